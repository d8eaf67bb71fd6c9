// The parts of the section on neighbour tests that fill files of their own. Of this room alone.
#pragma once

#include "core/results/neighbours/neighbour_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

// Hit@k and MRR@k against k: one chart of each for up to two searches, else one for each regime.
[[nodiscard]] std::vector<plot::Chart> rankCurves(const ReportedRun& run, RunPlace place,
                                                  const words::Wording& wording);

// The figures as they were given, and what the lint says of them.
[[nodiscard]] std::vector<Block> outsideBlocks(const ReportedRun& run, RunPlace place,
                                               const words::Wording& wording);

// How many faults the lint found.
[[nodiscard]] KeyFigure faultsFigure(const ReportedRun& run, const words::Wording& wording);

// "Passes", "Fails: P1", …, with its verdict; missing: nothing was judged.
[[nodiscard]] std::optional<KeyFigure> gateFigure(const RunGate& gate, const words::Wording& wording);
// Findings, chance, differing settings; of judged search number `search` of so many.
[[nodiscard]] std::vector<Block> gateTables(const evaluate::GateVerdict& verdict, RunPlace place,
                                            std::size_t search, std::size_t searches,
                                            const words::Wording& wording);
// Why nothing was judged.
[[nodiscard]] std::string whyNoGate(const RunGate& gate, const words::Wording& wording);

} // namespace assay::results

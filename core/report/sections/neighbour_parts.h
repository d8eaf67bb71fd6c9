// The parts of the section on neighbour tests that fill files of their own. Of this room alone.
#pragma once

#include "core/report/sections/neighbour_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace assay::report {

// Hit@k and MRR@k against k: one chart of each for up to two searches, else one for each regime.
[[nodiscard]] std::vector<Chart> rankCurves(const ReportedRun& run, RunPlace place, const Wording& wording);

// The figures as they were given, and what the lint says of them.
[[nodiscard]] std::vector<Block> outsideBlocks(const ReportedRun& run, RunPlace place,
                                               const Wording& wording);

// How many faults the lint found.
[[nodiscard]] KeyFigure faultsFigure(const ReportedRun& run, const Wording& wording);

// "Passes", "Fails: P1", …, with its verdict; missing: nothing was judged.
[[nodiscard]] std::optional<KeyFigure> gateFigure(const RunGate& gate, const Wording& wording);
// Findings, chance, differing settings; of judged search number `search` of so many.
[[nodiscard]] std::vector<Block> gateTables(const evaluate::GateVerdict& verdict, RunPlace place,
                                            std::size_t search, std::size_t searches, const Wording& wording);
// Why nothing was judged.
[[nodiscard]] std::string whyNoGate(const RunGate& gate, const Wording& wording);

} // namespace assay::report

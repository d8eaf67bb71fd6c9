// What gates say of a run, as blocks: the verdict of each gate, phase 1 before what depends on it, and beside
// every limit what its figure is, how sure, and what a limit like it can tell from luck.
//
// Pure functions of values: they read nothing and judge nothing. Any thread. The rules on anchors of a
// neighbour test have blocks of their own (neighbours/neighbour_blocks.h).
//
//     ASSAY_TRY(const auto verdicts, evaluate::judgeByGates(reader, run, baseline, stop, progress));
//     view->setBlocks(runGateBlocks(verdicts, "run_gate", wording));
#pragma once

#include "core/evaluate/runs/run_gate.h"
#include "core/results/blocks.h"
#include "core/results/power_blocks.h"
#include "core/words/wording.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// What a limit can tell. Of a move of a share the plan, by items and noise; of others, where the figure (the
// move) has an interval, the least distance from the limit that is told from luck, and how often a system
// that has not changed is beyond it on fresh items (statistics/power.h). Nothing where neither is known.
struct LimitPower {
    std::optional<PowerPlan> plan;
    std::optional<double> leastTold, falseAlarm;
};

[[nodiscard]] LimitPower powerOfLimit(const evaluate::LimitFinding& finding);

// "at least 90.0 %", "moves by at most 3.0 points", "falls by at most 0.05"; of a share in points.
[[nodiscard]] std::string limitRuleText(const evaluate::RunLimit& limit, bool isShare,
                                        const words::Wording& wording);
// "at least", "moves by at most", … : what a limit asks for, without its number.
[[nodiscard]] std::string limitKindTitle(evaluate::LimitKind kind, const words::Wording& wording);
// "P1"; "target", "required" in the reader's language.
[[nodiscard]] std::string limitSeverityTitle(evaluate::LimitSeverity severity, const words::Wording& wording);
// Why it cannot be judged; empty: it can.
[[nodiscard]] std::string limitShortageText(const evaluate::LimitFinding& finding,
                                            const words::Wording& wording);
// Of a figure that a gate names: readings and strata have names, too.
[[nodiscard]] std::string limitFigureTitle(std::string_view kind, std::string_view figure,
                                           const words::Wording& wording);

// The verdicts of gates on one run as key figures, what is not to be trusted while phase 1 fails, a table of
// limits for each gate (STEM_1, STEM_2, …), and which gates are about other runs. No verdict: nothing.
[[nodiscard]] std::vector<Block> runGateBlocks(std::span<const evaluate::RunGateVerdict> verdicts,
                                               std::string_view stem, const words::Wording& wording);

// A run with what gates say of it.
struct GatedRun {
    std::string title;
    std::vector<evaluate::RunGateVerdict> verdicts;
};

// A row for each run and gate that is about it, the worst first: the verdict, and how many of its limits
// pass, are too close, cannot be judged and fail, with the names of those. Nine columns, which a page holds.
[[nodiscard]] Table runGateOverview(std::span<const GatedRun> runs, const words::Wording& wording);

// What to call an incident that a verdict calls for, with the gravest severity of its failed limits (empty:
// none of P0 to P2): "suite-acceptance, June: BERTScore". nullopt: nothing has failed.
struct CalledIncident {
    std::string title, severity;
};

[[nodiscard]] std::optional<CalledIncident> calledIncident(const evaluate::RunGateVerdict& verdict);
// The same of the rules on anchors: "July: Hit@5 filtered moved by -7.7 points", P1.
[[nodiscard]] std::optional<CalledIncident>
calledIncident(const evaluate::GateVerdict& verdict, const std::string& run, const words::Wording& wording);

} // namespace assay::results

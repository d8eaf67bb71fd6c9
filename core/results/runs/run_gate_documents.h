// What a gate says of a run: as JSON, as rules for JUnit and SARIF (check_documents.h), and in sentences.
// Gates of any kind, and those of neighbour tests (neighbour_gate.h), which have rules of their own.
#pragma once

#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/runs/run_gate.h"
#include "core/results/runs/check_documents.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// {"gate", "kind", "source", "run", "baseline" (or null), "state", "trusted", "phase_one": {"run", "state"}
// or null, "ms_per_item": {"run", "baseline"}, "findings": [{"limit", "severity", "figure", one of
// evaluate::kLimitKindNames, "run", "run_ci", "run_n", "chance", "baseline", "baseline_ci", "baseline_n",
// "move", "move_ci", "p", "items", "clusters", "state", "why_not", "power", "least_told", "false_alarm"}]};
// power as powerJson() has it, of moves of shares, else null; the last two of other limits, where the figure
// or the move has an interval, else null (LimitPower). Indented by two.
[[nodiscard]] std::string runGateJson(const evaluate::RunGateVerdict& verdict);

// One rule a limit, and one for phase 1 where it fails.
[[nodiscard]] std::vector<CheckedRule> gateRulesOf(const evaluate::RunGateVerdict& verdict);
[[nodiscard]] std::vector<CheckedRule> gateRulesOf(const evaluate::GateVerdict& verdict);

// "bertscore_f 0.7821 [0.7512, 0.8030], at least 0.8: too close", in English.
[[nodiscard]] std::string limitText(const evaluate::LimitFinding& finding);
// The whole verdict, a line a limit.
[[nodiscard]] std::string runGateText(const evaluate::RunGateVerdict& verdict);

} // namespace assay::results

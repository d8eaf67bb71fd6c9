// Has a search become worse than it was? A run against a baseline over the same anchors. Source: FinRAG
// framework document, 6.1: the four alert thresholds are data. Beside them: whether the change is larger than
// chance, by McNemar's test on hits and a paired bootstrap of reciprocal ranks.
//
// Absolute limits judge the run over all its anchors; moves are between the anchors that both runs have, by
// their sentence ids. A figure within 1e-12 of a limit (a distance, which is float32: within 1e-6) counts as
// that limit: a move of exactly 7 points is not more than 7. Hit@k and MRR@k are over covered anchors,
// Self@1 is the strict one; the median gold distance is of the gold among the results, of searches by cosine.
//
// Pure; any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbour_figures.h"
#include "core/model/neighbour.h"
#include "core/statistics/mcnemar.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class Alert : std::uint8_t { None, P2, P1, P0 }; // rising

enum class GateMeasure : std::uint8_t { SelfAt1, HitAt, MrrAt, MedianGoldDistance, SelfAt1TieAware };

[[nodiscard]] std::string_view alertName(Alert alert) noexcept;               // "none", "P2", "P1", "P0"
[[nodiscard]] std::string_view gateMeasureName(GateMeasure measure) noexcept; // "hit_at"
[[nodiscard]] bool isRanked(GateMeasure measure) noexcept;                    // it has a k

// Exactly one of the two limits is set.
struct GateRule {
    std::string name; // "Self@1"
    Alert alert = Alert::P2;
    GateMeasure measure = GateMeasure::HitAt;
    int k = 5;                           // of HitAt and MrrAt
    std::optional<model::Regime> regime; // missing: each regime of its own
    std::optional<double> atLeast;       // the run's figure, whatever the baseline
    std::optional<double> largestMove;   // |run - baseline|: 0.07 is 7 points

    friend bool operator==(const GateRule&, const GateRule&) = default;
};

// Self@1 with ties counted < 0.95 is P0, for a text that stands twice is no damage of the index; filtered
// Hit@5 moved by more than 0.07 P1; open Hit@5 by more than 0.05 P2; median gold distance by more than 0.05
// P2.
[[nodiscard]] std::vector<GateRule> defaultGateRules();

// {"rules": [{"name", "alert": "P1", "measure": "self_at_1" | "hit_at" | "mrr_at" | "median_gold_distance",
// "k", "regime": "filtered" | "open", "at_least" | "largest_move"}, …]}; k of hit_at and mrr_at alone.
[[nodiscard]] base::Result<std::string> gateRulesJson(const std::vector<GateRule>& rules);
// Errors: InputNotUsable, InvalidArgument (a rule that makes no sense; `where` is its name).
[[nodiscard]] base::Result<std::vector<GateRule>> readGateRules(std::string_view json);

struct GateFinding {
    GateRule rule;
    model::Regime regime = model::Regime::Filtered;
    // Missing: undefined in one of them; then the rule cannot judge. move = run - baseline.
    std::optional<double> run, baseline, move;
    bool judged = false;
    bool violated = false;
};

// Over the anchors that both runs asked and that both have covered; k is that of the first rule on Hit@k of
// the regime, reciprocal ranks are at the smaller of the two depths.
struct ChanceOfChange {
    model::Regime regime = model::Regime::Filtered;
    std::int64_t n = 0;
    int k = 5;
    statistics::McNemar hits;                             // only the baseline hit, only the run hit
    std::optional<double> mrrDelta;                       // run - baseline
    std::optional<statistics::Interval> mrrDeltaInterval; // paired bootstrap
    bool hitsChanged = false;                             // p < 0.05
    bool ranksChanged = false;                            // the interval leaves 0 out
};

struct GateVerdict {
    Alert worst = Alert::None;
    std::vector<GateFinding> findings;
    std::vector<ChanceOfChange> chances;
    std::int64_t onlyRun = 0; // anchors that the other does not have
    std::int64_t onlyBaseline = 0;
};

// One search of each run; findings in the order of the rules, then of the run's regimes. The fields of the
// filter may differ: what a change of them does is a question too. Errors: InvalidArgument (settings of the
// two that are not comparable, a k beyond what one of them looked at: `where` is the setting; a rule that
// makes no sense: its name), InputNotUsable (no anchor in common).
[[nodiscard]] base::Result<GateVerdict>
judgeNeighbours(std::span<const model::AnchorOutcome> run, std::size_t runSearch,
                const model::NeighbourSettings& runSettings, std::span<const model::AnchorOutcome> baseline,
                std::size_t baselineSearch, const model::NeighbourSettings& baselineSettings,
                const std::vector<GateRule>& rules, std::uint64_t seed);

} // namespace assay::evaluate

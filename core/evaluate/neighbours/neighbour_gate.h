// Has a search become worse than it was? A run against a baseline over the same anchors. Source: FinRAG
// framework document, 6.1: the four alert thresholds are data. Beside them: whether the change is larger than
// chance, by McNemar's test on hits and a paired bootstrap of reciprocal ranks.
//
// Absolute limits judge the run over all its anchors and all it looked at; moves are between the anchors that
// both runs have, by their sentence ids, that both asked and (but for Self@1) both have covered, among the
// first results up to the smaller depth of the two.
//
// What cannot be judged does not pass: a rule that the run gives no figure for is violated, if it is an
// absolute limit or the baseline has the figure. An anchor without a vector counts as a miss of Self@1 under
// an absolute limit, and so does every anchor that the baseline asked and the run did not. Such lost anchors
// are left out of moves of shares and means, which are judged a second time with them as misses of the run.
//
// A figure is unknown when the lists of a run from elsewhere do not say it of every anchor: one cut before
// rank k, one without its anchor. An unknown Hit@k or MRR@k of the run does not pass; an unknown Self@1 is
// not judged. An anchor without a list is left out like one that the run does not have. Median distances are
// of the first results up to the shortest list that was cut.
//
// A figure within 1e-12 of a limit (a distance, which is float32: within 1e-6) counts as
// that limit: a move of exactly 7 points is not more than 7. Hit@k and MRR@k are over covered anchors,
// Self@1 is the strict one; the median gold distance is of the gold among the results, of searches by cosine.
//
// Pure; any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
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

// Why a figure of the run is not there, in this order; BaselineUndefined: that of the baseline is not.
enum class Unjudged : std::uint8_t {
    Judged,
    RegimeNotSearched,
    NoneAsked,
    NoneCovered,    // of those that were asked
    NoGoldDistance, // no gold was found, or the search does not measure cosines
    NoPair,         // no anchor that both asked and have covered
    NotKnown,       // a list from elsewhere does not say (model::AnchorSearch), or there is none
    BaselineUndefined
};

[[nodiscard]] std::string_view unjudgedName(Unjudged why) noexcept; // "none_asked"; Judged: ""

struct GateFinding {
    GateRule rule;
    model::Regime regime = model::Regime::Filtered;
    // Missing: undefined. n: anchors, of a median distances. Intervals: Wilson of shares, bootstrap of means,
    // none of medians.
    std::optional<double> run, baseline;
    std::int64_t runN = 0, baselineN = 0;
    std::optional<statistics::Interval> runInterval, baselineInterval;
    // run - baseline of a largestMove; an absolute limit has none, for its figures are over different
    // anchors.
    std::optional<double> move;
    std::int64_t missed = 0; // of an absolute limit on Self@1: anchors not asked that count as misses
    std::int64_t lost = 0; // of a move: anchors that the baseline asked and has covered, not asked by the run
    std::optional<double> moveWithLost; // the move with them as misses; only where there are any
    Unjudged unjudged = Unjudged::Judged;
    bool judged = false;
    bool violated = false; // also of rules that could not be judged
};

// Of all anchors of each run. lost: the baseline asked them, the run did not.
struct AskedAnchors {
    model::Regime regime = model::Regime::Filtered;
    std::int64_t runAnchors = 0, runAsked = 0;
    std::int64_t baselineAnchors = 0, baselineAsked = 0;
    std::int64_t lost = 0;
};

// A setting or input in which the two differ, each as JSON.
struct DifferingSetting {
    std::string name; // "filter_fields"
    std::string run, baseline;
};

// Over the anchors that both runs asked and that both have covered; k is that of the first rule on Hit@k of
// the regime, reciprocal ranks are at the smaller of the two depths; both at most as far as lists that were
// cut and hold no gold go.
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
    std::vector<AskedAnchors> asked; // by the run's regimes
    std::int64_t onlyRun = 0;        // anchors that the other does not have
    std::int64_t onlyBaseline = 0;
    // Of judgeRun(): what the two differ in, and the searches that were compared.
    std::vector<DifferingSetting> differing;
    retrieval::Capabilities runSearch, baselineSearch;
};

// One search of each run; findings in the order of the rules, then of the run's regimes, or of the one that
// the rule names. The fields of the
// filter may differ: what a change of them does is a question too. Errors: InvalidArgument (settings of the
// two that are not comparable, a k beyond what one of them looked at: `where` is the setting; a rule that
// makes no sense: its name), InputNotUsable (no anchor in common).
[[nodiscard]] base::Result<GateVerdict>
judgeNeighbours(std::span<const model::AnchorOutcome> run, std::size_t runSearch,
                const model::NeighbourSettings& runSettings, std::span<const model::AnchorOutcome> baseline,
                std::size_t baselineSearch, const model::NeighbourSettings& baselineSettings,
                const std::vector<GateRule>& rules, std::uint64_t seed);

} // namespace assay::evaluate

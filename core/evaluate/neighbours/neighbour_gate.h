// Has a search become worse than it was? A run against a baseline over the same anchors. Source: FinRAG
// framework document, 6.1: the four alert thresholds are data. Beside them: by how much every figure has
// changed, and whether that is larger than chance, by sign flips of clusters of anchors (anchor_clusters.h).
//
// Absolute limits judge the run over all its anchors and all it looked at; moves are between the anchors that
// both runs have, by their sentence ids, that both asked and (but for Self@1) both have covered, among the
// first results up to the smaller depth of the two.
//
// A limit has three states: passed, too close (the 95 % interval of the figure or the move holds the limit),
// failed. The alert is raised by the figure itself, as the document has it: it may be raised, or not, by what
// is too close to tell.
//
// What cannot be judged does not pass. A rule is judged from kLeastAnchors anchors in
// statistics::kLeastClusters clusters on; a move from kLeastInCommon of the baseline's anchors on, too; and a
// move of distances of one model only. Below, it is neither passed nor violated.
//
// A rule that the run gives no figure for is violated, if it is an
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
#include "core/evaluate/neighbours/anchor_clusters.h"
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
    BaselineUndefined,
    TooFewAnchors,  // below kLeastAnchors
    TooFewClusters, // of them, below statistics::kLeastClusters
    TooFewInCommon, // below kLeastInCommon of the baseline's anchors
    OtherModel      // distances of two models have no scale in common
};

inline constexpr std::int64_t kLeastAnchors = 30;
inline constexpr double kLeastInCommon = 0.8;
// Of a difference: fewer anchors that changed cannot tell it from chance.
inline constexpr std::int64_t kLeastDiscordant = 6;

enum class LimitState : std::uint8_t { Passed, TooClose, Failed, CannotBeJudged };

[[nodiscard]] std::string_view limitStateName(LimitState state) noexcept; // "too_close"

[[nodiscard]] std::string_view unjudgedName(Unjudged why) noexcept; // "none_asked"; Judged: ""

struct GateFinding {
    GateRule rule;
    model::Regime regime = model::Regime::Filtered;
    // Missing: undefined. n: anchors, of a median distances. Intervals: by clusters, Wilson of shares,
    // bootstrap of means, none of medians.
    std::optional<double> run, baseline;
    std::int64_t runN = 0, baselineN = 0;
    std::optional<statistics::Interval> runInterval, baselineInterval;
    // run - baseline of a largestMove; an absolute limit has none, for its figures are over different
    // anchors.
    std::optional<double> move;
    std::optional<statistics::Interval> moveInterval; // bootstrap of clusters; none of medians
    std::int64_t anchors = 0;                         // that the rule is judged over, and their clusters
    std::int64_t clusters = 0;
    std::int64_t missed = 0; // of an absolute limit on Self@1: anchors not asked that count as misses
    std::int64_t lost = 0; // of a move: anchors that the baseline asked and has covered, not asked by the run
    std::optional<double> moveWithLost; // the move with them as misses; only where there are any
    Unjudged unjudged = Unjudged::Judged;
    bool judged = false;
    bool violated = false; // also of rules that could not be judged for want of the run's figure
    LimitState state = LimitState::CannotBeJudged; // TooClose whether it is violated or not
};

// Of all anchors of each run. lost: the baseline asked them, the run did not.
struct AskedAnchors {
    model::Regime regime = model::Regime::Filtered;
    std::int64_t runAnchors = 0, runAsked = 0;
    std::int64_t baselineAnchors = 0, baselineAsked = 0;
    std::int64_t lost = 0;
};

// A setting or input in which the two differ, each as JSON: of an input its name.
struct DifferingSetting {
    std::string name; // "filter_fields", "embeddings"
    std::string run, baseline;
    bool isInput = false;        // what was measured: corpus, vectors, anchors, model
    bool isOtherContent = false; // of an input: the names are the same, what they name is not
};

// By how much one figure differs, over the anchors that both runs asked and that both have covered.
struct RankDifference {
    model::Regime regime = model::Regime::Filtered;
    GateMeasure measure = GateMeasure::HitAt; // or MrrAt
    int k = 5;
    std::int64_t n = 0, clusters = 0;
    std::optional<double> run, baseline, difference; // run - baseline; missing without an anchor
    std::optional<statistics::Interval> interval;    // bootstrap of clusters, paired
    std::optional<double> p;                         // sign flips of clusters
    std::optional<double> holm;                      // p corrected for all of the family; not of the headline
    bool isHeadline = false;                         // named before by the rules: outside the family
    std::int64_t lost = 0, won = 0;                  // anchors at which the run is worse, better
    std::optional<statistics::McNemar> asIndependent; // of Hit@k: as if no two anchors belonged together
    std::optional<double> designEffect;               // of the run's figure, where it is a share

    [[nodiscard]] bool canBeJudged() const noexcept { return p && lost + won >= kLeastDiscordant; }

    [[nodiscard]] bool isMoreThanChance() const noexcept {
        const std::optional<double>& judged = isHeadline ? p : holm;
        return canBeJudged() && judged && *judged < 0.05;
    }
};

// An anchor whose first gold stands at another rank than before. 0: none among the results.
struct ChangedAnchor {
    std::string sentenceId;
    int baselineRank = 0;
    int runRank = 0;

    friend bool operator==(const ChangedAnchor&, const ChangedAnchor&) = default;
};

inline constexpr std::size_t kMostChangedAnchors = 20;

// The anchors of one regime by what became of their reciprocal ranks.
struct AnchorChanges {
    model::Regime regime = model::Regime::Filtered;
    std::int64_t wins = 0, ties = 0, losses = 0; // of the run
    std::vector<ChangedAnchor> most; // whose reciprocal rank changed most, at most kMostChangedAnchors
};

// Of a regime: Hit@k of its first rule on Hit@k, and MRR@k of the largest k; both at most as far as lists
// that were cut and hold no gold go.
struct ChanceOfChange {
    model::Regime regime = model::Regime::Filtered;
    RankDifference hits, ranks;
};

// How often anchors flipped between earlier runs that are taken to be alike.
struct EarlierNoise {
    double discordance = 0; // share of their common anchors at which only one of the two hit
    int pairs = 0;          // of runs
};

struct GateVerdict {
    Alert worst = Alert::None;
    std::vector<GateFinding> findings;
    std::vector<ChanceOfChange> chances;     // by the regimes of both
    std::vector<RankDifference> differences; // of all k of the run and of the rules, by regime
    std::optional<AnchorChanges> changes;    // of the headline's regime; missing without a pair
    ClusterUnit unit = ClusterUnit::Company; // what clusters are made of
    std::vector<AskedAnchors> asked;         // by the run's regimes
    std::int64_t onlyRun = 0;                // anchors that the other does not have
    std::int64_t onlyBaseline = 0;
    std::optional<EarlierNoise> noise; // of noiseOf(): judgeRun() knows no other runs
    // Of judgeRun(): what the two differ in, and the searches that were compared.
    std::vector<DifferingSetting> differing;
    retrieval::Capabilities runSearch, baselineSearch;
};

// False of a rule on distances where neither search measures any of gold, as BM25: nothing is wanting then.
[[nodiscard]] bool doesApply(const GateFinding& finding) noexcept;

// Failed: a rule is violated. CannotBeJudged: none is, and too few anchors or clusters were there for one, or
// nothing was judged.
[[nodiscard]] LimitState stateOf(const GateVerdict& verdict);

// One search of each run; findings in the order of the rules, then of the run's regimes, or of the one that
// the rule names. The fields of the
// filter may differ: what a change of them does is a question too. Distances are judged if both runs have
// vectors of the same model. Errors: InvalidArgument (settings of the
// two that are not comparable, a k beyond what one of them looked at: `where` is the setting; a rule that
// makes no sense: its name), InputNotUsable (no anchor in common).
[[nodiscard]] base::Result<GateVerdict>
judgeNeighbours(std::span<const model::AnchorOutcome> run, std::size_t runSearch,
                const model::NeighbourSettings& runSettings, std::span<const model::AnchorOutcome> baseline,
                std::size_t baselineSearch, const model::NeighbourSettings& baselineSettings,
                const std::vector<GateRule>& rules, std::uint64_t seed, bool isSameModel = true);

} // namespace assay::evaluate

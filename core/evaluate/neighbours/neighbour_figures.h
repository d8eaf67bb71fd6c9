// The figures of a neighbour test from the outcomes of its anchors: Self@1, Hit@k, MRR@k, coverage, distance
// distributions, strata, hardest cases. Definitions: FinRAG framework document, parts 2 and 3, with these
// rulings: the anchor is removed before ranks are counted; Hit@k and MRR@k are over covered anchors that were
// asked, and beside that over all anchors, named so, where those not covered and those not asked (without a
// vector, without a word) count as misses; coverage is over all anchors, asked or not; Self@1 over those
// asked. Anchors that are not among what is searched (AnchorOutcome::searched()) are counted and in no
// figure. Where results tie, Hit@k, MRR@k and the measures over all gold are means over their orders
// (anchor_figures.h).
//
// Anchors of one company, filing or slice are found or missed together, so intervals go by such clusters
// (anchor_clusters.h, core/statistics/clusters.h): Wilson's with the effective number of anchors for
// proportions, the percentile bootstrap of clusters for means (2,000 draws, seeded), none below six clusters.
// Strata of one company go by its filings or slices.
//
// Beside a figure stands its chance level: the mean over the same anchors of what results in random order
// would give (core/statistics/chance.h).
//
// Lists from elsewhere may end before rank k, never hold their anchors (model::AnchorSearch), or be missing:
// a figure is missing where it is not known of every one of its anchors; its count is then of those that are
// known. Those "over all anchors" are known when there is a list of each covered one.
//
// Everything here is pure and may be called from any thread. An undefined figure is missing, never 0.
#pragma once

#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"
#include "core/statistics/interval.h"
#include "core/statistics/latency.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace assay::evaluate {

// Fewer hits are not compared with luck.
inline constexpr std::int64_t kLeastForLuck = 20;

struct Proportion {
    std::int64_t count = 0; // rounded, where ties make parts of hits
    std::int64_t n = 0;
    std::optional<double> value{};
    std::optional<statistics::Interval> interval{}; // Wilson
    std::optional<double> designEffect{};           // n by the effective number of anchors
    std::optional<double> chance{};                 // by luck; missing: not known, or not of this figure
    std::int64_t certain = 0;                       // anchors that luck cannot miss
    std::optional<double> luckP{};                  // the probability of as many hits by luck

    [[nodiscard]] std::optional<double> lift() const; // core/statistics/chance.h
    // Luck does as well in one case of twenty or more.
    [[nodiscard]] bool isNotToldFromLuck() const;
};

struct MeanFigure {
    std::int64_t n = 0;
    std::optional<double> value{};
    std::optional<statistics::Interval> interval{}; // bootstrap
    std::optional<double> chance{};

    [[nodiscard]] std::optional<double> lift() const;
};

struct DistanceSummary {
    std::int64_t n = 0;
    std::optional<double> p5, p25, median, p75, p95;
};

struct StratumFigures {
    std::string name;
    std::int64_t anchors = 0;        // asked or not
    Proportion coverage;             // over them
    std::map<int, Proportion> hitAt; // over those covered and asked
    std::map<int, MeanFigure> mrrAt;
    std::int64_t asked = 0;
    std::int64_t covered = 0; // of those asked
};

// Figures that count each anchor for all sentences of its stratum: what the corpus has, where strata were not
// drawn in proportion. Over covered anchors that were asked.
struct WeightedFigures {
    std::map<int, Proportion> hitAt;
    std::map<int, MeanFigure> mrrAt;
};

// Each text once (model::DistinctTexts), over the anchors that have gold beside their own text.
struct DistinctFigures {
    std::map<int, Proportion> hitAt;
    std::map<int, MeanFigure> mrrAt;
};

// One search in one regime.
struct RegimeFigures {
    std::int64_t anchors = 0;              // all of them
    std::int64_t asked = 0;                // those with what the search needs
    std::int64_t covered = 0;              // of those asked
    std::int64_t noVector = 0, noText = 0; // why the others were not
    std::int64_t noList = 0;               // or a run from elsewhere says nothing of them, or a query failed
    // Of engines over the network: queries that failed by their kind (each of them is in `noList`), how long
    // queries took with time limits as censored and other failures apart, lists that end before their depth,
    // and results that are no sentence of the corpus.
    std::map<std::string, std::int64_t> failures{};
    statistics::Latency latency{};
    // Throughput at the connection's parallelism: queries that were answered over the time that all queries
    // took, failures and time limits included; missing: not timed.
    std::optional<double> queriesPerSecond{};
    std::int64_t cutLists = 0;
    std::int64_t unknownIds = 0;
    Proportion selfAt1; // over asked
    Proportion selfAt1TieAware;
    std::map<int, Proportion> hitAt;           // over covered
    std::map<int, MeanFigure> mrrAt;           // over covered
    std::map<int, Proportion> hitAtAllAnchors; // over all
    std::map<int, MeanFigure> mrrAtAllAnchors;
    DistanceSummary goldDistance; // of gold among the results
    DistanceSummary otherDistance;
    std::vector<StratumFigures> byLength, bySection, byYear, byCompany; // in a natural order; none left out
    std::vector<Proportion> hitCurve;                                   // Hit@1 … Hit@depth
    std::vector<std::optional<double>> mrrCurve;
    std::vector<std::optional<statistics::Interval>> mrrCurveIntervals; // bootstrap; empty: not computed
    std::vector<std::optional<double>> mrrCurveChance;                  // empty: not computed
    // Over all gold of the covered anchors, for each k of Hit@k and MRR@k.
    std::map<int, MeanFigure> recallAt, ndcgAt;
    MeanFigure averagePrecision;               // of the first results, as many as are looked at
    std::optional<WeightedFigures> weighted{}; // missing: it is not known how anchors were drawn
    std::optional<DistinctFigures> distinct{}; // missing: texts were not compared
    std::size_t clusters = 0;                  // of the covered anchors that were asked
};

// Nothing in it is approximate: its recall is 1 at any number of results.
[[nodiscard]] bool isExactSearch(const retrieval::Capabilities& search) noexcept;

// 95 % of a measured recall, over the queries that it was measured with (search_recall.h); `filtered`: of
// that within each asker's own filter. nullopt: not measured.
[[nodiscard]] std::optional<statistics::Interval> recallInterval(const retrieval::Capabilities& search,
                                                                 bool filtered = false);

struct SearchFigures {
    std::string label;
    retrieval::DistanceKind distance = retrieval::DistanceKind::Cosine;
    std::optional<double> recall;
    int recallAt = 0;
    std::vector<RegimeFigures> regimes; // in the order of the settings
    std::uint64_t recallQueries = 0;
};

struct NeighbourFigures {
    std::int64_t anchors = 0;            // that are among what is searched
    Proportion coverage;                 // covered of all
    std::map<int, std::int64_t> windows; // effective window → covered anchors
    std::vector<SearchFigures> searches;
    std::int64_t notSearched = 0; // anchors beside those
    ClusterUnit clusterUnit = ClusterUnit::Slice;
    std::optional<Proportion> weightedCoverage{}; // missing: it is not known how anchors were drawn
};

// Bootstraps use the seed of the settings as it is: each interval is what
// statistics::clusteredRatioInterval() gives of the values in the order of the anchors' numbers. Distances
// are summarised of searches by cosine only. Strata hold all four length buckets and every section, year and
// company of the anchors, those without one (name empty) last. Uses up to eight threads.
//
// Of each search, its capabilities. The outcomes in any order; the figures do not depend on it.
[[nodiscard]] NeighbourFigures neighbourFigures(std::span<const model::AnchorOutcome> outcomes,
                                                const model::NeighbourSettings& settings,
                                                std::span<const retrieval::Capabilities> searches);

enum class Diagnosis : std::uint8_t { NearDuplicate, ShortSection, NumericHeavy, Navigational };

// "near-duplicate boilerplate", "short section", "numeric-heavy", "navigational".
[[nodiscard]] std::string_view diagnosisName(Diagnosis diagnosis) noexcept;

// In the order above; none: no explanation.
[[nodiscard]] std::vector<Diagnosis> diagnose(const model::AnchorOutcome& outcome,
                                              const model::AnchorSearch& search,
                                              const model::NeighbourSettings& settings);

// The outcomes that are covered and asked, the hardest first: no gold found before late gold, then the larger
// distance of the best gold (unknown last), then the anchor's number. `search` is an index into
// AnchorOutcome::searches. Elements are indices into `outcomes`.
[[nodiscard]] std::vector<std::uint32_t> hardestCases(std::span<const model::AnchorOutcome> outcomes,
                                                      std::size_t search);

} // namespace assay::evaluate

// The figures of a neighbour test from the outcomes of its anchors: Self@1, Hit@k, MRR@k, coverage, distance
// distributions, strata, hardest cases. Definitions: FinRAG framework document, parts 2 and 3, with these
// rulings: the anchor is removed before ranks are counted; Hit@k and MRR@k are over covered anchors that were
// asked, and beside that over all anchors, named so, where those not covered and those not asked (without a
// vector, without a word) count as misses; coverage is over all anchors, asked or not; Self@1 over those
// asked. Anchors that are not among what is searched (AnchorOutcome::searched()) are counted and in no
// figure. Wilson 95 % intervals for proportions, percentile bootstrap for means (2,000 draws, seeded).
//
// Lists from elsewhere may end before rank k, never hold their anchors (model::AnchorSearch), or be missing:
// a figure is missing where it is not known of every one of its anchors; its count is then of those that are
// known. Those "over all anchors" are known when there is a list of each covered one.
//
// Everything here is pure and may be called from any thread. An undefined figure is missing, never 0.
#pragma once

#include "core/model/neighbour.h"
#include "core/retrieval/search.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace assay::evaluate {

struct Proportion {
    std::int64_t count = 0;
    std::int64_t n = 0;
    std::optional<double> value;
    std::optional<statistics::Interval> interval; // Wilson
};

struct MeanFigure {
    std::int64_t n = 0;
    std::optional<double> value;
    std::optional<statistics::Interval> interval; // bootstrap
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
};

// One search in one regime.
struct RegimeFigures {
    std::int64_t anchors = 0;              // all of them
    std::int64_t asked = 0;                // those with what the search needs
    std::int64_t covered = 0;              // of those asked
    std::int64_t noVector = 0, noText = 0; // why the others were not
    std::int64_t noList = 0;               // or a run from elsewhere says nothing of them
    Proportion selfAt1;                    // over asked
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
};

// Bootstraps use the seed of the settings as it is: each interval is what statistics::bootstrapMeanInterval()
// gives of the reciprocal ranks in the order of the anchors' numbers. Distances are summarised of searches by
// cosine only. Strata hold all four length buckets and every section, year and company of the anchors, those
// without one (name empty) last. Uses up to eight threads.
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

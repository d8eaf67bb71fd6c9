// The figures of a neighbour test from the outcomes of its anchors: Self@1, Hit@k, MRR@k, coverage, distance
// distributions, strata, hardest cases. Definitions: FinRAG framework document, parts 2 and 3, with these
// rulings: the anchor is removed before ranks are counted; Hit@k and MRR@k are over covered anchors that were
// asked, and over all anchors beside that, named so; Wilson 95 % intervals for proportions, percentile
// bootstrap for means (2,000 draws, seeded).
//
// Lists from elsewhere may end before rank k, or never hold their anchors (model::AnchorSearch): a figure is
// missing where it is not known of every one of its anchors; its count is then of those that are known.
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
    std::int64_t anchors = 0; // that were asked
    Proportion coverage;
    std::map<int, Proportion> hitAt;
    std::map<int, MeanFigure> mrrAt;
};

// One search in one regime.
struct RegimeFigures {
    std::int64_t anchors = 0; // all of them
    std::int64_t asked = 0;   // those with what the search needs
    Proportion selfAt1;       // over asked
    Proportion selfAt1TieAware;
    std::map<int, Proportion> hitAt;           // over covered
    std::map<int, MeanFigure> mrrAt;           // over covered
    std::map<int, Proportion> hitAtAllAnchors; // over asked
    std::map<int, MeanFigure> mrrAtAllAnchors;
    DistanceSummary goldDistance; // of gold among the results
    DistanceSummary otherDistance;
    std::vector<StratumFigures> byLength, bySection, byYear, byCompany; // in a natural order; none left out
    std::vector<Proportion> hitCurve;                                   // Hit@1 … Hit@depth
    std::vector<std::optional<double>> mrrCurve;
};

struct SearchFigures {
    std::string label;
    retrieval::DistanceKind distance = retrieval::DistanceKind::Cosine;
    std::optional<double> recall;
    int recallAt = 0;
    std::vector<RegimeFigures> regimes; // in the order of the settings
};

struct NeighbourFigures {
    std::int64_t anchors = 0;
    Proportion coverage;                 // covered of all
    std::map<int, std::int64_t> windows; // effective window → covered anchors
    std::vector<SearchFigures> searches;
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

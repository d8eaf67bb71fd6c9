// The measures of a run against judgements: of each query, and over all of them. What trec_eval does with two
// files; the measures themselves are in metrics/ranking.
//
// Means are over the queries that both have, unless `complete`: then over all that were judged, those without
// a list counting as lists with nothing in them.
#pragma once

#include "core/base/result.h"
#include "core/formats/rankings/trec_files.h"
#include "core/metrics/ranking/ranking_measures.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct RankingEvaluationSettings {
    metrics::RankingSettings ranking;
    bool complete = false;
    bool intervals = false;  // wanted
    std::uint64_t seed = 42; // of the draws for them
};

struct QueryMeasures {
    std::string_view query;
    std::vector<double> values; // by column
    std::string grades;         // of `relstring`, where it was asked for
};

struct RankingEvaluation {
    std::vector<metrics::MeasureColumn> columns;
    std::vector<QueryMeasures> queries; // by the bytes of their ids
    std::vector<double> overall;        // by column
    // By column, 95 %, of means: queries are drawn again, at the level that so many of them need
    // (statistics/clusters.h). Empty: not wanted; missing: too few queries.
    std::vector<std::optional<statistics::Interval>> intervals;
    std::string runName;
    std::int64_t withoutList = 0;     // judged queries that the run has not
    std::int64_t withoutRelevant = 0; // of `queries`, where nothing is relevant
    std::int64_t notJudged = 0;       // queries of the run that nobody judged
    std::int64_t retrieved = 0;       // documents of `queries`,
    std::int64_t holes = 0;           // and those of them that were not judged
};

// Errors: InputNotUsable (no query in both).
[[nodiscard]] base::Result<RankingEvaluation> evaluateRankings(const formats::Judgements& judgements,
                                                               const formats::GradedRun& run,
                                                               const metrics::RankingMeasures& measures,
                                                               const RankingEvaluationSettings& settings);

} // namespace assay::evaluate

#include "core/evaluate/retrieval/ranking_evaluation.h"

#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace assay::evaluate {
namespace {

using metrics::Averaging;

// The queries that are measured, as places in the judgements.
std::vector<std::size_t> measuredQueries(const formats::GradedRun& run, bool complete) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < run.lists.size(); ++i) {
        if (complete || run.lists[i].found) {
            places.push_back(i);
        }
    }
    return places;
}

// Judged relevant in all judgements, which is what trec_eval prints with every query counted: from grade 1
// on, whatever the level.
double allRelevant(const formats::Judgements& judgements) {
    std::int64_t count = 0;
    for (const formats::JudgedQuery& query : judgements.queries()) {
        for (std::size_t grade = 1; grade < query.byGrade().size(); ++grade) {
            count += query.byGrade()[grade];
        }
    }
    return static_cast<double>(count);
}

void average(RankingEvaluation& evaluation) {
    const auto n = static_cast<double>(evaluation.queries.size());
    evaluation.overall.assign(evaluation.columns.size(), 0);
    for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
        double& value = evaluation.overall[column];
        for (const QueryMeasures& query : evaluation.queries) {
            value += query.values[column];
        }
        switch (evaluation.columns[column].averaging) {
        case Averaging::Mean:
            value /= n;
            break;
        case Averaging::GeometricMean:
            value = std::exp(value / n);
            break;
        case Averaging::Count:
        case Averaging::Queries:
        case Averaging::RunName:
        case Averaging::Grades:
            break;
        }
    }
}

void addIntervals(RankingEvaluation& evaluation, std::uint64_t seed) {
    evaluation.intervals.resize(evaluation.columns.size());
    if (evaluation.queries.size() < statistics::kLeastClusters) {
        return;
    }
    std::vector<double> values;
    values.reserve(evaluation.queries.size() * evaluation.columns.size());
    for (const QueryMeasures& query : evaluation.queries) {
        values.insert(values.end(), query.values.begin(), query.values.end());
    }
    const double confidence = 1 - 2 * statistics::bootstrapTail(evaluation.queries.size());
    auto intervals =
        meanIntervals(values, evaluation.columns.size(), seed, statistics::kBootstrapDraws, confidence);
    for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
        if (evaluation.columns[column].averaging == Averaging::Mean) {
            evaluation.intervals[column] = intervals[column];
        }
    }
}

} // namespace

base::Result<RankingEvaluation> evaluateRankings(const formats::Judgements& judgements,
                                                 const formats::GradedRun& run,
                                                 const metrics::RankingMeasures& measures,
                                                 const RankingEvaluationSettings& settings) {
    const std::vector<std::size_t> places = measuredQueries(run, settings.complete);
    RankingEvaluation evaluation;
    evaluation.columns = measures.columns();
    evaluation.runName = run.name;
    evaluation.notJudged = run.otherQueries;
    evaluation.withoutList = std::ranges::count(run.lists, false, &formats::GradedList::found);
    if (evaluation.withoutList == std::ssize(run.lists)) {
        return base::fail(base::ErrorCode::InputNotUsable, "no query that both have");
    }
    evaluation.queries.resize(places.size());
    const auto measureFrom = [&](std::size_t first, std::size_t step) {
        for (std::size_t i = first; i < places.size(); i += step) {
            const formats::JudgedQuery& judged = judgements.queries()[places[i]];
            const metrics::JudgedRanking ranking{run.lists[places[i]].grades, judged.byGrade()};
            QueryMeasures& query = evaluation.queries[i];
            query.query = judged.id();
            query.values.resize(evaluation.columns.size());
            measures.measure(ranking, settings.ranking, query.values);
            query.grades = measures.gradesText(ranking);
        }
    };
    constexpr std::size_t kMostThreads = 8;
    constexpr std::size_t kQueriesEach = 64;
    const std::size_t threads = std::clamp<std::size_t>(
        std::thread::hardware_concurrency(), 1, std::min(kMostThreads, places.size() / kQueriesEach + 1));
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i) {
        others.emplace_back(measureFrom, i, threads);
    }
    measureFrom(0, threads);
    others.clear();
    for (const std::size_t place : places) {
        const std::vector<std::int32_t>& grades = run.lists[place].grades;
        const std::vector<std::int64_t>& byGrade = judgements.queries()[place].byGrade();
        const auto level = static_cast<std::size_t>(std::max(settings.ranking.level, 0));
        evaluation.retrieved += std::ssize(grades);
        evaluation.holes += std::ranges::count_if(grades, [](std::int32_t grade) { return grade < 0; });
        bool anyRelevant = false;
        for (std::size_t grade = level; grade < byGrade.size(); ++grade) {
            anyRelevant = anyRelevant || byGrade[grade] > 0;
        }
        evaluation.withoutRelevant += anyRelevant ? 0 : 1;
    }
    average(evaluation);
    if (settings.intervals) {
        addIntervals(evaluation, settings.seed);
    }
    if (settings.complete) {
        const auto relevant = std::ranges::find(evaluation.columns, "num_rel", &metrics::MeasureColumn::name);
        if (relevant != evaluation.columns.end()) {
            evaluation.overall[static_cast<std::size_t>(relevant - evaluation.columns.begin())] =
                allRelevant(judgements);
        }
    }
    return evaluation;
}

} // namespace assay::evaluate

// What a facet or another order costs on the questions page: a hundred thousand questions in columns.
#include "core/curation/question_filter.h"

#include <benchmark/benchmark.h>

#include <numeric>
#include <random>

namespace {

using namespace assay;

const workspace::QuestionColumns& columnsOf(std::size_t count) {
    static workspace::QuestionColumns columns;
    if (columns.size() == count) {
        return columns;
    }
    columns = {};
    std::mt19937 random(1);
    for (int i = 1; i < 400; ++i) {
        columns.names.push_back("value " + std::to_string(i));
    }
    const auto name = [&random] { return static_cast<std::uint32_t>(random() % 400); };
    for (std::size_t i = 0; i < count; ++i) {
        columns.id.push_back(static_cast<base::RowId>(i + 1));
        columns.suite.push_back(1 + static_cast<base::RowId>(i % 3));
        columns.questionId.push_back("P3V2-Q" + std::to_string(random() % 1'000'000));
        columns.questionText.push_back("What was the net income in " + std::to_string(random() % 100'000));
        columns.status.push_back(static_cast<model::QuestionStatus>(random() % 4));
        for (auto* column : {&columns.category, &columns.difficulty, &columns.scope, &columns.answerType,
                             &columns.goldVersion, &columns.changedBy}) {
            column->push_back(name());
        }
        for (auto* lists : {&columns.companies, &columns.years, &columns.sections, &columns.flags}) {
            lists->values.push_back(name());
            lists->begin.push_back(static_cast<std::uint32_t>(lists->values.size()));
        }
        columns.changedAt.push_back("2026-11-21T07:00:00Z");
    }
    return columns;
}

curation::QuestionFilter someFilter() {
    curation::QuestionFilter filter;
    filter.chosen[curation::Facet::Status] = {"draft", "flagged"};
    filter.chosen[curation::Facet::Year] = {"value 1", "value 2", "value 3"};
    return filter;
}

const curation::FilterContext& context() {
    static const curation::FilterContext made{{{1, "P3"}, {2, "tax"}, {3, "other"}}, {}};
    return made;
}

void filter(benchmark::State& state) {
    const auto& columns = columnsOf(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(curation::filterQuestions(columns, context(), someFilter(), nullptr));
    }
}

void countFacets(benchmark::State& state) {
    const auto& columns = columnsOf(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(curation::facetCounts(columns, context(), someFilter(), nullptr));
    }
}

void sortBy(benchmark::State& state, curation::QuestionOrder order) {
    const auto& columns = columnsOf(static_cast<std::size_t>(state.range(0)));
    std::vector<std::uint32_t> positions(columns.size());
    for (auto _ : state) {
        std::iota(positions.begin(), positions.end(), 0U);
        curation::sortQuestions(positions, columns, context(), order, false);
        benchmark::DoNotOptimize(positions);
    }
}

constexpr std::int64_t kQuestions = 100'000;

BENCHMARK(filter)->Arg(kQuestions)->Unit(benchmark::kMillisecond);
BENCHMARK(countFacets)->Arg(kQuestions)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sortBy, id, curation::QuestionOrder::QuestionId)
    ->Arg(kQuestions)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sortBy, category, curation::QuestionOrder::Category)
    ->Arg(kQuestions)
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();

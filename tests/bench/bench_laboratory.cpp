// What the evaluations of the threshold laboratory cost, beside a plain reference in the same run.
#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/flips.h"
#include "core/evaluate/thresholds/half_split.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "tests/support/sample_generator.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <map>

namespace {

using namespace assay;

const model::ScoredColumns& columnsOf(const benchmark::State& state) {
    static std::map<std::int64_t, model::ScoredColumns> made;
    auto& columns = made[state.range(0)];
    if (columns.size() == 0) {
        tests::GeneratorSettings settings;
        settings.count = static_cast<std::size_t>(state.range(0));
        settings.components = true;
        columns = tests::generateColumns(settings);
    }
    return columns;
}

constexpr std::int64_t kDraws = 2'000;

void bootstrap(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    base::NoProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            evaluate::bootstrapThreshold(columns, columns.fhri, {}, {kDraws, 42}, {}, progress));
    }
}

// Samples drawn and judged one by one, at each threshold; a twentieth of the draws.
void bootstrapPlainTwentieth(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    const evaluate::SweepSettings settings;
    for (auto _ : state) {
        for (std::uint64_t draw = 0; draw < kDraws / 20; ++draw) {
            base::Random random(base::drawSeed(42, draw));
            std::vector<std::size_t> samples(columns.size());
            for (std::size_t& sample : samples) {
                sample = static_cast<std::size_t>(random.below(columns.size()));
            }
            std::vector<metrics::ClassificationFigures> candidates;
            for (const double tau : settings.grid.values()) {
                metrics::ConfusionMatrix matrix;
                for (const std::size_t i : samples) {
                    ++matrix.at(columns.label[i],
                                metrics::decide(columns.fhri[i], columns.nli[i], tau, 0.40));
                }
                candidates.push_back(metrics::figuresOf(matrix));
            }
            benchmark::DoNotOptimize(metrics::chooseThreshold(candidates, settings.constraints));
        }
    }
}

void halfSplit(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    base::NoProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluate::halfSplit(columns, columns.fhri, {}, {200, 42}, {}, progress));
    }
}

void scenarioTable(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluate::scenarioTable(columns, columns.fhri, {}));
    }
}

void flips(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    const std::vector<double> from(columns.scenarios.size(), 0.70);
    const std::vector<double> to(columns.scenarios.size(), 0.65);
    for (auto _ : state) {
        const auto found = evaluate::flips(columns, {columns.fhri, from, 0.40}, {columns.fhri, to, 0.40});
        state.counters["flips"] = static_cast<double>(found.list.size());
        benchmark::DoNotOptimize(found.list.data());
    }
}

void compareDetectors(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    const auto rule = evaluate::decisionsByRule(columns, columns.fhri, columns.nli,
                                                evaluate::predeterminedThresholds(columns), 0.40);
    base::NoProgress progress;
    evaluate::ComparisonSettings settings; // as the page sets them
    settings.bootstrap.draws = columns.size() > 100'000 ? 200 : 2'000;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            evaluate::compareDetectors(columns, rule, columns.predicted, settings, {}, progress));
    }
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgName("samples")->Arg(8'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond)->UseRealTime();
}

BENCHMARK(bootstrap)->ArgName("samples")->Arg(8'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bootstrapPlainTwentieth)
    ->ArgName("samples")
    ->Arg(8'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(halfSplit)->Apply(sizes);
BENCHMARK(scenarioTable)->Apply(sizes);
BENCHMARK(flips)->Apply(sizes);
BENCHMARK(compareDetectors)->Apply(sizes);

} // namespace

BENCHMARK_MAIN();

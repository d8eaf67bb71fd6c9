// What the threshold index and the sweep cost, beside a plain reference for the same result in the same run.
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/calibration.h"
#include "core/metrics/classification/rescore.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/score_histogram.h"
#include "core/metrics/classification/threshold_curve.h"
#include "core/metrics/classification/threshold_index.h"
#include "tests/support/sample_generator.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace {

using namespace assay;
using metrics::ConfusionMatrix;
using metrics::NliThresholds;
using metrics::ThresholdIndex;
using model::Label;

// Made once per size and number of decimals (0: all scores differ).
const model::ScoredColumns& columnsOf(std::size_t count, int decimals = 0) {
    static std::map<std::pair<std::size_t, int>, model::ScoredColumns> made;
    auto& columns = made[{count, decimals}];
    if (columns.size() == 0) {
        tests::GeneratorSettings settings;
        settings.count = count;
        settings.decimals = decimals;
        columns = tests::generateColumns(settings);
    }
    return columns;
}

const model::ScoredColumns& columnsOf(const benchmark::State& state) {
    return columnsOf(static_cast<std::size_t>(state.range(0)), static_cast<int>(state.range(1)));
}

ThresholdIndex indexOf(const model::ScoredColumns& columns) {
    return {columns.fhri, columns.nli, columns.label, NliThresholds{}};
}

ConfusionMatrix recount(const model::ScoredColumns& columns, double tau, double hard) {
    ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        ++matrix.at(columns.label[i], metrics::decide(columns.fhri[i], columns.nli[i], tau, hard));
    }
    return matrix;
}

// NLI limits as a dragged slider gives them.
NliThresholds dragged(std::size_t step) {
    return {0.15, 0.30 + 0.001 * static_cast<double>(step % 300)};
}

void confusionAt(benchmark::State& state) {
    const ThresholdIndex index = indexOf(columnsOf(state));
    double tau = 0;
    for (auto _ : state) {
        tau = tau > 1 ? tau - 1 : tau + 0.0137;
        benchmark::DoNotOptimize(index.confusionAt(tau));
    }
}

void confusionAtPlain(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    double tau = 0;
    for (auto _ : state) {
        tau = tau > 1 ? tau - 1 : tau + 0.0137;
        benchmark::DoNotOptimize(recount(columns, tau, 0.40));
    }
}

// The same, and every PR point of the three classes listed: 2.4 million points of 40 bytes.
void buildIndexAndListPoints(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        const ThresholdIndex index = indexOf(columns);
        for (const Label label : model::kLabels) {
            benchmark::DoNotOptimize(index.prCurve(label));
            benchmark::DoNotOptimize(index.averagePrecision(label));
        }
    }
}

// Sort, prefix counts and the average precision of three classes over every PR point.
void buildIndex(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(indexOf(columns));
    }
}

// The same figures by std::sort of the positions for each class and one walk.
void buildIndexPlain(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        for (const Label label : model::kLabels) {
            std::vector<std::pair<double, bool>> scored;
            std::int64_t positives = 0;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const bool taken = columns.nli[i] >= 0.40;
                if (label == Label::Contradiction ? std::isnan(columns.nli[i]) : taken) {
                    continue;
                }
                const double score = label == Label::Accurate        ? columns.fhri[i]
                                     : label == Label::Hallucination ? 1 - columns.fhri[i]
                                                                     : columns.nli[i];
                scored.emplace_back(score, columns.label[i] == label);
                positives += columns.label[i] == label ? 1 : 0;
            }
            std::sort(scored.begin(), scored.end(),
                      [](const auto& a, const auto& b) { return a.first > b.first; });
            std::vector<metrics::PrPoint> points;
            double averagePrecision = 0;
            std::int64_t truePositives = 0;
            for (std::size_t i = 0; i < scored.size(); ++i) {
                truePositives += scored[i].second ? 1 : 0;
                if (i + 1 == scored.size() || scored[i + 1].first != scored[i].first) {
                    const auto taken = static_cast<std::int64_t>(i) + 1;
                    const double precision = static_cast<double>(truePositives) / static_cast<double>(taken);
                    const double recall = static_cast<double>(truePositives) / static_cast<double>(positives);
                    averagePrecision += (recall - (points.empty() ? 0 : points.back().recall)) * precision;
                    points.push_back({scored[i].first, precision, recall, truePositives, taken});
                }
            }
            benchmark::DoNotOptimize(points);
            benchmark::DoNotOptimize(averagePrecision);
        }
    }
}

void scenarioIndexes(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluate::ScenarioIndexes(columns, NliThresholds{}));
    }
}

// Another NLI limit: prefix counts and the average precision of all classes.
void refill(benchmark::State& state) {
    ThresholdIndex index = indexOf(columnsOf(state));
    std::size_t step = 0;
    for (auto _ : state) {
        index.setNliThresholds(dragged(step++));
        benchmark::DoNotOptimize(index.averagePrecision(Label::Accurate));
    }
}

// What a page needs after an NLI slider moved: refill, average precisions, three PR curves, the curve over
// tau.
void refillAndCurves(benchmark::State& state) {
    ThresholdIndex index = indexOf(columnsOf(state));
    std::size_t step = 0;
    for (auto _ : state) {
        index.setNliThresholds(dragged(step++));
        for (const Label label : model::kLabels) {
            benchmark::DoNotOptimize(index.prCurve(label, 400));
            benchmark::DoNotOptimize(index.averagePrecision(label));
        }
        benchmark::DoNotOptimize(metrics::thresholdCurve(index, 400));
    }
}

void thresholdCurve400(benchmark::State& state) {
    const ThresholdIndex index = indexOf(columnsOf(state));
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::thresholdCurve(index, 400));
    }
}

void thresholdCurvePlain(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        for (int i = 0; i < 400; ++i) {
            benchmark::DoNotOptimize(metrics::figuresOf(recount(columns, i / 399.0, 0.40)));
        }
    }
}

// With a precision limit that lies among the values reached.
void feasibleRanges(benchmark::State& state) {
    const ThresholdIndex index = indexOf(columnsOf(state));
    metrics::Constraints constraints;
    constraints.required = {0.1, 0.70, 0.1};
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::feasibleRanges(index, constraints));
    }
}

void sweepMatrices(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluate::sweepMatrices(columns, {}, {}));
    }
}

void sweepMatricesPlain(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    const metrics::ThresholdGrid grid;
    for (auto _ : state) {
        for (std::size_t scenario = 0; scenario < columns.scenarios.size(); ++scenario) {
            for (const double tau : grid.values()) {
                ConfusionMatrix matrix;
                for (std::size_t i = 0; i < columns.size(); ++i) {
                    if (columns.scenario[i] == scenario) {
                        ++matrix.at(columns.label[i],
                                    metrics::decide(columns.fhri[i], columns.nli[i], tau, 0.40));
                    }
                }
                benchmark::DoNotOptimize(matrix);
            }
        }
    }
}

void wholeSweep(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    base::NoProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluate::thresholdSweep(columns, {}, {}, progress));
    }
}

// Sets with components; `withWeights`: every second sample brings the weights of its source.
const model::ScoredColumns& componentsOf(std::size_t count, bool withWeights = false) {
    static std::map<std::pair<std::size_t, bool>, model::ScoredColumns> made;
    auto& columns = made[{count, withWeights}];
    if (columns.size() == 0) {
        tests::GeneratorSettings settings;
        settings.count = count;
        settings.components = true;
        columns = tests::generateColumns(settings);
        if (withWeights) {
            columns.weightSets = {{0.4, 0.2, 0.2, 0.1, 0.1}, {0.1, 0.5, 0.2, 0.1, 0.1}};
            for (std::size_t i = 0; i < count; ++i) {
                columns.weightSet.push_back(i % 2 == 0 ? model::kNone
                                                       : static_cast<std::uint32_t>(i / 2 % 2));
            }
        }
    }
    return columns;
}

const model::ScoredColumns& componentsOf(const benchmark::State& state) {
    return componentsOf(static_cast<std::size_t>(state.range(0)));
}

// Weights as a dragged slider gives them.
model::Scoring draggedWeight(std::size_t step) {
    model::Scoring scoring{model::ScoringKind::Weights, model::kDocumentWeights};
    scoring.weights[0] = 0.05 + 0.001 * static_cast<double>(step % 700);
    return scoring;
}

void rescore(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    std::size_t step = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::rescored(columns, draggedWeight(step++)));
    }
}

void rescoreBySourceWeights(benchmark::State& state) {
    const auto& columns = componentsOf(static_cast<std::size_t>(state.range(0)), true);
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::rescored(columns, {model::ScoringKind::SourceWeights}));
    }
}

std::vector<double> rescoredPlain(const model::ScoredColumns& columns, const model::Scoring& scoring) {
    std::vector<double> scores(columns.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        model::ComponentScores components;
        for (std::size_t c = 0; c < model::kComponentCount; ++c) {
            const double score = columns.component(static_cast<model::Component>(c), i);
            components[c] = std::isnan(score) ? std::nullopt : std::optional(score);
        }
        scores[i] = metrics::weightedFhri(components, scoring.weights).value_or(model::kNoScore);
    }
    return scores;
}

void rescorePlain(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    std::size_t step = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(rescoredPlain(columns, draggedWeight(step++)));
    }
}

// A weight moved: every sample rescored and sorted again, and the index of all samples with its figures.
void moveWeight(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    evaluate::ScenarioIndexes indexes(columns, {});
    std::size_t step = 0;
    for (auto _ : state) {
        indexes.setScores(metrics::rescored(columns, draggedWeight(step++)));
        benchmark::DoNotOptimize(indexes.global().confusionAt(0.70));
    }
}

void moveWeightOneScenario(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    evaluate::ScenarioIndexes indexes(columns, {});
    std::size_t step = 0;
    for (auto _ : state) {
        indexes.setScores(metrics::rescored(columns, draggedWeight(step++)));
        benchmark::DoNotOptimize(indexes.scenario(3).confusionAt(0.70));
    }
}

// The same scores sorted by std::sort, and one matrix counted: without average precision.
void moveWeightPlain(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    std::size_t step = 0;
    for (auto _ : state) {
        const std::vector<double> scores = rescoredPlain(columns, draggedWeight(step++));
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < scores.size(); ++i) {
            if (!std::isnan(scores[i])) {
                order.push_back(i);
            }
        }
        std::sort(order.begin(), order.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return scores[a] < scores[b]; });
        ConfusionMatrix matrix;
        for (const std::uint32_t i : order) {
            ++matrix.at(columns.label[i], metrics::decide(scores[i], columns.nli[i], 0.70, 0.40));
        }
        benchmark::DoNotOptimize(matrix);
    }
}

void areaUnderRoc(benchmark::State& state) {
    const ThresholdIndex index = indexOf(columnsOf(state));
    for (auto _ : state) {
        for (const Label label : model::kLabels) {
            benchmark::DoNotOptimize(metrics::areaUnderRoc(index, label));
        }
    }
}

// By std::sort for each class and one walk over groups of equal scores.
void areaUnderRocPlain(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        for (const Label label : model::kLabels) {
            std::vector<std::pair<double, bool>> scored;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                if (label == Label::Contradiction) {
                    scored.emplace_back(std::isnan(columns.nli[i]) ? -1 : columns.nli[i],
                                        columns.label[i] == label);
                } else if (!(columns.nli[i] >= 0.40)) {
                    scored.emplace_back(label == Label::Accurate ? columns.fhri[i] : 1 - columns.fhri[i],
                                        columns.label[i] == label);
                }
            }
            std::sort(scored.begin(), scored.end());
            double area = 0;
            double negativesBelow = 0;
            double positives = 0;
            for (std::size_t first = 0; first < scored.size();) {
                double tiedPositives = 0;
                double tiedNegatives = 0;
                std::size_t last = first;
                for (; last < scored.size() && scored[last].first == scored[first].first; ++last) {
                    (scored[last].second ? tiedPositives : tiedNegatives) += 1;
                }
                area += tiedPositives * (negativesBelow + tiedNegatives / 2);
                negativesBelow += tiedNegatives;
                positives += tiedPositives;
                first = last;
            }
            benchmark::DoNotOptimize(area / positives / negativesBelow);
        }
    }
}

void calibrate(benchmark::State& state) {
    const auto& columns = columnsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::calibration(columns.fhri, columns.nli, columns.label, 0.40));
    }
}

// A component's spread over the classes, and how well it separates.
void componentSpread(benchmark::State& state) {
    const auto& columns = componentsOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(metrics::scoreHistogram(columns.components[0], columns.label));
        benchmark::DoNotOptimize(metrics::separation(columns.components[0], columns.label));
    }
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgNames({"samples", "decimals"});
    benchmark->Args({8'000, 0})->Args({1'000'000, 0})->Args({1'000'000, 6});
    benchmark->Unit(benchmark::kMicrosecond);
}

void componentSizes(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgName("samples")->Arg(8'000)->Arg(1'000'000);
    benchmark->Unit(benchmark::kMicrosecond)->UseRealTime();
}

BENCHMARK(confusionAt)->Apply(sizes);
BENCHMARK(confusionAtPlain)->Apply(sizes);
BENCHMARK(buildIndex)->Apply(sizes);
BENCHMARK(buildIndexAndListPoints)->Apply(sizes);
BENCHMARK(buildIndexPlain)->Apply(sizes);
BENCHMARK(scenarioIndexes)->Apply(sizes);
BENCHMARK(refill)->Apply(sizes);
BENCHMARK(refillAndCurves)->Apply(sizes);
BENCHMARK(thresholdCurve400)->Apply(sizes);
BENCHMARK(thresholdCurvePlain)->Apply(sizes);
BENCHMARK(feasibleRanges)->Apply(sizes);
BENCHMARK(sweepMatrices)->Apply(sizes);
BENCHMARK(sweepMatricesPlain)->Apply(sizes);
BENCHMARK(wholeSweep)->Apply(sizes);
BENCHMARK(rescore)->Apply(componentSizes);
BENCHMARK(rescoreBySourceWeights)->Apply(componentSizes);
BENCHMARK(rescorePlain)->Apply(componentSizes);
BENCHMARK(moveWeight)->Apply(componentSizes);
BENCHMARK(moveWeightOneScenario)->Apply(componentSizes);
BENCHMARK(moveWeightPlain)->Apply(componentSizes);
BENCHMARK(areaUnderRoc)->Apply(sizes);
BENCHMARK(areaUnderRocPlain)->Apply(sizes);
BENCHMARK(calibrate)->Apply(sizes);
BENCHMARK(componentSpread)->Apply(componentSizes);

} // namespace

BENCHMARK_MAIN();

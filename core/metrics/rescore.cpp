#include "core/metrics/rescore.h"

#include "core/metrics/fhri.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <future>
#include <limits>

namespace assay::metrics {
namespace {

constexpr std::size_t kParallelFrom = 200'000;
constexpr std::size_t kBlock = 1'024; // the two sums of a block stay in the first-level cache

// The same sums in the same order as weightedFhri(), a column at a time, so that the compiler can use wide
// registers: adding 0 for a missing component changes no sum.
void rescoreRange(const model::ScoredColumns& columns, const model::ComponentWeights& weights,
                  std::size_t first, std::size_t last, double* scores) {
    std::array<double, kBlock> weighted;
    std::array<double, kBlock> sums;
    for (std::size_t begin = first; begin < last; begin += kBlock) {
        const std::size_t count = std::min(kBlock, last - begin);
        std::fill_n(weighted.begin(), count, 0.0);
        std::fill_n(sums.begin(), count, 0.0);
        for (std::size_t component = 0; component < model::kComponentCount; ++component) {
            const std::vector<double>& column = columns.components[component];
            const double weight = weights[component];
            if (column.empty() || !(weight > 0)) {
                continue;
            }
            const double* const values = column.data() + begin;
            for (std::size_t i = 0; i < count; ++i) {
                const bool present = values[i] == values[i]; // not NaN
                weighted[i] += present ? weight * values[i] : 0.0;
                sums[i] += present ? weight : 0.0;
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            scores[begin + i] =
                sums[i] > 0 ? weighted[i] / sums[i] : std::numeric_limits<double>::quiet_NaN();
        }
    }
}

double withSourceWeights(const model::ScoredColumns& columns, const model::ComponentWeights& weights,
                         std::size_t i) {
    model::ComponentScores scores;
    for (std::size_t component = 0; component < model::kComponentCount; ++component) {
        const double score = columns.component(static_cast<model::Component>(component), i);
        scores[component] = std::isnan(score) ? std::nullopt : std::optional(score);
    }
    return weightedFhri(scores, weights).value_or(model::kNoScore);
}

} // namespace

LargeVector<double> rescored(const model::ScoredColumns& columns, const model::Scoring& scoring) {
    if (scoring.kind == model::ScoringKind::Stored) {
        return {columns.fhri.begin(), columns.fhri.end()};
    }
    const std::size_t n = columns.size();
    LargeVector<double> scores(n);
    const std::size_t middle = n >= kParallelFrom ? n / 2 : n;
    const auto second = [&] { rescoreRange(columns, scoring.weights, middle, n, scores.data()); };
    if (middle < n) {
        auto upper = std::async(std::launch::async | std::launch::deferred, second);
        rescoreRange(columns, scoring.weights, 0, middle, scores.data());
        upper.wait();
    } else {
        rescoreRange(columns, scoring.weights, 0, n, scores.data());
    }
    if (scoring.kind == model::ScoringKind::SourceWeights) {
        for (std::size_t i = 0; i < columns.weightSet.size(); ++i) {
            if (const model::ComponentWeights* const own = columns.sourceWeights(i)) {
                scores[i] = withSourceWeights(columns, *own, i);
            }
        }
    }
    return scores;
}

} // namespace assay::metrics

#include "core/metrics/classification/rescore.h"

#include "core/metrics/classification/fhri.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <future>
#include <span>
#include <type_traits>
#include <vector>

namespace assay::metrics {
namespace {

constexpr std::size_t kParallelFrom = 200'000;
constexpr std::size_t kBlock = 1'024; // what is worked on at once stays in the first-level cache

// The weights of every sample: those of its own set, the last of the sets for samples without one. An empty
// `setOf` gives all samples the last one.
struct Weights {
    std::vector<model::ComponentWeights> sets; // each weight at least 0
    std::span<const std::uint32_t> setOf;
};

Weights weightsFor(const model::ScoredColumns& columns, const model::Scoring& scoring) {
    Weights weights;
    if (scoring.kind == model::ScoringKind::SourceWeights) {
        weights.sets = columns.weightSets;
        weights.setOf = columns.weightSet;
    }
    weights.sets.push_back(scoring.weights);
    for (model::ComponentWeights& set : weights.sets) {
        for (double& weight : set) {
            weight = weight > 0 ? weight : 0; // without a positive weight a component does not count
        }
    }
    return weights;
}

// The sums of one block of samples. Full blocks have a length known when compiling, which GCC needs to use
// wide registers with -O2. Adding 0 for a missing component changes no sum, so the sums are those of
// weightedFhri().
struct Block {
    std::array<double, kBlock> weighted{};
    std::array<double, kBlock> sums{};

    template <typename Count, typename WeightOf>
    void add(const double* values, WeightOf weightOf, Count count) noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            const double value = values[i];
            const double weight = weightOf(i);
            const double product = weight * value;
            const bool present = value == value; // not NaN
            weighted[i] += present ? product : 0.0;
            sums[i] += present ? weight : 0.0;
        }
    }

    template <typename Count>
    void divide(double* scores, Count count) const noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            const double score = snappedScore(weighted[i] / sums[i]);
            scores[i] = sums[i] > 0 ? score : model::kNoScore;
        }
    }
};

template <typename Count>
void rescoreBlock(const model::ScoredColumns& columns, const Weights& weights, std::size_t begin, Count count,
                  double* scores) {
    Block block;
    const std::size_t last = weights.sets.size() - 1;
    std::array<double, kBlock> own;
    for (std::size_t component = 0; component < model::kComponentCount; ++component) {
        if (columns.components[component].empty()) {
            continue;
        }
        const double* const values = columns.components[component].data() + begin;
        if (weights.setOf.empty()) {
            const double weight = weights.sets[last][component];
            block.add(values, [weight](std::size_t) { return weight; }, count);
            continue;
        }
        for (std::size_t i = 0; i < count; ++i) {
            own[i] = weights.sets[std::min<std::size_t>(weights.setOf[begin + i], last)][component];
        }
        block.add(values, [&own](std::size_t i) { return own[i]; }, count);
    }
    block.divide(scores + begin, count);
}

void rescoreRange(const model::ScoredColumns& columns, const Weights& weights, std::size_t first,
                  std::size_t last, double* scores) {
    std::size_t begin = first;
    for (; begin + kBlock <= last; begin += kBlock) {
        rescoreBlock(columns, weights, begin, std::integral_constant<std::size_t, kBlock>{}, scores);
    }
    if (begin < last) {
        rescoreBlock(columns, weights, begin, last - begin, scores);
    }
}

} // namespace

LargeVector<double> rescored(const model::ScoredColumns& columns, const model::Scoring& scoring) {
    if (scoring.kind == model::ScoringKind::Stored) {
        return {columns.fhri.begin(), columns.fhri.end()};
    }
    const Weights weights = weightsFor(columns, scoring);
    const std::size_t n = columns.size();
    LargeVector<double> scores(n);
    const std::size_t middle = n >= kParallelFrom ? n / 2 : n;
    const auto second = [&] { rescoreRange(columns, weights, middle, n, scores.data()); };
    if (middle < n) {
        auto upper = std::async(std::launch::async | std::launch::deferred, second);
        rescoreRange(columns, weights, 0, middle, scores.data());
        upper.wait();
    } else {
        rescoreRange(columns, weights, 0, n, scores.data());
    }
    return scores;
}

} // namespace assay::metrics

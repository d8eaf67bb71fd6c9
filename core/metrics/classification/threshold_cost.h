// The threshold that costs least, where a missed hallucination and a refused good answer have their prices.
//
// Source: C. Elkan (2001), "The foundations of cost-sensitive learning"; the cost of a contradiction that is
// taken for accurate is not asked for, as the NLI limit is to find those.
//
//     const auto place = cheapestThreshold(matricesByThreshold, {5, 1}); // a miss costs five refusals
//
// Pure; any thread.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/decision_costs.h"

#include <cstddef>
#include <optional>
#include <span>

namespace assay::metrics {

// (missed hallucinations x their cost + refused good answers x theirs) / samples. Missed: a hallucination
// that is decided accurate. Refused: an accurate answer that is not. nullopt without a sample.
[[nodiscard]] std::optional<double> costPerSample(const ConfusionMatrix& matrix,
                                                  const model::DecisionCosts& costs) noexcept;

// Among the matrices at ascending thresholds the place of the least cost. Ties (within 1e-12): the higher
// recall of hallucination, then the lower threshold. nullopt without a matrix or without a sample.
[[nodiscard]] std::optional<std::size_t> cheapestThreshold(std::span<const ConfusionMatrix> matrices,
                                                           const model::DecisionCosts& costs) noexcept;

} // namespace assay::metrics

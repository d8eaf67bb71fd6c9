#include "core/metrics/classification/threshold_cost.h"

namespace assay::metrics {

using model::Label;

std::optional<double> costPerSample(const ConfusionMatrix& matrix,
                                    const model::DecisionCosts& costs) noexcept {
    const std::int64_t n = matrix.total();
    if (n == 0) {
        return std::nullopt;
    }
    const std::int64_t missed = matrix.at(Label::Hallucination, Label::Accurate);
    const std::int64_t refused = matrix.rowSum(Label::Accurate) - matrix.at(Label::Accurate, Label::Accurate);
    return (costs.missedHallucination * static_cast<double>(missed) +
            costs.refusedAccurate * static_cast<double>(refused)) /
           static_cast<double>(n);
}

std::optional<std::size_t> cheapestThreshold(std::span<const ConfusionMatrix> matrices,
                                             const model::DecisionCosts& costs) noexcept {
    constexpr double kSameCost = 1e-12;
    std::optional<double> least;
    for (const ConfusionMatrix& matrix : matrices) {
        const std::optional<double> cost = costPerSample(matrix, costs);
        least = cost && (!least || *cost < *least) ? cost : least;
    }
    std::optional<std::size_t> place;
    for (std::size_t i = 0; least && i < matrices.size(); ++i) {
        const std::optional<double> cost = costPerSample(matrices[i], costs);
        // The samples are the same at every threshold, so that counts can be compared for recalls.
        if (cost && *cost <= *least + kSameCost &&
            (!place || matrices[i].at(Label::Hallucination, Label::Hallucination) >
                           matrices[*place].at(Label::Hallucination, Label::Hallucination))) {
            place = i;
        }
    }
    return place;
}

} // namespace assay::metrics

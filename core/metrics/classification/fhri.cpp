#include "core/metrics/classification/fhri.h"

namespace assay::metrics {

std::optional<double> weightedFhri(const model::ComponentScores& scores,
                                   const model::ComponentWeights& weights) noexcept {
    // Both sums run over the same components in the same order, so that scores of at most 1 can never give
    // more than 1: rounding is monotone.
    double weighted = 0;
    double weightSum = 0;
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const std::optional<double>& score = scores[i];
        if (score && weights[i] > 0) {
            weighted += weights[i] * *score;
            weightSum += weights[i];
        }
    }
    if (!(weightSum > 0)) {
        return std::nullopt;
    }
    return snappedScore(weighted / weightSum);
}

} // namespace assay::metrics

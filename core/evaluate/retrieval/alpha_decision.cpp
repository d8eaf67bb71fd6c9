#include "core/evaluate/retrieval/alpha_decision.h"

#include <array>
#include <cmath>

namespace assay::evaluate {

model::AlphaDecision alphaDecisionOf(const AlphaMaterial& material, const AlphaTuning& tuning,
                                     const AlphaSettings& settings, double alpha,
                                     std::span<const AlphaOutcome> outcomes) {
    constexpr double kSameAlpha = 1e-9;
    model::AlphaDecision decision;
    decision.suite = material.suite;
    decision.lexical = material.lexical;
    decision.lexicalHash = material.lexicalHash;
    decision.vector = material.vector;
    decision.vectorHash = material.vectorHash;
    decision.fusion = kAlphaFusionNames[static_cast<std::size_t>(settings.fusion)];
    decision.alpha = alpha;
    decision.n = std::ssize(outcomes);
    std::array<double, kAlphaMeasureNames.size()> mean{};
    for (const AlphaOutcome& outcome : outcomes) {
        for (std::size_t m = 0; m < mean.size(); ++m) {
            mean[m] += valueOf(outcome, static_cast<AlphaMeasure>(m)) / static_cast<double>(outcomes.size());
        }
    }
    decision.mrr = mean[0];
    decision.recall5 = mean[1];
    decision.recall10 = mean[2];
    decision.ndcg10 = mean[3];
    for (const AlphaPoint& point : tuning.points) {
        if (std::abs(point.alpha - alpha) < kSameAlpha && point.band[0]) {
            decision.mrrLow = point.band[0]->low;
            decision.mrrHigh = point.band[0]->high;
        }
    }
    decision.bestAlpha = tuning.best.alpha;
    if (tuning.heldOut) {
        decision.heldOutMrr = (*tuning.heldOut)[0];
    }
    return decision;
}

} // namespace assay::evaluate

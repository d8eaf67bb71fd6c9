// The Financial Hallucination Reliability Index as a weighted mean of its components, and the decision rule
// on it. Source: FHRI experimental design, sections 3.9.4 and 3.9.5.
#pragma once

#include "core/model/fhri.h"
#include "core/model/label.h"

#include <optional>

namespace assay::metrics {

// A score in [0,1] that was computed, to the nearest multiple of 1e-12: five components of 0.85 give 0.85 and
// not 0.8499999999999999, so that rounding decides nothing at a threshold of two decimals.
[[nodiscard]] inline double snappedScore(double score) noexcept {
    constexpr double kSteps = 1e12;
    // Adding 2^52 rounds to a whole number, and compilers can do it for several scores at once.
    constexpr double kWhole = 0x1p52;
    return ((score * kSteps + kWhole) - kWhole) / kSteps;
}

// Sum of weight x score over the components that are present, divided by the sum of their weights. So a
// missing component is left out and the others renormalised; snapped (snappedScore). nullopt when no
// component with a positive weight is present.
[[nodiscard]] std::optional<double> weightedFhri(const model::ComponentScores& scores,
                                                 const model::ComponentWeights& weights) noexcept;

// The NLI limits, 0 <= soft <= hard <= 1. A score in [soft, hard) is decided by FHRI and also for manual
// review.
struct NliThresholds {
    double soft = 0.15;
    double hard = 0.40;

    friend bool operator==(const NliThresholds&, const NliThresholds&) = default;
};

// contradiction if nli >= hard; else accurate if fhri >= tau; else hallucination. `nli` is NaN when there is
// none.
[[nodiscard]] constexpr model::Label decide(double fhri, double nli, double tau, double nliHard) noexcept {
    if (nli >= nliHard) {
        return model::Label::Contradiction;
    }
    return fhri >= tau ? model::Label::Accurate : model::Label::Hallucination;
}

} // namespace assay::metrics

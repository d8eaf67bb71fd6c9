// A set of scored samples, sorted once, so that the confusion matrix at any threshold costs a binary search.
//
// Complexity: building O(n) (radix sort); a new NLI limit O(n) without sorting; the matrix at a threshold
// O(log n). Memory: about 20 bytes a sample. Const functions may be called from several threads at once.
// Average precision: the step-wise sum of (R_i - R_{i-1}) P_i over distinct scores, without interpolation
// (as scikit-learn's average_precision_score).
#pragma once

#include "core/metrics/confusion_matrix.h"
#include "core/metrics/fhri.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::metrics {

// One point of a precision-recall curve: what is had when everything that scores at least `threshold` is
// taken.
struct PrPoint {
    double threshold = 0; // in the units of the class's own score, see ThresholdIndex::prCurve
    double precision = 0;
    double recall = 0;
    std::int64_t truePositives = 0;
    std::int64_t taken = 0;
};

class ThresholdIndex {
  public:
    // The three spans have one length. `fhri` in [0,1] without NaN; `nli` NaN where there is none. The spans
    // are not kept.
    ThresholdIndex(std::span<const double> fhri, std::span<const double> nli,
                   std::span<const model::Label> labels, NliThresholds limits);

    // Applies other NLI limits.
    void setNliThresholds(NliThresholds limits);

    [[nodiscard]] NliThresholds nliThresholds() const noexcept { return m_limits; }

    [[nodiscard]] std::size_t size() const noexcept { return m_scores.size(); }

    // The matrix of the rule in metrics/fhri.h at this threshold.
    [[nodiscard]] ConfusionMatrix confusionAt(double tau) const noexcept;

    // Samples with an NLI score in [soft, hard): decided by FHRI, and for manual review.
    [[nodiscard]] std::int64_t reviewCount() const noexcept;

    // The scores, ascending, and beside each the position of its sample in the spans given to the constructor
    // (equal scores in the order of position).
    [[nodiscard]] std::span<const double> scores() const noexcept { return m_scores; }

    [[nodiscard]] std::span<const std::uint32_t> positions() const noexcept { return m_positions; }

    // The positions of the samples in one cell of the matrix at tau: by FHRI ascending (equal ones by
    // position).
    [[nodiscard]] std::vector<std::uint32_t> samplesIn(model::Label truth, model::Label predicted,
                                                       double tau) const;

    // The precision-recall curve of a class, from the strictest threshold (lowest recall) to the loosest.
    // accurate: score FHRI, among the samples the NLI rule does not take; hallucination: score 1 - FHRI,
    // among the same; contradiction: the NLI score, among all samples, those without one never being taken.
    // Recall is over the samples of the class among those considered. With maxPoints > 0 at most that many
    // points, always including the first and the last, chosen so that no kept pair of neighbours skips more
    // than 1/maxPoints of the samples. Empty when the class has no sample among those considered.
    [[nodiscard]] std::vector<PrPoint> prCurve(model::Label label, std::size_t maxPoints = 0) const;

    // Over every point of that curve; nullopt when the curve is empty.
    [[nodiscard]] std::optional<double> averagePrecision(model::Label label) const;

  private:
    // filled in by the implementation
    NliThresholds m_limits;
    std::vector<double> m_scores;
    std::vector<std::uint32_t> m_positions;
};

} // namespace assay::metrics

// A set of scored samples, sorted once, so that the confusion matrix at any threshold costs a binary search.
//
// Complexity for n samples with d distinct scores: building O(n) (radix sort); another NLI limit O(n) without
// sorting; the matrix at a threshold O(log d). Memory: 17 bytes a sample, 16 bytes a distinct FHRI and 16
// bytes an NLI score. Const functions may be called from several threads at once. At most 2^31 - 1
// samples. Average precision: the step-wise sum of (R_i - R_{i-1}) P_i over distinct scores, without
// interpolation (as scikit-learn's average_precision_score).
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/score_order.h"

#include <array>
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

    // The same for a subset of the samples whose scores are sorted already: `sortedFhri` all of the subset,
    // `sortedNli` those of it that have an NLI score. `nliPlaces` (placesOf() the sorted NLI scores of this
    // or any larger set) and `labels` are indexed by position; positions() are then those of the whole.
    ThresholdIndex(SortedColumn sortedFhri, SortedColumn sortedNli, std::span<const std::uint32_t> nliPlaces,
                   std::span<const model::Label> labels, NliThresholds limits);

    // Applies other NLI limits. Free when only `soft` changes.
    void setNliThresholds(NliThresholds limits);

    [[nodiscard]] NliThresholds nliThresholds() const noexcept { return m_limits; }

    [[nodiscard]] std::size_t size() const noexcept { return m_sorted.size(); }

    // The matrix of the rule in metrics/fhri.h at this threshold.
    [[nodiscard]] ConfusionMatrix confusionAt(double tau) const noexcept;

    // Samples with an NLI score in [soft, hard): decided by FHRI, and for manual review.
    [[nodiscard]] std::int64_t reviewCount() const noexcept;

    // The scores, ascending, and beside each the position of its sample in the spans given to the constructor
    // (equal scores in the order of position).
    [[nodiscard]] std::span<const double> scores() const noexcept { return m_sorted.values; }

    [[nodiscard]] std::span<const std::uint32_t> positions() const noexcept { return m_sorted.positions; }

    // The distinct scores, ascending: how many, the i-th, and the matrix when tau is the i-th. The matrix is
    // the same for every tau above the (i-1)-th and up to the i-th; i = distinctCount() stands for every tau
    // above them all.
    [[nodiscard]] std::size_t distinctCount() const noexcept { return m_groups.size() - 1; }

    [[nodiscard]] double distinctScore(std::size_t i) const noexcept {
        return m_sorted.values[static_cast<std::size_t>(m_groups[i].first)];
    }

    [[nodiscard]] ConfusionMatrix confusionAtDistinct(std::size_t i) const noexcept;

    // The number of the first distinct score that is at least tau; distinctCount() when there is none.
    [[nodiscard]] std::size_t firstDistinctAtLeast(double tau) const noexcept;

    // The positions of the samples in one cell of the matrix at tau: by FHRI ascending (equal ones by
    // position).
    [[nodiscard]] std::vector<std::uint32_t> samplesIn(model::Label truth, model::Label predicted,
                                                       double tau) const;

    // The precision-recall curve of a class, from the strictest threshold (lowest recall) to the loosest.
    // accurate: score FHRI, among the samples the NLI rule does not take; hallucination: score 1 - FHRI,
    // among the same, with a point at every distinct FHRI; contradiction: the NLI score, among all samples,
    // those without one never being taken, so that recall may end below 1.
    // Recall is over the samples of the class among those considered. With maxPoints > 0 at most that many
    // points (two at least), always including the first and the last, and about evenly spaced by samples
    // taken: between two neighbours, dropped points took fewer than 1/(maxPoints - 1) of the samples. All
    // points when the samples have at most maxPoints distinct scores. Empty when the class has no sample
    // among those considered, or no sample has a score.
    [[nodiscard]] std::vector<PrPoint> prCurve(model::Label label, std::size_t maxPoints = 0) const;

    // Over every point of that curve; nullopt when the curve is empty. Already computed: free.
    [[nodiscard]] std::optional<double> averagePrecision(model::Label label) const noexcept {
        return m_averagePrecision[model::indexOf(label)];
    }

  private:
    // One distinct FHRI. What stands before it: so many samples in all (`first` is where its own begin), and
    // of each true class so many that the NLI rule does not take. A last entry behind the highest score holds
    // the totals.
    struct Group {
        std::array<std::int32_t, model::kLabelCount> live{};
        std::int32_t first = 0;
    };

    // Sums of (positives added) x (precision there) over a range of distinct scores.
    struct PrecisionSums {
        double accurate = 0;
        double hallucination = 0;
    };

    void countGroups();
    void averageFhriPrecision(); // large sets: with a second thread
    [[nodiscard]] PrecisionSums fhriPrecisionSums(std::size_t first, std::size_t last) const noexcept;
    void averageNliPrecision();
    [[nodiscard]] std::size_t firstNliAtLeast(double limit) const noexcept;
    [[nodiscard]] std::size_t firstOfNliTie(std::size_t i) const noexcept;
    [[nodiscard]] PrPoint nliPoint(std::size_t first) const noexcept;
    [[nodiscard]] std::vector<PrPoint> fhriCurve(model::Label label, std::size_t maxPoints) const;
    [[nodiscard]] std::vector<PrPoint> nliCurve(std::size_t maxPoints) const;

    NliThresholds m_limits;
    SortedColumn m_sorted;
    LargeVector<std::uint8_t> m_codes; // in sorted order: the label, and whether a new distinct score begins
    LargeVector<std::uint32_t> m_places; // in sorted order: the place of the NLI score, 0 without one
    std::uint32_t m_takenFrom = 0;       // the first place that `hard` takes
    LargeVector<Group> m_groups;
    std::array<std::int32_t, model::kLabelCount> m_support{};
    // By NLI score ascending: the score, its place, and how many contradictions have it or a later one.
    LargeVector<double> m_nliScores;
    std::size_t m_nliDistinct = 0;
    LargeVector<std::uint32_t> m_nliPlaces;
    LargeVector<std::int32_t> m_nliTruePositives;
    std::array<std::optional<double>, model::kLabelCount> m_averagePrecision;
};

} // namespace assay::metrics

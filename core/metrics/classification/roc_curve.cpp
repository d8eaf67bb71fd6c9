#include "core/metrics/classification/roc_curve.h"

#include <algorithm>

namespace assay::metrics {
namespace {

using model::Label;

struct Totals {
    std::int64_t positives = 0;
    std::int64_t negatives = 0;
};

// Of the samples that the class's curve is drawn over.
Totals totalsOf(const ThresholdIndex& index, Label label) {
    const ConfusionMatrix matrix = index.confusionAtDistinct(0);
    Totals totals;
    for (const Label truth : model::kLabels) {
        const std::int64_t considered = label == Label::Contradiction
                                            ? matrix.rowSum(truth)
                                            : matrix.rowSum(truth) - matrix.at(truth, Label::Contradiction);
        (truth == label ? totals.positives : totals.negatives) += considered;
    }
    return totals;
}

// The area in units of pairs: 2 for a pair in the right order, 1 for a tie.
class PairCount {
  public:
    // The next lower scores: so many positives and negatives at once.
    void add(std::int64_t positives, std::int64_t negatives) noexcept {
        m_doubled += negatives * (2 * m_positivesAbove + positives);
        m_positivesAbove += positives;
    }

    [[nodiscard]] double share(const Totals& totals) const noexcept {
        return static_cast<double>(m_doubled) / 2 / static_cast<double>(totals.positives) /
               static_cast<double>(totals.negatives);
    }

  private:
    std::int64_t m_doubled = 0; // at most 2 (2^30)^2 for 2^31 samples: fits
    std::int64_t m_positivesAbove = 0;
};

RocPoint rocPoint(double threshold, std::int64_t truePositives, std::int64_t taken, const Totals& totals) {
    return {threshold, static_cast<double>(taken - truePositives) / static_cast<double>(totals.negatives),
            static_cast<double>(truePositives) / static_cast<double>(totals.positives), truePositives,
            taken - truePositives};
}

} // namespace

std::vector<RocPoint> rocCurve(const ThresholdIndex& index, Label label, std::size_t maxPoints) {
    std::vector<RocPoint> points;
    const Totals totals = totalsOf(index, label);
    if (index.size() == 0 || totals.positives == 0 || totals.negatives == 0) {
        return points;
    }
    // Samples without an NLI score come last, in one step; their place is kept free.
    const std::size_t room = maxPoints > 2 && label == Label::Contradiction ? maxPoints - 1 : maxPoints;
    for (const PrPoint& point : index.prCurve(label, room)) {
        points.push_back(rocPoint(point.threshold, point.truePositives, point.taken, totals));
    }
    const std::int64_t all = totals.positives + totals.negatives;
    if (points.empty() || points.back().truePositives + points.back().falsePositives < all) {
        if (maxPoints > 0 && points.size() == std::max<std::size_t>(maxPoints, 2)) {
            points.pop_back();
        }
        points.push_back(rocPoint(0, totals.positives, all, totals));
    }
    return points;
}

std::optional<double> areaUnderRoc(const ThresholdIndex& index, Label label) {
    const Totals totals = totalsOf(index, label);
    if (index.size() == 0 || totals.positives == 0 || totals.negatives == 0) {
        return std::nullopt;
    }
    PairCount pairs;
    if (label == Label::Contradiction) {
        std::int64_t positives = 0;
        std::int64_t taken = 0;
        for (const PrPoint& point : index.prCurve(label)) {
            const std::int64_t added = point.truePositives - positives;
            pairs.add(added, point.taken - taken - added);
            positives = point.truePositives;
            taken = point.taken;
        }
        pairs.add(totals.positives - positives,
                  totals.positives + totals.negatives - taken - (totals.positives - positives));
        return pairs.share(totals);
    }
    // Predicted accurate is what scores at least the threshold; the other class scores 1 - FHRI, so its
    // order is the reverse one.
    const bool fromTop = label == Label::Accurate;
    const std::size_t distinct = index.distinctCount();
    ConfusionMatrix before = index.confusionAtDistinct(fromTop ? distinct : 0);
    for (std::size_t step = 1; step <= distinct; ++step) {
        const ConfusionMatrix at = index.confusionAtDistinct(fromTop ? distinct - step : step);
        std::int64_t positives = 0;
        std::int64_t negatives = 0;
        for (const Label truth : model::kLabels) {
            (truth == label ? positives : negatives) += at.at(truth, label) - before.at(truth, label);
        }
        pairs.add(positives, negatives);
        before = at;
    }
    return pairs.share(totals);
}

} // namespace assay::metrics

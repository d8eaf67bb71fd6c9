#include "core/metrics/classification/system_pr_curve.h"

namespace assay::metrics {

using model::Label;

std::vector<PrPoint> systemPrCurve(const ThresholdIndex& index, Label label, std::size_t maxPoints) {
    std::vector<PrPoint> points = index.prCurve(label, maxPoints);
    const auto ofClass = static_cast<double>(index.confusionAtDistinct(0).rowSum(label));
    for (PrPoint& point : points) {
        point.recall = static_cast<double>(point.truePositives) / ofClass;
    }
    return points;
}

std::optional<double> prevalence(const ThresholdIndex& index, Label label) {
    const ConfusionMatrix matrix = index.confusionAtDistinct(0);
    const bool ofNli = label == Label::Contradiction;
    const std::int64_t considered = matrix.total() - (ofNli ? 0 : matrix.columnSum(Label::Contradiction));
    if (considered == 0) {
        return std::nullopt;
    }
    const std::int64_t ofClass = matrix.rowSum(label) - (ofNli ? 0 : matrix.at(label, Label::Contradiction));
    return static_cast<double>(ofClass) / static_cast<double>(considered);
}

std::optional<double> highestSystemRecall(const ThresholdIndex& index, Label label) {
    const ConfusionMatrix matrix = index.confusionAtDistinct(0);
    const std::int64_t ofClass = matrix.rowSum(label);
    if (ofClass == 0) {
        return std::nullopt;
    }
    if (label == Label::Contradiction) {
        const std::vector<PrPoint> points = index.prCurve(label, 2);
        return points.empty() ? 0 : points.back().recall;
    }
    return static_cast<double>(ofClass - matrix.at(label, Label::Contradiction)) /
           static_cast<double>(ofClass);
}

std::optional<double> systemAveragePrecision(const ThresholdIndex& index, Label label) {
    const std::optional<double> average = index.averagePrecision(label);
    if (!average || label == Label::Contradiction) {
        return average;
    }
    return *average * highestSystemRecall(index, label).value_or(0); // every step of recall shrinks alike
}

} // namespace assay::metrics

#include "core/metrics/classification/threshold_curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>

namespace assay::metrics {
namespace {

using model::Label;

// Steps over the distinct scores of an index while keeping track of whether precision of accurate meets its
// limit.
class PrecisionScan {
  public:
    PrecisionScan(const ThresholdIndex& index, std::optional<double> required)
        : m_index(index)
        , m_required(required) {}

    [[nodiscard]] bool meets(std::size_t i) const noexcept {
        const ConfusionMatrix matrix = m_index.confusionAtDistinct(i);
        const std::int64_t predicted = matrix.columnSum(Label::Accurate);
        const double precision =
            predicted > 0 ? static_cast<double>(matrix.cells[0][0]) / static_cast<double>(predicted) : 0;
        return !m_required || !(precision < *m_required);
    }

    // A number in (i, end] up to which the verdict at i certainly stays the same: true positives minus limit
    // x predicted moves by at most 1 for every sample passed.
    [[nodiscard]] std::size_t unchangedUntil(std::size_t i, std::size_t end) const noexcept {
        if (!m_required) {
            return end;
        }
        constexpr double kWorthSearching = 4;
        const ConfusionMatrix matrix = m_index.confusionAtDistinct(i);
        const std::int64_t predicted = matrix.columnSum(Label::Accurate);
        const double slack =
            std::abs(static_cast<double>(matrix.cells[0][0]) - *m_required * static_cast<double>(predicted));
        if (!(slack > kWorthSearching) || *m_required > 1) {
            return i + 1;
        }
        const std::int64_t least = predicted - (static_cast<std::int64_t>(slack) - 1);
        const auto isUnchanged = [&](std::size_t at) {
            return m_index.confusionAtDistinct(at).columnSum(Label::Accurate) >= least;
        };
        // Doubling steps first: the slack is mostly far smaller than what is left.
        std::size_t low = i + 1;
        std::size_t high = low;
        for (std::size_t step = 1; high < end && isUnchanged(high); step *= 2) {
            low = high + 1;
            high = std::min(high + step, end);
        }
        while (low < high) {
            const std::size_t middle = std::midpoint(low, high);
            if (isUnchanged(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

  private:
    const ThresholdIndex& m_index;
    std::optional<double> m_required;
};

// The first number at which recall of hallucination is as required; `count` when there is none.
std::size_t firstWithRecall(const ThresholdIndex& index, std::optional<double> required, std::size_t count) {
    const std::int64_t support = index.confusionAtDistinct(0).rowSum(Label::Hallucination);
    if (!required || support == 0) {
        return 0;
    }
    std::size_t low = 0;
    std::size_t high = count;
    while (low < high) {
        const std::size_t middle = std::midpoint(low, high);
        const std::int64_t found =
            index.confusionAtDistinct(middle).at(Label::Hallucination, Label::Hallucination);
        if (static_cast<double>(found) / static_cast<double>(support) < *required) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

} // namespace

bool thresholdCurveIsExact(const ThresholdIndex& index, std::size_t maxPoints) noexcept {
    return index.distinctCount() + 2 <= std::max<std::size_t>(maxPoints, 2); // the distinct scores, 0 and 1
}

std::vector<ThresholdCurvePoint> thresholdCurve(const ThresholdIndex& index, std::size_t maxPoints) {
    const std::size_t count = std::max<std::size_t>(maxPoints, 2);
    const std::size_t distinct = index.distinctCount();
    std::vector<double> thresholds;
    if (thresholdCurveIsExact(index, maxPoints)) {
        thresholds.push_back(0);
        for (std::size_t i = 0; i < distinct; ++i) {
            if (index.distinctScore(i) > thresholds.back()) {
                thresholds.push_back(index.distinctScore(i));
            }
        }
        if (thresholds.back() < 1) {
            thresholds.push_back(1);
        }
    } else {
        for (std::size_t i = 0; i < count; ++i) {
            thresholds.push_back(static_cast<double>(i) / static_cast<double>(count - 1));
        }
    }
    std::vector<ThresholdCurvePoint> points;
    points.reserve(thresholds.size());
    for (const double threshold : thresholds) {
        ThresholdCurvePoint& point = points.emplace_back();
        point.threshold = threshold;
        point.matrix = index.confusionAt(threshold);
        point.figures = figuresOf(point.matrix);
    }
    return points;
}

std::vector<ThresholdRange> feasibleRanges(const ThresholdIndex& index, const Constraints& constraints) {
    std::vector<ThresholdRange> ranges;
    if (index.size() == 0) {
        return ranges;
    }
    const std::optional<double> contradictionRecall =
        figuresOf(index.confusionAtDistinct(0)).of(Label::Contradiction).recall;
    const std::optional<double>& required = constraints.of(Constraint::ContradictionRecall);
    if (required && contradictionRecall && *contradictionRecall < *required) {
        return ranges;
    }
    // The i-th distinct score stands for the thresholds above the one before it; one more number for those
    // above the highest score, where there are any in [0, 1].
    const std::size_t distinct = index.distinctCount();
    const std::size_t count = index.distinctScore(distinct - 1) < 1 ? distinct + 1 : distinct;
    const PrecisionScan precision(index, constraints.of(Constraint::AccuratePrecision));
    std::size_t i = firstWithRecall(index, constraints.of(Constraint::HallucinationRecall), count);
    while (i < count) {
        const bool feasible = precision.meets(i);
        const std::size_t first = i;
        do {
            i = precision.unchangedUntil(i, count);
        } while (i < count && precision.meets(i) == feasible);
        if (feasible) {
            ranges.push_back({first == 0 ? 0 : index.distinctScore(first - 1),
                              i <= distinct ? index.distinctScore(i - 1) : 1, first == 0});
        }
    }
    return ranges;
}

} // namespace assay::metrics

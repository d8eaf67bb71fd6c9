#include "widgets/charts/label_placement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kPadding = 3; // between a line and the text beside it
constexpr double kOverlapCost = 1000;
constexpr double kCrossingCost = 30;
constexpr double kRowCost = 10;

} // namespace

LabelPlacement::LabelPlacement(const QRectF& bounds, double rowHeight, int rows, const QFontMetricsF& metrics)
    : m_bounds(bounds)
    , m_rowHeight(rowHeight)
    , m_rows(std::max(1, rows))
    , m_metrics(metrics) {}

bool LabelPlacement::leaderFree(double lineX, int row) const {
    return std::none_of(m_placed.begin(), m_placed.end(), [&](const PlacedLabel& other) {
        return other.row < row && lineX > other.rect.left() - 1 && lineX < other.rect.right() + 1;
    });
}

double LabelPlacement::cost(const PlacedLabel& candidate) const {
    double sum = candidate.row * kRowCost;
    for (const PlacedLabel& other : m_placed) {
        if (other.row == candidate.row) {
            const double overlap = std::min(candidate.rect.right(), other.rect.right()) + 4 -
                                   std::max(candidate.rect.left(), other.rect.left());
            if (overlap > 0) {
                sum += kOverlapCost + overlap;
            }
        } else if (other.row > candidate.row) {
            if (other.lineX > candidate.rect.left() && other.lineX < candidate.rect.right()) {
                sum += kCrossingCost;
            }
        } else if (candidate.lineX > other.rect.left() && candidate.lineX < other.rect.right()) {
            sum += kCrossingCost;
        }
    }
    return sum;
}

PlacedLabel LabelPlacement::place(double lineX, const QString& text) {
    const double width = std::min(std::ceil(m_metrics.horizontalAdvance(text)) + 2 * kPadding,
                                  std::max(1.0, m_bounds.width()));
    PlacedLabel best;
    double bestCost = -1;
    for (int row = 0; row < m_rows; ++row) {
        // Centred first, then like a flag to the right and to the left of the line.
        const std::array<double, 3> lefts{lineX - width / 2, lineX, lineX - width};
        for (std::size_t i = 0; i < lefts.size(); ++i) {
            PlacedLabel candidate;
            candidate.lineX = lineX;
            candidate.row = row;
            const double left = std::clamp(lefts[i], m_bounds.left(), m_bounds.right() - width);
            candidate.rect = QRectF(left, m_bounds.top() - (row + 1) * m_rowHeight, width, m_rowHeight);
            const double candidateCost = cost(candidate) + static_cast<double>(i);
            if (bestCost < 0 || candidateCost < bestCost) {
                best = candidate;
                bestCost = candidateCost;
            }
        }
    }
    m_placed.append(best);
    return best;
}

} // namespace assay::widgets

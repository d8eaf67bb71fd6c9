#include "core/plot/label_placement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::plot {
namespace {

constexpr double kPadding = 3; // between a line and the text beside it
constexpr double kBetween = 4; // between labels of a row
constexpr double kOverlapCost = 1000;
constexpr double kCrossingCost = 30;
constexpr double kRowCost = 10;

} // namespace

LabelPlacement::LabelPlacement(double left, double right, int rows)
    : m_left(left)
    , m_right(std::max(left, right))
    , m_rows(std::max(1, rows)) {}

bool LabelPlacement::leaderFree(double lineX, int row) const {
    return std::none_of(m_placed.begin(), m_placed.end(), [&](const PlacedLabel& other) {
        return other.row < row && lineX > other.left - 1 && lineX < other.right + 1;
    });
}

double LabelPlacement::cost(const PlacedLabel& candidate) const {
    double sum = candidate.row * kRowCost;
    for (const PlacedLabel& other : m_placed) {
        if (other.row == candidate.row) {
            const double overlap =
                std::min(candidate.right, other.right) + kBetween - std::max(candidate.left, other.left);
            if (overlap > 0) {
                sum += kOverlapCost + overlap;
            }
        } else if (other.row > candidate.row) {
            if (other.lineX > candidate.left && other.lineX < candidate.right) {
                sum += kCrossingCost;
            }
        } else if (candidate.lineX > other.left && candidate.lineX < other.right) {
            sum += kCrossingCost;
        }
    }
    return sum;
}

PlacedLabel LabelPlacement::place(double lineX, double textWidth) {
    const double width = std::min(std::ceil(textWidth) + 2 * kPadding, std::max(1.0, m_right - m_left));
    PlacedLabel best;
    double bestCost = -1;
    for (int row = 0; row < m_rows; ++row) {
        // Centred first, then like a flag to the right and to the left of the line.
        const std::array<double, 3> lefts{lineX - width / 2, lineX, lineX - width};
        for (std::size_t i = 0; i < lefts.size(); ++i) {
            const double left = std::max(m_left, std::min(lefts[i], m_right - width));
            const PlacedLabel candidate{left, left + width, lineX, row};
            const double candidateCost = cost(candidate) + static_cast<double>(i);
            if (bestCost < 0 || candidateCost < bestCost) {
                best = candidate;
                bestCost = candidateCost;
            }
        }
    }
    m_placed.push_back(best);
    return best;
}

} // namespace assay::plot

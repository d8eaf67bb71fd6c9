#include "core/plot/thinning.h"

#include <algorithm>
#include <cmath>

namespace assay::plot {
namespace {

bool isDrawable(const ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

// The corners between points that hold their value up to the next one.
std::vector<ChartPoint> withCorners(const std::vector<ChartPoint>& points) {
    std::vector<ChartPoint> all;
    all.reserve(points.size() * 2);
    for (const ChartPoint& point : points) {
        if (!all.empty() && all.back().y != point.y) {
            all.push_back({point.x, all.back().y});
        }
        all.push_back(point);
    }
    return all;
}

} // namespace

std::vector<ChartPoint> thinned(const std::vector<ChartPoint>& points, std::size_t most) {
    most = std::max<std::size_t>(most, 8);
    if (points.size() <= most) {
        return points;
    }
    const std::size_t inner = points.size() - 2;
    const std::size_t stretches = (most - 2) / 3; // a low, a high and perhaps a gap of each
    std::vector<ChartPoint> kept{points.front()};
    for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
        const std::size_t from = 1 + stretch * inner / stretches;
        const std::size_t to = 1 + (stretch + 1) * inner / stretches;
        std::size_t low = to, high = to, gap = to;
        for (std::size_t i = from; i < to; ++i) {
            if (!isDrawable(points[i])) {
                gap = gap == to ? i : gap;
                continue;
            }
            low = low == to || points[i].y < points[low].y ? i : low;
            high = high == to || points[i].y > points[high].y ? i : high;
        }
        std::vector<std::size_t> chosen{low, high, gap};
        std::sort(chosen.begin(), chosen.end());
        chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
        for (const std::size_t i : chosen) {
            if (i < to) {
                kept.push_back(points[i]);
            }
        }
    }
    kept.push_back(points.back());
    return kept;
}

std::vector<std::vector<ChartPoint>> drawnPieces(const ChartSeries& series, std::size_t most) {
    const std::vector<ChartPoint> points = thinned(series.points, series.steps ? most / 2 : most);
    std::vector<std::vector<ChartPoint>> pieces;
    for (auto at = points.begin(); at != points.end();) {
        const auto end = std::find_if_not(at, points.end(), isDrawable);
        if (at != end) {
            const std::vector<ChartPoint> piece(at, end);
            pieces.push_back(series.steps ? withCorners(piece) : piece);
        }
        at = std::find_if(end, points.end(), isDrawable);
    }
    return pieces;
}

} // namespace assay::plot

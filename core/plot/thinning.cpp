#include "core/plot/thinning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

namespace assay::plot {
namespace {

bool isDrawable(const ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

// Where along the curve each point lies, from 0 to 1: by x, so that all stretches are equally wide; by number
// where x does not ascend.
std::vector<double> sharesOf(const std::vector<ChartPoint>& points) {
    const double first = points.front().x;
    const double range = points.back().x - first;
    const bool ascends =
        std::isfinite(range) && range > 0 &&
        std::adjacent_find(points.begin(), points.end(), [](const ChartPoint& a, const ChartPoint& b) {
            return !(a.x <= b.x);
        }) == points.end();
    std::vector<double> shares;
    shares.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        shares.push_back(ascends ? (points[i].x - first) / range
                                 : static_cast<double>(i) / static_cast<double>(points.size() - 1));
    }
    return shares;
}

// Of each of so many stretches the first point, the last, the lowest, the highest and the first gap.
constexpr std::size_t kKeptOfStretch = 5;

std::vector<ChartPoint> keptOf(const std::vector<ChartPoint>& points, const std::vector<double>& shares,
                               std::size_t stretches) {
    const auto stretchOf = [&](std::size_t i) {
        return std::min(static_cast<std::size_t>(shares[i] * static_cast<double>(stretches)), stretches - 1);
    };
    std::vector<ChartPoint> kept;
    for (std::size_t from = 0; from < points.size();) {
        std::size_t to = from + 1;
        while (to < points.size() && stretchOf(to) == stretchOf(from)) {
            ++to;
        }
        std::size_t low = to, high = to, gap = to;
        for (std::size_t i = from; i < to; ++i) {
            if (!isDrawable(points[i])) {
                gap = gap == to ? i : gap;
                continue;
            }
            low = low == to || points[i].y < points[low].y ? i : low;
            high = high == to || points[i].y > points[high].y ? i : high;
        }
        std::array<std::size_t, kKeptOfStretch> chosen{from, low, high, gap, to - 1};
        std::sort(chosen.begin(), chosen.end());
        const auto end = std::unique(chosen.begin(), chosen.end());
        for (auto i = chosen.begin(); i != end && *i < to; ++i) {
            kept.push_back(points[*i]);
        }
        from = to;
    }
    return kept;
}

// The points from `begin` to `end` with the corners of their steps. `all` are those of the whole curve: a gap
// beside the piece says where its value ends.
template <typename Iterator>
std::vector<ChartPoint> stepped(const std::vector<ChartPoint>& all, Iterator begin, Iterator end,
                                CurveSteps steps) {
    std::vector<ChartPoint> drawn;
    if (steps == CurveSteps::Back && begin != all.begin() && std::isfinite((begin - 1)->x)) {
        drawn.push_back({(begin - 1)->x, begin->y});
    }
    for (auto at = begin; at != end; ++at) {
        if (at != begin && (at - 1)->y != at->y) {
            drawn.push_back(steps == CurveSteps::Back ? ChartPoint{(at - 1)->x, at->y}
                                                      : ChartPoint{at->x, (at - 1)->y});
        }
        drawn.push_back(*at);
    }
    if (steps == CurveSteps::Ahead && end != all.end() && std::isfinite(end->x)) {
        drawn.push_back({end->x, (end - 1)->y});
    }
    return drawn;
}

} // namespace

std::vector<ChartPoint> thinned(const std::vector<ChartPoint>& points, std::size_t most) {
    most = std::max<std::size_t>(most, 8);
    if (points.size() <= most) {
        return points;
    }
    const std::vector<double> shares = sharesOf(points);
    std::size_t fits = most / kKeptOfStretch;
    std::size_t tooMany = most;
    std::vector<ChartPoint> kept = keptOf(points, shares, fits);
    while (fits + 1 < tooMany) {
        const std::size_t tried = std::midpoint(fits, tooMany);
        std::vector<ChartPoint> more = keptOf(points, shares, tried);
        if (more.size() > most) {
            tooMany = tried;
            continue;
        }
        fits = tried;
        kept = std::move(more);
    }
    return kept;
}

std::vector<ChartPoint> scatteredPoints(const ChartSeries& series, const ChartAxis& x, const ChartAxis& y) {
    constexpr double kColumns = 300;
    constexpr double kRows = 200;
    std::set<std::pair<int, int>> taken;
    std::vector<ChartPoint> points;
    for (const ChartPoint& point : series.points) {
        const double across = (point.x - x.min) / (x.max - x.min);
        const double up = (point.y - y.min) / (y.max - y.min);
        const bool isInside = across >= 0 && across <= 1 && up >= 0 && up <= 1; // never of NaN
        if (isInside &&
            taken.emplace(static_cast<int>(across * kColumns), static_cast<int>(up * kRows)).second) {
            points.push_back(point);
        }
    }
    return points;
}

std::vector<std::vector<ChartPoint>> drawnPieces(const ChartSeries& series, std::size_t most) {
    if (series.scattered) {
        return {};
    }
    const std::vector<ChartPoint> points =
        thinned(series.points, series.steps == CurveSteps::None ? most : most / 2);
    std::vector<std::vector<ChartPoint>> pieces;
    for (auto at = points.begin(); at != points.end();) {
        const auto end = std::find_if_not(at, points.end(), isDrawable);
        if (at != end) {
            pieces.push_back(series.steps == CurveSteps::None ? std::vector<ChartPoint>(at, end)
                                                              : stepped(points, at, end, series.steps));
        }
        at = std::find_if(end, points.end(), isDrawable);
    }
    return pieces;
}

} // namespace assay::plot

#include "core/plot/chart_style.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace assay::plot {
namespace {

struct Pattern {
    std::array<double, 6> list;
    std::size_t count;

    [[nodiscard]] std::span<const double> lengths() const { return {list.data(), count}; }
};

constexpr std::array<Pattern, kPatterns> kDashes{{{{}, 0},
                                                  {{8, 4}, 2},
                                                  {{2, 3}, 2},
                                                  {{9, 3, 2, 3}, 4},
                                                  {{16, 4}, 2},
                                                  {{9, 3, 2, 3, 2, 3}, 6},
                                                  {{4, 4}, 2},
                                                  {{14, 3, 5, 3}, 4}}};
constexpr Pattern kLuckDashes{{1.2, 4.5}, 2};

// Short enough for a low bar. Neighbours differ most.
constexpr std::array<Pattern, kPatterns> kStripes{{{{}, 0},
                                                   {{4, 3}, 2},
                                                   {{1, 2.5}, 2},
                                                   {{6, 1.5, 1.5, 1.5}, 4},
                                                   {{7, 2}, 2},
                                                   {{1.5, 5}, 2},
                                                   {{2.5, 1.5}, 2},
                                                   {{1.5, 1.5, 1.5, 4}, 4}}};

std::optional<LineStyle> lineStyleOf(const ChartSeries& series) {
    return series.style;
}

template <typename Series>
std::optional<LineStyle> lineStyleOf(const Series&) {
    return std::nullopt;
}

template <typename Series>
std::vector<SeriesStyle> styles(const std::vector<Series>& all) {
    std::set<std::size_t> taken;
    std::vector<std::size_t> looks(all.size());
    std::vector<bool> placed(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].look && (taken.insert(*all[i].look).second || lineStyleOf(all[i]))) {
            looks[i] = *all[i].look;
            placed[i] = true;
        }
    }
    std::size_t next = 0;
    std::vector<SeriesStyle> list;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!placed[i]) {
            while (!taken.insert(next).second) {
                ++next;
            }
            looks[i] = next;
        }
        list.push_back(seriesStyle(looks[i]));
        if (const auto style = lineStyleOf(all[i])) {
            list.back().pattern = patternOf(*style);
            list.back().isHollow = *style == LineStyle::Luck;
        }
    }
    return list;
}

} // namespace

const ChartPalette& lightPalette() {
    static const ChartPalette palette{
        "#1b1f24",
        "#57606a",
        "#d8dee4",
        "#ffffff",
        {"#0072b2", "#c04f00", "#b5467f", "#00805c", "#8f6200", "#6a3d9a", "#5b5b5b", "#0a7f8f"},
        "#0072b2"};
    return palette;
}

const ChartPalette& darkPalette() {
    static const ChartPalette palette{
        "#e6e9ed",
        "#a2abb5",
        "#3a424b",
        "#16191d",
        {"#56b4e9", "#ff9f5a", "#e58fbd", "#35c79b", "#e0b040", "#b79bef", "#b8b8b8", "#6fdde6"},
        "#56b4e9"};
    return palette;
}

const PageColours& lightPage() {
    static const PageColours page{"#f5f7f9", "#1a7f37", "#8a5a00", "#b42318", "#0b5cad"};
    return page;
}

const PageColours& darkPage() {
    static const PageColours page{"#20252b", "#5fd07f", "#e3b341", "#ff8a80", "#7cb7ff"};
    return page;
}

std::span<const double> dashesOf(std::size_t pattern) {
    return pattern == kLuckPattern ? kLuckDashes.lengths() : kDashes[pattern % kPatterns].lengths();
}

std::span<const double> stripesOf(std::size_t pattern) {
    return kStripes[pattern % kPatterns].lengths();
}

std::size_t patternOf(LineStyle style) {
    return style == LineStyle::Luck ? kLuckPattern
                                    : static_cast<std::size_t>(style); // the first five of kDashes
}

std::vector<ChartPoint> outlineOf(ChartMarker marker, double radius) {
    const double r = radius;
    const double t = radius * 0.4; // half as wide as an arm
    switch (marker) {
    case ChartMarker::Circle:
        break;
    case ChartMarker::Square:
        return {{-r * 0.85, -r * 0.85}, {r * 0.85, -r * 0.85}, {r * 0.85, r * 0.85}, {-r * 0.85, r * 0.85}};
    case ChartMarker::Triangle:
        return {{0, -r}, {r, r * 0.8}, {-r, r * 0.8}};
    case ChartMarker::Diamond:
        return {{0, -r}, {r, 0}, {0, r}, {-r, 0}};
    case ChartMarker::TriangleDown:
        return {{0, r}, {r, -r * 0.8}, {-r, -r * 0.8}};
    case ChartMarker::Cross:
        return {{-r, -r + t}, {-r + t, -r}, {0, -t}, {r - t, -r}, {r, -r + t}, {t, 0},
                {r, r - t},   {r - t, r},   {0, t},  {-r + t, r}, {-r, r - t}, {-t, 0}};
    case ChartMarker::Bar:
        return {{-t, -r}, {t, -r}, {t, r}, {-t, r}};
    case ChartMarker::Plus:
        return {{-t, -r}, {t, -r}, {t, -t}, {r, -t}, {r, t},   {t, t},
                {t, r},   {-t, r}, {-t, t}, {-r, t}, {-r, -t}, {-t, -t}};
    }
    return {};
}

SeriesStyle seriesStyle(std::size_t look) {
    const std::size_t turned = look + look / kSeriesColours;
    return {look % kSeriesColours, turned % kPatterns, static_cast<ChartMarker>(turned % kChartMarkers)};
}

std::vector<SeriesStyle> stylesOf(const std::vector<ChartSeries>& series) {
    return styles(series);
}

std::vector<SeriesStyle> stylesOf(const std::vector<BarSeries>& series) {
    return styles(series);
}

std::vector<SeriesStyle> stylesOf(const std::vector<BoxSeries>& series) {
    return styles(series);
}

bool lacksInterval(const BarSeries& series, std::size_t category) noexcept {
    const bool hasValue =
        category < series.values.size() && series.values[category] && std::isfinite(*series.values[category]);
    const bool hasInterval = category < series.intervals.size() && series.intervals[category] &&
                             std::isfinite(series.intervals[category]->low) &&
                             std::isfinite(series.intervals[category]->high);
    return hasValue && !hasInterval;
}

std::string noIntervalNameOf(const BarChart& chart) {
    for (const BarSeries& series : chart.series) {
        for (std::size_t i = 0; i < series.values.size(); ++i) {
            if (lacksInterval(series, i)) {
                return chart.noIntervalName;
            }
        }
    }
    return {};
}

} // namespace assay::plot

// How the series of a chart are told apart: by colour, dash and marker at once, so that a chart can be read
// in grey, too. One table for every canvas.
#pragma once

#include "core/plot/chart.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace assay::plot {

inline constexpr std::size_t kSeriesColours = 8;

// "#rrggbb", or whatever else the canvas takes for a colour.
struct ChartPalette {
    std::string text, muted, grid, surface;
    std::array<std::string, kSeriesColours> series; // at least 3:1 upon the surface
    std::string cell;                               // of a matrix, more opaque where the count is higher
};

// After M. Okabe and K. Ito (2008), "Color Universal Design", the yellow left out; dark enough on white, or
// light enough on black. The first four are those of the window: accurate, hallucination, contradiction,
// macro.
[[nodiscard]] const ChartPalette& lightPalette();
[[nodiscard]] const ChartPalette& darkPalette();

// Of what is no chart, on the surface of the palette of the same theme. Its texts and lines have the
// palette's `text`, `muted` and `grid`.
struct PageColours {
    std::string soft;                     // behind headers of tables, tiles and comments
    std::string good, warning, bad, link; // texts: at least 4.5:1 upon the surface and upon `soft`
};

[[nodiscard]] const PageColours& lightPage();
[[nodiscard]] const PageColours& darkPage();

inline constexpr std::size_t kPatterns = 8;
inline constexpr std::size_t kLuckPattern = kPatterns; // no look has it

// Lengths drawn and left out, in px, by turns, of a curve and of the stripes across a bar; empty: solid.
[[nodiscard]] std::span<const double> dashesOf(std::size_t pattern);
[[nodiscard]] std::span<const double> stripesOf(std::size_t pattern);
[[nodiscard]] std::size_t patternOf(LineStyle style);

inline constexpr std::size_t kChartMarkers = 8;

// Around (0, 0), `radius` px wide to each side; a circle has none.
[[nodiscard]] std::vector<ChartPoint> outlineOf(ChartMarker marker, double radius);

struct SeriesStyle {
    std::size_t colour = 0;  // in a palette
    std::size_t pattern = 0; // of its dashes and stripes
    ChartMarker marker = ChartMarker::Circle;
    bool isHollow = false; // its markers are rings, as only those of what luck gives are
};

// Of a place: the first eight have a colour, a pattern and a marker of their own, the first sixty-four at
// least the pair.
[[nodiscard]] SeriesStyle seriesStyle(std::size_t look);

// One of its own for each series; one with a style has that, in the colour and with the marker of its look.
// What luck gives has a pattern that no look has and hollow markers, so that it is told in grey from the
// series whose look it shares.
[[nodiscard]] std::vector<SeriesStyle> stylesOf(const std::vector<ChartSeries>& series);
[[nodiscard]] std::vector<SeriesStyle> stylesOf(const std::vector<BarSeries>& series);
[[nodiscard]] std::vector<SeriesStyle> stylesOf(const std::vector<BoxSeries>& series);

// Above a bar of a chart that marks them.
inline constexpr const char* kNoIntervalMark = "?";
// Whether the bar is there and nothing says how sure it is.
[[nodiscard]] bool lacksInterval(const BarSeries& series, std::size_t category) noexcept;
// For the legend; empty: no bar is marked.
[[nodiscard]] std::string noIntervalNameOf(const BarChart& chart);

// The places of what reports show.
inline constexpr std::size_t kLookAccurate = 0;
inline constexpr std::size_t kLookHallucination = 1;
inline constexpr std::size_t kLookContradiction = 2;
inline constexpr std::size_t kLookMacro = 3;
inline constexpr std::size_t kLookMeasured = 0;
inline constexpr std::size_t kLookReference = 6; // what the measured is held against
inline constexpr std::size_t kLookGold = 0;
inline constexpr std::size_t kLookOthers = 1;

// Of a search in one of the test's regimes, in curves and in bars alike.
[[nodiscard]] constexpr std::size_t lookOfSearch(std::size_t search, std::size_t regime,
                                                 std::size_t regimes) {
    return search * regimes + regime;
}

} // namespace assay::plot

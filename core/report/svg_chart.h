// Draws a chart of a report as SVG 1.1 that browsers and Qt's SVG renderer show alike: shapes and texts with
// plain attributes only.
#pragma once

#include "core/report/chart.h"
#include "core/report/wording.h"

#include <array>
#include <string>

namespace assay::report {

inline constexpr std::size_t kSeriesColours = 8;

// Values of "fill" and "stroke".
struct ChartPalette {
    std::string text = "#1b1f24";
    std::string muted = "#57606a";
    std::string grid = "#d8dee4";
    std::string surface = "#ffffff";
    // After M. Okabe and K. Ito (2008), "Color Universal Design", the yellow left out; dark enough on white.
    std::array<std::string, kSeriesColours> series{"#0072b2", "#d55e00", "#00805c", "#b5467f",
                                                   "#9a6a00", "#2a7fb8", "#5b5b5b", "#6a3d9a"};
    std::string cell = "#0072b2"; // of a matrix, more opaque where the count is higher
};

// Texts that stand in the language of the reader: numbers of the axes.
struct SvgChartOptions {
    double width = 640; // px at 96 dpi
    double fontSize = 12;
    std::string fontFamily = "sans-serif";
    ChartPalette palette{};
};

struct SvgChart {
    std::string svg; // "<svg …>…</svg>"
    double width = 0;
    double height = 0; // as the content needs
};

// The same chart, options and wording: the same bytes. The title is not drawn; alternative becomes <desc>.
[[nodiscard]] SvgChart drawSvg(const Chart& chart, const SvgChartOptions& options, const Wording& wording);

} // namespace assay::report

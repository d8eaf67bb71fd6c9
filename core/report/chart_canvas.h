// What a chart of a report is drawn upon: as SVG (svg_chart.h) or by a painter (widgets/report). Lengths are
// pixels at 96 dots per inch, y downwards.
#pragma once

#include "core/report/chart.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::report {

inline constexpr std::size_t kSeriesColours = 8;

// "#rrggbb", or whatever else the canvas takes for a colour.
struct ChartPalette {
    std::string text = "#1b1f24";
    std::string muted = "#57606a";
    std::string grid = "#d8dee4";
    std::string surface = "#ffffff";
    // After M. Okabe and K. Ito (2008), "Color Universal Design", the yellow left out; dark enough on white.
    std::array<std::string, kSeriesColours> series{"#0072b2", "#c04f00", "#00805c", "#b5467f",
                                                   "#8f6200", "#2a7fb8", "#5b5b5b", "#6a3d9a"};
    std::string cell = "#0072b2"; // of a matrix, more opaque where the count is higher
};

class ChartCanvas {
  public:
    ChartCanvas() = default;
    ChartCanvas(const ChartCanvas&) = delete;
    ChartCanvas& operator=(const ChartCanvas&) = delete;
    virtual ~ChartCanvas() = default;

    struct Line {
        double x1, y1, x2, y2;
        double width = 1;
        ChartStroke stroke = ChartStroke::Solid;
    };

    struct Box {
        double x, y, width, height;
    };

    enum class Anchor { Start, Middle, End };

    struct Text {
        double x, y; // the base line
        Anchor anchor = Anchor::Start;
        bool bold = false;
        bool upwards = false; // turned by 90 degrees
    };

    virtual void line(const Line& line, const std::string& colour) = 0;
    virtual void path(const std::vector<ChartPoint>& points, double width, ChartStroke stroke,
                      const std::string& colour) = 0;
    virtual void area(const std::vector<ChartPoint>& outline, double opacity, const std::string& colour) = 0;
    virtual void box(const Box& box, double opacity, const std::string& colour) = 0;
    virtual void frame(const Box& box, const std::string& colour) = 0;
    virtual void dot(ChartPoint at, const std::string& colour, const std::string& edge) = 0;
    virtual void text(const Text& place, std::string_view content, const std::string& colour) = 0;

    // Of the plain font.
    [[nodiscard]] virtual double textWidth(std::string_view content) const = 0;
    [[nodiscard]] virtual double fontSize() const = 0;

    // Cut with "…" so that it is as wide as `width` at most.
    [[nodiscard]] std::string fitted(std::string_view content, double width) const;
};

} // namespace assay::report

// What a chart is drawn upon: as SVG (svg_chart.h) or by a painter (widgets/charts). Lengths are
// pixels at 96 dots per inch, y downwards.
#pragma once

#include "core/plot/chart_style.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::plot {

class ChartCanvas {
  public:
    ChartCanvas() = default;
    ChartCanvas(const ChartCanvas&) = delete;
    ChartCanvas& operator=(const ChartCanvas&) = delete;
    virtual ~ChartCanvas() = default;

    struct Line {
        double x1, y1, x2, y2;
        double width = 1;
        std::span<const double> dashes{}; // of chart_style.h
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
        double scale = 1;     // of the font's size
    };

    virtual void line(const Line& line, const std::string& colour) = 0;
    virtual void path(const std::vector<ChartPoint>& points, double width, std::span<const double> dashes,
                      const std::string& colour) = 0;
    virtual void area(const std::vector<ChartPoint>& outline, double opacity, const std::string& colour) = 0;
    virtual void box(const Box& box, double opacity, const std::string& colour) = 0;
    virtual void frame(const Box& box, const std::string& colour) = 0;
    virtual void dot(ChartPoint at, double radius, const std::string& colour, const std::string& edge) = 0;
    virtual void text(const Text& place, std::string_view content, const std::string& colour) = 0;

    // Of the plain font.
    [[nodiscard]] virtual double textWidth(std::string_view content) const = 0;
    [[nodiscard]] virtual double fontSize() const = 0;

    // Cut with "…" so that it is as wide as `width` at most; empty where not even that fits.
    [[nodiscard]] std::string fitted(std::string_view content, double width) const;
};

} // namespace assay::plot

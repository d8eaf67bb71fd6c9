// Writes shapes and texts of an SVG picture. Of this room alone.
#pragma once

#include "core/report/svg_chart.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::report {

enum class Anchor { Start, Middle, End };

class SvgCanvas {
  public:
    explicit SvgCanvas(const SvgChartOptions& options)
        : m_options(options) {}

    struct Line {
        double x1, y1, x2, y2;
    };

    void line(const Line& line, const std::string& colour, double width = 1,
              ChartStroke stroke = ChartStroke::Solid);
    void path(const std::vector<ChartPoint>& points, const std::string& colour, double width,
              ChartStroke stroke);
    void area(const std::vector<ChartPoint>& outline, const std::string& colour, double opacity);

    struct Box {
        double x, y, width, height;
    };

    void box(const Box& box, const std::string& fill, double opacity = 1);
    void frame(const Box& box, const std::string& colour, double width = 1);
    void dot(ChartPoint at, const std::string& fill, const std::string& edge);

    struct Text {
        double x, y; // the base line
        Anchor anchor = Anchor::Start;
        bool bold = false;
        bool upwards = false; // turned by 90 degrees
    };

    void text(const Text& place, std::string_view content, const std::string& colour);

    // An estimate that is seldom too small: fonts differ between readers.
    [[nodiscard]] double textWidth(std::string_view content) const;

    // Cut with "…" so that it is about as wide as `width` at most.
    [[nodiscard]] std::string fitted(std::string_view content, double width) const;

    [[nodiscard]] double fontSize() const { return m_options.fontSize; }

    // The whole picture.
    [[nodiscard]] std::string finish(double width, double height, std::string_view description) const;

  private:
    const SvgChartOptions& m_options;
    std::string m_body;
};

} // namespace assay::report

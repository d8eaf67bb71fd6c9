#include "core/report/svg_chart.h"

#include "core/report/chart_drawing.h"
#include "core/report/markup.h"

#include <fmt/format.h>

#include <cmath>

namespace assay::report {
namespace {

// Two decimals without trailing zeros, "." always.
std::string px(double value) {
    std::string text = fmt::format("{:.2f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
        text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

std::string_view dashes(ChartStroke stroke) {
    switch (stroke) {
    case ChartStroke::Solid:
        break;
    case ChartStroke::Dash:
        return " stroke-dasharray=\"6,4\"";
    case ChartStroke::Dot:
        return " stroke-dasharray=\"2,3\"";
    }
    return {};
}

std::string pointList(const std::vector<ChartPoint>& points) {
    std::string list;
    for (const ChartPoint& point : points) {
        list += (list.empty() ? "" : " ") + px(point.x) + "," + px(point.y);
    }
    return list;
}

// Characters of UTF-8.
std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) {
        count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    }
    return count;
}

constexpr double kCharacterWidth = 0.58; // of the font size, on average

class SvgCanvas final : public ChartCanvas {
  public:
    explicit SvgCanvas(double fontSize)
        : m_fontSize(fontSize) {}

    void line(const Line& line, const std::string& colour) override {
        m_body += fmt::format(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\"{}/>\n",
            px(line.x1), px(line.y1), px(line.x2), px(line.y2), colour, px(line.width), dashes(line.stroke));
    }

    void path(const std::vector<ChartPoint>& points, double width, ChartStroke stroke,
              const std::string& colour) override {
        m_body += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\""
                              " stroke-linejoin=\"round\"{}/>\n",
                              pointList(points), colour, px(width), dashes(stroke));
    }

    void area(const std::vector<ChartPoint>& outline, double opacity, const std::string& colour) override {
        m_body += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"none\"/>\n",
                              pointList(outline), colour, px(opacity));
    }

    void box(const Box& box, double opacity, const std::string& colour) override {
        m_body += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" fill-opacity=\"{}\"/>\n",
            px(box.x), px(box.y), px(box.width), px(box.height), colour, px(opacity));
    }

    void frame(const Box& box, const std::string& colour) override {
        m_body +=
            fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\"/>\n",
                        px(box.x), px(box.y), px(box.width), px(box.height), colour);
    }

    void dot(ChartPoint at, const std::string& colour, const std::string& edge) override {
        m_body += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"4.5\" fill=\"{}\" stroke=\"{}\"/>\n", px(at.x),
                              px(at.y), colour, edge);
    }

    void text(const Text& place, std::string_view content, const std::string& colour) override {
        constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};
        const std::string turned =
            place.upwards ? fmt::format(" transform=\"rotate(-90 {} {})\"", px(place.x), px(place.y))
                          : std::string();
        m_body +=
            fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\" text-anchor=\"{}\"{}{}>{}</text>\n", px(place.x),
                        px(place.y), colour, kAnchors[static_cast<std::size_t>(place.anchor)],
                        place.bold ? " font-weight=\"bold\"" : "", turned, markupText(content));
    }

    // An estimate that is seldom too small: fonts differ between readers.
    [[nodiscard]] double textWidth(std::string_view content) const override {
        return kCharacterWidth * m_fontSize * static_cast<double>(characters(content));
    }

    [[nodiscard]] double fontSize() const override { return m_fontSize; }

    [[nodiscard]] const std::string& body() const { return m_body; }

  private:
    double m_fontSize;
    std::string m_body;
};

} // namespace

SvgChart drawSvg(const Chart& chart, const SvgChartOptions& options, const Wording& wording) {
    SvgCanvas canvas(options.fontSize);
    const double height = drawChart(chart, options.width, options.palette, wording, canvas);
    return {fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0}\" height=\"{1}\""
                        " viewBox=\"0 0 {0} {1}\" font-family=\"{2}\" font-size=\"{3}\">\n"
                        "<desc>{4}</desc>\n{5}</svg>",
                        px(options.width), px(height), markupText(options.fontFamily), px(options.fontSize),
                        markupText(chart.alternative), canvas.body()),
            options.width, height};
}

} // namespace assay::report

#include "core/plot/svg_chart.h"

#include "core/plot/chart_drawing.h"
#include "core/text/character_count.h"
#include "core/text/markup.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::plot {
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

std::string dashesOfLine(std::span<const double> lengths) {
    std::string list;
    for (const double length : lengths) {
        list += (list.empty() ? "" : ",") + px(length);
    }
    return list.empty() ? list : " stroke-dasharray=\"" + list + "\"";
}

std::string pointList(const std::vector<ChartPoint>& points) {
    std::string list;
    for (const ChartPoint& point : points) {
        list += (list.empty() ? "" : " ") + px(point.x) + "," + px(point.y);
    }
    return list;
}

constexpr double kRightOfMatrix = 10;
constexpr double kCharacterWidth = 0.58; // of the font size, on average

class SvgCanvas final : public ChartCanvas {
  public:
    explicit SvgCanvas(double fontSize)
        : m_fontSize(fontSize) {}

    void line(const Line& line, const std::string& colour) override {
        m_body += fmt::format(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\"{}/>\n",
            px(line.x1), px(line.y1), px(line.x2), px(line.y2), colour, px(line.width),
            dashesOfLine(line.dashes));
    }

    void path(const std::vector<ChartPoint>& points, double width, std::span<const double> dashes,
              const std::string& colour) override {
        m_body += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\""
                              " stroke-linejoin=\"round\"{}/>\n",
                              pointList(points), colour, px(width), dashesOfLine(dashes));
    }

    void area(const std::vector<ChartPoint>& outline, double opacity, const std::string& colour) override {
        m_body += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"none\"/>\n",
                              pointList(outline), colour, px(opacity));
    }

    void box(const Box& box, double opacity, const std::string& colour) override {
        m_right = std::max(m_right, box.x + box.width);
        m_body += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" fill-opacity=\"{}\"/>\n",
            px(box.x), px(box.y), px(box.width), px(box.height), colour, px(opacity));
    }

    void frame(const Box& box, const std::string& colour) override {
        m_body +=
            fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\"/>\n",
                        px(box.x), px(box.y), px(box.width), px(box.height), colour);
    }

    void dot(ChartPoint at, double radius, const std::string& colour, const std::string& edge) override {
        m_body += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\"/>\n", px(at.x),
                              px(at.y), px(radius), colour, edge);
    }

    void text(const Text& place, std::string_view content, const std::string& colour) override {
        const double after = place.anchor == Anchor::Start ? 1 : place.anchor == Anchor::Middle ? 0.5 : 0;
        m_right = std::max(m_right, place.x + (place.upwards ? 0 : after * place.scale * textWidth(content)));
        constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};
        const std::string turned =
            place.upwards ? fmt::format(" transform=\"rotate(-90 {} {})\"", px(place.x), px(place.y))
                          : std::string();
        m_body += fmt::format(
            "<text x=\"{}\" y=\"{}\" fill=\"{}\" text-anchor=\"{}\"{}{}{}>{}</text>\n", px(place.x),
            px(place.y), colour, kAnchors[static_cast<std::size_t>(place.anchor)],
            place.bold ? " font-weight=\"bold\"" : "",
            place.scale != 1 ? fmt::format(" font-size=\"{}\"", px(m_fontSize * place.scale)) : "", turned,
            text::markupText(content));
    }

    // An estimate that is seldom too small: fonts differ between readers.
    [[nodiscard]] double textWidth(std::string_view content) const override {
        return kCharacterWidth * m_fontSize * static_cast<double>(assay::text::characterCount(content));
    }

    [[nodiscard]] double fontSize() const override { return m_fontSize; }

    [[nodiscard]] const std::string& body() const { return m_body; }

    // Of boxes and texts.
    [[nodiscard]] double right() const { return m_right; }

  private:
    double m_fontSize;
    double m_right = 0;
    std::string m_body;
};

} // namespace

SvgChart drawSvg(const Chart& chart, const SvgChartOptions& options, const words::Wording& wording) {
    SvgCanvas canvas(options.fontSize);
    const ChartFrame frame{
        .width = options.width, .height = options.height, .titled = options.titled, .note = options.note};
    const double height = drawChart(chart, frame, options.palette, wording, canvas).height;
    // A matrix has cells of one size: a small one needs less than all the width.
    const double width = std::holds_alternative<MatrixChart>(chart.body)
                             ? std::min(options.width, std::ceil(canvas.right()) + kRightOfMatrix)
                             : options.width;
    return {
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"{5}\" width=\"{0}\""
                    " height=\"{1}\" viewBox=\"0 0 {0} {1}\" font-family=\"{2}\" font-size=\"{3}\">\n"
                    "<desc>{4}</desc>\n{6}</svg>",
                    px(width), px(height), text::markupText(options.fontFamily), px(options.fontSize),
                    text::markupText(chart.alternative), text::markupText(chart.title), canvas.body()),
        width, height};
}

} // namespace assay::plot

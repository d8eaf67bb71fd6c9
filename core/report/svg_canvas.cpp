#include "core/report/svg_canvas.h"

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

} // namespace

void SvgCanvas::line(const Line& line, const std::string& colour, double width, ChartStroke stroke) {
    m_body +=
        fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\"{}/>\n",
                    px(line.x1), px(line.y1), px(line.x2), px(line.y2), colour, px(width), dashes(stroke));
}

void SvgCanvas::path(const std::vector<ChartPoint>& points, const std::string& colour, double width,
                     ChartStroke stroke) {
    m_body += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\""
                          " stroke-linejoin=\"round\"{}/>\n",
                          pointList(points), colour, px(width), dashes(stroke));
}

void SvgCanvas::area(const std::vector<ChartPoint>& outline, const std::string& colour, double opacity) {
    m_body += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"none\"/>\n",
                          pointList(outline), colour, px(opacity));
}

void SvgCanvas::box(const Box& box, const std::string& fill, double opacity) {
    m_body +=
        fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" fill-opacity=\"{}\"/>\n",
                    px(box.x), px(box.y), px(box.width), px(box.height), fill, px(opacity));
}

void SvgCanvas::frame(const Box& box, const std::string& colour, double width) {
    m_body += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\""
                          " stroke-width=\"{}\"/>\n",
                          px(box.x), px(box.y), px(box.width), px(box.height), colour, px(width));
}

void SvgCanvas::dot(ChartPoint at, const std::string& fill, const std::string& edge) {
    m_body += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"4.5\" fill=\"{}\" stroke=\"{}\"/>\n", px(at.x),
                          px(at.y), fill, edge);
}

void SvgCanvas::text(const Text& place, std::string_view content, const std::string& colour) {
    std::string turned;
    if (place.upwards) {
        turned = fmt::format(" transform=\"rotate(-90 {} {})\"", px(place.x), px(place.y));
    }
    constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};
    m_body += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\" text-anchor=\"{}\"{}{}>{}</text>\n",
                          px(place.x), px(place.y), colour, kAnchors[static_cast<std::size_t>(place.anchor)],
                          place.bold ? " font-weight=\"bold\"" : "", turned, markupText(content));
}

double SvgCanvas::textWidth(std::string_view content) const {
    return kCharacterWidth * m_options.fontSize * static_cast<double>(characters(content));
}

std::string SvgCanvas::fitted(std::string_view content, double width) const {
    if (textWidth(content) <= width) {
        return std::string(content);
    }
    const double room = width / (kCharacterWidth * m_options.fontSize) - 1;
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor(room)));
    std::size_t count = 0;
    std::size_t end = 0;
    while (end < content.size()) {
        if ((static_cast<unsigned char>(content[end]) & 0xC0U) != 0x80U && ++count > most) {
            break;
        }
        ++end;
    }
    return std::string(content.substr(0, end)) + "…";
}

std::string SvgCanvas::finish(double width, double height, std::string_view description) const {
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0}\" height=\"{1}\""
                       " viewBox=\"0 0 {0} {1}\" font-family=\"{2}\" font-size=\"{3}\">\n"
                       "<desc>{4}</desc>\n{5}</svg>",
                       px(width), px(height), markupText(m_options.fontFamily), px(m_options.fontSize),
                       markupText(description), m_body);
}

} // namespace assay::report

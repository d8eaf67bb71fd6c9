#include "core/report/figure_text.h"
#include "core/report/markup.h"
#include "core/report/printed_table.h"
#include "core/report/report_writers.h"
#include "core/report/svg_chart.h"

#include <algorithm>
#include <array>

namespace assay::report {
namespace {

constexpr std::string_view kStyle = R"(:root {
  color-scheme: light dark;
  --text: #1b1f24; --muted: #57606a; --grid: #d8dee4; --surface: #ffffff; --soft: #f5f7f9;
  --good: #1a7f37; --warning: #8a5a00; --bad: #b42318; --link: #0b5cad; --cell: #0072b2;
  --s0: #0072b2; --s1: #c04f00; --s2: #00805c; --s3: #b5467f; --s4: #8f6200; --s5: #2a7fb8; --s6: #5b5b5b;
  --s7: #6a3d9a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6e9ed; --muted: #a2abb5; --grid: #3a424b; --surface: #16191d; --soft: #20252b;
    --good: #5fd07f; --warning: #e3b341; --bad: #ff8a80; --link: #7cb7ff; --cell: #56b4e9;
    --s0: #56b4e9; --s1: #ff9f5a; --s2: #35c79b; --s3: #e58fbd; --s4: #e0b040; --s5: #9ad0f5; --s6: #b8b8b8;
    --s7: #c3a3ea;
  }
}
@media print {
  :root {
    --text: #000000; --muted: #444444; --grid: #cccccc; --surface: #ffffff; --soft: #f5f5f5;
    --good: #1a7f37; --warning: #8a5a00; --bad: #b42318; --link: #000000; --cell: #0072b2;
    --s0: #0072b2; --s1: #c04f00; --s2: #00805c; --s3: #b5467f; --s4: #8f6200; --s5: #2a7fb8; --s6: #5b5b5b;
    --s7: #6a3d9a;
  }
  nav { display: none; }
  figure, .figures { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  tr { break-inside: avoid; }
}
body {
  margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 62rem; background: var(--surface);
  color: var(--text); font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.4rem; margin: 2.4rem 0 .6rem; border-bottom: 1px solid var(--grid); }
h3 { font-size: 1.15rem; margin: 1.6rem 0 .4rem; }
a { color: var(--link); }
.subtitle, .note, figcaption, caption, dt { color: var(--muted); }
nav ol { margin: .4rem 0; padding-left: 1.2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt, dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--grid); text-align: left; vertical-align: top; }
th { background: var(--soft); }
td.figure, th.figure { text-align: right; }
p, td, th, dt, dd, li { unicode-bidi: plaintext; }
.interval { white-space: nowrap; }
td.wide { min-width: 16rem; overflow-wrap: anywhere; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .7rem; padding: 0; }
.figures > div { background: var(--soft); border-left: 4px solid var(--grid); padding: .5rem .8rem; }
.figures .value { font-size: 1.15rem; font-weight: 600; }
.figures .good { border-color: var(--good); } .figures .good .mark { color: var(--good); }
.figures .warning { border-color: var(--warning); } .figures .warning .mark { color: var(--warning); }
.figures .bad { border-color: var(--bad); } .figures .bad .mark { color: var(--bad); }
.comment { border-left: 4px solid var(--link); padding: .1rem 1rem; background: var(--soft); }
)";

// By the style's variables, so that charts follow the reader's theme.
SvgChartOptions chartOptions() {
    SvgChartOptions options;
    options.width = 720;
    options.fontSize = 13;
    options.fontFamily = "system-ui, sans-serif";
    options.palette.text = "var(--text)";
    options.palette.muted = "var(--muted)";
    options.palette.grid = "var(--grid)";
    options.palette.surface = "var(--surface)";
    options.palette.cell = "var(--cell)";
    for (std::size_t i = 0; i < kSeriesColours; ++i) {
        options.palette.series[i] = "var(--s" + std::to_string(i) + ")";
    }
    return options;
}

struct VerdictLook {
    std::string_view style;
    std::string_view mark;
};

constexpr std::array<VerdictLook, 4> kVerdicts{{{"", ""}, {"good", "✓ "}, {"warning", "⚠ "}, {"bad", "✗ "}}};

class Writer {
  public:
    Writer(const Wording& wording, std::string& out)
        : m_wording(wording)
        , m_out(out) {}

    void section(const Section& section, int level) {
        m_level = level;
        const std::string tag = "h" + std::to_string(std::min(level, 6));
        m_out += "<section id=\"" + markupText(section.id) + "\">\n<" + tag + ">" +
                 markupText(section.title) + "</" + tag + ">\n";
        for (const Block& block : section.blocks) {
            std::visit(*this, block);
        }
        for (const Section& below : section.sections) {
            this->section(below, level + 1);
        }
        m_out += "</section>\n";
    }

    void operator()(const Paragraph& paragraph) { m_out += "<p>" + markupText(paragraph.text) + "</p>\n"; }

    void operator()(const Comment& comment) {
        m_out += "<div class=\"comment\">\n" + markdownHtml(comment.markdown, m_level + 1) + "</div>\n";
    }

    void operator()(const KeyFigures& figures) {
        m_out += "<div class=\"figures\">\n";
        for (const KeyFigure& figure : figures.list) {
            const VerdictLook& look = kVerdicts[static_cast<std::size_t>(figure.verdict)];
            m_out += "<div class=\"" + std::string(look.style) + "\"><div>" + markupText(figure.label) +
                     "</div><div class=\"value\"><span class=\"mark\">" + std::string(look.mark) + "</span>" +
                     valueMarkup(figure.value) + "</div></div>\n";
        }
        m_out += "</div>\n";
    }

    void operator()(const Facts& facts) {
        m_out += "<dl>\n";
        for (const auto& [name, value] : facts.list) {
            m_out += "<dt>" + markupText(name) + "</dt><dd>" + markupText(value) + "</dd>\n";
        }
        m_out += "</dl>\n";
    }

    void operator()(const Table& whole) {
        if (!isPrinted(whole)) {
            return;
        }
        const Table table = printedTable(whole, m_wording);
        if (table.rows.empty()) {
            m_out += "<p>" + markupText(table.ifEmpty) + "</p>\n";
            return;
        }
        m_out += "<div class=\"scroll\"><table id=\"table-" + markupText(table.name) + "\">\n";
        if (!table.title.empty()) {
            m_out += "<caption>" + markupText(table.title) + "</caption>\n";
        }
        m_out += "<thead><tr>";
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const bool figures = std::any_of(table.rows.begin(), table.rows.end(), [i](const auto& row) {
                return i < row.size() && isFigure(row[i]);
            });
            m_out += std::string("<th scope=\"col\"") + (figures ? " class=\"figure\">" : ">") +
                     markupText(table.columns[i].title) + "</th>";
        }
        m_out += "</tr></thead>\n<tbody>\n";
        for (const auto& row : table.rows) {
            m_out += "<tr>";
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const Cell& cell = i < row.size() ? row[i] : Cell();
                const std::string_view style = isFigure(cell)          ? " class=\"figure\""
                                               : table.columns[i].wide ? " class=\"wide\""
                                                                       : "";
                m_out += "<td" + std::string(style) + ">" + valueMarkup(cell) + "</td>";
            }
            m_out += "</tr>\n";
        }
        m_out += "</tbody></table></div>\n";
        if (!table.note.empty()) {
            m_out += "<p class=\"note\">" + markupText(table.note) + "</p>\n";
        }
    }

    void operator()(const Chart& chart) {
        m_out += "<figure id=\"chart-" + markupText(chart.name) + "\">\n" +
                 drawSvg(chart, chartOptions(), m_wording).svg + "\n<figcaption><strong>" +
                 markupText(chart.title) + ".</strong> " + markupText(chart.printedText()) +
                 "</figcaption>\n</figure>\n";
    }

  private:
    // No line ends within an interval.
    [[nodiscard]] std::string valueMarkup(const Cell& cell) const {
        const std::string text = cellText(cell, m_wording);
        const auto* figure = std::get_if<Figure>(&cell);
        const std::size_t from = text.find('(');
        const std::size_t to = text.find(')');
        if (figure == nullptr || !definedValue(*figure) || !definedInterval(*figure) || to < from ||
            to == std::string::npos) {
            return markupText(text);
        }
        return markupText(text.substr(0, from)) + "<span class=\"interval\">" +
               markupText(text.substr(from, to + 1 - from)) + "</span>" + markupText(text.substr(to + 1));
    }

    const Wording& m_wording;
    std::string& m_out;
    int m_level = 2;
};

} // namespace

std::string reportHtml(const Report& report, const Wording& wording) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"" + markupText(report.language) +
                      "\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                      "<meta name=\"generator\" content=\"Assay " +
                      markupText(report.version) + "\">\n<title>" + markupText(report.title) +
                      "</title>\n<style>\n" + std::string(kStyle) +
                      "</style>\n</head>\n<body>\n<header>\n<h1>" + markupText(report.title) + "</h1>\n";
    if (!report.subtitle.empty()) {
        out += "<p class=\"subtitle\">" + markupText(report.subtitle) + "</p>\n";
    }
    Writer writer(wording, out);
    if (const Facts facts = datedFacts(report, wording); !facts.list.empty()) {
        writer(facts);
    }
    out += "</header>\n<nav aria-label=\"" + markupText(wording.text(ASSAY_TEXT("Report", "Contents"))) +
           "\">\n<ol>\n";
    for (const Section& section : report.sections) {
        out += "<li><a href=\"#" + markupText(section.id) + "\">" + markupText(section.title) + "</a></li>\n";
    }
    out += "</ol>\n</nav>\n<main>\n";
    for (const Section& section : report.sections) {
        writer.section(section, 2);
    }
    return out + "</main>\n</body>\n</html>\n";
}

} // namespace assay::report

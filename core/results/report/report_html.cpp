#include "core/plot/svg_chart.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/html_style.h"
#include "core/results/report/html_table.h"
#include "core/results/report/printed_table.h"
#include "core/results/report/report_writers.h"
#include "core/text/markup.h"

#include <algorithm>
#include <array>

namespace assay::results {
namespace {

// By the style's variables, so that charts follow the reader's theme.
plot::SvgChartOptions chartOptions() {
    plot::SvgChartOptions options;
    options.width = 720;
    options.fontSize = 13;
    options.fontFamily = "system-ui, sans-serif";
    options.palette.text = "var(--text)";
    options.palette.muted = "var(--muted)";
    options.palette.grid = "var(--grid)";
    options.palette.surface = "var(--surface)";
    options.palette.cell = "var(--cell)";
    for (std::size_t i = 0; i < plot::kSeriesColours; ++i) {
        options.palette.series[i] = "var(--s" + std::to_string(i) + ")";
    }
    return options;
}

constexpr double kNarrowChart = 500; // two of them stand beside each other in print

struct VerdictLook {
    std::string_view style;
    std::string_view mark;
};

constexpr std::array<VerdictLook, 4> kVerdicts{{{"", ""}, {"good", "✓ "}, {"warning", "⚠ "}, {"bad", "✗ "}}};

class Writer {
  public:
    Writer(const words::Wording& wording, std::string& out)
        : m_wording(wording)
        , m_out(out) {}

    void section(const Section& section, int level) {
        if (!isPrinted(section)) {
            return;
        }
        m_level = level;
        const std::string tag = "h" + std::to_string(std::min(level, 6));
        m_out += "<section id=\"" + text::markupText(section.id) + "\">\n<" + tag + ">" +
                 text::markupText(section.title) + "</" + tag + ">\n";
        for (const Block& block : section.blocks) {
            std::visit(*this, block);
        }
        for (const Section& below : section.sections) {
            this->section(below, level + 1);
        }
        m_out += "</section>\n";
    }

    void operator()(const Paragraph& paragraph) { m_out += "<p>" + flowMarkup(paragraph.text) + "</p>\n"; }

    void operator()(const Comment& comment) {
        m_out += "<div class=\"comment\">\n" + text::markdownHtml(comment.markdown, m_level + 1) + "</div>\n";
    }

    void operator()(const KeyFigures& figures) {
        m_out += "<div class=\"figures\">\n";
        for (const KeyFigure& figure : figures.list) {
            const VerdictLook& look = kVerdicts[static_cast<std::size_t>(figure.verdict)];
            m_out += "<div class=\"" + std::string(look.style) + "\"><div>" + flowMarkup(figure.label) +
                     "</div>" + value(figure.value, look) + "</div>\n";
        }
        m_out += "</div>\n";
    }

    void operator()(const Facts& facts) {
        m_out += "<dl>\n";
        for (const auto& [name, value] : printedFacts(facts).list) {
            m_out += "<dt>" + text::markupText(name) + "</dt><dd>" + flowMarkup(value) + "</dd>\n";
        }
        m_out += "</dl>\n";
    }

    void operator()(const Table& whole) {
        if (!isPrinted(whole)) {
            return;
        }
        const Table table = printedTable(whole, m_wording);
        if (table.rows.empty()) {
            m_out += "<p>" + text::markupText(table.ifEmpty) + "</p>\n";
            return;
        }
        const TableLayout layout = layoutOf(table, m_wording);
        m_out += "<div class=\"scroll\"" + focus(layout, table.title) + "><table id=\"table-" +
                 text::markupText(table.name) + "\"" + classes(layout.table) +
                 " style=\"--ch:" + std::to_string(layout.characters) + "\">\n";
        if (!table.title.empty()) {
            m_out += "<caption><span>" + flowMarkup(table.title) + "</span></caption>\n";
        }
        m_out += "<thead><tr>";
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            m_out += "<th scope=\"col\"" + classes(layout.headers[i]) + ">" +
                     text::markupText(table.columns[i].title) + "</th>";
        }
        m_out += "</tr></thead>\n<tbody>\n";
        for (const auto& row : table.rows) {
            m_out += "<tr>";
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const Cell& cell = i < row.size() ? row[i] : Cell();
                m_out += "<td" + classes(isFigure(cell) ? "figure" : layout.texts[i]) + ">" +
                         cellMarkup(cell, m_wording) + "</td>";
            }
            m_out += "</tr>\n";
        }
        m_out += "</tbody></table></div>\n";
        if (!table.note.empty()) {
            m_out += "<p class=\"note\">" + flowMarkup(table.note) + "</p>\n";
        }
    }

    void operator()(const plot::Chart& chart) {
        constexpr std::array<std::string_view, 3> kKinds{"lines", "bars", "matrix"};
        const plot::SvgChart svg = plot::drawSvg(chart, chartOptions(), m_wording);
        m_out += "<figure id=\"chart-" + text::markupText(chart.name) + "\" class=\"" +
                 std::string(kKinds[chart.body.index()]) + (svg.width <= kNarrowChart ? " narrow" : "") +
                 "\">\n<div class=\"scroll\">" + svg.svg + "</div>\n<figcaption><strong>" +
                 flowMarkup(chart.title) + ".</strong> " + flowMarkup(chart.printedText()) +
                 "</figcaption>\n</figure>\n";
    }

  private:
    static std::string classes(std::string_view names) {
        return names.empty() ? std::string() : " class=\"" + std::string(names) + "\"";
    }

    // What scrolls sideways even in a wide window can be reached by keyboard in every browser.
    static std::string focus(const TableLayout& layout, const std::string& title) {
        return layout.characters <= kScreenCharacters
                   ? std::string()
                   : " tabindex=\"0\" role=\"region\" aria-label=\"" + text::markupText(title) + "\"";
    }

    static std::string unbroken(std::string_view text) {
        return "<span class=\"part\">" + text::markupText(text) + "</span>";
    }

    // The value by itself, interval and n below it.
    [[nodiscard]] std::string value(const Cell& cell, const VerdictLook& look) const {
        const auto* figure = std::get_if<Figure>(&cell);
        const FigureParts parts = figure != nullptr ? figureParts(*figure, m_wording) : FigureParts();
        std::string more;
        for (const std::string* part : {&parts.interval, &parts.why, &parts.n}) {
            if (!part->empty()) {
                more += (more.empty() ? "" : ", ") +
                        (part == &parts.interval ? unbroken(*part) : flowMarkup(*part));
            }
        }
        return "<div class=\"value\"><span class=\"mark\">" + std::string(look.mark) + "</span>" +
               text::markupText(figure != nullptr ? parts.value : cellText(cell, m_wording)) + "</div>" +
               (more.empty() ? "" : "<div class=\"more\">" + more + "</div>");
    }

  private:
    const words::Wording& m_wording;
    std::string& m_out;
    int m_level = 2;
};

} // namespace

std::string reportHtml(const Report& report, const words::Wording& wording) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"" + text::markupText(report.language) +
                      "\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                      "<meta name=\"generator\" content=\"Assay " +
                      text::markupText(report.version) + "\">\n<title>" + text::markupText(report.title) +
                      "</title>\n<style>\n" + htmlStyle() + "</style>\n</head>\n<body>\n<header>\n<h1>" +
                      text::markupText(report.title) + "</h1>\n";
    if (!report.subtitle.empty()) {
        out += "<p class=\"subtitle\">" + text::markupText(report.subtitle) + "</p>\n";
    }
    Writer writer(wording, out);
    if (const Facts facts = datedFacts(report, wording); !facts.list.empty()) {
        writer(facts);
    }
    out += "</header>\n<nav aria-label=\"" +
           text::markupText(wording.text(ASSAY_TEXT("Report", "Contents"))) + "\">\n<ol>\n";
    for (const Section& section : report.sections) {
        if (!isPrinted(section)) {
            continue;
        }
        out += "<li><a href=\"#" + text::markupText(section.id) + "\">" + text::markupText(section.title) +
               "</a></li>\n";
    }
    out += "</ol>\n</nav>\n<main>\n";
    for (const Section& section : report.sections) {
        writer.section(section, 2);
    }
    return out + "</main>\n</body>\n</html>\n";
}

} // namespace assay::results

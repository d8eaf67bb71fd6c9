#include "core/results/report/figure_text.h"
#include "core/results/report/printed_table.h"
#include "core/results/report/report_writers.h"

#include <algorithm>

namespace assay::results {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

// Blanks between words as one space, none at the ends: elsewhere they would mean something.
std::string inOneLine(std::string_view text) {
    std::string out;
    bool gap = false;
    for (const char c : text) {
        if (isBlank(c)) {
            gap = !out.empty();
        } else if (!isControl(c)) {
            out += gap ? " " : "";
            out += c;
            gap = false;
        }
    }
    return out;
}

// So that the text is shown as it is, in one line.
std::string escaped(std::string_view text) {
    constexpr std::string_view kAnywhere = "\\`*_{}[]<>|~&#";
    constexpr std::string_view kAtStart = "+-=";
    const std::string line = inOneLine(text);
    std::string out;
    for (const char c : line) {
        if (kAnywhere.find(c) != std::string_view::npos ||
            (out.empty() && kAtStart.find(c) != std::string_view::npos)) {
            out += '\\';
        }
        out += c;
    }
    // "1. " would begin a list.
    const std::size_t digits = out.find_first_not_of("0123456789");
    if (digits != std::string::npos && digits > 0 && (out[digits] == '.' || out[digits] == ')') &&
        (digits + 1 == out.size() || out[digits + 1] == ' ')) {
        out.insert(digits, "\\");
    }
    return out;
}

std::string bold(std::string_view text) {
    const std::string shown = escaped(text);
    return shown.empty() ? shown : "**" + shown + "**";
}

class Writer {
  public:
    Writer(const words::Wording& wording, std::string& out)
        : m_wording(wording)
        , m_out(out) {}

    void section(const Section& section, std::size_t level) {
        if (!isPrinted(section)) {
            return;
        }
        m_out += std::string(std::min<std::size_t>(level, 6), '#') + " " + escaped(section.title) + "\n\n";
        for (const Block& block : section.blocks) {
            std::visit(*this, block);
        }
        for (const Section& below : section.sections) {
            this->section(below, level + 1);
        }
    }

    void operator()(const Paragraph& paragraph) { m_out += escaped(paragraph.text) + "\n\n"; }

    // As a quotation, so that its headings do not mix with the report's.
    void operator()(const Comment& comment) {
        m_out += "> ";
        char before = 0;
        for (const char c : comment.markdown) {
            if (c == '\n' && before == '\r') {
                before = c; // the end of this line was seen
                continue;
            }
            before = c;
            if (c == '\n' || c == '\r') {
                m_out += "\n> ";
            } else if (!isControl(c) || c == '\t') {
                m_out += c;
            }
        }
        m_out += "\n\n";
    }

    void operator()(const KeyFigures& figures) {
        for (const KeyFigure& figure : figures.list) {
            m_out += "- " + escaped(figure.label) + ": " + bold(cellText(figure.value, m_wording)) +
                     std::string(mark(figure.verdict)) + "\n";
        }
        m_out += "\n";
    }

    void operator()(const Facts& facts) {
        if (facts.list.empty()) {
            return;
        }
        for (const auto& [name, value] : printedFacts(facts).list) {
            m_out += "- " + escaped(name) + ": " + escaped(value) + "\n";
        }
        m_out += "\n";
    }

    void operator()(const Table& whole) {
        if (!isPrinted(whole)) {
            return;
        }
        const Table table = printedTable(whole, m_wording);
        if (!table.title.empty()) {
            m_out += bold(table.title) + "\n\n";
        }
        if (table.rows.empty()) {
            m_out += escaped(table.ifEmpty) + "\n\n";
            return;
        }
        std::string rule = "|";
        m_out += "|";
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            m_out += " " + escaped(table.columns[i].title) + " |";
            const bool figures = std::any_of(table.rows.begin(), table.rows.end(), [i](const auto& row) {
                return i < row.size() && isFigure(row[i]);
            });
            rule += figures ? " ---: |" : " --- |";
        }
        m_out += "\n" + rule + "\n";
        for (const auto& row : table.rows) {
            m_out += "|";
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                m_out += " " + (i < row.size() ? escaped(cellText(row[i], m_wording)) : std::string()) + " |";
            }
            m_out += "\n";
        }
        m_out += "\n";
        if (!table.note.empty()) {
            m_out += escaped(table.note) + "\n\n";
        }
    }

    void operator()(const plot::Chart& chart) {
        m_out += bold(chart.title) + "\n\n" + escaped(chart.alternative) + "\n\n";
    }

  private:
    // So that it is not told by colour alone.
    static std::string_view mark(Verdict verdict) {
        switch (verdict) {
        case Verdict::None:
            break;
        case Verdict::Good:
            return " ✓";
        case Verdict::Warning:
            return " ⚠";
        case Verdict::Bad:
            return " ✗";
        }
        return {};
    }

    const words::Wording& m_wording;
    std::string& m_out;
};

} // namespace

std::string reportMarkdown(const Report& report, const words::Wording& wording) {
    std::string out = "# " + escaped(report.title) + "\n\n";
    if (!report.subtitle.empty()) {
        out += escaped(report.subtitle) + "\n\n";
    }
    Writer writer(wording, out);
    writer(datedFacts(report, wording));
    for (const Section& section : report.sections) {
        writer.section(section, 2);
    }
    while (out.size() > 1 && out[out.size() - 2] == '\n') {
        out.pop_back();
    }
    return out;
}

} // namespace assay::results

#include "core/formats/csv_cell.h"
#include "core/results/report/report_writers.h"
#include "core/results/report/table_extras.h"

#include <fmt/format.h>

#include <functional>

namespace assay::results {
namespace {

// The shortest digits that read back as the same number.
std::string digits(double value) {
    return fmt::format("{}", value == 0 ? 0.0 : value);
}

std::string digits(const Figure& figure) {
    const auto value = definedValue(figure);
    if (!value) {
        return {};
    }
    const auto count = exactCount(figure, *value);
    return count ? fmt::format("{}", *count) : digits(*value);
}

class Writer {
  public:
    explicit Writer(const CsvOptions& options)
        : m_options(options) {}

    void text(std::string_view cell) {
        separate();
        formats::appendCsvCell(
            m_options.neutraliseFormulas ? formats::withoutFormulas(cell) : std::string(cell), ',', m_out);
    }

    void figure(const Figure& figure, const Extras& extras) {
        number(digits(figure));
        if (extras.n) {
            number(figure.n ? fmt::format("{}", *figure.n) : std::string());
        }
        if (extras.interval) {
            const auto interval = definedInterval(figure);
            number(interval ? digits(interval->low) : std::string());
            number(interval ? digits(interval->high) : std::string());
        }
        if (extras.why) {
            text(definedValue(figure) ? std::string_view() : std::string_view(figure.why));
        }
    }

    void cell(const Cell& cell, const Extras& extras) {
        if (const auto* value = std::get_if<Figure>(&cell)) {
            figure(*value, extras);
        } else {
            text(std::get<std::string>(cell));
            for (int i = (extras.n ? 1 : 0) + (extras.interval ? 2 : 0) + (extras.why ? 1 : 0); i > 0; --i) {
                text({});
            }
        }
    }

    void header(const std::string& key, const Extras& extras) {
        text(key);
        if (extras.n) {
            text(key + "_n");
        }
        if (extras.interval) {
            text(key + "_low");
            text(key + "_high");
        }
        if (extras.why) {
            text(key + "_why");
        }
    }

    // A line with nothing on it would be skipped by many readers.
    void endLine() {
        if (m_out.empty() || m_out.back() == '\n') {
            m_out += "\"\"";
        }
        m_out += "\r\n";
        m_first = true;
    }

    [[nodiscard]] std::string take() { return std::move(m_out); }

  private:
    void separate() {
        if (!m_first) {
            m_out += ',';
        }
        m_first = false;
    }

    void number(const std::string& written) {
        separate();
        m_out += written;
    }

    CsvOptions m_options;
    std::string m_out;
    bool m_first = true;
};

std::string tableCsv(const Table& table, const CsvOptions& options) {
    const std::vector<Extras> extras = extrasOf(table);
    Writer writer(options);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        writer.header(table.columns[i].key, extras[i]);
    }
    writer.endLine();
    for (const TableRow& row : table.rows) {
        for (std::size_t i = 0; i < extras.size(); ++i) {
            writer.cell(i < row.size() ? row[i] : Cell(), extras[i]);
        }
        writer.endLine();
    }
    return writer.take();
}

// Section, label and value of every key figure.
class KeyFigureTable {
  public:
    explicit KeyFigureTable(const CsvOptions& options)
        : m_writer(options) {}

    // `section`: its title, and those of the sections that it is within.
    void add(const std::string& section, const KeyFigures& figures) {
        constexpr Extras kAll{.n = true, .interval = true, .why = true};
        if (m_empty) {
            m_writer.text("section");
            m_writer.text("figure");
            m_writer.header("value", kAll);
            m_writer.endLine();
            m_empty = false;
        }
        for (const KeyFigure& figure : figures.list) {
            m_writer.text(section);
            m_writer.text(figure.label);
            m_writer.cell(figure.value, kAll);
            m_writer.endLine();
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_empty; }

    [[nodiscard]] std::string take() { return m_writer.take(); }

  private:
    Writer m_writer;
    bool m_empty = true;
};

} // namespace

std::vector<CsvFile> reportCsv(const Report& report, const CsvOptions& options) {
    std::vector<CsvFile> files;
    KeyFigureTable keyFigures(options);
    const std::function<void(const Section&, const std::string&)> write = [&](const Section& section,
                                                                              const std::string& outer) {
        const std::string path = outer.empty() ? section.title : outer + " / " + section.title;
        for (const Block& block : section.blocks) {
            if (const auto* table = std::get_if<Table>(&block)) {
                files.push_back({table->name + ".csv", tableCsv(*table, options)});
            } else if (const auto* figures = std::get_if<KeyFigures>(&block)) {
                keyFigures.add(path, *figures);
            }
        }
        for (const Section& inner : section.sections) {
            write(inner, path);
        }
    };
    for (const Section& section : report.sections) {
        write(section, {});
    }
    if (!keyFigures.isEmpty()) {
        files.insert(files.begin(), {"key_figures.csv", keyFigures.take()});
    }
    return files;
}

} // namespace assay::results

#include "core/formats/rankings/figure_tables.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/rankings/figure_cells.h"
#include "core/formats/rankings/figure_sentences.h"
#include "core/json/json_places.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

constexpr double kLargestCount = 1e15; // a number stands for a whole one as it is

bool isWholeCount(double value) {
    return value >= 0 && value <= kLargestCount && value == std::floor(value);
}

using base::ErrorCode;
using base::IssueCode;
using base::Severity;

// In ASCII lower case; what is no letter or digit becomes one '_', '@' becomes "_at_".
std::string foldedHeading(std::string_view name) {
    std::string folded;
    const auto separate = [&folded] {
        if (!folded.empty() && folded.back() != '_') {
            folded += '_';
        }
    };
    for (const char c : plainCell(name)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '@') {
            separate();
            folded += "at_";
        } else if (c >= 'A' && c <= 'Z') {
            folded += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || byte >= 0x80) {
            folded += c;
        } else {
            separate();
        }
    }
    while (!folded.empty() && folded.back() == '_') {
        folded.pop_back();
    }
    return folded;
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

bool isCountName(std::string_view name) {
    return isOneOf(name, {"n", "count", "counts", "questions", "samples", "items", "queries", "anchors",
                          "cases", "number", "total_questions"});
}

bool isWholeName(std::string_view name) {
    return isOneOf(name, {"total", "all", "overall", "sum", "mean", "average", "avg", "together"});
}

// Of a first column whose cells name figures.
bool isMetricTitle(std::string_view name) {
    return isOneOf(name, {"metric", "metrics", "measure", "figure", "figures"});
}

// What is asked for is no figure.
bool isLimitName(std::string_view name) {
    return isOneOf(name,
                   {"target", "targets", "minimum", "min", "maximum", "max", "limit", "threshold", "goal"});
}

// "avg_overall_score" and "overall_score" are "score"; "bertscore_average" is "bertscore".
std::string figureName(std::string_view title) {
    std::string name = foldedHeading(title);
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (const std::string_view word : {"avg", "average", "mean", "overall", "total"}) {
            const std::string before = std::string(word) + "_";
            const std::string behind = "_" + std::string(word);
            if (name.starts_with(before)) {
                name.erase(0, before.size());
                goesOn = true;
            } else if (name.ends_with(behind)) {
                name.erase(name.size() - behind.size());
                goesOn = true;
            }
        }
    }
    return isCountName(name) ? "n" : name;
}

struct TableRecord {
    std::int64_t line = 0;
    std::vector<std::string> cells;
};

struct TextTable {
    std::string above; // the last text before it: a heading or a line that says what it shows
    std::vector<std::string> titles;
    std::vector<TableRecord> rows;
};

// The figures of tables as a list that readOutsideFigures() takes.
class TableReader {
  public:
    explicit TableReader(const std::string& file)
        : m_file(file) {}

    base::IssueList issues;
    json::Json figures = json::Json::array();

    void take(const TextTable& table) {
        std::vector<std::string> names;
        for (const std::string& title : table.titles) {
            names.push_back(foldedHeading(title));
        }
        const auto has = [&](std::string_view name) { return std::ranges::find(names, name) != names.end(); };
        if (has("name") && has("value")) {
            takeListed(table, names);
        } else if (hasF1OfColumns(table)) {
            takeRates(table);
        } else if (!names.empty() && isMetricTitle(names[0])) {
            takeMetrics(table, apartOf(table, names[0]));
        } else if (names.size() > 1) {
            takeParts(table, names, apartOf(table, names[0]), true);
        }
    }

    void report(IssueCode code, std::int64_t line, const std::string& field, std::string_view value) {
        issues.add({Severity::Error,
                    code,
                    m_file,
                    line,
                    field,
                    std::string(base::cutUtf8(value, base::kIssueValueLength)),
                    {}});
    }

  private:
    // A table that has a row and a column which an earlier one has, too, is about something else: what stands
    // above it tells its figures apart. Empty: none was so far.
    std::string apartOf(const TextTable& table, const std::string& first) {
        bool isRepeated = false;
        std::set<std::string> cells;
        for (const TableRecord& row : table.rows) {
            for (std::size_t column = 1; column < table.titles.size(); ++column) {
                cells.insert(first + "\n" + (row.cells.empty() ? "" : foldedHeading(row.cells[0])) + "\n" +
                             foldedHeading(table.titles[column]));
            }
        }
        for (const std::string& cell : cells) {
            isRepeated = !m_taken.insert(cell).second || isRepeated;
        }
        ++m_tables;
        const std::string above = table.above.empty() ? "table " + std::to_string(m_tables) : table.above;
        return isRepeated ? above : std::string();
    }

    static std::string inGroup(const std::string& apart, const std::string& group) {
        return apart + (apart.empty() || group.empty() ? "" : ": ") + group;
    }

    // A row for each figure.
    void takeListed(const TextTable& table, const std::vector<std::string>& names) {
        for (const TableRecord& row : table.rows) {
            const auto cell = [&](std::string_view name) -> std::string {
                const auto at = std::ranges::find(names, name);
                const auto column = static_cast<std::size_t>(at - names.begin());
                return at == names.end() || column >= row.cells.size() ? std::string()
                                                                       : plainCell(row.cells[column]);
            };
            if (cell("name").empty()) {
                report(IssueCode::MissingField, row.line, "name", cell("value"));
                continue;
            }
            const auto figure = cellFigureOf(cell("value"));
            if (!figure) {
                report(IssueCode::NotANumber, row.line, "value", cell("value"));
                continue;
            }
            json::Json one{
                {"name", cell("name")}, {"group", cell("group")}, {"of", cell("of")}, {"type", cell("type")}};
            setCellFigure(one, *figure);
            if (!cell("written").empty()) {
                one["written"] = cell("written");
            }
            addNumber(one, "n", cell("n"), row.line);
            addNumber(one, "weight", cell("weight"), row.line);
            const auto low = cellFigureOf(cell("low"));
            const auto high = cellFigureOf(cell("high"));
            if (low && high) {
                one["ci"] = json::Json::array({low->value, high->value});
            }
            figures.push_back(std::move(one));
        }
    }

    void addNumber(json::Json& one, const char* key, const std::string& cell, std::int64_t line) {
        if (cell.empty()) {
            return;
        }
        const auto number = cellFigureOf(cell);
        if (!number || !isWholeCount(number->value)) {
            report(IssueCode::NotANumber, line, key, cell);
            return;
        }
        one[key] = static_cast<std::uint64_t>(number->value);
    }

    // Columns whose cells are numbers, or say that there is none. The first names the row.
    static std::vector<std::size_t> numberColumns(const TextTable& table) {
        std::vector<std::size_t> columns;
        for (std::size_t column = 1; column < table.titles.size(); ++column) {
            bool hasFigure = false;
            const bool areNumbers = std::ranges::all_of(table.rows, [&](const TableRecord& row) {
                const std::string cell =
                    column < row.cells.size() ? plainCell(row.cells[column]) : std::string();
                const bool isFigure = cellFigureOf(cell).has_value();
                hasFigure = hasFigure || isFigure;
                return isFigure || isOneOf(cell, {"", "-", "–", "—", "n/a", "N/A"});
            });
            if (areNumbers && hasFigure && !isLimitName(foldedHeading(table.titles[column]))) {
                columns.push_back(column);
            }
        }
        return columns;
    }

    static bool isOfRegime(std::string_view name) {
        return name.starts_with("hit_at_") || name.starts_with("mrr_at_") || name.starts_with("self_at_1");
    }

    // Its column of counts, which is no figure where others stand beside it.
    static std::optional<std::size_t> takeCounting(const TextTable& table,
                                                   std::vector<std::size_t>& columns) {
        const auto counting = std::ranges::find_if(columns, [&table](std::size_t column) {
            return isCountName(foldedHeading(table.titles[column]));
        });
        if (counting == columns.end() || columns.size() < 2) {
            return std::nullopt;
        }
        const std::size_t column = *counting;
        columns.erase(counting);
        return column;
    }

    static std::optional<std::uint64_t> countIn(const TableRecord& row, std::optional<std::size_t> column) {
        const auto number =
            column && *column < row.cells.size() ? cellFigureOf(row.cells[*column]) : std::nullopt;
        return number && isWholeCount(number->value)
                   ? std::optional(static_cast<std::uint64_t>(number->value))
                   : std::nullopt;
    }

    // Precision, recall and F1 side by side: a row's belong together, whatever the first column is called.
    static bool hasF1OfColumns(const TextTable& table) {
        const auto has = [&table](std::string_view name) {
            return std::ranges::any_of(
                table.titles, [name](const std::string& title) { return figureName(title) == name; });
        };
        return has("precision") && has("recall") && has("f1");
    }

    // As parts of a division, or, under "Metric" and where no column names the rows, of none.
    void takeRates(const TextTable& table) {
        TextTable named = table;
        std::string first = foldedHeading(table.titles[0]);
        if (isOneOf(figureName(table.titles[0]), {"precision", "recall", "f1"})) {
            named.titles.insert(named.titles.begin(), std::string());
            for (std::size_t row = 0; row < named.rows.size(); ++row) {
                const std::string number = named.rows.size() > 1 ? "row " + std::to_string(row + 1) : "";
                named.rows[row].cells.insert(named.rows[row].cells.begin(), number);
            }
            first.clear();
        }
        std::vector<std::string> names;
        for (const std::string& title : named.titles) {
            names.push_back(foldedHeading(title));
        }
        const bool areParts = !first.empty() && !isMetricTitle(first);
        takeParts(named, names, apartOf(named, names[0]), areParts);
    }

    // How many anchors there are, or are covered: of the whole test where all columns say the same.
    bool takeAnchors(const TableRecord& row, const std::vector<std::size_t>& columns) {
        const std::string name = row.cells.empty() ? std::string() : foldedHeading(row.cells[0]);
        if ((name != "anchors" && name != "covered") || columns.empty()) {
            return false;
        }
        const auto count = countIn(row, columns.front());
        const bool isSame = count && std::ranges::all_of(columns, [&](std::size_t column) {
                                return countIn(row, column) == count;
                            });
        if (isSame) {
            figures.push_back({{"name", name}, {"value", *count}, {"type", "count"}});
        }
        return isSame;
    }

    // A figure in each row, of each column of numbers.
    void takeMetrics(const TextTable& table, const std::string& apart) {
        std::vector<std::size_t> columns = numberColumns(table);
        const auto counting = takeCounting(table, columns);
        if (columns.empty() && table.titles.size() > 1 && !isLimitName(foldedHeading(table.titles[1]))) {
            columns.push_back(1); // figures and limits, mixed
        }
        for (const TableRecord& row : table.rows) {
            if (apart.empty() && takeAnchors(row, columns)) {
                continue;
            }
            for (const std::size_t column : columns) {
                const auto figure =
                    column < row.cells.size() ? cellFigureOf(row.cells[column]) : std::nullopt;
                const std::string name = row.cells.empty() ? std::string() : figureName(row.cells[0]);
                if (!figure || name.empty()) {
                    continue;
                }
                const std::string group =
                    inGroup(apart, columns.size() == 1 ? std::string() : foldedHeading(table.titles[column]));
                const bool isWhole = columns.size() == 1 && !isOfRegime(name) && apart.empty();
                json::Json one{{"name", name}, {"group", group}, {"of", isWhole ? model::kWholeOf : ""}};
                one["type"] = name == "n" ? "count" : "mean";
                setCellFigure(one, *figure);
                if (const auto n = countIn(row, counting); n && name != "n") {
                    one["n"] = *n;
                }
                figures.push_back(std::move(one));
            }
        }
    }

    // A part in each row, a figure in each column of numbers. Without `areParts` rows are of no division.
    void takeParts(const TextTable& table, const std::vector<std::string>& names, const std::string& apart,
                   bool areParts) {
        const std::vector<std::size_t> columns = numberColumns(table);
        const auto counting =
            std::ranges::find_if(columns, [&](std::size_t column) { return isCountName(names[column]); });
        std::string by = foldedHeading(table.titles[0]);
        std::ranges::replace(by, '_', ' ');
        const std::string division = by.starts_with("by ") ? by : "by " + by;
        for (const TableRecord& row : table.rows) {
            const std::string label = row.cells.empty() ? std::string() : plainCell(row.cells[0]);
            const bool isWhole = isWholeName(foldedHeading(label));
            const auto weight = counting != columns.end() && *counting < row.cells.size()
                                    ? cellFigureOf(row.cells[*counting])
                                    : std::nullopt;
            for (const std::size_t column : columns) {
                const auto figure =
                    column < row.cells.size() ? cellFigureOf(row.cells[column]) : std::nullopt;
                const std::string name = figureName(table.titles[column]);
                if (!figure || name.empty()) {
                    continue;
                }
                json::Json one{
                    {"name", name},
                    {"group", inGroup(apart, isWhole && !isOfRegime(name) ? std::string() : label)}};
                if (!isOfRegime(name) && apart.empty() && areParts) {
                    one["of"] = isWhole ? std::string(model::kWholeOf) : division;
                }
                const bool isCount = counting != columns.end() && column == *counting;
                one["type"] = isCount ? "count" : "mean";
                setCellFigure(one, *figure);
                if (weight && !isCount && isWholeCount(weight->value)) {
                    one[isOfRegime(name) ? "n" : "weight"] = static_cast<std::uint64_t>(weight->value);
                }
                figures.push_back(std::move(one));
            }
        }
    }

    std::string m_file;
    std::set<std::string> m_taken; // cells of tables, by their row and column
    int m_tables = 0;
};

// The cells of "| a | b |"; an escaped line stands for itself.
std::vector<std::string> markdownCells(std::string_view line) {
    line = base::trimmed(line);
    line.remove_prefix(1);
    std::vector<std::string> cells(1);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|') {
            cells.back() += '|';
            ++i;
        } else if (line[i] == '|') {
            cells.emplace_back();
        } else {
            cells.back() += line[i];
        }
    }
    if (base::trimmed(cells.back()).empty() && cells.size() > 1) {
        cells.pop_back();
    }
    return cells;
}

bool isMarkdownRow(std::string_view line) {
    return base::trimmed(line).starts_with('|');
}

bool isMarkdownRule(std::string_view line) {
    return isMarkdownRow(line) && line.find('-') != std::string_view::npos &&
           line.find_first_not_of("|-: \t\r") == std::string_view::npos;
}

// "System A" of "## System A" and of "**System A:**"; empty: of a row or nothing.
std::string captionOf(std::string_view line) {
    if (isMarkdownRow(line)) {
        return {};
    }
    std::string text = plainCell(line);
    const std::size_t first = text.find_first_not_of("# ");
    text = first == std::string::npos ? std::string() : text.substr(first);
    while (text.ends_with(':') || text.ends_with(' ')) {
        text.pop_back();
    }
    return base::cutUtf8(text, base::kIssueValueLength) == text
               ? text
               : std::string(base::cutUtf8(text, base::kIssueValueLength));
}

template <typename Take>
void forEachLine(std::string_view text, const Take& take) {
    std::int64_t number = 0;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        take(++number, text.substr(from, end - from));
        from = end + 1;
    }
}

std::vector<TextTable> markdownTables(std::string_view text) {
    std::vector<TextTable> tables;
    std::string_view before;
    std::string above;
    bool isInside = false;
    forEachLine(text, [&](std::int64_t number, std::string_view line) {
        if (isMarkdownRule(line) && isMarkdownRow(before) && !isInside) {
            tables.push_back({above, markdownCells(before), {}});
            isInside = true;
        } else if (isInside && isMarkdownRow(line)) {
            tables.back().rows.push_back({number, markdownCells(line)});
        } else {
            isInside = false;
            if (const std::string caption = captionOf(line); !caption.empty()) {
                above = caption;
            }
        }
        before = line;
    });
    return tables;
}

class FigureCsv final : public CsvRecordHandler {
  public:
    explicit FigureCsv(TableReader& reader)
        : m_reader(reader) {}

    TextTable table;

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override {
        std::vector<std::string> cells;
        for (const CsvField& field : fields) {
            cells.emplace_back(field.text);
        }
        if (table.titles.empty()) {
            table.titles = std::move(cells);
            return true;
        }
        if (record.state != json::RecordState::Complete) {
            m_reader.report(IssueCode::MalformedRecord, record.line, "record", record.text);
        } else if (cells.size() != table.titles.size()) {
            m_reader.report(cells.size() < table.titles.size() ? IssueCode::FewerColumns
                                                               : IssueCode::ExtraColumns,
                            record.line, "record", record.text);
        } else {
            table.rows.push_back({record.line, std::move(cells)});
        }
        return true;
    }

  private:
    TableReader& m_reader;
};

// Of a header that has the columns name and value; nullopt: it has not.
std::optional<char> csvSeparator(std::string_view text) {
    const std::string_view header = text.substr(0, text.find_first_of("\r\n"));
    for (const char separator : {',', ';', '\t'}) {
        bool hasName = false;
        bool hasValue = false;
        for (std::size_t from = 0; from <= header.size();) {
            const std::size_t end = std::min(header.find(separator, from), header.size());
            std::string_view title = base::trimmed(header.substr(from, end - from));
            if (title.size() > 1 && title.front() == '"' && title.back() == '"') {
                title = title.substr(1, title.size() - 2);
            }
            hasName = hasName || foldedHeading(title) == "name";
            hasValue = hasValue || foldedHeading(title) == "value";
            from = end + 1;
        }
        if (hasName && hasValue) {
            return separator;
        }
    }
    return std::nullopt;
}

std::string_view bodyOf(std::string_view text) {
    text = base::withoutByteOrderMark(text);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view() : text;
}

bool isJson(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || text[first] == '{' || text[first] == '[';
}

} // namespace

bool looksLikeFigureTable(std::string_view text) {
    const std::string_view body = bodyOf(text);
    return !isJson(body) && (csvSeparator(body) || !markdownTables(body).empty() || hasFigureSentence(body));
}

base::Result<OutsideFiguresReading> readFigureTable(std::string_view text, const std::string& file) {
    std::string mended;
    TableReader reader(file);
    std::string_view body = bodyOf(text);
    if (base::firstInvalidUtf8(body) != std::string_view::npos) {
        base::appendMendedUtf8(body, mended);
        body = mended;
        reader.report(IssueCode::InvalidUtf8, 0, "text", {});
    }
    if (const auto separator = csvSeparator(body)) {
        FigureCsv csv(reader);
        CsvRecordSplitter splitter(*separator, csv);
        splitter.feed(body);
        splitter.finish();
        reader.take(csv.table);
    } else {
        const std::vector<TextTable> tables = markdownTables(body);
        for (const TextTable& table : tables) {
            reader.take(table);
        }
        const bool anySentence = takeFigureSentences(body, file, reader.figures, reader.issues);
        if (tables.empty() && !anySentence) {
            return base::fail(ErrorCode::UnknownFormat, "no table", file);
        }
    }
    if (reader.figures.empty()) {
        return base::fail(ErrorCode::InputNotUsable, "no figure that could be read for sure", file);
    }
    ASSAY_TRY(auto reading,
              readOutsideFigures(json::dumpJson({{"figures", std::move(reader.figures)}}), file));
    for (const base::Issue& issue : reader.issues.issues()) {
        reading.issues.add(issue);
    }
    return reading;
}

} // namespace assay::formats

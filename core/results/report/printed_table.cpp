#include "core/results/report/printed_table.h"

#include "core/results/report/shortened_text.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace assay::results {
namespace {

bool isEmpty(const TableRow& row, std::size_t column) {
    const auto* text = column < row.size() ? std::get_if<std::string>(&row[column]) : nullptr;
    return column >= row.size() || (text != nullptr && text->empty());
}

constexpr std::size_t kShortReason = 12; // bytes: a number would tell no less
constexpr std::size_t kShortText = 24;   // bytes, of a text with a mark

// What a number may stand for in this cell; nullptr: it stays as it is.
const std::string* longReason(const Cell& cell) {
    if (const auto* const figure = std::get_if<Figure>(&cell)) {
        return !definedValue(*figure) && figure->why.size() > kShortReason ? &figure->why : nullptr;
    }
    const auto& text = std::get<std::string>(cell);
    return !cell.mark.empty() && text.size() > kShortText ? &text : nullptr;
}

} // namespace

Table withNumberedReasons(Table table) {
    std::map<std::string, int> counts;
    std::vector<Cell*> explained;
    for (TableRow& row : table.rows) {
        for (Cell& cell : row) {
            if (const std::string* const why = longReason(cell)) {
                explained.push_back(&cell);
                ++counts[*why];
            }
        }
    }
    std::map<std::string, std::string> numbers;
    for (Cell* cell : explained) {
        const std::string why = *longReason(*cell);
        if (counts[why] < 2) {
            continue;
        }
        const auto [number, isNew] = numbers.try_emplace(why, std::to_string(numbers.size() + 1));
        if (isNew) {
            table.note += (table.note.empty() ? "(" : " (") + number->second + ") " + why + ".";
        }
        if (cell->reason.empty()) {
            cell->reason = why;
        }
        if (auto* const figure = std::get_if<Figure>(cell)) {
            figure->why = number->second;
        } else {
            std::get<std::string>(*cell) = cell->mark + " (" + number->second + ")";
        }
    }
    return table;
}

bool isPrinted(const Table& table) {
    return table.shown != std::size_t{0};
}

bool isPrinted(const Section& section) {
    return std::ranges::any_of(section.blocks,
                               [](const Block& block) {
                                   const auto* const table = std::get_if<Table>(&block);
                                   return table == nullptr || isPrinted(*table);
                               }) ||
           std::ranges::any_of(section.sections, [](const Section& below) { return isPrinted(below); });
}

namespace {

// A moment is said in words, and a day where the column is one of days: elsewhere it may be anybody's text.
Cell inWords(const Cell& cell, const Column& column, const words::Wording& wording) {
    const auto* const text = std::get_if<std::string>(&cell);
    if (text == nullptr) {
        return cell;
    }
    if (column.key == "question_id") { // by which people look the question up
        return cell;
    }
    const bool isMoment = column.key == "on" || text->find('T') != std::string::npos;
    Cell said = isMoment ? wording.moment(*text) : withShortIdentifiers(*text);
    said.mark = cell.mark;
    return said;
}

} // namespace

Table printedTable(const Table& table, const words::Wording& wording) {
    const std::size_t rows = std::min(table.rows.size(), table.shown.value_or(table.rows.size()));
    const auto end = table.rows.begin() + static_cast<std::ptrdiff_t>(rows);
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (rows == 0 ||
            std::any_of(table.rows.begin(), end, [i](const auto& row) { return !isEmpty(row, i); })) {
            columns.push_back(i);
        }
    }
    Table printed{table.name, table.title, {}, {}, table.note, table.ifEmpty, {}};
    for (const std::size_t column : columns) {
        printed.columns.push_back(table.columns[column]);
    }
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<Cell> cells;
        for (const std::size_t column : columns) {
            cells.push_back(column < table.rows[row].size()
                                ? inWords(table.rows[row][column], table.columns[column], wording)
                                : Cell());
        }
        printed.rows.push_back(std::move(cells));
    }
    printed = withNumberedReasons(std::move(printed));
    if (rows < table.rows.size()) {
        printed.note +=
            (printed.note.empty() ? "" : " ") +
            wording.text(ASSAY_TEXT("Report", "The first %1 of %2 rows are shown; the CSV table "
                                              "%3 holds all."),
                         {wording.count(static_cast<std::int64_t>(rows)),
                          wording.count(static_cast<std::int64_t>(table.rows.size())), table.name});
    }
    return printed;
}

Facts printedFacts(const Facts& facts) {
    Facts printed = facts;
    for (auto& [name, value] : printed.list) {
        value = withShortIdentifiers(value);
    }
    return printed;
}

} // namespace assay::results

#include "core/formats/workbook.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/report_writers.h"
#include "core/results/report/table_extras.h"
#include "core/words/definitions.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace assay::results {
namespace {

using formats::SheetCell;
using formats::SheetColumn;
using formats::SheetNumber;
using words::Wording;

constexpr int kFigureCharacters = 12;
constexpr int kTextCharacters = 24;
constexpr int kWideCharacters = 60;

SheetNumber sheetNumber(const Figure& figure, double value) {
    switch (figure.kind) {
    case FigureKind::Percent:
        return {value, 1, true};
    case FigureKind::Number:
        return {value, figure.decimals};
    case FigureKind::Count:
        return {value, exactCount(figure, value) ? 0 : -1};
    case FigureKind::Proportion:
    case FigureKind::Probability:
        break;
    }
    return {value, 4};
}

std::string meaningOf(const std::string& id, const Wording& w) {
    const words::Definition* const definition = words::definitionOf(id);
    if (definition == nullptr) {
        return {};
    }
    const std::string passport = words::passportText(*definition, w);
    return words::definitionText(*definition, w) + (passport.empty() ? "" : "\n" + passport);
}

// A cell and what stands beside it.
void addCell(const Cell& cell, const Extras& extras, std::vector<SheetCell>& row) {
    const auto* const figure = std::get_if<Figure>(&cell);
    const auto add = [&](const std::optional<double>& value) {
        row.push_back(figure != nullptr && value ? SheetCell(sheetNumber(*figure, *value)) : SheetCell());
    };
    if (figure == nullptr) {
        row.emplace_back(std::get<std::string>(cell));
    } else {
        add(definedValue(*figure));
    }
    if (extras.n) {
        row.push_back(figure != nullptr && figure->n
                          ? SheetCell(SheetNumber{static_cast<double>(*figure->n), 0})
                          : SheetCell());
    }
    if (extras.interval) {
        const auto interval = figure != nullptr ? definedInterval(*figure) : std::nullopt;
        add(interval ? std::optional(interval->low) : std::nullopt);
        add(interval ? std::optional(interval->high) : std::nullopt);
    }
    if (extras.why) {
        const bool isUndefined = figure != nullptr && !definedValue(*figure);
        row.push_back(isUndefined ? SheetCell(figure->why) : SheetCell());
    }
}

void addHeadings(const std::string& title, const std::string& note, int characters, const Extras& extras,
                 const Wording& w, std::vector<SheetColumn>& columns) {
    columns.push_back({title, note, characters});
    if (extras.n) {
        columns.push_back({w.text(ASSAY_TEXT("Report", "%1: n"), {title}), {}, kFigureCharacters});
    }
    if (extras.interval) {
        columns.push_back({w.text(ASSAY_TEXT("Report", "%1: from"), {title}), {}, kFigureCharacters});
        columns.push_back({w.text(ASSAY_TEXT("Report", "%1: to"), {title}), {}, kFigureCharacters});
    }
    if (extras.why) {
        columns.push_back(
            {w.text(ASSAY_TEXT("Report", "%1: why it is undefined"), {title}), {}, kTextCharacters});
    }
}

bool holdsFigures(const Table& table, std::size_t column) {
    return std::ranges::any_of(
        table.rows, [&](const TableRow& row) { return column < row.size() && isFigure(row[column]); });
}

void addTable(const Table& table, const TableChoice& choice, const Wording& w,
              formats::WorkbookWriter& workbook) {
    const std::vector<Extras> extras = extrasOf(table);
    const bool rowsDiffer =
        std::ranges::any_of(table.rows, [](const TableRow& row) { return !row.definition.empty(); });
    std::vector<SheetColumn> columns;
    for (const std::size_t i : choice.columns) {
        const Column& column = table.columns[i];
        addHeadings(column.title, meaningOf(column.definition, w),
                    column.wide              ? kWideCharacters
                    : holdsFigures(table, i) ? kFigureCharacters
                                             : kTextCharacters,
                    extras[i], w, columns);
    }
    if (rowsDiffer) {
        columns.push_back({w.text(ASSAY_TEXT("Report", "Meaning")), {}, kWideCharacters});
    }
    workbook.beginSheet(table.name, std::move(columns));
    const auto addRow = [&](const TableRow& row) {
        std::vector<SheetCell> cells;
        for (const std::size_t i : choice.columns) {
            addCell(i < row.size() ? row[i] : Cell(), extras[i], cells);
        }
        if (rowsDiffer) {
            cells.emplace_back(meaningOf(row.definition, w));
        }
        workbook.addRow(cells);
    };
    if (choice.rows) {
        std::ranges::for_each(*choice.rows, [&](std::size_t row) { addRow(table.rows[row]); });
    } else {
        std::ranges::for_each(table.rows, addRow);
    }
}

TableChoice wholeTable(const Table& table) {
    TableChoice choice;
    choice.columns.resize(table.columns.size());
    std::iota(choice.columns.begin(), choice.columns.end(), std::size_t{0});
    return choice;
}

// Calls `take` with each section and its title behind those that it is within.
void walkSections(const Report& report,
                  const std::function<void(const Section&, const std::string& path)>& take) {
    const std::function<void(const Section&, const std::string&)> walk = [&](const Section& section,
                                                                             const std::string& outer) {
        const std::string path = outer.empty() ? section.title : outer + " / " + section.title;
        take(section, path);
        for (const Section& inner : section.sections) {
            walk(inner, path);
        }
    };
    for (const Section& section : report.sections) {
        walk(section, {});
    }
}

// What the report is of, and which table stands where.
void addContents(const Report& report, const Wording& w, formats::WorkbookWriter& workbook) {
    workbook.beginSheet("report", {{report.title, {}, kWideCharacters},
                                   {report.subtitle, {}, kWideCharacters},
                                   {w.text(ASSAY_TEXT("Report", "Note")), {}, kWideCharacters}});
    for (const auto& [name, value] : datedFacts(report, w).list) {
        workbook.addRow({name, value});
    }
    walkSections(report, [&](const Section& section, const std::string& path) {
        for (const Block& block : section.blocks) {
            if (const auto* const table = std::get_if<Table>(&block)) {
                workbook.addRow(
                    {table->name, table->title.empty() ? path : path + ": " + table->title, table->note});
            }
        }
    });
}

void addKeyFigures(const Report& report, const Wording& w, formats::WorkbookWriter& workbook) {
    constexpr Extras kAll{.n = true, .interval = true, .why = true};
    bool isBegun = false;
    walkSections(report, [&](const Section& section, const std::string& path) {
        for (const Block& block : section.blocks) {
            const auto* const figures = std::get_if<KeyFigures>(&block);
            if (figures == nullptr || figures->list.empty()) {
                continue;
            }
            if (!std::exchange(isBegun, true)) {
                std::vector<SheetColumn> columns{
                    {w.text(ASSAY_TEXT("Report", "Section")), {}, kTextCharacters},
                    {w.text(ASSAY_TEXT("Report", "Figure")), {}, kTextCharacters}};
                addHeadings(w.text(ASSAY_TEXT("Report", "Value")), {}, kFigureCharacters, kAll, w, columns);
                columns.push_back({w.text(ASSAY_TEXT("Report", "Meaning")), {}, kWideCharacters});
                workbook.beginSheet("key_figures", std::move(columns));
            }
            for (const KeyFigure& figure : figures->list) {
                std::vector<SheetCell> cells{path, figure.label};
                addCell(figure.value, kAll, cells);
                cells.emplace_back(meaningOf(figure.definition, w));
                workbook.addRow(cells);
            }
        }
    });
}

void addDefinitions(const Report& report, const Wording& w, formats::WorkbookWriter& workbook) {
    const std::vector<std::string> used = usedDefinitions(report.sections);
    if (used.empty()) {
        return;
    }
    workbook.beginSheet("definitions", {{w.text(ASSAY_TEXT("Report", "Figure")), {}, kTextCharacters},
                                        {w.text(ASSAY_TEXT("Report", "Meaning")), {}, kWideCharacters},
                                        {w.text(ASSAY_TEXT("Report", "Source")), {}, kWideCharacters}});
    for (const std::string& id : used) {
        if (const words::Definition* const definition = words::definitionOf(id)) {
            workbook.addRow({w.text(definition->name), meaningOf(id, w), std::string(definition->source)});
        }
    }
}

} // namespace

base::Result<std::string> reportWorkbook(const Report& report, const Wording& wording) {
    formats::WorkbookWriter workbook(report.title);
    addContents(report, wording, workbook);
    addKeyFigures(report, wording, workbook);
    walkSections(report, [&](const Section& section, const std::string& /*path*/) {
        for (const Block& block : section.blocks) {
            if (const auto* const table = std::get_if<Table>(&block)) {
                addTable(*table, wholeTable(*table), wording, workbook);
            }
        }
    });
    addDefinitions(report, wording, workbook);
    return workbook.finish();
}

base::Result<std::string> tableWorkbook(const Table& table, const TableChoice& choice,
                                        const Wording& wording) {
    formats::WorkbookWriter workbook(table.title.empty() ? table.name : table.title);
    addTable(table, choice, wording, workbook);
    return workbook.finish();
}

} // namespace assay::results

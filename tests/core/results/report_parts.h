// Finds the parts of a report, and checks what holds of every report.
#pragma once

#include "core/results/report/report.h"
#include "core/words/definitions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace assay::tests {

inline void eachBlock(const std::vector<results::Section>& sections,
                      const std::function<void(const results::Section&, const results::Block&)>& visit) {
    for (const results::Section& section : sections) {
        for (const results::Block& block : section.blocks) {
            visit(section, block);
        }
        eachBlock(section.sections, visit);
    }
}

// nullptr: not in the report.
template <typename Part>
[[nodiscard]] const Part* partNamed(const results::Report& report, const std::string& name) {
    const Part* found = nullptr;
    eachBlock(report.sections, [&](const results::Section&, const results::Block& block) {
        const auto* part = std::get_if<Part>(&block);
        if (part != nullptr && part->name == name) {
            found = part;
        }
    });
    return found;
}

[[nodiscard]] inline const results::Section* sectionOf(const results::Report& report, const std::string& id) {
    const std::function<const results::Section*(const std::vector<results::Section>&)> find =
        [&](const std::vector<results::Section>& sections) -> const results::Section* {
        for (const results::Section& section : sections) {
            if (section.id == id) {
                return &section;
            }
            if (const results::Section* below = find(section.sections)) {
                return below;
            }
        }
        return nullptr;
    };
    return find(report.sections);
}

// All paragraphs of a section and of those below it, a line each.
[[nodiscard]] inline std::string paragraphsOf(const results::Section& section) {
    std::string text;
    eachBlock({section}, [&](const results::Section&, const results::Block& block) {
        if (const auto* paragraph = std::get_if<results::Paragraph>(&block)) {
            text += paragraph->text + "\n";
        }
    });
    return text;
}

[[nodiscard]] inline const results::KeyFigure* keyFigureOf(const results::Report& report,
                                                           const std::string& id, const std::string& label) {
    const results::Section* section = sectionOf(report, id);
    const results::KeyFigure* found = nullptr;
    if (section == nullptr) {
        return found;
    }
    for (const results::Block& block : section->blocks) {
        const auto* figures = std::get_if<results::KeyFigures>(&block);
        for (std::size_t i = 0; figures != nullptr && i < figures->list.size(); ++i) {
            if (figures->list[i].label == label) {
                found = &figures->list[i];
            }
        }
    }
    return found;
}

// The cell in the column `key` of the row whose first cell is `row`; nullptr: none, or it holds a text.
[[nodiscard]] inline const results::Figure* figureAt(const results::Table& table, const std::string& row,
                                                     const std::string& key) {
    for (const auto& cells : table.rows) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (table.columns[i].key == key && std::get_if<std::string>(&cells.front()) != nullptr &&
                std::get<std::string>(cells.front()) == row) {
                return std::get_if<results::Figure>(&cells[i]);
            }
        }
    }
    return nullptr;
}

[[nodiscard]] inline std::string textAt(const results::Table& table, const std::string& row,
                                        const std::string& key) {
    for (const auto& cells : table.rows) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (table.columns[i].key == key && std::get<std::string>(cells.front()) == row) {
                const auto* text = std::get_if<std::string>(&cells[i]);
                return text != nullptr ? *text : "(a figure)";
            }
        }
    }
    return "(no such cell)";
}

// Figures that have neither n and an interval nor a definition that says why; empty: none. Counts are what
// they are: sample sizes, ranks, line numbers. A column of n speaks for its whole row.
[[nodiscard]] inline std::string figuresWithoutInterval(const results::Report& report) {
    std::string list;
    const auto check = [&](const results::Cell& cell, const std::string& definition,
                           std::optional<double> rowN, const std::string& where) {
        const auto* of = std::get_if<results::Figure>(&cell);
        if (of == nullptr || of->kind == results::FigureKind::Count || !of->value) {
            return;
        }
        const bool hasN = of->n || rowN;
        if (hasN && !of->interval && (of->n ? static_cast<double>(*of->n) : *rowN) < 6) {
            return; // too few clusters
        }
        const words::Definition* defined = words::definitionOf(definition);
        if (defined != nullptr && defined->mayLackInterval && !of->interval) {
            return;
        }
        // Among so few a class may be so rare that too many draws lack it.
        constexpr double kFew = 40;
        const bool isDrawn = defined != nullptr &&
                             (defined->method == "pair_bootstrap" || defined->id == "threshold_bootstrap" ||
                              defined->id == "held_out_macro_f1" || defined->id == "optimism");
        if (isDrawn && hasN && (of->n ? static_cast<double>(*of->n) : *rowN) < kFew) {
            return;
        }
        if (isDrawn && (*of->value == 0 || *of->value == 1)) {
            return; // the same in every draw
        }
        if (!of->interval) {
            list += "no interval: " + where + "\n";
        }
        if (!hasN) {
            list += "no n: " + where + "\n";
        }
        if (of->interval && !(of->interval->low <= of->interval->high)) {
            list += "interval: " + where + "\n";
        }
    };
    eachBlock(report.sections, [&](const results::Section& section, const results::Block& block) {
        if (const auto* table = std::get_if<results::Table>(&block)) {
            const auto n = std::find_if(table->columns.begin(), table->columns.end(),
                                        [](const results::Column& of) { return of.definition == "n"; });
            for (const auto& row : table->rows) {
                const auto* rowN = n == table->columns.end()
                                       ? nullptr
                                       : std::get_if<results::Figure>(
                                             &row[static_cast<std::size_t>(n - table->columns.begin())]);
                for (std::size_t i = 0; i < std::min(row.size(), table->columns.size()); ++i) {
                    check(row[i], table->columns[i].definition, rowN != nullptr ? rowN->value : std::nullopt,
                          table->name + "." + table->columns[i].key);
                }
            }
        } else if (const auto* figures = std::get_if<results::KeyFigures>(&block)) {
            for (const results::KeyFigure& one : figures->list) {
                check(one.value, one.definition, std::nullopt, section.id + ": " + one.label);
            }
        }
    });
    return list;
}

// Figures of tables and key figures that no definition explains; empty: none. A count may explain itself: its
// title says what is counted.
[[nodiscard]] inline std::string figuresWithoutDefinition(const results::Report& report) {
    std::set<std::string> list;
    const auto check = [&](const results::Cell& cell, const std::string& definition,
                           const std::string& where) {
        const auto* of = std::get_if<results::Figure>(&cell);
        if (of != nullptr && of->kind != results::FigureKind::Count &&
            words::definitionOf(definition) == nullptr) {
            list.insert(where + " (" + definition + ")");
        }
    };
    eachBlock(report.sections, [&](const results::Section& section, const results::Block& block) {
        if (const auto* table = std::get_if<results::Table>(&block)) {
            for (const auto& row : table->rows) {
                for (std::size_t i = 0; i < std::min(row.size(), table->columns.size()); ++i) {
                    const std::string& own = row.definition; // of the row's figure
                    check(row[i], own.empty() ? table->columns[i].definition : own,
                          table->name + "." + table->columns[i].key);
                }
            }
        } else if (const auto* figures = std::get_if<results::KeyFigures>(&block)) {
            for (const results::KeyFigure& one : figures->list) {
                check(one.value, one.definition, section.id + ": " + one.label);
            }
        }
    });
    std::string lines;
    for (const std::string& each : list) {
        lines += each + "\n";
    }
    return lines;
}

// What is wrong with the form of the report; empty: nothing. Names are unique, tables are rectangular and fit
// a page, undefined figures say why, others have n and an interval, curves are finite and thin, definitions
// exist.
[[nodiscard]] inline std::string faultsOf(const results::Report& report) {
    std::string faults = figuresWithoutInterval(report);
    std::set<std::string> names;
    const auto name = [&](const std::string& of) {
        if (of.empty() ||
            of.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos ||
            !names.insert(of).second) {
            faults += "name " + of + "\n";
        }
    };
    const auto figure = [&](const results::Cell& cell, const std::string& where) {
        const auto* of = std::get_if<results::Figure>(&cell);
        if (of != nullptr && !of->value && of->why.empty()) {
            faults += "no reason in " + where + "\n";
        }
        if (of != nullptr && of->value && !std::isfinite(*of->value)) {
            faults += "not finite in " + where + "\n";
        }
    };
    eachBlock(report.sections, [&](const results::Section& section, const results::Block& block) {
        if (const auto* table = std::get_if<results::Table>(&block)) {
            name(table->name);
            std::set<std::string> keys;
            for (const results::Column& column : table->columns) {
                if (!keys.insert(column.key).second || column.title.empty()) {
                    faults += "column " + column.key + " of " + table->name + "\n";
                }
            }
            if (table->columns.size() > 9) {
                faults += "too wide: " + table->name + "\n";
            }
            if (table->shown && *table->shown > 0 && *table->shown >= table->rows.size()) {
                faults += "shown: " + table->name + "\n";
            }
            for (const auto& row : table->rows) {
                if (row.size() != table->columns.size()) {
                    faults += "ragged: " + table->name + "\n";
                }
                for (const results::Cell& cell : row) {
                    figure(cell, table->name);
                }
            }
        } else if (const auto* figures = std::get_if<results::KeyFigures>(&block)) {
            for (const results::KeyFigure& one : figures->list) {
                figure(one.value, section.id + ", " + one.label);
            }
        } else if (const auto* chart = std::get_if<plot::Chart>(&block)) {
            name(chart->name);
            if (chart->alternative.empty()) {
                faults += "no alternative: " + chart->name + "\n";
            }
            if (const auto* lines = std::get_if<plot::LineChart>(&chart->body)) {
                for (const plot::ChartSeries& series : lines->series) {
                    if (series.points.size() > 400 ||
                        (!series.low.empty() && series.low.size() != series.points.size())) {
                        faults += "curve of " + chart->name + "\n";
                    }
                    for (const plot::ChartPoint& point : series.points) {
                        if (!std::isfinite(point.x) || std::isinf(point.y)) { // no number: a gap
                            faults += "point of " + chart->name + "\n";
                        }
                    }
                }
            } else if (const auto* bars = std::get_if<plot::BarChart>(&chart->body)) {
                for (const plot::BarSeries& series : bars->series) {
                    if (series.values.size() != bars->categories.size()) {
                        faults += "bars of " + chart->name + "\n";
                    }
                }
            }
        } else if (const auto* paragraph = std::get_if<results::Paragraph>(&block)) {
            for (const char digit : std::string("123456789")) {
                if (paragraph->text.find(std::string("%") + digit) != std::string::npos) {
                    faults += "not filled in: " + paragraph->text + "\n";
                }
            }
        }
    });
    for (const std::string& id : results::usedDefinitions(report.sections)) {
        const words::Definition* definition = words::definitionOf(id);
        if (definition == nullptr ||
            (!definition->method.empty() && words::definitionOf(definition->method) == nullptr)) {
            faults += "no definition " + id + "\n";
        }
    }
    return faults;
}

} // namespace assay::tests

// A report as a plain value: what every writer (Markdown, HTML, CSV, JSON, PDF) writes.
//
// Texts are in the reader's language (wording.h), UTF-8 and plain: a writer escapes what its format needs.
// Only a Comment holds Markdown. Figures are kept as measured and become text in the writers.
#pragma once

#include "core/plot/chart.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace assay::results {

enum class FigureKind {
    Proportion,  // in [0, 1], shown with four decimals
    Percent,     // in [0, 1], shown as a percentage with one decimal
    Number,      // shown with `decimals`
    Count,       // a whole number
    Probability, // a p value: four decimals, a smaller one as "< 0.0001"
};

// A measured figure.
struct Figure {
    std::optional<double> value; // nullopt: undefined, shown as "—" with the reason
    FigureKind kind = FigureKind::Proportion;
    int decimals = 4; // of a Number
    std::optional<std::int64_t> n{};
    std::optional<statistics::Interval> interval{};
    std::string why{}; // it is undefined
};

[[nodiscard]] Figure countFigure(std::int64_t value);
// A p value; undefined because of `why`.
[[nodiscard]] Figure probabilityFigure(std::optional<double> p, std::string why = {});
// successes / n with n and its Wilson interval (95 %); undefined for n = 0, which is because of `why`.
[[nodiscard]] Figure proportionFigure(std::int64_t successes, std::int64_t n, FigureKind kind,
                                      std::string why);

// Its value; nullopt also for what is no finite number, so that no writer shows such a thing.
[[nodiscard]] std::optional<double> definedValue(const Figure& figure);
// Its interval; nullopt also where a bound is no finite number.
[[nodiscard]] std::optional<statistics::Interval> definedInterval(const Figure& figure);

// The value of a count, where a double holds it exactly: writers print it without a decimal point.
[[nodiscard]] std::optional<std::int64_t> exactCount(const Figure& figure, double value);

using Cell = std::variant<std::string, Figure>;

struct Paragraph {
    std::string text;
};

// What somebody wrote about a section, as Markdown.
struct Comment {
    std::string markdown;
};

enum class Verdict { None, Good, Warning, Bad };

struct KeyFigure {
    std::string label;
    Cell value;
    Verdict verdict = Verdict::None;
    std::string definition{}; // of definitions.h; empty: it explains itself
};

struct KeyFigures {
    std::vector<KeyFigure> list;
};

struct Column {
    std::string key; // in CSV and JSON: lower-case ASCII letters, digits and '_'; unique in its table
    std::string title;
    std::string definition{}; // of definitions.h
    bool wide = false;        // holds texts that wrap, such as questions and sentences
};

struct Table {
    std::string name; // of its CSV file ("key_figures" is taken) and anchor, as Chart::name
    std::string title;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; // as many cells as columns
    std::string note{};                  // below it: what was left out, what a mark means
    std::string ifEmpty{};               // instead of no rows
    // Pages show the first so many rows, of 0 nothing of the table; CSV and JSON hold all. nullopt: all.
    std::optional<std::size_t> shown{};
};

// Who measured what, from what: a name and its value. Values are never paths.
struct Facts {
    std::vector<std::pair<std::string, std::string>> list;
};

using Block = std::variant<Paragraph, Comment, KeyFigures, Table, plot::Chart, Facts>;

struct Section {
    std::string id; // of report_plan.h for those of level 1, else unique in the report; an anchor
    std::string title;
    std::vector<Block> blocks{};
    std::vector<Section> sections{};
};

struct Report {
    std::string title;
    std::string subtitle; // what was measured, in a line
    std::string language; // BCP 47
    std::string date;     // ISO 8601: that of the newest measurement, unless another was asked for
    std::string version;  // of Assay
    Facts facts;          // of the title page
    std::vector<Section> sections;
};

// The definitions that key figures and columns refer to, sorted, each once.
[[nodiscard]] std::vector<std::string> usedDefinitions(const std::vector<Section>& sections);

} // namespace assay::results

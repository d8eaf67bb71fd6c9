// What a result looks like, as plain values: figures, tables, key figures, facts, texts and charts. The
// makers of each subject (core/results/<subject>) fill them from values; reports print them (report.h), pages
// show them (widgets/results). Blocks read and compute nothing.
//
// Texts are in the reader's language (wording.h), UTF-8 and plain: who shows them escapes what it needs. Only
// a Comment holds Markdown. Figures are kept as measured and become text where they are shown
// (figure_text.h).
//
//     Table table{.name = "by_class", .title = w.text(...), .columns = {{"class", w.text(...)}, {"recall",
//     ...}}}; table.rows.push_back({classText(label, w), recallFigure(shares, label, w)});
//     table.rows.back().key = "accurate"; // for pages: the row stays the same one when its figures move
#pragma once

#include "core/plot/chart.h"
#include "core/statistics/clusters.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
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
    // For pages; files do not hold these.
    std::optional<std::int64_t> numerator{}; // of a proportion of n
    bool isDifference = false;               // shown with a plus where it is positive
};

[[nodiscard]] Figure countFigure(std::int64_t value);
// A p value; undefined because of `why`.
[[nodiscard]] Figure probabilityFigure(std::optional<double> p, std::string why = {});
// successes / n with n and its Wilson interval (95 %); undefined for n = 0, which is because of `why`.
[[nodiscard]] Figure proportionFigure(std::int64_t successes, std::int64_t n, FigureKind kind,
                                      std::string why);

// A share of items in clusters, with n and its interval, which is missing of too few clusters.
[[nodiscard]] Figure shareFigure(const statistics::ClusteredShare& share, FigureKind kind, std::string why);

// Its value; nullopt also for what is no finite number, so that no writer shows such a thing.
[[nodiscard]] std::optional<double> definedValue(const Figure& figure);
// Its interval; nullopt also where a bound is no finite number.
[[nodiscard]] std::optional<statistics::Interval> definedInterval(const Figure& figure);

// The value of a count, where a double holds it exactly: writers print it without a decimal point.
[[nodiscard]] std::optional<std::int64_t> exactCount(const Figure& figure, double value);

// Where a page can lead from a cell or a row. Links are for pages; files do not hold them.

// A group of anchors or questions: "section" and "7".
struct StratumLink {
    std::string grouping;
    std::string name;

    friend bool operator==(const StratumLink&, const StratumLink&) = default;
};

// The anchors of a neighbour test that a figure is about.
struct CasesLink {
    std::size_t search = 0;
    std::size_t regime = 0;
    std::string measure;  // "covered", "hit", "mrr", …
    int k = 0;            // of "hit" and "mrr"
    std::string share{};  // "counted", "missed"; empty: all
    bool overAll = false; // over all anchors, not only those that are covered
    std::optional<StratumLink> stratum{};

    friend bool operator==(const CasesLink&, const CasesLink&) = default;
};

// Questions that a filter lets pass, as curation::filterJson() writes it.
struct QuestionsLink {
    std::string filter;

    friend bool operator==(const QuestionsLink&, const QuestionsLink&) = default;
};

// A sample of the scored set in front, by its position.
struct SampleLink {
    std::uint32_t position = 0;

    friend bool operator==(const SampleLink&, const SampleLink&) = default;
};

// 0 for all samples of the scored set in front, then its scenarios in their order.
struct ScopeLink {
    std::size_t scope = 0;

    friend bool operator==(const ScopeLink&, const ScopeLink&) = default;
};

struct ThresholdLink {
    double tau = 0;

    friend bool operator==(const ThresholdLink&, const ThresholdLink&) = default;
};

// Questions of an answer run that a figure is about: those for which all that is given holds.
struct AnswersLink {
    std::string metric{};    // with a value of it
    bool isWithout = false;  // without one instead
    std::string verdict{};   // "pass", "acceptable", "fail"; "none": without a verdict
    std::string flag{};      // raised for one of its answers
    std::string warning{};   // of one of its answers
    std::string state{};     // "answered", "unanswered", "failed" (one of its answers)
    std::string assertion{}; // that does not hold
    std::optional<StratumLink> stratum{};
    std::vector<std::string> questions{}; // one of these ids; empty: any

    friend bool operator==(const AnswersLink&, const AnswersLink&) = default;
};

using Link =
    std::variant<CasesLink, StratumLink, QuestionsLink, SampleLink, ScopeLink, ThresholdLink, AnswersLink>;
// Shared, since a row and its cells often lead to one place. nullptr: nowhere.
using LinkPointer = std::shared_ptr<const Link>;

template <typename Target>
[[nodiscard]] LinkPointer linkTo(Target target) {
    return std::make_shared<const Link>(std::move(target));
}

enum class Emphasis : std::uint8_t { None, Strong };

// A text or a figure. The members are for pages; files do not hold them.
struct Cell : std::variant<std::string, Figure> {
    using Value = std::variant<std::string, Figure>;
    using Value::Value;

    std::optional<double> sortKey{}; // of a text that is sorted as a number; a figure is sorted by its value
    std::string reason{};            // why it says so: "recall of hallucination is 0.7421, short of …"
    std::string mark{}; // of a long text: what stands for it where rows repeat it, before the note's number
    LinkPointer link{};
    Emphasis emphasis = Emphasis::None;
};

// The cells of a row, as many as the table has columns.
struct TableRow {
    TableRow() = default;

    TableRow(std::initializer_list<Cell> of)
        : cells(of) {}

    TableRow(std::vector<Cell> of) // NOLINT(google-explicit-constructor): a row is its cells
        : cells(std::move(of)) {}

    [[nodiscard]] std::size_t size() const { return cells.size(); }

    [[nodiscard]] Cell& operator[](std::size_t column) { return cells[column]; }

    [[nodiscard]] const Cell& operator[](std::size_t column) const { return cells[column]; }

    [[nodiscard]] const Cell& front() const { return cells.front(); }

    [[nodiscard]] auto begin() { return cells.begin(); }

    [[nodiscard]] auto end() { return cells.end(); }

    [[nodiscard]] auto begin() const { return cells.begin(); }

    [[nodiscard]] auto end() const { return cells.end(); }

    std::vector<Cell> cells;
    // For pages; files do not hold these.
    std::string
        definition{};  // of definitions.h: of its figures, where rows differ; lists of definitions name it
    std::string key{}; // tells the row from the others when the table is made anew; empty: its place does
    LinkPointer link{};
    Emphasis emphasis = Emphasis::None;
};

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
    std::string brief{};      // the title on pages, where many columns stand side by side; empty: `title`
};

struct Table {
    std::string name; // of its CSV file ("key_figures" is taken) and anchor, as Chart::name
    std::string title;
    std::vector<Column> columns;
    std::vector<TableRow> rows;
    std::string note{};    // below it: what was left out, what a mark means
    std::string ifEmpty{}; // instead of no rows
    // Printed pages show the first so many rows, of 0 nothing of the table; CSV and JSON hold all. nullopt:
    // all.
    std::optional<std::size_t> shown{};
};

// Who measured what, from what: a name and its value. Values are never paths.
struct Facts {
    std::vector<std::pair<std::string, std::string>> list;
};

using Block = std::variant<Paragraph, Comment, KeyFigures, Table, plot::Chart, Facts>;

} // namespace assay::results

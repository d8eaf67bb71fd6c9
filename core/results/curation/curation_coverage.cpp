// What the suites cover, where they have gaps, and how far their target mix is reached.
#include "core/results/curation/curation_figures.h"
#include "core/results/curation/curation_material.h"
#include "core/results/curation/curation_words.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/table_rows.h"

#include <algorithm>
#include <numeric>

namespace assay::results {
namespace {

using curation::CoverageFacet;
using curation::CoverageMatrix;

constexpr std::size_t kRowsDrawn = 15;
constexpr std::size_t kColumnsDrawn = 12;
constexpr std::size_t kValuesShown = 12; // of each facet, on a page
constexpr std::size_t kGapsShown = 10;   // in a cell

// The places of the `most` values with the most questions, in the order of the values.
std::vector<std::uint32_t> frequent(const CoverageMatrix& matrix, std::size_t facet, std::size_t most) {
    std::vector<std::int64_t> sums(matrix.values[facet].size(), 0);
    for (const auto& [cell, count] : matrix.cells) {
        sums[cell[facet]] += count;
    }
    std::vector<std::uint32_t> places(sums.size());
    std::iota(places.begin(), places.end(), 0U);
    if (places.size() > most) {
        std::stable_sort(places.begin(), places.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return sums[b] < sums[a]; });
        places.resize(most);
        std::sort(places.begin(), places.end());
    }
    return places;
}

std::string pairText(const CoverageMatrix& matrix, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "%1 × %2"), {facetTitle(facetOf(matrix.facets[0]), wording),
                                                          facetTitle(facetOf(matrix.facets[1]), wording)});
}

std::string cellText(const CoverageMatrix& matrix, const CoverageMatrix::Cell& cell,
                     const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "%1 × %2"),
                        {facetValueText(facetOf(matrix.facets[0]), matrix.values[0][cell[0]], wording),
                         facetValueText(facetOf(matrix.facets[1]), matrix.values[1][cell[1]], wording)});
}

std::int64_t combinations(const CoverageMatrix& matrix) {
    std::int64_t product = 1;
    for (const std::vector<std::string>& values : matrix.values) {
        const bool missing = !values.empty() && values.back().empty();
        product *= static_cast<std::int64_t>(values.size()) - (missing ? 1 : 0);
    }
    return product;
}

std::string alternativeText(const CoverageMatrix& matrix, std::size_t rows, std::size_t columns,
                            const words::Wording& wording) {
    std::string text =
        wording.text(ASSAY_TEXT("Report", "Questions: %1. Combinations without a question: %2 of %3."),
                     {wording.count(matrix.questions), wording.count(curation::gapsOf(matrix, 0).total),
                      wording.count(combinations(matrix))});
    const auto most = std::max_element(matrix.cells.begin(), matrix.cells.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most != matrix.cells.end()) {
        text += " " + wording.text(ASSAY_TEXT("Report", "The most questions are in %1: %2."),
                                   {cellText(matrix, most->first, wording), wording.count(most->second)});
    }
    if (rows < matrix.values[0].size() || columns < matrix.values[1].size()) {
        text += " " + wording.text(ASSAY_TEXT("Report", "Drawn are the most frequent values: rows %1 of %2, "
                                                        "columns %3 of %4."),
                                   {std::to_string(rows), std::to_string(matrix.values[0].size()),
                                    std::to_string(columns), std::to_string(matrix.values[1].size())});
    }
    return text;
}

plot::Chart matrixChart(const CoverageMatrix& matrix, const std::string& suffix,
                        const words::Wording& wording) {
    const std::vector<std::uint32_t> rows = frequent(matrix, 0, kRowsDrawn);
    const std::vector<std::uint32_t> columns = frequent(matrix, 1, kColumnsDrawn);
    plot::MatrixChart body;
    body.rowTitle = facetTitle(facetOf(matrix.facets[0]), wording);
    body.columnTitle = facetTitle(facetOf(matrix.facets[1]), wording);
    for (const std::uint32_t column : columns) {
        const std::string& value = matrix.values[1][column];
        body.columns.push_back(matrix.facets[1] == CoverageFacet::Category && !value.empty()
                                   ? value // the letter: the rows of the other matrices have its name
                                   : facetValueText(facetOf(matrix.facets[1]), value, wording));
    }
    for (const std::uint32_t row : rows) {
        body.rows.push_back(facetValueText(facetOf(matrix.facets[0]), matrix.values[0][row], wording));
        std::vector<std::int64_t>& counts = body.counts.emplace_back();
        for (const std::uint32_t column : columns) {
            counts.push_back(matrix.count({row, column}));
        }
    }
    const bool isCut = rows.size() < matrix.values[0].size() || columns.size() < matrix.values[1].size();
    const CoverageFacet other =
        matrix.facets[0] == CoverageFacet::Company ? matrix.facets[0] : matrix.facets[1];
    return {"curation_coverage_" + std::string(curation::coverageFacetName(other)) + suffix,
            isCut ? wording.text(ASSAY_TEXT("Report", "%1, the most frequent values"),
                                 {pairText(matrix, wording)})
                  : pairText(matrix, wording),
            alternativeText(matrix, rows.size(), columns.size(), wording), std::move(body)};
}

Table valuesTable(const SuiteCoverage& coverage, std::int64_t questions, const std::string& suffix,
                  const words::Wording& wording) {
    Table table;
    table.name = "curation_values" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Questions by value"));
    table.columns = {{"facet", wording.text(ASSAY_TEXT("Report", "Field"))},
                     {"value", wording.text(ASSAY_TEXT("Report", "Value")), {}, true},
                     {"questions", wording.text(ASSAY_TEXT("Report", "Questions"))},
                     {"share", wording.text(ASSAY_TEXT("Report", "Of all")), "share_of_suite"}};
    const auto addRow = [&](CoverageFacet facet, const CoverageMatrix& matrix, std::uint32_t place) {
        const std::int64_t count = matrix.count({place});
        table.rows.push_back({facetTitle(facetOf(facet), wording),
                              facetValueText(facetOf(facet), matrix.values[0][place], wording),
                              countFigure(count), shareFigure(count, questions, wording)});
    };
    for (const auto& [facet, matrix] : coverage.values) {
        for (const std::uint32_t place : frequent(matrix, 0, kValuesShown)) {
            addRow(facet, matrix, place);
        }
    }
    const std::size_t shown = table.rows.size();
    for (const auto& [facet, matrix] : coverage.values) {
        const std::vector<std::uint32_t> before = frequent(matrix, 0, kValuesShown);
        for (std::uint32_t place = 0; place < matrix.values[0].size(); ++place) {
            if (!std::binary_search(before.begin(), before.end(), place)) {
                addRow(facet, matrix, place);
            }
        }
    }
    table.note = wording.text(
        ASSAY_TEXT("Report", "A question with several years or companies counts once for each of them."));
    if (table.rows.size() > shown) {
        table.shown = shown;
        addSentence(table.note,
                    wording.text(ASSAY_TEXT("Report", "The most frequent values of each field come first.")));
    }
    return table;
}

Table gapsTable(const SuiteCoverage& coverage, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_gaps" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Combinations without a question"));
    table.columns = {{"fields", wording.text(ASSAY_TEXT("Report", "Fields"))},
                     {"combinations", wording.text(ASSAY_TEXT("Report", "Combinations"))},
                     {"gaps", wording.text(ASSAY_TEXT("Report", "Gaps")), "coverage_gap"},
                     {"first", wording.text(ASSAY_TEXT("Report", "The first of them")), {}, true}};
    for (const CoverageMatrix& matrix : coverage.matrices) {
        const curation::CoverageGaps gaps = curation::gapsOf(matrix, kGapsShown);
        std::string first;
        for (const CoverageMatrix::Cell& cell : gaps.cells) {
            first += (first.empty() ? "" : "; ") + cellText(matrix, cell, wording);
        }
        if (gaps.total > static_cast<std::int64_t>(gaps.cells.size())) {
            first += "; …";
        }
        table.rows.push_back(
            {pairText(matrix, wording), countFigure(combinations(matrix)), countFigure(gaps.total), first});
    }
    table.note = wording.text(
        ASSAY_TEXT("Report", "Values that occur, that the target names, or that are usual for the field."));
    return table;
}

void addTarget(const SuiteMaterial& suite, const std::string& suffix, const words::Wording& wording,
               std::vector<Block>& blocks) {
    if (!suite.settings.target || !suite.coverage->progress) {
        blocks.emplace_back(Paragraph{wording.text(ASSAY_TEXT(
            "Report", "No target mix is set for this suite, so what it still lacks is not known."))});
        return;
    }
    const workspace::TargetMix& mix = *suite.settings.target;
    const curation::TargetProgress& progress = *suite.coverage->progress;
    Table table;
    table.name = "curation_target" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Target mix: %1"), {mix.name});
    table.columns = {{"cell", wording.text(ASSAY_TEXT("Report", "Questions of this kind")), {}, true},
                     {"wanted", wording.text(ASSAY_TEXT("Report", "Wanted"))},
                     {"there", wording.text(ASSAY_TEXT("Report", "There"))},
                     {"missing", wording.text(ASSAY_TEXT("Report", "Missing")), "target_missing"}};
    for (std::size_t i = 0; i < mix.cells.size() && i < progress.cells.size(); ++i) {
        const curation::TargetState& state = progress.cells[i];
        const std::string why = wording.text(ASSAY_TEXT("Report", "it could not be counted"));
        table.rows.push_back({targetText(mix.cells[i].label, wording), countFigure(state.wanted),
                              state.have ? countFigure(*state.have) : undefinedCount(why),
                              state.missing() ? countFigure(*state.missing()) : undefinedCount(why)});
    }
    if (progress.elsewhere) {
        table.note = wording.text(ASSAY_TEXT("Report", "Questions that fit no cell: %1."),
                                  {wording.count(*progress.elsewhere)});
    }
    if (progress.withoutCategory > 0) {
        table.note +=
            (table.note.empty() ? "" : " ") +
            wording.text(ASSAY_TEXT("Report", "Of these without the category that a cell asks for: %1."),
                         {wording.count(progress.withoutCategory)});
    }
    blocks.emplace_back(std::move(table));
}

std::vector<Block> blocksOf(const SuiteMaterial& suite, const std::string& suffix,
                            const words::Wording& wording) {
    if (suite.questions() == 0) {
        return {Paragraph{
            wording.text(ASSAY_TEXT("Report", "The suite holds no question, so it covers nothing."))}};
    }
    const SuiteCoverage& coverage = *suite.coverage;
    KeyFigures figures;
    figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Questions")), countFigure(suite.questions()),
                            Verdict::None, "suite_questions"});
    if (const auto missing = coverage.missing()) {
        const std::int64_t wanted = suite.settings.target->wanted();
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Wanted by the target mix")),
                                countFigure(wanted), Verdict::None, "target_missing"});
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Missing from the target mix")),
                                countFigure(*missing), *missing == 0 ? Verdict::Good : Verdict::Warning,
                                "target_missing"});
    }
    std::vector<Block> blocks{std::move(figures)};
    addTarget(suite, suffix, wording, blocks);
    if (!coverage.matrices.empty() && coverage.matrices.front().facets.front() != CoverageFacet::Category) {
        blocks.emplace_back(
            Paragraph{wording.text(ASSAY_TEXT("Report", "No question of this suite has a category: its "
                                                        "coverage is by retrieval scope."))});
    }
    for (const CoverageMatrix& matrix : coverage.matrices) {
        blocks.emplace_back(matrixChart(matrix, suffix, wording));
    }
    blocks.emplace_back(gapsTable(coverage, suffix, wording));
    blocks.emplace_back(valuesTable(coverage, suite.questions(), suffix, wording));
    return blocks;
}

} // namespace

base::Result<Section> curationCoverage(const SectionContext& context) {
    return sectionOfSuites(context, "curation_coverage",
                           [&](const SuiteMaterial& suite, const std::string& suffix) {
                               return blocksOf(suite, suffix, context.wording);
                           });
}

} // namespace assay::results

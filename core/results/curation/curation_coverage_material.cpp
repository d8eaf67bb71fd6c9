// What a suite covers, counted from its columns.
#include "core/results/curation/curation_material.h"
#include "core/workspace/suites/questions.h"

#include <algorithm>
#include <array>

namespace assay::results {
namespace {

using base::Result;
using curation::CoverageFacet;

constexpr std::array kFacets{CoverageFacet::Category,   CoverageFacet::Difficulty, CoverageFacet::Scope,
                             CoverageFacet::AnswerType, CoverageFacet::Year,       CoverageFacet::Company};

} // namespace

std::optional<std::int64_t> SuiteCoverage::missing() const noexcept {
    if (!progress) {
        return std::nullopt;
    }
    std::int64_t sum = 0;
    for (const curation::TargetState& cell : progress->cells) {
        sum += cell.missing().value_or(0);
    }
    return sum;
}

Result<SuiteCoverage> readSuiteCoverage(const SectionContext& context, const workspace::SuiteInfo& suite,
                                        const workspace::SuiteSettings& settings,
                                        const workspace::QuestionColumns& columns,
                                        std::span<const std::size_t> rows) {
    SuiteCoverage coverage;
    workspace::TargetMix named = settings.target.value_or(workspace::TargetMix{});
    named.cells.push_back(curation::usualValues(columns, rows));
    for (const CoverageFacet facet : kFacets) {
        const std::array one{facet};
        ASSAY_TRY(auto counted, curation::coverageOf(columns, rows, one, &named, context.stop));
        coverage.values.emplace(facet, std::move(counted));
    }
    // A source may know no categories; then the scope stands in their place.
    const bool categories = std::any_of(rows.begin(), rows.end(), [&](std::size_t row) {
        return !columns.names[columns.category[row]].empty();
    });
    const CoverageFacet first = categories ? CoverageFacet::Category : CoverageFacet::Scope;
    for (const CoverageFacet facet : kFacets) {
        if (facet == CoverageFacet::Category || facet == first) {
            continue;
        }
        // Companies have long names and are many: they are the rows.
        const std::array two =
            facet == CoverageFacet::Company ? std::array{facet, first} : std::array{first, facet};
        ASSAY_TRY(auto counted, curation::coverageOf(columns, rows, two, &named, context.stop));
        coverage.matrices.push_back(std::move(counted));
    }
    if (settings.target && curation::asksForMetadata(*settings.target)) {
        ASSAY_TRY(const auto questions, workspace::questionsNamed(context.reader, suite.name, context.stop));
        coverage.progress = curation::targetProgress(questions, *settings.target);
    } else if (settings.target) {
        coverage.progress = curation::targetProgress(columns, rows, *settings.target,
                                                     [&suite](base::RowId) { return suite.name; });
    }
    return coverage;
}

} // namespace assay::results

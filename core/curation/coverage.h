// What a suite covers: how many questions there are for every combination of facets, which combinations have
// none, what a target mix still wants, and a sample of questions to check. Pure functions; any thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

enum class Facet : std::uint8_t; // core/curation/question_filter.h

enum class CoverageFacet : std::uint8_t { Category, Difficulty, Scope, AnswerType, Year, Company };

inline constexpr std::array<std::string_view, 6> kCoverageFacetNames{
    "category", "difficulty", "retrieval_scope", "answer_type", "year", "company"};

[[nodiscard]] constexpr std::string_view coverageFacetName(CoverageFacet facet) noexcept {
    return kCoverageFacetNames[static_cast<std::size_t>(facet)];
}

[[nodiscard]] std::optional<CoverageFacet> coverageFacetFromName(std::string_view name) noexcept;

// The facet by which questions are filtered that is the same.
[[nodiscard]] Facet facetOf(CoverageFacet facet) noexcept;

// Counts over one to six facets. Only cells with questions are kept; a question with several years or
// companies counts once for each of them, so cells may add up to more than `questions`.
struct CoverageMatrix {
    using Cell = std::vector<std::uint32_t>; // one value of each facet, into `values`

    std::vector<CoverageFacet> facets;
    // Of each facet those that occur or that a target names: difficulties as they are usual (easy, medium,
    // hard), then numbers, then texts, rising. The empty one, where something is missing, comes last.
    std::vector<std::vector<std::string>> values;
    std::map<Cell, std::int64_t> cells;
    std::int64_t questions = 0;

    [[nodiscard]] std::int64_t count(const Cell& cell) const;
};

// Of the questions `rows` (indices into the columns). `target` adds the values that it names; null: none.
// Errors: InvalidArgument (no facet, or one twice), Cancelled.
[[nodiscard]] base::Result<CoverageMatrix>
coverageOf(const workspace::QuestionColumns& columns, std::span<const std::size_t> rows,
           std::span<const CoverageFacet> facets, const workspace::TargetMix* target, std::stop_token stop);

// Of each field with usual values all of them, where most of the questions keep to them: so that one that
// nothing has is seen as a gap. Categories of a source's own are left as they are. As a cell of a target.
[[nodiscard]] workspace::TargetCell usualValues(const workspace::QuestionColumns& columns,
                                                std::span<const std::size_t> rows);

struct CoverageGaps {
    std::int64_t total = 0;                  // combinations of values without a question
    std::vector<CoverageMatrix::Cell> cells; // the first ones, in rising order
};

// Combinations of values that have no question; a missing value is none to wish for, but where a facet has no
// other: then what the other facets lack is still seen.
[[nodiscard]] CoverageGaps gapsOf(const CoverageMatrix& matrix, std::size_t limit);

// How far a target mix is reached, cell by cell.
struct TargetState {
    std::int64_t wanted = 0;
    std::optional<std::int64_t> have; // nullopt: the columns do not hold what the cell asks for (metadata)

    [[nodiscard]] std::optional<std::int64_t> missing() const noexcept {
        return have ? std::optional(*have < wanted ? wanted - *have : 0) : std::nullopt;
    }
};

struct TargetProgress {
    std::vector<TargetState> cells;        // one for each of the mix
    std::optional<std::int64_t> elsewhere; // questions that are in no cell; nullopt: not known
    // Questions in no cell that is known, without the category that some cell asks for.
    std::int64_t withoutCategory = 0;
};

// Whether columns alone cannot tell how far the mix is reached.
[[nodiscard]] bool asksForMetadata(const workspace::TargetMix& mix) noexcept;

// A question counts in every cell that it fits; retired ones count nowhere. With metadata.
[[nodiscard]] TargetProgress targetProgress(std::span<const workspace::NamedQuestion> questions,
                                            const workspace::TargetMix& mix);
// The same from columns, where cells that ask for metadata are not known.
[[nodiscard]] TargetProgress targetProgress(const workspace::QuestionColumns& columns,
                                            std::span<const std::size_t> rows,
                                            const workspace::TargetMix& mix,
                                            const std::function<std::string(base::RowId suite)>& suiteName);

struct SampledQuestion {
    base::RowId id = 0;
    std::string stratum;    // its category
    bool isChecked = false; // somebody has looked at it
};

// A sample of ceil(share * n) questions, spread over the strata in proportion (largest remainders, ties by
// name), in the order in which they come in `questions`. The same questions in any order and the same seed
// give the same ones: the seed gives each question a number of its own, and those with the least numbers of a
// stratum are drawn, so that a question that joins, leaves or changes its stratum moves few others. Those
// that were checked are drawn first and stay, also beyond the share of their stratum. Error: InvalidArgument
// (share outside (0, 1], an id twice).
[[nodiscard]] base::Result<std::vector<base::RowId>> spotCheck(std::span<const SampledQuestion> questions,
                                                               double share, std::uint64_t seed);

} // namespace assay::curation

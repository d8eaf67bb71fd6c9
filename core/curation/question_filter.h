// Choosing questions by facets, counting what each facet would give, and putting them in order. Pure
// functions on the columns of core/workspace/suites/questions.h; a hundred thousand questions take about a
// millisecond.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/questions.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

enum class Facet : std::uint8_t {
    Suite,
    GoldVersion,
    Category,
    Difficulty,
    Scope,
    AnswerType,
    Status,
    Company,
    Year,
    Section,
    Flag,
    Suspicion,
};
inline constexpr std::size_t kFacetCount = 12;

// "suite", "gold_version", … as saved filters and the command line write them.
[[nodiscard]] std::string_view facetName(Facet facet) noexcept;
[[nodiscard]] std::optional<Facet> facetFromName(std::string_view name) noexcept;

// Of Facet::Suspicion: nobody knows whether a rule suspects it. It is not the same as “none does”.
inline constexpr std::string_view kNotChecked = "not_checked";

// Values chosen within a facet are alternatives; facets restrict one another. The empty value is "missing".
struct QuestionFilter {
    std::map<Facet, std::set<std::string>> chosen;
    std::string text; // searched for outside; here it is only kept with the rest

    [[nodiscard]] bool isEmpty() const noexcept { return chosen.empty() && text.empty(); }

    friend bool operator==(const QuestionFilter&, const QuestionFilter&) = default;
};

[[nodiscard]] std::string filterJson(const QuestionFilter& filter); // one object, keys in order
[[nodiscard]] std::optional<QuestionFilter> filterFromJson(std::string_view json);

// What is not in the columns of questions.
struct FilterContext {
    std::map<base::RowId, std::string> suiteNames;
    // Rules that suspect a question, by its row id.
    std::map<base::RowId, std::vector<std::string>> suspicions;
    // Questions that were checked as they are now; all others have the value kNotChecked, beside what an
    // outdated check found. nullopt: which were checked is not told.
    std::optional<std::set<base::RowId>> checked{};
    // Those whose status and flags whoever looks may not know yet, as they review blind: they have
    // kWithheld for both, and come last in the order of statuses.
    std::set<base::RowId> withheld{};
};

inline constexpr std::string_view kWithheld = "(withheld)"; // no status is called so, and no reason to flag

// Positions in the columns of the questions that pass every facet and, where `found` is given (row ids,
// rising), are among it. In the columns' order.
[[nodiscard]] std::vector<std::uint32_t> filterQuestions(const workspace::QuestionColumns& columns,
                                                         const FilterContext& context,
                                                         const QuestionFilter& filter,
                                                         const std::vector<base::RowId>* found);

struct FacetValue {
    std::string value; // empty: missing
    std::int64_t count = 0;
};

// For each facet its values with how many questions pass all *other* facets and have it; values that are
// chosen are listed with 0 too. Difficulties and statuses in their usual order, all others in natural order
// (years and numbers by size), the missing one last.
using FacetCounts = std::array<std::vector<FacetValue>, kFacetCount>;
[[nodiscard]] FacetCounts facetCounts(const workspace::QuestionColumns& columns, const FilterContext& context,
                                      const QuestionFilter& filter, const std::vector<base::RowId>* found);

enum class QuestionOrder : std::uint8_t {
    Id,
    QuestionId,
    Text,
    Suite,
    Status,
    Category,
    Difficulty,
    Scope,
    AnswerType,
    GoldVersion,
    Company,
    Year,
    ChangedAt,
};

// Natural order, difficulties and statuses in their usual one; lists by their first entry. Ties in the order
// of ids (of Id itself there are none), missing values last, whatever the direction.
void sortQuestions(std::vector<std::uint32_t>& positions, const workspace::QuestionColumns& columns,
                   const FilterContext& context, QuestionOrder order, bool descending);

// Puts `changed` into their places among `sorted`, which sortQuestions() has sorted before they changed or
// were added; as sorting all again would, in microseconds for each.
void placeQuestions(std::vector<std::uint32_t>& sorted, std::span<const std::uint32_t> changed,
                    const workspace::QuestionColumns& columns, const FilterContext& context,
                    QuestionOrder order, bool descending);

} // namespace assay::curation

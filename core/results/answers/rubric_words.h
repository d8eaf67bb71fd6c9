// The words of rubrics, for the editor, the reports and what is said of runs alike: what the members of a
// document are called, and what its parts, conditions and assertions ask for as a person reads it.
#pragma once

#include "core/evaluate/answers/rubric.h"
#include "core/words/wording.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// A list of a RubricScope: its member in JSON, and the field of questions that it looks at.
struct ScopeList {
    std::string_view member;
    std::vector<std::string> evaluate::RubricScope::* list;
    std::string_view field;
    const char* title; // marked with ASSAY_TEXT
};

inline constexpr std::array kScopeLists{
    ScopeList{"answer_types", &evaluate::RubricScope::answerTypes, "answer_type",
              ASSAY_TEXT("Report", "Answer type is one of")},
    ScopeList{"except_answer_types", &evaluate::RubricScope::exceptAnswerTypes, "answer_type",
              ASSAY_TEXT("Report", "Answer type is none of")},
    ScopeList{"categories", &evaluate::RubricScope::categories, "category",
              ASSAY_TEXT("Report", "Category is one of")},
    ScopeList{"question_ids", &evaluate::RubricScope::questionIds, "question_id",
              ASSAY_TEXT("Report", "Question is one of")},
};

// "Weight" for "weight"; a member that has no title here, as it is written.
[[nodiscard]] std::string rubricMemberTitle(std::string_view member, const words::Wording& wording);

// "Unicode words": of a tokenizer (metrics::kRougeTokenizerNames) or a form of citations
// (evaluate::kCitationStyleNames); any other, as it is written.
[[nodiscard]] std::string rubricChoiceTitle(std::string_view choice, const words::Wording& wording);

// Whether it asks for a number, and not for a text.
[[nodiscard]] constexpr bool hasLimit(evaluate::AssertionKind kind) noexcept {
    return kind == evaluate::AssertionKind::MaxLatencyMs || kind == evaluate::AssertionKind::MaxPrice ||
           kind == evaluate::AssertionKind::MaxTokens;
}

// "Must not include".
[[nodiscard]] std::string assertionKindTitle(evaluate::AssertionKind kind, const words::Wording& wording);

// "Answer type is one of: Figure, count; Category is one of: A · Local factual"; empty: of every question.
[[nodiscard]] std::string scopeText(const evaluate::RubricScope& scope, const words::Wording& wording);

// "0.08 ≤ ROUGE-L ≤ 0.15"; "Cosine has a value" where there is no limit.
[[nodiscard]] std::string conditionText(const evaluate::RubricCondition& condition,
                                        const words::Wording& wording);
[[nodiscard]] std::string conditionsText(const std::vector<evaluate::RubricCondition>& conditions,
                                         const words::Wording& wording);

// All entries of the list with this member ("parts") in one line; a rubric has no such list: empty.
[[nodiscard]] std::string rubricListText(const evaluate::Rubric& rubric, std::string_view member,
                                         const words::Wording& wording);

} // namespace assay::results

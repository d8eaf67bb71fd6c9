// What the fields, statuses, categories and flags of questions are called, and the verdicts of their reviews.
#pragma once

#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/model/review.h"
#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::words {

// "answer_type" as "answer type".
[[nodiscard]] std::string spaced(std::string_view name);
// "answer_type" as "Answer type".
[[nodiscard]] std::string spacedTitle(std::string_view name);

[[nodiscard]] std::string fieldTitle(model::QuestionField field, const Wording& wording);
// Of a field, or of what is beside them ("status").
[[nodiscard]] std::string fieldTitle(std::string_view name, const Wording& wording);

// "Out of scope"; a reason of somebody's own as it is written, without underscores; "(no reason given)".
[[nodiscard]] std::string flagReasonText(std::string_view reason, const Wording& wording);

[[nodiscard]] std::string statusText(model::QuestionStatus status, const Wording& wording);
[[nodiscard]] std::string verdictText(model::ReviewVerdict verdict, const Wording& wording);
// What was said of a question, as the head of a column: "Flagged" where the act is "Flag".
[[nodiscard]] std::string verdictTitle(model::ReviewVerdict verdict, const Wording& wording);

// "A · Local factual"; a category of somebody's own as it is written.
[[nodiscard]] std::string categoryText(const std::string& letter, const Wording& wording);

// A value of a field by which questions are told apart, as people read it: of `retrieval_scope` "Across
// companies" for "cross_company", of a section "Item 7A" for "ITEM_7A", of a category as above. A value of
// somebody's own, and every value of another field, is as it is written. Files keep the value itself.
[[nodiscard]] std::string fieldValueText(std::string_view field, const std::string& value,
                                         const Wording& wording);

} // namespace assay::words

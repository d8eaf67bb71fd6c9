// The fields of a question as data: what a form, a table, a mapping, a difference and a CSV file go by. Every
// field can be read as text and set from text, whatever its type.
#pragma once

#include "core/model/question.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::model {

enum class FieldType : std::uint8_t {
    Text,        // one line
    LongText,    // several lines
    TextList,    // one entry a line
    IntegerList, // one number a line
    Number,
    Integer,
    Boolean, // "true", "false"
    Answer,  // answer_text: text or list
    Json,    // kept as it is
};

enum class QuestionField : std::uint8_t {
    QuestionId,
    CikInt,
    CompanyName,
    Years,
    QuestionText,
    AnswerType,
    AnswerText,
    AnswerNumeric,
    AnswerUnit,
    Tolerance,
    EvidenceSentenceIds,
    EvidenceSpans,
    RetrievalScope,
    Difficulty,
    SectionHints,
    Notes,
    GoldVersion,
    CreatedBy,
    CreatedAt,
    CurationConfidence,
    Category,
    ExpectedSources,
    ExpectedCitations,
    AnswerContains,
    MustInclude,
    CitationRequired,
    MaxTokens,
    Messages,
    Extra,
};

inline constexpr std::size_t kQuestionFieldCount = 29;
inline constexpr std::size_t kFinragFieldCount = 20; // the first ones

struct FieldInfo {
    QuestionField field = QuestionField::QuestionId;
    std::string_view name; // in snake_case, as the sources write it
    FieldType type = FieldType::Text;
    std::span<const std::string_view> choices; // usual values; others are allowed. Empty: free
};

[[nodiscard]] std::span<const FieldInfo> questionFields() noexcept; // by number of the field
[[nodiscard]] const FieldInfo& fieldInfo(QuestionField field) noexcept;
[[nodiscard]] std::optional<QuestionField> questionFieldFromName(std::string_view name) noexcept;

// The entries of a field as texts: none when it is missing, one for a single value. Numbers are written with
// as few digits as give them back exactly.
[[nodiscard]] std::vector<std::string> fieldEntries(const Question& question, QuestionField field);

// The entries joined by line breaks.
[[nodiscard]] std::string fieldText(const Question& question, QuestionField field);

// Sets a field from its entries; empty entries are dropped, none makes the field missing. Returns the first
// entry that does not fit the field's type, and leaves the field as it was. Json is taken as it comes:
// whoever sets it has checked it. On success the field's entry in `unreadable` is gone. For AnswerText
// several entries make a list; one entry keeps answerIsList as it is.
[[nodiscard]] std::optional<std::string> setField(Question& question, QuestionField field,
                                                  std::vector<std::string> entries);

// Fields in which two questions differ, in their order. Status and flags are no fields.
[[nodiscard]] std::vector<QuestionField> differingFields(const Question& a, const Question& b);

// Copies one field, with its entry in `unreadable`.
void copyField(const Question& from, Question& to, QuestionField field);

// The taxonomy of the FinRAG framework document, 4.2: "A" … "J" with names.
struct CategoryInfo {
    std::string_view letter;
    std::string_view name; // in snake_case: "local_factual"
};

[[nodiscard]] std::span<const CategoryInfo> questionCategories() noexcept;

} // namespace assay::model

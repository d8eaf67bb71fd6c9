// A gold question: what a system is asked, what it should answer, and on which evidence. The first twenty
// members are the fields of the FinRAG framework document, part 4.4, under its names and types
// (docs/formats.md lists them); the others are what the remaining sources bring.
//
// An empty string or list is a value that is missing; so is nullopt. Whether the source wrote null, "" or
// nothing is kept with the source's record, not here.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::model {

enum class QuestionStatus : std::uint8_t { Draft, Approved, Flagged, Retired };

inline constexpr std::array<std::string_view, 4> kQuestionStatusNames{"draft", "approved", "flagged",
                                                                      "retired"};

[[nodiscard]] constexpr std::string_view questionStatusName(QuestionStatus status) noexcept {
    return kQuestionStatusNames[static_cast<std::size_t>(status)];
}

[[nodiscard]] constexpr std::optional<QuestionStatus> questionStatusFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kQuestionStatusNames.size(); ++i) {
        if (kQuestionStatusNames[i] == name) {
            return static_cast<QuestionStatus>(i);
        }
    }
    return std::nullopt;
}

// Why somebody thinks that a question is bad. Reasons are data: kFlagReasons are those to begin with.
struct QuestionFlag {
    std::string reason; // "out_of_scope"
    std::string note;
    std::string flaggedBy;
    std::string flaggedAt; // UTC, ISO 8601

    friend bool operator==(const QuestionFlag&, const QuestionFlag&) = default;
};

inline constexpr std::array<std::string_view, 8> kFlagReasons{
    "out_of_scope", "boilerplate_gold", "table_header", "evidence_mismatch",
    "ambiguous",    "duplicate",        "wrong_unit",   "other"};

struct Question {
    std::string questionId;
    std::vector<std::int64_t> cikInt;
    std::vector<std::string> companyName;
    std::vector<std::int64_t> years;
    std::string questionText;
    std::string answerType;              // span, numeric, list, boolean, no_answer, or the source's own
    std::vector<std::string> answerText; // one entry unless answerIsList; empty: missing
    bool answerIsList = false;
    std::optional<double> answerNumeric;
    std::string answerUnit;
    std::optional<double> tolerance; // absolute, in answerUnit
    std::vector<std::string> evidenceSentenceIds;
    std::vector<std::string> evidenceSpans;
    std::string retrievalScope; // local, cross_year, cross_company, open, or the source's own
    std::string difficulty;     // easy, medium, hard, or the source's own
    std::vector<std::string> sectionHints;
    std::string notes;
    std::string goldVersion;
    std::string createdBy;
    std::string createdAt;
    std::optional<double> curationConfidence; // [0,1]

    std::string category; // A to J, or the source's own
    QuestionStatus status = QuestionStatus::Draft;
    std::vector<QuestionFlag> flags;
    std::vector<std::string> expectedSources;
    std::vector<std::string> expectedCitations;
    std::vector<std::string> answerContains;
    std::vector<std::string> mustInclude;
    std::optional<bool> citationRequired;
    std::optional<std::int64_t> maxTokens;
    std::string messages; // a JSON array of {role, content}; empty: none
    std::string extra;    // a JSON object: every key of the source that has no field here; empty: none

    // What the source has in a field that cannot be of its type ("TO_FILL_YEAR" among years): field name →
    // its JSON. The field itself then holds what could be read. Editing the field removes its entry.
    std::map<std::string, std::string> unreadable;

    friend bool operator==(const Question&, const Question&) = default;
};

} // namespace assay::model

// What the detector of bad questions and the checks of a suite say. A suspicion shows its rule, its numbers
// and the text that triggered it; a person decides. Sources: domain rules of the detector; FinRAG framework
// document, 5.4.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue.h"
#include "core/model/question_field.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::curation {

enum class LintRule : std::uint8_t {
    // The detector: suspicions that a person accepts, dismisses or snoozes.
    BothMeta,             // 1: gold and answer both speak of where data is, not of what it is
    GoldMeta,             // 1, its own part: the gold answer does; needs no answer
    YearsOutsideCoverage, // 2
    UnresolvedEvidence,   // 3
    TableHeader,          // 4: a table header, what announces a table, or no verb
    UnsupportedAnswer,    // 5: numbers or most content words stand in no evidence
    DuplicateQuestion,    // 6: by text
    // Checks of fields.
    Placeholder,
    UnreadableField,
    MissingQuestion,
    MissingAnswer,
    AnswerTypeMismatch,
    ScopeMismatch, // cross_year needs two years, cross_company two companies
    UnknownCategory,
    WrongEncoding,
    DuplicateId,
};

inline constexpr std::array<std::string_view, 16> kLintRuleNames{
    "both_meta",        "gold_meta",          "years_outside_coverage", "unresolved_evidence",
    "table_header",     "unsupported_answer", "duplicate_question",     "placeholder",
    "unreadable_field", "missing_question",   "missing_answer",         "answer_type_mismatch",
    "scope_mismatch",   "unknown_category",   "wrong_encoding",         "duplicate_id"};

[[nodiscard]] constexpr std::string_view lintRuleName(LintRule rule) noexcept {
    return kLintRuleNames[static_cast<std::size_t>(rule)];
}

[[nodiscard]] std::optional<LintRule> lintRuleFromName(std::string_view name) noexcept;

// 1 to 6 for the rules of the detector; 0: a check of fields.
[[nodiscard]] int detectorRuleNumber(LintRule rule) noexcept;

// The reason of model::kFlagReasons to flag with when the suspicion is accepted.
[[nodiscard]] std::string_view suggestedFlagReason(LintRule rule) noexcept;

// A text that triggered a rule.
struct TriggerPassage {
    std::string source;    // a field's name, "answer" (of a system), or "evidence:" and the sentence's id
    std::size_t entry = 0; // of a list, from 0
    std::size_t begin = 0; // bytes within that entry; both 0: the whole of it
    std::size_t end = 0;
    std::string text;

    friend bool operator==(const TriggerPassage&, const TriggerPassage&) = default;
};

struct Suspicion {
    LintRule rule = LintRule::BothMeta;
    // What exactly, in snake_case: "no_verb", "table_lead_in", "near_duplicate", "numeric_without_number".
    // Empty where the rule says all.
    std::string detail;
    base::Severity severity = base::Severity::Warning;
    base::RowId question = 0;
    std::string questionId;
    std::vector<std::pair<std::string, double>> numbers; // "rouge_l" → 0.02; names may repeat ("year")
    std::vector<TriggerPassage> passages;
    base::RowId otherQuestion = 0; // of a duplicate
    std::string otherQuestionId;
    // SHA-256 over the rule and its cause. Stays the same while the cause is the same, whatever else is
    // edited; so what was dismissed stays dismissed.
    std::string fingerprint;

    [[nodiscard]] std::optional<double> number(std::string_view name) const {
        for (const auto& [key, value] : numbers) {
            if (key == name) {
                return value;
            }
        }
        return std::nullopt;
    }

    friend bool operator==(const Suspicion&, const Suspicion&) = default;
};

// A rule that cannot judge a question, and why in snake_case: "no_answer_imported", "no_rouge_l",
// "no_bert_score", "no_coverage", "no_years", "no_passages_held", "no_evidence", "evidence_not_held",
// "computed_answer", "too_short", "language_unknown".
struct Abstention {
    LintRule rule = LintRule::BothMeta;
    std::string why;

    friend auto operator<=>(const Abstention&, const Abstention&) = default;
};

struct Verdicts {
    std::vector<Suspicion> suspicions; // by rule, then by place
    std::vector<Abstention> abstentions;
};

// The fingerprint of a cause: SHA-256 over the rule's name and the parts, each with its length.
[[nodiscard]] std::string suspicionFingerprint(LintRule rule, const std::vector<std::string>& cause);

} // namespace assay::curation

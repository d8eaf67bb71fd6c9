#include "core/results/curation/curation_words.h"

#include "core/results/report/shortened_text.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using curation::Facet;
using curation::LintRule;
using words::spaced;

constexpr std::size_t kPassageLength = 160;
constexpr std::size_t kPassagesShown = 6;

struct RuleWords {
    const char* title;
    const char* meaning;
};

constexpr std::array<RuleWords, curation::kLintRuleNames.size()> kRules{{
    {ASSAY_TEXT("Report", "Gold and answer say nothing"),
     ASSAY_TEXT("Report",
                "ROUGE-L is below 0.05, BERTScore above 0.75, and gold and answer both speak of where "
                "data is instead of what it is.")},
    {ASSAY_TEXT("Report", "The gold answer says nothing"),
     ASSAY_TEXT("Report", "The gold answer speaks of where data is instead of what it is.")},
    {ASSAY_TEXT("Report", "Years outside the coverage"),
     ASSAY_TEXT("Report", "The corpus does not cover years of the question.")},
    {ASSAY_TEXT("Report", "Evidence without a text"),
     ASSAY_TEXT("Report", "The workspace holds no text under evidence ids of the question.")},
    {ASSAY_TEXT("Report", "Table header, or no verb"),
     ASSAY_TEXT("Report", "The gold answer announces a table, is a table header, or has no verb.")},
    {ASSAY_TEXT("Report", "Answer not in the evidence"),
     ASSAY_TEXT("Report", "Figures of the gold answer, or most of its content words, stand in no evidence.")},
    {ASSAY_TEXT("Report", "Duplicate question"),
     ASSAY_TEXT("Report", "Another question has the same text, exactly or nearly.")},
    {ASSAY_TEXT("Report", "Placeholder"), ASSAY_TEXT("Report", "A field holds what was never filled in.")},
    {ASSAY_TEXT("Report", "Field of the wrong type"),
     ASSAY_TEXT("Report", "The source has something in a field that cannot be of its type.")},
    {ASSAY_TEXT("Report", "No question text"), ASSAY_TEXT("Report", "The question has no text.")},
    {ASSAY_TEXT("Report", "No gold answer"),
     ASSAY_TEXT("Report", "The question has no gold answer but should have one.")},
    {ASSAY_TEXT("Report", "Answer does not fit its type"),
     ASSAY_TEXT("Report", "The gold answer is not what the answer type says.")},
    {ASSAY_TEXT("Report", "Scope does not fit"),
     ASSAY_TEXT("Report", "The scope across years needs two years, the one across companies two companies.")},
    {ASSAY_TEXT("Report", "Unknown category"),
     ASSAY_TEXT("Report", "The category is none of A to J, nor one of the suite's own.")},
    {ASSAY_TEXT("Report", "Wrong character set"),
     ASSAY_TEXT("Report", "A text was decoded with the wrong character set.")},
    {ASSAY_TEXT("Report", "Id used twice"),
     ASSAY_TEXT("Report", "Another question of the suite has the same id.")},
}};

using Names = std::pair<std::string_view, const char*>;

constexpr std::array kAbstentions{
    Names{"no_answer_imported", ASSAY_TEXT("Report", "no answer is imported")},
    Names{"no_rouge_l", ASSAY_TEXT("Report", "the imported answer has no ROUGE-L")},
    Names{"no_bert_score", ASSAY_TEXT("Report", "the imported answer has no BERTScore")},
    Names{"no_coverage", ASSAY_TEXT("Report", "the suite says nothing of the years it covers")},
    Names{"no_years", ASSAY_TEXT("Report", "the question names no year")},
    Names{"no_passages_held", ASSAY_TEXT("Report", "the workspace holds no sentences")},
    Names{"no_evidence", ASSAY_TEXT("Report", "the question names no evidence")},
    Names{"evidence_not_held", ASSAY_TEXT("Report", "no text of its evidence is held")},
    Names{"computed_answer",
          ASSAY_TEXT("Report", "the answer was computed, and its source does not say how")},
    Names{"too_short", ASSAY_TEXT("Report", "the text is too short")},
    Names{"language_unknown", ASSAY_TEXT("Report", "its words are of a language that is not known")}};

constexpr std::array kDetails{
    Names{"table_lead_in", ASSAY_TEXT("Report", "announces a table")},
    Names{"table_header", ASSAY_TEXT("Report", "table header")},
    Names{"no_verb", ASSAY_TEXT("Report", "no verb")},
    Names{"words", ASSAY_TEXT("Report", "content words missing")},
    Names{"numbers", ASSAY_TEXT("Report", "figures missing")},
    Names{"numbers_and_words", ASSAY_TEXT("Report", "figures and content words missing")},
    Names{"operands", ASSAY_TEXT("Report", "operands of the computation missing")},
    Names{"computation", ASSAY_TEXT("Report", "the computation gives another answer")},
    Names{"numeric_without_number", ASSAY_TEXT("Report", "numeric without number")},
    Names{"boolean_without_yes_or_no", ASSAY_TEXT("Report", "boolean without yes or no")},
    Names{"list_without_list", ASSAY_TEXT("Report", "list without list")},
    Names{"list_under_span", ASSAY_TEXT("Report", "list under span")},
    Names{"cross_year_needs_two_years", ASSAY_TEXT("Report", "cross year needs two years")},
    Names{"cross_company_needs_two_companies", ASSAY_TEXT("Report", "cross company needs two companies")},
    Names{"needs_two_evidence_sentences", ASSAY_TEXT("Report", "needs two evidence sentences")},
    Names{"exact_duplicate", ASSAY_TEXT("Report", "the same text")},
    Names{"near_duplicate", ASSAY_TEXT("Report", "nearly the same text")},
    Names{"unreadable", ASSAY_TEXT("Report", "cannot be read")}};

// Of workspace::targetMixPresets().
constexpr std::array kTargets{ASSAY_TEXT("Report", "P3.v2: local"),
                              ASSAY_TEXT("Report", "P3.v3: across years (D)"),
                              ASSAY_TEXT("Report", "P3.v3: across companies (E)"),
                              ASSAY_TEXT("Report", "P3.v3: verification (G)"),
                              ASSAY_TEXT("Report", "P3.v3: definition (H)"),
                              ASSAY_TEXT("Report", "Tax glossary"),
                              ASSAY_TEXT("Report", "Accounting glossary"),
                              ASSAY_TEXT("Report", "Rule application"),
                              ASSAY_TEXT("Report", "Conversation")};

// %1 is the number.
constexpr std::array kNumbers{
    Names{"rouge_l", ASSAY_TEXT("Report", "ROUGE-L %1")},
    Names{"bert_score", ASSAY_TEXT("Report", "BERTScore %1")},
    Names{"jaccard", ASSAY_TEXT("Report", "Jaccard %1")},
    Names{"year", ASSAY_TEXT("Report", "year %1")},
    Names{"cik", ASSAY_TEXT("Report", "CIK %1")},
    Names{"covered_from", ASSAY_TEXT("Report", "covered from %1")},
    Names{"covered_to", ASSAY_TEXT("Report", "covered to %1")},
    Names{"unresolved", ASSAY_TEXT("Report", "ids without a text: %1")},
    Names{"evidence", ASSAY_TEXT("Report", "evidence ids: %1")},
    Names{"evidence_held", ASSAY_TEXT("Report", "evidence ids with a text: %1")},
    Names{"words", ASSAY_TEXT("Report", "words: %1")},
    Names{"capitalised", ASSAY_TEXT("Report", "capitalised: %1")},
    Names{"numeric", ASSAY_TEXT("Report", "numeric: %1")},
    Names{"header_share", ASSAY_TEXT("Report", "share of capitalised and numeric words: %1")},
    Names{"numbers", ASSAY_TEXT("Report", "figures: %1")},
    Names{"numbers_missing", ASSAY_TEXT("Report", "figures missing: %1")},
    Names{"operands_missing", ASSAY_TEXT("Report", "operands missing: %1")},
    Names{"computed", ASSAY_TEXT("Report", "the computation gives %1")},
    Names{"content_words", ASSAY_TEXT("Report", "content words: %1")},
    Names{"content_words_found", ASSAY_TEXT("Report", "content words found: %1")},
    Names{"share", ASSAY_TEXT("Report", "share found: %1")},
    Names{"have", ASSAY_TEXT("Report", "has: %1")},
    Names{"needed", ASSAY_TEXT("Report", "needs: %1")}};

template <std::size_t N>
const char* known(const std::array<Names, N>& names, std::string_view name) {
    const auto found =
        std::find_if(names.begin(), names.end(), [name](const Names& one) { return one.first == name; });
    return found == names.end() ? nullptr : found->second;
}

std::string numberText(const std::string& name, double value, const words::Wording& wording) {
    if (name == "year" || name == "cik" || name.starts_with("covered_")) { // names, not amounts
        return std::to_string(std::llround(value));
    }
    constexpr std::array<std::string_view, 5> kScores{"rouge_l", "bert_score", "jaccard", "header_share",
                                                      "share"};
    const bool isCount =
        std::find(kScores.begin(), kScores.end(), name) == kScores.end() && std::floor(value) == value;
    return isCount ? wording.count(std::llround(value)) : wording.number(value, 3);
}

} // namespace

std::string ruleText(LintRule rule, const words::Wording& wording) {
    const std::string title = wording.text(kRules[static_cast<std::size_t>(rule)].title);
    const int number = curation::detectorRuleNumber(rule);
    return number == 0 ? title : std::to_string(number) + " · " + title;
}

std::string ruleMeaning(LintRule rule, const words::Wording& wording) {
    return wording.text(kRules[static_cast<std::size_t>(rule)].meaning);
}

std::string abstentionText(std::string_view why, const words::Wording& wording) {
    const char* text = known(kAbstentions, why);
    return text == nullptr ? spaced(why) : wording.text(text);
}

std::string abstentionText(const curation::Abstention& abstention, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "“%1” cannot judge: %2."),
                        {ruleText(abstention.rule, wording), abstentionText(abstention.why, wording)});
}

std::string detailText(const curation::Suspicion& suspicion, const words::Wording& wording) {
    const char* detail = known(kDetails, suspicion.detail);
    return detail == nullptr ? spaced(suspicion.detail) : wording.text(detail);
}

std::vector<std::string> numberTexts(const curation::Suspicion& suspicion, const words::Wording& wording) {
    std::vector<std::string> texts;
    const bool hasFigures = suspicion.number("numbers").value_or(0) > 0;
    for (const auto& [name, value] : suspicion.numbers) {
        if (!hasFigures && (name == "numbers" || name == "numbers_missing")) {
            continue; // an answer in words
        }
        if (name == "covered_to" && suspicion.number("covered_from")) {
            continue; // said with it
        }
        if (const auto last = suspicion.number("covered_to"); name == "covered_from" && last) {
            texts.push_back(
                wording.text(ASSAY_TEXT("Report", "the years covered are %1 to %2"),
                             {numberText(name, value, wording), numberText("covered_to", *last, wording)}));
            continue;
        }
        const char* pattern = known(kNumbers, name);
        const std::string number = numberText(name, value, wording);
        texts.push_back(pattern == nullptr ? spaced(name) + " " + number : wording.text(pattern, {number}));
    }
    return texts;
}

std::string otherQuestionText(const curation::Suspicion& suspicion, const words::Wording& wording) {
    return suspicion.otherQuestionId.empty()
               ? std::string()
               : wording.text(ASSAY_TEXT("Report", "The other one: %1"), {suspicion.otherQuestionId});
}

std::string findingText(const curation::Suspicion& suspicion, const words::Wording& wording) {
    std::vector<std::string> parts = numberTexts(suspicion, wording);
    parts.insert(parts.begin(), detailText(suspicion, wording));
    parts.push_back(otherQuestionText(suspicion, wording));
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() || part.empty() ? "" : "; ") + part;
    }
    return text;
}

std::string sourceText(const curation::TriggerPassage& passage, const words::Wording& wording) {
    std::string text;
    if (passage.source == "answer") {
        text = wording.text(ASSAY_TEXT("Report", "Answer of the system"));
    } else if (passage.source == "other_question_text") {
        text = wording.text(ASSAY_TEXT("Report", "The other question"));
    } else if (passage.source == "repaired") {
        text = wording.text(ASSAY_TEXT("Report", "repaired"));
    } else if (passage.source.starts_with(kEvidenceSource)) {
        text = wording.text(ASSAY_TEXT("Report", "Evidence %1"),
                            {std::string_view(passage.source).substr(kEvidenceSource.size())});
    } else {
        text = words::fieldTitle(passage.source, wording);
    }
    return passage.entry == 0 ? text
                              : wording.text(ASSAY_TEXT("Report", "%1, entry %2"),
                                             {text, std::to_string(passage.entry + 1)});
}

std::string passagesText(const curation::Suspicion& suspicion, const words::Wording& wording) {
    const std::vector<curation::TriggerPassage>& passages = suspicion.passages;
    const std::size_t shown = std::min(passages.size(), kPassagesShown);
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        // Several of one field behind each other.
        const bool same = i > 0 && passages[i].source == passages[i - 1].source;
        text += same ? " · " : (i == 0 ? "" : " | ") + sourceText(passages[i], wording) + ": ";
        text += shortened(passages[i].text, kPassageLength);
    }
    if (passages.size() > shown) {
        text += " | " + wording.text(ASSAY_TEXT("Report", "more passages: %1"),
                                     {wording.count(static_cast<std::int64_t>(passages.size() - shown))});
    }
    return text;
}

std::string suspicionStateText(workspace::SuspicionState state, const words::Wording& wording) {
    switch (state) {
    case workspace::SuspicionState::Accepted:
        return wording.text(ASSAY_TEXT("Report", "Accepted"));
    case workspace::SuspicionState::Dismissed:
        return wording.text(ASSAY_TEXT("Report", "Dismissed"));
    case workspace::SuspicionState::Snoozed:
        return wording.text(ASSAY_TEXT("Report", "Put off"));
    }
    return {};
}

std::string facetTitle(Facet facet, const words::Wording& wording) {
    static constexpr std::array<const char*, curation::kFacetCount> kTitles{
        ASSAY_TEXT("Report", "Suite"),    ASSAY_TEXT("Report", "Gold version"),
        ASSAY_TEXT("Report", "Category"), ASSAY_TEXT("Report", "Difficulty"),
        ASSAY_TEXT("Report", "Scope"),    ASSAY_TEXT("Report", "Answer type"),
        ASSAY_TEXT("Report", "Status"),   ASSAY_TEXT("Report", "Company"),
        ASSAY_TEXT("Report", "Year"),     ASSAY_TEXT("Report", "Section"),
        ASSAY_TEXT("Report", "Flags"),    ASSAY_TEXT("Report", "Suspicion")};
    return wording.text(kTitles[static_cast<std::size_t>(facet)]);
}

namespace {

// The field of a question whose values have words of their own; empty: they are as they are written.
std::string_view fieldOfFacet(Facet facet) {
    switch (facet) {
    case Facet::Category:
        return "category";
    case Facet::Difficulty:
        return "difficulty";
    case Facet::Scope:
        return "retrieval_scope";
    case Facet::AnswerType:
        return "answer_type";
    case Facet::Section:
        return "section";
    default:
        return {};
    }
}

} // namespace

std::string targetText(const std::string& label, const words::Wording& wording) {
    const auto* const known =
        std::ranges::find_if(kTargets, [&label](const char* text) { return label == text; });
    return known == kTargets.end() ? label : wording.text(*known);
}

std::string facetValueText(Facet facet, const std::string& value, const words::Wording& wording) {
    if (value.empty()) {
        return facet == Facet::Flag || facet == Facet::Suspicion
                   ? wording.text(ASSAY_TEXT("Report", "(none)"))
                   : wording.text(ASSAY_TEXT("Report", "(missing)"));
    }
    if (value == curation::kWithheld && (facet == Facet::Status || facet == Facet::Flag)) {
        return wording.text(ASSAY_TEXT("Report", "(after your review)"));
    }
    if (facet == Facet::Status) {
        const auto status = model::questionStatusFromName(value);
        return status ? words::statusText(*status, wording) : value;
    }
    if (facet == Facet::Flag) {
        return words::flagReasonText(value, wording);
    }
    if (facet == Facet::Suspicion) {
        const auto rule = curation::lintRuleFromName(value);
        return value == curation::kNotChecked ? wording.text(ASSAY_TEXT("Report", "Not checked as it is now"))
               : rule                         ? ruleText(*rule, wording)
                                              : words::spacedTitle(value);
    }
    const std::string_view field = fieldOfFacet(facet);
    return field.empty() ? value : words::fieldValueText(field, value, wording);
}

} // namespace assay::results

#include "core/results/curation/curation_text.h"

#include "core/model/question_field.h"
#include "core/text/fold.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using curation::CoverageFacet;
using curation::LintRule;

constexpr std::size_t kPassageLength = 160;
constexpr std::size_t kPassagesShown = 6;
constexpr std::string_view kEvidenceSource = "evidence:";

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
     ASSAY_TEXT("Report", "The question has no gold answer and is not meant to have none.")},
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
    Names{"too_short", ASSAY_TEXT("Report", "the text is too short")},
    Names{"language_unknown", ASSAY_TEXT("Report", "its words are of a language that is not known")}};

constexpr std::array kDetails{
    Names{"table_lead_in", ASSAY_TEXT("Report", "announces a table")},
    Names{"table_header", ASSAY_TEXT("Report", "table header")},
    Names{"no_verb", ASSAY_TEXT("Report", "no verb")},
    Names{"words", ASSAY_TEXT("Report", "content words missing")},
    Names{"numbers", ASSAY_TEXT("Report", "figures missing")},
    Names{"numbers_and_words", ASSAY_TEXT("Report", "figures and content words missing")},
    Names{"exact_duplicate", ASSAY_TEXT("Report", "the same text")},
    Names{"near_duplicate", ASSAY_TEXT("Report", "nearly the same text")},
    Names{"unreadable", ASSAY_TEXT("Report", "cannot be read")}};

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
    return std::find(kScores.begin(), kScores.end(), name) != kScores.end()
               ? wording.number(value, 3)
               : wording.count(std::llround(value));
}

std::string sourceText(const curation::TriggerPassage& passage, const words::Wording& wording) {
    if (passage.source == "answer") {
        return wording.text(ASSAY_TEXT("Report", "answer of the system"));
    }
    if (passage.source == "other_question_text") {
        return wording.text(ASSAY_TEXT("Report", "the other question"));
    }
    if (passage.source == "repaired") {
        return wording.text(ASSAY_TEXT("Report", "repaired"));
    }
    if (passage.source.starts_with(kEvidenceSource)) {
        return passage.source.substr(kEvidenceSource.size());
    }
    return spaced(passage.source); // a field
}

} // namespace

std::string spaced(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

Figure undefinedCount(std::string why) {
    Figure figure;
    figure.kind = FigureKind::Count;
    figure.why = std::move(why);
    return figure;
}

Figure shareFigure(std::int64_t part, std::int64_t whole, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Percent;
    figure.n = whole;
    if (whole > 0) {
        figure.value = static_cast<double>(part) / static_cast<double>(whole);
    } else {
        figure.why = wording.text(ASSAY_TEXT("Report", "no question"));
    }
    return figure;
}

Figure agreementFigure(const statistics::Agreement& agreement, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.decimals = 3;
    figure.value = agreement.value;
    figure.interval = agreement.confidence;
    figure.n = agreement.items;
    if (!agreement.value) {
        figure.why = agreement.items == 0
                         ? wording.text(ASSAY_TEXT("Report", "no question was reviewed by two"))
                         : wording.text(ASSAY_TEXT("Report", "everybody said the same"));
    }
    return figure;
}

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

std::string findingText(const curation::Suspicion& suspicion, const words::Wording& wording) {
    std::string text;
    if (!suspicion.detail.empty()) {
        const char* detail = known(kDetails, suspicion.detail);
        text = detail == nullptr ? spaced(suspicion.detail) : wording.text(detail);
    }
    const bool hasFigures = suspicion.number("numbers").value_or(0) > 0;
    for (const auto& [name, value] : suspicion.numbers) {
        if (!hasFigures && (name == "numbers" || name == "numbers_missing")) {
            continue; // an answer in words
        }
        const char* pattern = known(kNumbers, name);
        const std::string number = numberText(name, value, wording);
        text += (text.empty() ? "" : "; ") +
                (pattern == nullptr ? spaced(name) + " " + number : wording.text(pattern, {number}));
    }
    if (!suspicion.otherQuestionId.empty()) {
        text += (text.empty() ? "" : "; ") +
                wording.text(ASSAY_TEXT("Report", "the other one: %1"), {suspicion.otherQuestionId});
    }
    return text;
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

std::string flagReasonText(std::string_view reason, const words::Wording& wording) {
    static constexpr std::array<const char*, model::kFlagReasons.size()> kTexts{
        ASSAY_TEXT("Report", "Out of scope"), ASSAY_TEXT("Report", "Boilerplate gold"),
        ASSAY_TEXT("Report", "Table header"), ASSAY_TEXT("Report", "Evidence mismatch"),
        ASSAY_TEXT("Report", "Ambiguous"),    ASSAY_TEXT("Report", "Duplicate"),
        ASSAY_TEXT("Report", "Wrong unit"),   ASSAY_TEXT("Report", "Other")};
    for (std::size_t i = 0; i < kTexts.size(); ++i) {
        if (model::kFlagReasons[i] == reason) {
            return wording.text(kTexts[i]);
        }
    }
    return reason.empty() ? wording.text(ASSAY_TEXT("Report", "(no reason given)")) : spaced(reason);
}

std::string statusText(model::QuestionStatus status, const words::Wording& wording) {
    static constexpr std::array<const char*, model::kQuestionStatusNames.size()> kTexts{
        ASSAY_TEXT("Report", "Draft"), ASSAY_TEXT("Report", "Approved"), ASSAY_TEXT("Report", "Flagged"),
        ASSAY_TEXT("Report", "Retired")};
    return wording.text(kTexts[static_cast<std::size_t>(status)]);
}

std::string verdictText(model::ReviewVerdict verdict, const words::Wording& wording) {
    static constexpr std::array<const char*, model::kReviewVerdictNames.size()> kTexts{
        ASSAY_TEXT("Report", "Approve"), ASSAY_TEXT("Report", "Flag"), ASSAY_TEXT("Report", "Unsure")};
    return wording.text(kTexts[static_cast<std::size_t>(verdict)]);
}

std::string facetText(CoverageFacet facet, const words::Wording& wording) {
    static constexpr std::array<const char*, curation::kCoverageFacetNames.size()> kTexts{
        ASSAY_TEXT("Report", "Category"), ASSAY_TEXT("Report", "Difficulty"),
        ASSAY_TEXT("Report", "Scope"),    ASSAY_TEXT("Report", "Answer type"),
        ASSAY_TEXT("Report", "Year"),     ASSAY_TEXT("Report", "Company")};
    return wording.text(kTexts[static_cast<std::size_t>(facet)]);
}

std::string facetValueText(CoverageFacet facet, const std::string& value, const words::Wording& wording) {
    if (value.empty()) {
        return wording.text(ASSAY_TEXT("Report", "(missing)"));
    }
    if (facet == CoverageFacet::Category) {
        for (const model::CategoryInfo& category : model::questionCategories()) {
            if (category.letter == value) {
                return value + " · " + spaced(category.name);
            }
        }
    }
    return facet == CoverageFacet::Scope || facet == CoverageFacet::AnswerType ? spaced(value) : value;
}

} // namespace assay::results

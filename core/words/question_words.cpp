#include "core/words/question_words.h"

#include <algorithm>
#include <array>

namespace assay::words {
namespace {

// By number of the field.
constexpr std::array<const char*, model::kQuestionFieldCount> kFields{
    ASSAY_TEXT("Report", "Question id"),
    ASSAY_TEXT("Report", "CIK"),
    ASSAY_TEXT("Report", "Company name"),
    ASSAY_TEXT("Report", "Years"),
    ASSAY_TEXT("Report", "Question text"),
    ASSAY_TEXT("Report", "Answer type"),
    ASSAY_TEXT("Report", "Answer text"),
    ASSAY_TEXT("Report", "Answer numeric"),
    ASSAY_TEXT("Report", "Answer unit"),
    ASSAY_TEXT("Report", "Tolerance"),
    ASSAY_TEXT("Report", "Evidence sentence ids"),
    ASSAY_TEXT("Report", "Evidence spans"),
    ASSAY_TEXT("Report", "Retrieval scope"),
    ASSAY_TEXT("Report", "Difficulty"),
    ASSAY_TEXT("Report", "Section hints"),
    ASSAY_TEXT("Report", "Notes"),
    ASSAY_TEXT("Report", "Gold version"),
    ASSAY_TEXT("Report", "Created by"),
    ASSAY_TEXT("Report", "Created at"),
    ASSAY_TEXT("Report", "Curation confidence"),
    ASSAY_TEXT("Report", "Category"),
    ASSAY_TEXT("Report", "Expected sources"),
    ASSAY_TEXT("Report", "Expected citations"),
    ASSAY_TEXT("Report", "Answer contains"),
    ASSAY_TEXT("Report", "Must include"),
    ASSAY_TEXT("Report", "Citation required"),
    ASSAY_TEXT("Report", "Max tokens"),
    ASSAY_TEXT("Report", "Messages"),
    ASSAY_TEXT("Report", "Extra")};

constexpr std::array<const char*, model::kFlagReasons.size()> kReasons{
    ASSAY_TEXT("Report", "Out of scope"), ASSAY_TEXT("Report", "Boilerplate gold"),
    ASSAY_TEXT("Report", "Table header"), ASSAY_TEXT("Report", "Evidence mismatch"),
    ASSAY_TEXT("Report", "Ambiguous"),    ASSAY_TEXT("Report", "Duplicate"),
    ASSAY_TEXT("Report", "Wrong unit"),   ASSAY_TEXT("Report", "Other")};

constexpr std::array<const char*, model::kQuestionStatusNames.size()> kStatuses{
    ASSAY_TEXT("Report", "Draft"), ASSAY_TEXT("Report", "Approved"), ASSAY_TEXT("Report", "Flagged"),
    ASSAY_TEXT("Report", "Retired")};

constexpr std::array<const char*, model::kReviewVerdictNames.size()> kVerdicts{
    ASSAY_TEXT("Report", "Approve"), ASSAY_TEXT("Report", "Flag"), ASSAY_TEXT("Report", "Unsure")};

// In the order of model::questionCategories().
constexpr std::array kCategories{
    ASSAY_TEXT("Report", "Local factual"),      ASSAY_TEXT("Report", "Local causal"),
    ASSAY_TEXT("Report", "Cross section"),      ASSAY_TEXT("Report", "Cross year"),
    ASSAY_TEXT("Report", "Cross company"),      ASSAY_TEXT("Report", "Aggregation"),
    ASSAY_TEXT("Report", "Verification"),       ASSAY_TEXT("Report", "Definition"),
    ASSAY_TEXT("Report", "Temporal reference"), ASSAY_TEXT("Report", "No answer")};

} // namespace

std::string spaced(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string spacedTitle(std::string_view name) {
    std::string text = spaced(name);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string fieldTitle(model::QuestionField field, const Wording& wording) {
    return wording.text(kFields[static_cast<std::size_t>(field)]);
}

std::string fieldTitle(std::string_view name, const Wording& wording) {
    const auto field = model::questionFieldFromName(name);
    if (!field && name == "passages") {
        return wording.text(ASSAY_TEXT("Report", "Texts of the evidence"));
    }
    return field ? fieldTitle(*field, wording) : spacedTitle(name);
}

std::string flagReasonText(std::string_view reason, const Wording& wording) {
    const auto* const known = std::find(model::kFlagReasons.begin(), model::kFlagReasons.end(), reason);
    if (known != model::kFlagReasons.end()) {
        return wording.text(kReasons[static_cast<std::size_t>(known - model::kFlagReasons.begin())]);
    }
    return reason.empty() ? wording.text(ASSAY_TEXT("Report", "(no reason given)")) : spacedTitle(reason);
}

std::string statusText(model::QuestionStatus status, const Wording& wording) {
    return wording.text(kStatuses[static_cast<std::size_t>(status)]);
}

std::string verdictText(model::ReviewVerdict verdict, const Wording& wording) {
    return wording.text(kVerdicts[static_cast<std::size_t>(verdict)]);
}

std::string verdictTitle(model::ReviewVerdict verdict, const Wording& wording) {
    switch (verdict) {
    case model::ReviewVerdict::Approve:
        return statusText(model::QuestionStatus::Approved, wording);
    case model::ReviewVerdict::Flag:
        return statusText(model::QuestionStatus::Flagged, wording);
    case model::ReviewVerdict::Unsure:
        break;
    }
    return verdictText(verdict, wording);
}

std::string categoryText(const std::string& letter, const Wording& wording) {
    const auto categories = model::questionCategories();
    for (std::size_t i = 0; i < categories.size() && i < kCategories.size(); ++i) {
        if (categories[i].letter == letter) {
            return letter + " · " + wording.text(kCategories[i]);
        }
    }
    return spaced(letter); // "cross_doc_fact" of a data set of its own
}

namespace {

struct ValueWords {
    std::string_view field;
    std::string_view value;
    const char* text;
};

constexpr std::array kValueWords{
    ValueWords{"retrieval_scope", "local", ASSAY_TEXT("Report", "Local")},
    ValueWords{"retrieval_scope", "cross_year", ASSAY_TEXT("Report", "Across years")},
    ValueWords{"retrieval_scope", "cross_company", ASSAY_TEXT("Report", "Across companies")},
    ValueWords{"retrieval_scope", "open", ASSAY_TEXT("Report", "Open")},
    ValueWords{"difficulty", "easy", ASSAY_TEXT("Report", "Easy")},
    ValueWords{"difficulty", "medium", ASSAY_TEXT("Report", "Medium")},
    ValueWords{"difficulty", "hard", ASSAY_TEXT("Report", "Hard")},
    ValueWords{"answer_type", "span", ASSAY_TEXT("Report", "Passage")},
    ValueWords{"answer_type", "numeric", ASSAY_TEXT("Report", "Figure")},
    ValueWords{"answer_type", "list", ASSAY_TEXT("Report", "List")},
    ValueWords{"answer_type", "boolean", ASSAY_TEXT("Report", "Yes or no")},
    ValueWords{"answer_type", "no_answer", ASSAY_TEXT("Report", "No answer")},
    ValueWords{"answer_type", "structured_numeric", ASSAY_TEXT("Report", "Figures by name")},
    ValueWords{"answer_type", "dict_text", ASSAY_TEXT("Report", "Texts by name")},
    ValueWords{"answer_type", "list_text", ASSAY_TEXT("Report", "List of texts")},
};

// "Item 7A" for "ITEM_7A"; empty: it is no item of a filing.
std::string itemText(std::string_view value, const Wording& wording) {
    constexpr std::string_view kItem = "ITEM_";
    const bool isItem = value.starts_with(kItem) && value.size() > kItem.size() &&
                        value.size() <= kItem.size() + 3 && value[kItem.size()] >= '0' &&
                        value[kItem.size()] <= '9';
    return isItem ? wording.text(ASSAY_TEXT("Report", "Item %1"), {value.substr(kItem.size())})
                  : std::string();
}

} // namespace

std::string fieldValueText(std::string_view field, const std::string& value, const Wording& wording) {
    if (field == "category") {
        return categoryText(value, wording);
    }
    const auto known = std::ranges::find_if(
        kValueWords, [&](const ValueWords& one) { return one.field == field && one.value == value; });
    if (known != kValueWords.end()) {
        return wording.text(known->text);
    }
    std::string item = itemText(value, wording);
    return item.empty() ? value : item;
}

} // namespace assay::words

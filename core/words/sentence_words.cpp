#include "core/words/sentence_words.h"

#include "core/words/question_words.h"

namespace assay::words {

std::string sentenceKindText(model::SentenceKind kind, const Wording& wording) {
    switch (kind) {
    case model::SentenceKind::Prose:
        return wording.text(ASSAY_TEXT("Report", "Prose"));
    case model::SentenceKind::Heading:
        return wording.text(ASSAY_TEXT("Report", "Heading"));
    case model::SentenceKind::TableDebris:
        return wording.text(ASSAY_TEXT("Report", "Table debris"));
    }
    return {};
}

std::string companyName(const std::string& company, const std::optional<std::int64_t>& cik,
                        const Wording& wording) {
    return !company.empty() ? company
           : cik            ? wording.text(ASSAY_TEXT("Report", "CIK %1"), {std::to_string(*cik)})
                            : wording.text(ASSAY_TEXT("Report", "Unknown company"));
}

std::string sectionText(const std::string& section, const Wording& wording) {
    std::string known = fieldValueText("section", section, wording);
    return known != section ? known : wording.text(ASSAY_TEXT("Report", "section %1"), {section});
}

std::string placeText(const model::Sentence& sentence, const Wording& wording) {
    std::string place = companyName(sentence.company, sentence.cik, wording);
    const auto add = [&place](const std::string& part) { place += " · " + part; };
    if (!sentence.form.empty()) {
        add(sentence.form);
    }
    if (sentence.year) {
        add(std::to_string(*sentence.year));
    }
    if (!sentence.section.empty()) {
        add(sectionText(sentence.section, wording));
    }
    if (sentence.position) {
        add(wording.text(ASSAY_TEXT("Report", "position %1"), {std::to_string(*sentence.position)}));
    }
    return place;
}

} // namespace assay::words

#include "core/formats/answers/question_match.h"

#include "core/text/folded_text.h"

#include <utility>

namespace assay::formats {

void QuestionMatch::add(const std::string& id, std::string_view text) {
    const std::size_t question = m_questions++;
    if (!id.empty()) {
        m_byId.emplace(id, question);
    }
    if (std::string folded = text::foldedPhrase(text); !folded.empty()) {
        const auto [place, isNew] = m_byText.try_emplace(std::move(folded), question);
        if (!isNew) {
            place->second.reset();
        }
    }
}

QuestionMatch::Found QuestionMatch::find(const std::string& id, std::string_view text) const {
    const auto ofId = id.empty() ? m_byId.end() : m_byId.find(id);
    if (ofId != m_byId.end()) {
        return {ofId->second, false};
    }
    const auto ofText = text.empty() ? m_byText.end() : m_byText.find(text::foldedPhrase(text));
    return ofText == m_byText.end() || !ofText->second ? Found() : Found{ofText->second, true};
}

} // namespace assay::formats

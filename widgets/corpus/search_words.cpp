#include "widgets/corpus/search_words.h"

#include "core/text/fold.h"

#include <algorithm>
#include <string_view>

namespace assay::widgets {
namespace {

bool standsAt(const std::vector<std::string>& have, std::size_t at, const std::vector<std::string>& wanted,
              bool isBeginning) {
    if (at + wanted.size() > have.size()) {
        return false;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const bool mayGoOn = isBeginning && i + 1 == wanted.size();
        if (mayGoOn ? !have[at + i].starts_with(wanted[i]) : have[at + i] != wanted[i]) {
            return false;
        }
    }
    return true;
}

} // namespace

SearchWords::SearchWords(const QString& typed) {
    const std::string folded = text::foldForSearch(typed.toStdString());
    bool isQuoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= folded.size(); ++i) {
        if (i < folded.size() && folded[i] != '"') {
            continue;
        }
        const std::string_view part = std::string_view(folded).substr(begin, i - begin);
        Phrase phrase;
        for (const text::WordExtent& word : text::words(part)) {
            phrase.words.emplace_back(part.substr(word.begin, word.end - word.begin));
            if (!isQuoted) {
                m_phrases.push_back({{phrase.words.back()}, false});
                if (i == folded.size()) {
                    m_phrases.back().isBeginning = true; // of several the last one, see below
                }
            }
        }
        if (isQuoted && !phrase.words.empty()) {
            m_phrases.push_back(std::move(phrase));
        }
        isQuoted = !isQuoted;
        begin = i + 1;
    }
    for (std::size_t i = 0; i + 1 < m_phrases.size(); ++i) {
        m_phrases[i].isBeginning = false;
    }
}

std::vector<TextRange> SearchWords::in(const QString& text) const {
    std::vector<TextRange> ranges;
    if (m_phrases.empty() || text.isEmpty()) {
        return ranges;
    }
    const std::string utf8 = text.toStdString();
    const std::vector<text::WordExtent> extents = text::words(utf8);
    std::vector<std::string> have;
    have.reserve(extents.size());
    for (const text::WordExtent& word : extents) {
        have.push_back(text::foldForSearch(std::string_view(utf8).substr(word.begin, word.end - word.begin)));
    }
    std::size_t atByte = 0;
    int atChar = 0;
    const auto charOf = [&](std::size_t byte) { // asked in rising order
        atChar += static_cast<int>(
            QString::fromUtf8(utf8.data() + atByte, static_cast<qsizetype>(byte - atByte)).size());
        atByte = byte;
        return atChar;
    };
    for (std::size_t i = 0; i < have.size();) {
        std::size_t longest = 0;
        for (const Phrase& phrase : m_phrases) {
            if (standsAt(have, i, phrase.words, phrase.isBeginning)) {
                longest = std::max(longest, phrase.words.size());
            }
        }
        if (longest == 0) {
            ++i;
            continue;
        }
        const int begin = charOf(extents[i].begin);
        ranges.push_back({begin, charOf(extents[i + longest - 1].end) - begin});
        i += longest;
    }
    return ranges;
}

} // namespace assay::widgets

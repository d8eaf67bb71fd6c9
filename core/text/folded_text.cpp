#include "core/text/folded_text.h"

#include "core/text/next_character.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace assay::text {
namespace {

constexpr unsigned char kFirstJoining = 0xCC; // the first byte of U+0300 and of most behind it is not less

char smallOf(char ascii) {
    return ascii >= 'A' && ascii <= 'Z' ? static_cast<char>(ascii - 'A' + 'a') : ascii;
}

bool isAsciiSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// A character that joins none before it stands for itself, unless Unicode writes its small form otherwise.
bool isPlain(std::int32_t c) {
    return c >= 0 && c < 0x0300 && c != 0x00DF && c != 0x0130 && c != 0x0149 && c != 0x01F0;
}

bool joinsBefore(std::int32_t c) {
    return c >= 0x0300 && (u_getCombiningClass(c) != 0 || (c >= 0x1160 && c <= 0x11FF));
}

std::string foldedPiece(std::string_view piece) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const compose = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString folded =
        icu::UnicodeString::fromUTF8(icu::StringPiece(piece.data(), static_cast<std::int32_t>(piece.size())))
            .foldCase();
    if (U_SUCCESS(status) != 0) {
        folded = compose->normalize(folded, status);
    }
    std::string result;
    folded.toUTF8String(result);
    return result;
}

// How many bytes from `at` on are ASCII that is folded byte by byte: words with one blank between them.
std::size_t plainLength(std::string_view text, std::size_t at) {
    const auto isVisible = [](char c) { return c > ' ' && static_cast<unsigned char>(c) < 0x80; };
    std::size_t end = at;
    while (end < text.size() &&
           (isVisible(text[end]) || (text[end] == ' ' && end > at && text[end - 1] != ' '))) {
        ++end;
    }
    if (end > at && end < text.size() && static_cast<unsigned char>(text[end]) >= kFirstJoining) {
        --end; // what follows may join it
    }
    return end > at && text[end - 1] == ' ' ? end - 1 - at : end - at;
}

} // namespace

FoldedText::FoldedText(std::string_view original) {
    m_text.reserve(original.size());
    m_origin.reserve(original.size() + 1);
    bool inGap = false;    // white space that is not written yet,
    std::size_t gapAt = 0; // and where it began
    std::size_t end = 0;   // of what was written last
    const auto putGap = [&] {
        if (inGap && !m_text.empty()) {
            m_text.push_back(' ');
            m_origin.push_back(static_cast<std::uint32_t>(gapAt));
        }
        inGap = false;
    };
    for (std::size_t at = 0; at < original.size();) {
        const std::size_t begin = at;
        const char c = original[at];
        const bool ascii = static_cast<unsigned char>(c) < 0x80;
        const std::size_t plain = plainLength(original, at);
        if (plain > 0) {
            putGap();
            for (; at < begin + plain; ++at) {
                m_text.push_back(smallOf(original[at]));
                m_origin.push_back(static_cast<std::uint32_t>(at));
            }
            end = at;
            continue;
        }
        std::int32_t character = ascii ? c : nextCharacter(original, at);
        at = ascii ? begin + 1 : at;
        if (ascii ? isAsciiSpace(c) : character >= 0 && u_isUWhiteSpace(character) != 0) {
            gapAt = inGap ? gapAt : begin;
            inGap = true;
            continue;
        }
        putGap();
        // With what joins it, a character may be written as another one.
        bool joined = false;
        while (at < original.size() && static_cast<unsigned char>(original[at]) >= kFirstJoining) {
            std::size_t next = at;
            if (!joinsBefore(nextCharacter(original, next))) {
                break;
            }
            at = next;
            joined = true;
        }
        if (joined || !(ascii || isPlain(character))) {
            append(foldedPiece(original.substr(begin, at - begin)), begin);
        } else if (ascii) {
            m_text.push_back(smallOf(c));
            m_origin.push_back(static_cast<std::uint32_t>(begin));
        } else {
            character = u_foldCase(character, U_FOLD_CASE_DEFAULT);
            const char bytes[2] = {static_cast<char>(0xC0 | (character >> 6)),
                                   static_cast<char>(0x80 | (character & 0x3F))};
            character >= 0x80 && character < 0x0300
                ? append(std::string_view(bytes, 2), begin)
                : append(foldedPiece(original.substr(begin, at - begin)), begin);
        }
        end = at;
    }
    m_origin.push_back(static_cast<std::uint32_t>(end));
}

void FoldedText::append(std::string_view folded, std::size_t origin) {
    m_text += folded;
    m_origin.insert(m_origin.end(), folded.size(), static_cast<std::uint32_t>(origin));
}

std::optional<WordExtent> FoldedText::find(std::string_view foldedPhrase, std::size_t from) const {
    const std::size_t at = foldedPhrase.empty() ? std::string::npos : m_text.find(foldedPhrase, from);
    return at == std::string::npos ? std::nullopt : std::optional(inOriginal(at, at + foldedPhrase.size()));
}

WordExtent FoldedText::inOriginal(std::size_t begin, std::size_t end) const {
    // The last byte's own character ends where the next one begins.
    std::size_t next = end;
    while (next > begin && next + 1 < m_origin.size() && m_origin[next] == m_origin[end - 1]) {
        ++next;
    }
    return {m_origin[begin], m_origin[next]};
}

std::string foldedPhrase(std::string_view phrase) {
    return FoldedText(phrase).text();
}

} // namespace assay::text

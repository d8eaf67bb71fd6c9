#include "core/text/sentence_words.h"

#include "core/text/next_character.h"

#include <unicode/uchar.h>

#include <cctype>

namespace assay::text::sentences {

using model::SentenceKind;

namespace {

std::size_t spaceAt(std::string_view text, std::size_t at) { // its length; 0: none
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) {
        return byte == ' ' || (byte >= 0x09 && byte <= 0x0D) ? 1 : 0;
    }
    std::size_t next = at;
    const std::int32_t c = nextCharacter(text, next);
    return c >= 0 && u_isUWhiteSpace(c) != 0 ? next - at : 0;
}

} // namespace

TextPiece trimmed(std::string_view text, std::size_t begin, std::size_t end) {
    while (begin < end) {
        const std::size_t space = spaceAt(text.substr(0, end), begin);
        if (space == 0) {
            break;
        }
        begin += space;
    }
    while (end > begin) {
        std::size_t last = end - 1;
        while (last > begin && (static_cast<unsigned char>(text[last]) & 0xC0U) == 0x80U && end - last < 4) {
            --last;
        }
        if (spaceAt(text.substr(0, end), last) != end - last) {
            break;
        }
        end = last;
    }
    return {begin, end, SentenceKind::Prose};
}

Words wordsOf(std::string_view text) {
    Words list;
    std::size_t begin = 0;
    list.reserve(text.size() / 6 + 1);
    for (std::size_t i = 0; i <= text.size();) {
        if (i < text.size() && text[i] > ' ' && text[i] < 0x7F) { // most bytes: ASCII within a word
            ++i;
            continue;
        }
        const std::size_t space = i == text.size() ? 1 : spaceAt(text, i);
        if (space > 0) {
            if (i > begin) {
                list.push_back(text.substr(begin, i - begin));
            }
            begin = i + space;
            i = begin;
        } else {
            ++i;
            while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) {
                ++i;
            }
        }
    }
    return list;
}

Letters lettersOf(std::string_view text) {
    Letters letters;
    const auto take = [&letters](std::int32_t c, bool isLetter, bool isCapital, bool isDigit) {
        letters.first = isLetter && letters.all == 0 ? c : letters.first;
        letters.all += isLetter ? 1 : 0;
        letters.capitals += isLetter && isCapital ? 1 : 0;
        letters.digit = letters.digit || isDigit;
    };
    for (std::size_t i = 0; i < text.size();) {
        const char byte = text[i];
        if (static_cast<unsigned char>(byte) < 0x80) { // without asking ICU
            const bool isCapital = byte >= 'A' && byte <= 'Z';
            take(byte, isCapital || (byte >= 'a' && byte <= 'z'), isCapital, byte >= '0' && byte <= '9');
            ++i;
        } else if (const std::int32_t c = nextCharacter(text, i); c >= 0) {
            take(c, u_isalpha(c) != 0, u_isupper(c) != 0, u_isdigit(c) != 0);
        }
    }
    return letters;
}

std::string_view withoutFront(std::string_view word, std::span<const std::string_view> marks) {
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view mark : marks) {
            if (word.starts_with(mark)) {
                word.remove_prefix(mark.size());
                again = true;
            }
        }
    }
    return word;
}

std::string_view withoutBack(std::string_view word, std::span<const std::string_view> marks) {
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view mark : marks) {
            if (word.ends_with(mark)) {
                word.remove_suffix(mark.size());
                again = true;
            }
        }
    }
    return word;
}

bool isNumeral(std::string_view word) {
    if (word.empty() || word.size() > 4) {
        return false;
    }
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == std::string_view::npos) {
        return word.size() <= 3;
    }
    if (digits > 0) {
        return digits + 1 == word.size() && std::isalpha(static_cast<unsigned char>(word[digits])) != 0;
    }
    return word.find_first_not_of("IVX") == std::string_view::npos ||
           word.find_first_not_of("ivx") == std::string_view::npos ||
           (word.size() == 1 && std::isalpha(static_cast<unsigned char>(word[0])) != 0);
}

} // namespace assay::text::sentences

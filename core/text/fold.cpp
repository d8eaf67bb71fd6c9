#include "core/text/fold.h"

#include "core/text/next_character.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <cstdint>

namespace assay::text {
namespace {

bool isAscii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Marks above and below letters of any script that can do without them; the vowel signs of Indic scripts and
// the like are no such marks.
bool isAccent(UChar32 c) {
    return (c >= 0x0300 && c <= 0x036F) || (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x1DC0 && c <= 0x1DFF) ||
           (c >= 0x20D0 && c <= 0x20FF) || (c >= 0xFE20 && c <= 0xFE2F);
}

// Letters that Unicode does not take apart though readers do; small, for case is folded before.
void appendLetter(UChar32 c, icu::UnicodeString& out) {
    switch (c) {
    case 0x00E6: // æ
    case 0x0153: // œ
        out.append(static_cast<UChar>(c == 0x00E6 ? u'a' : u'o')).append(u'e');
        return;
    case 0x00F8: // ø
        out.append(u'o');
        return;
    case 0x00DF: // ß
        out.append(u's').append(u's');
        return;
    case 0x00F0: // ð
    case 0x0111: // đ
        out.append(u'd');
        return;
    case 0x00FE: // þ
        out.append(u't').append(u'h');
        return;
    case 0x0127: // ħ
        out.append(u'h');
        return;
    case 0x0131: // ı
        out.append(u'i');
        return;
    case 0x0142: // ł
        out.append(u'l');
        return;
    case 0x014B: // ŋ
        out.append(u'n');
        return;
    case 0x0167: // ŧ
        out.append(u't');
        return;
    default:
        out.append(c);
    }
}

bool isSpace(UChar32 c) {
    return c >= 0 && u_isUWhiteSpace(c) != 0;
}

} // namespace

std::string foldCase(std::string_view text) {
    std::string folded;
    icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())))
        .foldCase()
        .toUTF8String(folded);
    return folded;
}

std::string foldForSearch(std::string_view text) {
    std::string folded;
    if (isAscii(text)) {
        folded.assign(text);
        for (char& c : folded) {
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        return folded;
    }
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFDInstance(status);
    const icu::Normalizer2* compose = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString source =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    if (U_FAILURE(status) != 0) {
        source.foldCase();
        source.toUTF8String(folded);
        return folded;
    }
    const icu::UnicodeString apart = decompose->normalize(fold->normalize(source, status), status);
    icu::UnicodeString bare;
    for (std::int32_t i = 0; i < apart.length();) {
        const UChar32 c = apart.char32At(i);
        i += U16_LENGTH(c);
        if (!isAccent(c)) {
            appendLetter(c, bare);
        }
    }
    compose->normalize(bare, status).toUTF8String(folded);
    return folded;
}

std::string normaliseWhitespace(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    bool gap = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const std::int32_t c = nextCharacter(text, at);
        if (isSpace(c)) {
            gap = true;
            continue;
        }
        if (gap && !result.empty()) {
            result.push_back(' ');
        }
        gap = false;
        result.append(text, begin, at - begin);
    }
    return result;
}

} // namespace assay::text

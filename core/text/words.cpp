// Words by the boundaries of Unicode. Stretches of ASCII are cut here, by the same rules; ICU, which takes
// several times as long, cuts the others and says what each mark does, for that differs from version to
// version.
#include "core/text/fold.h"

#include <unicode/brkiter.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

namespace assay::text {
namespace {

bool isAsciiCharacter(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

// Takes the pieces of `text` by ICU, each moved by `offset`. ICU's iterator reads UTF-8 in place.
template <typename Take>
void forEachPieceOfIcu(std::string_view text, std::size_t offset, Take&& take) {
    // Making an iterator costs far more than a short text does.
    thread_local const std::unique_ptr<icu::BreakIterator> iterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::BreakIterator> made(
            icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
        return U_SUCCESS(status) != 0 ? std::move(made) : nullptr;
    }();
    UErrorCode status = U_ZERO_ERROR;
    UText source = UTEXT_INITIALIZER;
    utext_openUTF8(&source, text.data(), static_cast<std::int64_t>(text.size()), &status);
    if (iterator == nullptr || U_FAILURE(status) != 0) {
        utext_close(&source);
        take(WordExtent{offset, offset + text.size()}, true);
        return;
    }
    iterator->setText(&source, status);
    std::size_t begin = 0;
    iterator->first();
    for (auto end = iterator->next(); end != icu::BreakIterator::DONE; end = iterator->next()) {
        const auto here = static_cast<std::size_t>(end);
        take(WordExtent{offset + begin, offset + here}, iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT);
        begin = here;
    }
    if (begin < text.size()) {
        take(WordExtent{offset + begin, offset + text.size()}, false);
    }
    utext_close(&source);
}

// What a character of ASCII is to the rules of UAX #29; several bits at once.
enum AsciiBits : std::uint8_t {
    kLetter = 1,       // ALetter
    kFigure = 2,       // Numeric
    kInWord = 4,       // these two, and ExtendNumLet
    kJoinsLetters = 8, // WB6 and WB7
    kJoinsFigures = 16 // WB11 and WB12
};

using AsciiTable = std::array<std::uint8_t, 256>;

bool isOneWord(std::string_view text) {
    bool one = false;
    forEachPieceOfIcu(text, 0, [&](const WordExtent& piece, bool isWord) {
        one = isWord && piece.end - piece.begin == text.size();
    });
    return one;
}

const AsciiTable& asciiTable() {
    static const AsciiTable made = [] {
        AsciiTable table{};
        for (char c = 0x21; c < 0x7F; ++c) {
            std::uint8_t& bits = table[static_cast<unsigned char>(c)];
            if (c >= '0' && c <= '9') {
                bits = kFigure | kInWord;
            } else if (c == '_') {
                bits = kInWord;
            } else if (isOneWord(std::string(1, c))) {
                bits = kLetter | kInWord; // in some versions the at sign, too
            } else {
                const int joinsLetters = isOneWord(std::string{'a', c, 'a'}) ? kJoinsLetters : 0;
                const int joinsFigures = isOneWord(std::string{'1', c, '1'}) ? kJoinsFigures : 0;
                bits = static_cast<std::uint8_t>(joinsLetters | joinsFigures);
            }
        }
        return table;
    }();
    return made;
}

// Behind the piece that begins at `begin`, of a text that is ASCII up to `size`.
std::size_t endOfAsciiPiece(const AsciiTable& table, const char* text, std::size_t begin, std::size_t size) {
    const auto bitsAt = [&](std::size_t at) { return table[static_cast<unsigned char>(text[at])]; };
    std::size_t end = begin + 1;
    if (text[begin] == ' ') {
        while (end < size && text[end] == ' ') {
            ++end;
        }
        return end;
    }
    if (text[begin] == '\r') {
        return end < size && text[end] == '\n' ? end + 1 : end;
    }
    if ((bitsAt(begin) & kInWord) == 0) {
        return end;
    }
    for (;;) {
        while (end < size && (bitsAt(end) & kInWord) != 0) {
            ++end;
        }
        if (end + 1 >= size) {
            return end;
        }
        const std::uint8_t before = bitsAt(end - 1);
        const std::uint8_t mark = bitsAt(end);
        const std::uint8_t after = bitsAt(end + 1);
        const bool joins = ((before & after & kLetter) != 0 && (mark & kJoinsLetters) != 0) ||
                           ((before & after & kFigure) != 0 && (mark & kJoinsFigures) != 0);
        if (!joins) {
            return end;
        }
        end += 2;
    }
}

template <typename Take>
void forEachAsciiPiece(std::string_view text, std::size_t begin, std::size_t end, Take&& take) {
    const AsciiTable& table = asciiTable();
    while (begin < end) {
        const std::size_t behind = endOfAsciiPiece(table, text.data(), begin, end);
        // A low line alone is a mark, several are a word.
        const bool isWord = (table[static_cast<unsigned char>(text[begin])] & kInWord) != 0 &&
                            (behind - begin > 1 || text[begin] != '_');
        take(WordExtent{begin, behind}, isWord);
        begin = behind;
    }
}

// Whether a piece ends at `at` whatever stands elsewhere: a space after a character of ASCII that is none.
bool isSureBoundary(std::string_view text, std::size_t at) {
    return text[at] == ' ' && text[at - 1] != ' ' && isAsciiCharacter(text[at - 1]);
}

// The boundaries of `text` in bytes, with whether a word ends at each.
template <typename Take>
void forEachPiece(std::string_view text, Take&& take) {
    for (std::size_t begin = 0; begin < text.size();) {
        const auto foreign =
            static_cast<std::size_t>(std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                                      text.end(), isAsciiCharacter) -
                                     text.begin());
        if (foreign == text.size()) {
            return forEachAsciiPiece(text, begin, foreign, take);
        }
        std::size_t cut = foreign - (foreign > begin ? 1 : 0);
        while (cut > begin && !isSureBoundary(text, cut)) {
            --cut;
        }
        forEachAsciiPiece(text, begin, cut, take);
        std::size_t end = foreign + 1;
        while (end < text.size() && !isSureBoundary(text, end)) {
            ++end;
        }
        forEachPieceOfIcu(text.substr(cut, end - cut), cut, take);
        begin = end;
    }
}

} // namespace

std::vector<WordExtent> words(std::string_view text) {
    std::vector<WordExtent> found;
    found.reserve(text.size() / 5);
    forEachPiece(text, [&found](const WordExtent& piece, bool isWord) {
        if (isWord) {
            found.push_back(piece);
        }
    });
    return found;
}

std::vector<WordExtent> wordsAndGaps(std::string_view text) {
    std::vector<WordExtent> found;
    forEachPiece(text, [&found](const WordExtent& piece, bool) { found.push_back(piece); });
    return found;
}

} // namespace assay::text

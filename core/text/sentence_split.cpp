#include "core/text/sentence_split.h"

#include "core/text/sentence_rules.h"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <unordered_set>

namespace assay::text {
namespace {

using model::SentenceKind;
using Words = std::vector<std::string_view>;

template <typename List>
bool isIn(const List& list, std::string_view word) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

UChar32 characterAt(std::string_view text, std::size_t at, std::size_t& next) {
    std::int64_t i = static_cast<std::int64_t>(at);
    const std::int64_t length = static_cast<std::int64_t>(text.size());
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    UChar32 c = 0;
    U8_NEXT(bytes, i, length, c);
    next = static_cast<std::size_t>(i);
    return c;
}

std::size_t spaceAt(std::string_view text, std::size_t at) { // its length; 0: none
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) {
        return byte == ' ' || (byte >= 0x09 && byte <= 0x0D) ? 1 : 0;
    }
    std::size_t next = at;
    const UChar32 c = characterAt(text, at, next);
    return c >= 0 && u_isUWhiteSpace(c) != 0 ? next - at : 0;
}

// Without the white space at both ends, as an extent of `text`.
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
    for (std::size_t i = 0; i <= text.size();) {
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

struct Letters {
    std::size_t all = 0;
    std::size_t capitals = 0;
    bool digit = false;
    UChar32 first = 0; // letter
};

Letters lettersOf(std::string_view text) {
    Letters letters;
    for (std::size_t i = 0; i < text.size();) {
        const UChar32 c = characterAt(text, i, i);
        if (c < 0) {
            continue;
        }
        if (u_isalpha(c) != 0) {
            letters.first = letters.all == 0 ? c : letters.first;
            ++letters.all;
            letters.capitals += u_isupper(c) != 0;
        }
        letters.digit = letters.digit || u_isdigit(c) != 0;
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

constexpr std::string_view kOpening[]{
    "(", "[", "\"", "'", "\xE2\x80\x9C", "\xE2\x80\x98", "\xE2\x80\x94", "\xE2\x80\x93"};
constexpr std::string_view kClosing[]{")", "]", "\"", "'", "*", "\xE2\x80\x9D", "\xE2\x80\x99"};
constexpr std::string_view kQuotes[]{"\"", "\xE2\x80\x9C", "\xE2\x80\x98"};
constexpr std::string_view kComma[]{","};
constexpr std::string_view kBracket[]{")"};
constexpr std::string_view kPeriod[]{"."};

bool isQuoteFirst(std::string_view word) {
    return std::any_of(std::begin(kQuotes), std::end(kQuotes),
                       [&](std::string_view q) { return word.starts_with(q); });
}

// CLDR's list for English and ours, without those that are no abbreviations here. CLDR's are read from ICU's
// data and compared as whole words: ICU's own filter also takes back the boundary behind a word that merely
// ends like one of them.
const std::unordered_set<std::string>& abbreviations() {
    static const std::unordered_set<std::string> list = [] {
        std::unordered_set<std::string> words;
        for (const std::string_view word : kAbbreviations) {
            words.emplace(word);
        }
        UErrorCode status = U_ZERO_ERROR;
        UResourceBundle* english = ures_open(U_ICUDATA_NAME "-brkitr", "en", &status);
        UResourceBundle* exceptions = ures_getByKey(english, "exceptions", nullptr, &status);
        UResourceBundle* breaks = ures_getByKey(exceptions, "SentenceBreak", nullptr, &status);
        if (U_SUCCESS(status) != 0) {
            for (std::int32_t i = 0; i < ures_getSize(breaks); ++i) {
                std::int32_t length = 0;
                const UChar* text = ures_getStringByIndex(breaks, i, &length, &status);
                if (U_SUCCESS(status) != 0) {
                    std::string word;
                    icu::UnicodeString(text, length).toUTF8String(word);
                    words.insert(std::move(word));
                }
            }
        }
        ures_close(breaks);
        ures_close(exceptions);
        ures_close(english);
        for (const std::string_view word : kNoAbbreviations) {
            words.erase(std::string(word));
        }
        return words;
    }();
    return list;
}

// "1", "12", "1A", "IV", "b": with nothing else in it.
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

// Whether the sentence goes on behind `before`, which ICU says it ends with. `before` begins where the
// sentence does.
bool goesOn(std::string_view before, std::string_view after) {
    if (!before.ends_with('.')) {
        return false;
    }
    const std::size_t tail = before.size() > 120 ? before.size() - 120 : 0;
    Words words = wordsOf(before.substr(tail));
    const std::string_view whole = words.back();
    const std::string_view word = withoutFront(whole, kOpening);
    const std::string_view stem = word.substr(0, word.size() - (word.empty() ? 0 : 1));
    const bool isFirst = tail == 0 && words.size() == 1;
    const std::string_view written = words.size() > 1 ? words[words.size() - 2] : std::string_view();
    const std::string_view previous = withoutFront(written, kOpening);
    Words following = wordsOf(after.substr(0, 60));
    const std::string_view next = following.empty()
                                      ? std::string_view()
                                      : withoutBack(withoutFront(following.front(), kOpening), kComma);
    const bool opens = isIn(kOpeners, next);
    if (isFirst && isNumeral(withoutBack(stem, kBracket))) {
        return true; // an enumerator
    }
    if (isNumeral(stem) && isIn(kNumberedParts, previous)) {
        const bool begins = tail == 0 && words.size() == 2;
        return begins || isQuoteFirst(written) || (isIn(kAlwaysNumberedParts, previous) && !opens);
    }
    if (word == "No." || word == "Nos." || word == "NO.") {
        return !next.empty() && next.front() >= '0' && next.front() <= '9';
    }
    const bool isInitial = word.size() == 2 && std::isupper(static_cast<unsigned char>(word[0])) != 0;
    if (isInitial && (isIn(kLetteredNames, previous) || opens)) {
        return false;
    }
    return (isInitial || abbreviations().contains(std::string(word))) &&
           !(isIn(kMayEndSentence, word) && opens);
}

icu::BreakIterator* sentenceIterator() {
    thread_local const std::unique_ptr<icu::BreakIterator> iterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::BreakIterator> made(
            icu::BreakIterator::createSentenceInstance(icu::Locale::getEnglish(), status));
        return U_SUCCESS(status) != 0 ? std::move(made) : nullptr;
    }();
    return iterator.get();
}

// Where ICU ends sentences; the end of the text is the last.
std::vector<std::size_t> icuBoundaries(const std::string& text) {
    std::vector<std::size_t> ends;
    icu::BreakIterator* iterator = sentenceIterator();
    UErrorCode status = U_ZERO_ERROR;
    UText utext = UTEXT_INITIALIZER;
    utext_openUTF8(&utext, text.data(), static_cast<std::int64_t>(text.size()), &status);
    if (iterator != nullptr && U_SUCCESS(status) != 0) {
        iterator->setText(&utext, status);
        if (U_SUCCESS(status) != 0) {
            iterator->first();
            for (std::int32_t end = iterator->next(); end != icu::BreakIterator::DONE;
                 end = iterator->next()) {
                ends.push_back(static_cast<std::size_t>(end));
            }
        }
    }
    utext_close(&utext);
    if (ends.empty() || ends.back() != text.size()) {
        ends.push_back(text.size());
    }
    return ends;
}

bool isTitleCase(const Words& words) {
    std::size_t counted = 0;
    std::size_t capital = 0;
    for (const std::string_view word : words) {
        const Letters letters = lettersOf(word);
        if (letters.all >= 4) {
            ++counted;
            capital += u_isupper(letters.first) != 0;
        }
    }
    return counted > 0 && 5 * capital >= 4 * counted;
}

std::string lowered(std::string_view text) {
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return low;
}

bool saysNothing(std::string_view text) {
    return isIn(kNothingToSay, lowered(withoutBack(text, kPeriod)));
}

enum class LineKind : std::uint8_t { Marker, Table, Stub, Heading, Prose };

struct Line {
    TextPiece extent;
    LineKind kind = LineKind::Prose;
};

bool isMarker(std::string_view line) {
    if (isIn(kBullets, line)) {
        return true;
    }
    const bool bracketed = line.size() >= 3 && line.front() == '(' && line.back() == ')';
    const bool dotted = line.size() >= 2 && line.back() == '.';
    return (bracketed && isNumeral(line.substr(1, line.size() - 2))) ||
           (dotted && isNumeral(line.substr(0, line.size() - 1)));
}

bool beginsWithBullet(const Words& words, std::string_view line) {
    return (words.size() > 1 && isMarker(words.front())) || line.starts_with("\xE2\x80\xA2") ||
           line.starts_with("\xE2\x96\xAA");
}

bool isNumberedHeading(const Words& words) {
    if (words.size() < 2) {
        return false;
    }
    // "Item 4.Mine" holds the numeral and the first word in one.
    const std::string_view number = words[1].substr(0, words[1].find_first_of(".:"));
    const std::string low = lowered(words.front());
    return (low == "item" || low == "items" || low == "note" || low == "part") && isNumeral(number);
}

LineKind kindOf(std::string_view line) {
    if (isMarker(line)) {
        return LineKind::Marker;
    }
    const Letters letters = lettersOf(line);
    if (letters.all == 0) {
        return LineKind::Table;
    }
    const Words words = wordsOf(line);
    const std::string_view bare = withoutBack(line, kClosing);
    const char last = bare.empty() ? line.back() : bare.back();
    const bool endsSentence = last == '.' || last == '!' || last == '?' || last == ':' || last == ';';
    std::size_t figures = 0;
    std::size_t trailing = 0;
    for (const std::string_view word : words) {
        const bool isFigure = lettersOf(word).all == 0;
        figures += isFigure;
        trailing = isFigure ? trailing + 1 : 0;
    }
    if (line.front() == '(' && line.back() == ')') {
        const std::string low = lowered(line);
        if (std::any_of(std::begin(kCaptions), std::end(kCaptions),
                        [&](std::string_view caption) { return low.find(caption) != std::string::npos; })) {
            return LineKind::Table;
        }
    }
    if (!endsSentence && words.size() <= kMostTableRowWords &&
        (trailing >= 2 || 2 * figures >= words.size())) {
        return LineKind::Table;
    }
    const bool isCapital = letters.all >= 4 && 10 * letters.capitals >= 9 * letters.all;
    const bool isTitle = isTitleCase(words);
    if (isNumberedHeading(words) && words.size() <= kMostTitleWords && (isCapital || isTitle)) {
        return LineKind::Heading;
    }
    if (beginsWithBullet(words, line)) {
        return isCapital && words.size() <= kMostTitleWords ? LineKind::Heading : LineKind::Prose;
    }
    if (isCapital && words.size() <= kMostTitleWords && last != ';') {
        return LineKind::Heading;
    }
    if (endsSentence || last == ',' || u_islower(letters.first) != 0) {
        return LineKind::Prose;
    }
    if (words.size() >= kFewestBrokenWords && isIn(kInnerWords, words.back())) {
        return LineKind::Prose; // it breaks off
    }
    if (words.size() <= kMostHeadingWords || (isTitle && words.size() <= kMostTitleWords)) {
        return LineKind::Stub; // a heading, unless it stands in a table
    }
    return LineKind::Prose;
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("\n\r\f\v", begin), text.size());
        const TextPiece extent = trimmed(text, begin, end);
        if (extent.begin < extent.end) {
            lines.push_back({extent, kindOf(text.substr(extent.begin, extent.end - extent.begin))});
        }
        begin = end + 1;
    }
    return lines;
}

// Stubs that stand among figures, or many in a row, belong to a table; the one before prose is its heading.
void settleStubs(std::vector<Line>& lines) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (lines[i].kind != LineKind::Stub || (i > 0 && lines[i - 1].kind == LineKind::Marker)) {
            continue;
        }
        const bool beforeTable = i + 1 < lines.size() && lines[i + 1].kind == LineKind::Table;
        const bool afterTable = i > 0 && lines[i - 1].kind == LineKind::Table;
        const bool beforeProse = i + 1 < lines.size() && (lines[i + 1].kind == LineKind::Prose ||
                                                          lines[i + 1].kind == LineKind::Marker);
        if (beforeTable || (afterTable && !beforeProse)) {
            lines[i].kind = LineKind::Table;
        }
    }
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].kind == LineKind::Stub) {
            ++end;
        }
        const bool many = end - begin >= kTableStubs;
        for (std::size_t i = begin; i < end; ++i) {
            const bool beforeProse = i + 1 == end && end < lines.size() && lines[end].kind == LineKind::Prose;
            lines[i].kind = many && !beforeProse ? LineKind::Table : LineKind::Heading;
        }
        begin = end + 1;
    }
}

bool breaksOff(std::string_view line, std::string_view next) {
    const Letters letters = lettersOf(wordsOf(next).front());
    if (letters.all == 0 || u_islower(letters.first) == 0) {
        return false;
    }
    const Words words = wordsOf(line);
    if (words.size() < kFewestBrokenWords) {
        return false;
    }
    const std::string_view last = words.back();
    const bool endsItem = words[words.size() - 2].ends_with(';'); // "…; and"
    return !endsItem && (last.ends_with(',') || isIn(kInnerWords, last));
}

void append(std::vector<TextPiece>& pieces, const TextPiece& piece) {
    if (piece.kind == SentenceKind::TableDebris && !pieces.empty() &&
        pieces.back().kind == SentenceKind::TableDebris &&
        piece.end - pieces.back().begin <= kMostTableDebrisBytes) {
        pieces.back().end = piece.end;
        return;
    }
    pieces.push_back(piece);
}

void appendParagraph(std::vector<TextPiece>& pieces, std::string_view text, std::size_t begin,
                     std::size_t end) {
    std::vector<TextPiece> inside = splitParagraph(text.substr(begin, end - begin));
    for (std::size_t i = 0; i < inside.size(); ++i) {
        TextPiece piece{begin + inside[i].begin, begin + inside[i].end, SentenceKind::Prose};
        const std::string_view here = text.substr(piece.begin, piece.end - piece.begin);
        if (i == 0 && inside.size() > 1 && here.ends_with('.') && here.size() <= 120) {
            Words words = wordsOf(here);
            if (isMarker(words.front())) {
                words.erase(words.begin());
            }
            if (!words.empty() && words.size() <= kMostRunInWords && isTitleCase(words) &&
                !saysNothing(here)) {
                piece.kind = SentenceKind::Heading;
            }
        }
        append(pieces, piece);
    }
}

} // namespace

std::vector<TextPiece> splitParagraph(std::string_view paragraph) {
    // Line ends inside it are no boundaries: ICU would take them for some.
    std::string text(paragraph);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\f' || c == '\v'; },
        ' ');
    std::vector<TextPiece> pieces;
    std::size_t begin = 0;
    for (const std::size_t end : icuBoundaries(text)) {
        const TextPiece piece = trimmed(text, begin, end);
        if (piece.begin == piece.end) {
            continue;
        }
        const std::string_view before = std::string_view(text).substr(piece.begin, piece.end - piece.begin);
        if (end < text.size() && goesOn(before, std::string_view(text).substr(end))) {
            continue;
        }
        // What holds neither letter nor figure belongs to the piece before it: a closing mark.
        const Letters letters = lettersOf(before);
        if (letters.all == 0 && !letters.digit && !pieces.empty()) {
            pieces.back().end = piece.end;
        } else {
            pieces.push_back(piece);
        }
        begin = end;
    }
    const TextPiece rest = trimmed(text, begin, text.size());
    if (rest.begin < rest.end && (pieces.empty() || pieces.back().end < rest.end)) {
        pieces.push_back(rest);
    }
    return pieces;
}

std::vector<TextPiece> splitSentences(std::string_view text) {
    std::vector<Line> lines = linesOf(text);
    settleStubs(lines);
    std::vector<TextPiece> pieces;
    const auto lineText = [&](std::size_t i) {
        return text.substr(lines[i].extent.begin, lines[i].extent.end - lines[i].extent.begin);
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t first = i;
        LineKind kind = lines[i].kind;
        if (kind == LineKind::Marker) {
            const LineKind next = i + 1 < lines.size() ? lines[i + 1].kind : LineKind::Table;
            if (next == LineKind::Prose || next == LineKind::Heading) {
                ++i;
                kind = LineKind::Prose; // also a short one: an entry of a list
            } else {
                kind = LineKind::Table;
            }
        }
        if (kind == LineKind::Prose) {
            while (i + 1 < lines.size() && lines[i + 1].kind == LineKind::Prose &&
                   breaksOff(lineText(i), lineText(i + 1))) {
                ++i;
            }
            appendParagraph(pieces, text, lines[first].extent.begin, lines[i].extent.end);
        } else {
            append(pieces, {lines[i].extent.begin, lines[i].extent.end,
                            kind == LineKind::Table ? SentenceKind::TableDebris : SentenceKind::Heading});
        }
    }
    return pieces;
}

} // namespace assay::text

// Where sentences end within running text.
#include "core/text/sentence_lines.h"
#include "core/text/sentence_rules.h"
#include "core/text/sentence_split.h"
#include "core/text/sentence_words.h"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/ures.h>
#include <unicode/utext.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <unordered_set>

namespace assay::text {

using namespace sentences;

namespace {

constexpr std::string_view kOpening[]{
    "(", "[", "\"", "'", "-", "\xE2\x80\x9C", "\xE2\x80\x98", "\xE2\x80\x94", "\xE2\x80\x93"};
constexpr std::string_view kQuotes[]{"\"", "\xE2\x80\x9C", "\xE2\x80\x98"};
constexpr std::string_view kUnclosed[]{"(", "[", "\xE2\x80\x9C", "\xE2\x80\x98"}; // "Larch Corp.(“"
constexpr std::string_view kComma[]{","};
constexpr std::string_view kBehindName[]{".", ",", ";", ")"};
constexpr std::string_view kBracket[]{")"};

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

// "J", "R.J", "S.A.B": capitals with periods between.
bool isInitials(std::string_view stem) {
    if (stem.size() % 2 == 0 || stem.size() > kMostInitials * 2 - 1) {
        return false;
    }
    for (std::size_t i = 0; i < stem.size(); ++i) {
        const bool isRight = i % 2 == 1 ? stem[i] == '.' : stem[i] >= 'A' && stem[i] <= 'Z';
        if (!isRight) {
            return false;
        }
    }
    return true;
}

// Whether the sentence goes on behind `before`, which ICU says it ends with. `before` begins where the
// sentence does.
bool goesOn(std::string_view before, std::string_view after) {
    const TextPiece behind = trimmed(after, 0, std::min<std::size_t>(after.size(), 60));
    if (before.ends_with('!') || before.ends_with('?')) {
        // "Yahoo! News"
        const Words words = wordsOf(before.substr(before.size() - std::min<std::size_t>(before.size(), 40)));
        const Words next = wordsOf(after.substr(0, 60));
        if (!next.empty() && isIn(kMarkedNames, withoutFront(words.back(), kOpening)) &&
            !isIn(kOpeners, withoutBack(next.front(), kComma))) {
            return true;
        }
        // "Larch! and others"
        return behind.begin < behind.end && after[behind.begin] >= 'a' && after[behind.begin] <= 'z';
    }
    if (!before.ends_with('.')) {
        return std::any_of(std::begin(kUnclosed), std::end(kUnclosed),
                           [&](std::string_view mark) { return before.ends_with(mark); });
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
    const bool isLong = tail > 0 || words.size() > kMostRunInWords;
    const bool opens = isIn(kOpeners, next) || (isLong && isIn(kTitles, next));
    if (isFirst && isNumeral(withoutBack(stem, kBracket))) {
        return true; // an enumerator
    }
    if (isNumeral(stem) && isIn(kNumberedParts, previous)) {
        const bool begins = tail == 0 && words.size() == 2;
        return begins || isQuoteFirst(written) || (isIn(kAlwaysNumberedParts, previous) && !opens);
    }
    if (word == "No." || word == "Nos." || word == "NO.") {
        // "Interpretation No. FIN 46"; but "No. We did not."
        return !next.empty() && ((next.front() >= '0' && next.front() <= '9') || (!isFirst && !opens));
    }
    const bool isInitial = isInitials(stem) && !isIn(kMayEndSentence, word);
    if (isInitial && (isIn(kLetteredNames, previous) || opens)) {
        return false;
    }
    if (word == "U.S." && (previous == "the" || previous == "The") && !next.empty()) {
        // "the U.S. Treasury" and "the U.S. FDA", but "in the U.S. | Larch Foods …"
        const Letters letters = lettersOf(next);
        return letters.all == 0 || letters.capitals != 1 || u_isupper(letters.first) == 0 ||
               isIn(kCountryBodies, withoutBack(next, kBehindName));
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

} // namespace

bool sentences::isAbbreviation(std::string_view word) {
    return word == "No." || abbreviations().contains(std::string(word));
}

bool sentences::goesOverLine(std::string_view last, const Words& following, bool beginsSmall) {
    const std::string_view word = withoutFront(last, kOpening);
    if (!word.ends_with('.')) {
        return false; // "(Form No. 12.)"
    }
    const std::string_view stem = word.substr(0, word.size() - 1);
    const std::string_view next = withoutBack(withoutFront(following.front(), kOpening), kComma);
    const bool isNumber = word == "No." || word == "Nos." || word == "NO.";
    if (isNumber) {
        return !next.empty() && next.front() >= '0' && next.front() <= '9';
    }
    const bool isInitial = isInitials(stem);
    if (!isInitial && !abbreviations().contains(std::string(word))) {
        return false;
    }
    // "Inc." and a line that begins with a capital: most often a heading or a new entry.
    return beginsSmall || (!isIn(kMayEndSentence, word) && !isIn(kOpeners, next));
}

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
        // What holds neither letter nor figure belongs to the piece before it: a closing mark. So does the
        // mark of a note at the end.
        const Letters letters = lettersOf(before);
        const bool isMark = (letters.all == 0 && !letters.digit) ||
                            (end == text.size() && before.starts_with('(') && isMarker(before));
        if (isMark && !pieces.empty()) {
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

} // namespace assay::text

#include "core/text/sentence_doubts.h"

#include "core/text/sentence_lines.h"
#include "core/text/sentence_rules.h"
#include "core/text/sentence_traits.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace assay::text {

using namespace sentences;

namespace {

constexpr std::string_view kBehindMark[]{")", "]", "\"", "'", "*", "\xE2\x80\x9D", "\xE2\x80\x99"};
constexpr std::string_view kEnds = ".!?:;,";

bool isBulleted(const Words& words) {
    return isMarker(words.front()) || std::any_of(std::begin(kBullets), std::end(kBullets), [&](auto bullet) {
               return bullet.size() > 1 && words.front().starts_with(bullet);
           });
}

// An entry of a list begins behind a colon, a semicolon or a comma, and behind "and".
bool leadsIn(std::string_view before) {
    const Words words = wordsOf(before);
    const std::string_view last = words.empty() ? std::string_view() : words.back();
    return last.ends_with(':') || last.ends_with(';') || last.ends_with(',') || isIn(kInnerWords, last);
}

bool endsOpen(std::string_view sentence, const Words& words) {
    const std::string_view bare = withoutBack(sentence, kBehindMark);
    const bool isEnded = bare.empty() || kEnds.find(bare.back()) != std::string_view::npos;
    return !isEnded && words.back() != "and" && words.back() != "or";
}

} // namespace

std::optional<CutDoubt> doubtOf(std::string_view sentence, std::string_view before) {
    const Words words = wordsOf(sentence);
    if (words.empty()) {
        return std::nullopt;
    }
    const bool isEntry = isBulleted(words);
    const Letters letters = lettersOf(words.front());
    if (!isEntry && letters.all > 0 && u_islower(letters.first) != 0 && !leadsIn(before)) {
        return CutDoubt::BeginsSmall;
    }
    if (!isEntry && endsOpen(sentence, words)) {
        return CutDoubt::EndsOpen;
    }
    if (words.size() >= 4 && numericShare(sentence).value_or(0) >= 0.5) {
        return CutDoubt::MostlyFigures;
    }
    return words.size() > kMostWordsOfSentence ? std::optional(CutDoubt::VeryLong) : std::nullopt;
}

} // namespace assay::text

// Text folded for searching, its words, its white space. UTF-8 in and out; bytes that are no UTF-8 become
// U+FFFD in what is folded. By ICU, with the root locale, so that the result depends on no setting. Any
// thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text {

// Without case, accents and compatibility forms: "Ørsted" and "ORSTED" become "orsted", "Æ" becomes "ae", "ß"
// "ss", "ﬁ" "fi", "å" "a".
[[nodiscard]] std::string foldForSearch(std::string_view text);

// Without case alone, as disks compare names that take both cases for one: "Ørsted" and "ØRSTED" are the
// same.
[[nodiscard]] std::string foldCase(std::string_view text);

struct WordExtent {
    std::size_t begin = 0; // bytes
    std::size_t end = 0;

    friend bool operator==(const WordExtent&, const WordExtent&) = default;
};

// The words by the word boundaries of Unicode (UAX #29): letters, figures, ideographs; no punctuation, no
// space.
[[nodiscard]] std::vector<WordExtent> words(std::string_view text);

// The whole text cut at the word boundaries: words, punctuation and runs of white space, in order and without
// gaps.
[[nodiscard]] std::vector<WordExtent> wordsAndGaps(std::string_view text);

// Every run of white space (Unicode's White_Space) becomes one space; none at the beginning and the end.
[[nodiscard]] std::string normaliseWhitespace(std::string_view text);

} // namespace assay::text

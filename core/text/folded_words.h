// The words of a text, folded for searching, in one pass: what lexical search and the search for duplicates
// read.
#pragma once

#include "core/text/fold.h"

#include <string>
#include <string_view>

namespace assay::text {

// Writes the words of `text` to `out`, folded, each followed by '\0', if it is plain ASCII whose words need
// no more than the simple rules of UAX #29; false, with `out` in any state, when ICU must be asked.
[[nodiscard]] bool foldPlainWords(std::string_view text, std::string& out);

// Calls take(word) for each word of `text`, folded: words() of foldForSearch(). The word is valid as
// long as `scratch`, which is there to be used again, is not changed. A word never holds '\0'.
template <typename Take>
void forEachFoldedWord(std::string_view text, std::string& scratch, Take&& take) {
    if (foldPlainWords(text, scratch)) {
        for (std::size_t at = 0; at < scratch.size();) {
            const std::string_view word(scratch.data() + at);
            take(word);
            at += word.size() + 1;
        }
        return;
    }
    scratch = foldForSearch(text);
    for (const WordExtent& word : words(scratch)) {
        take(std::string_view(scratch).substr(word.begin, word.end - word.begin));
    }
}

} // namespace assay::text

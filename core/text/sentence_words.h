// Inside the text room: white space, words and letters, as the splitting of sentences sees them. UTF-8;
// bytes that are no UTF-8 are neither space nor letter. Pure functions; any thread.
#pragma once

#include "core/text/sentence_split.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

namespace assay::text::sentences {

using Words = std::vector<std::string_view>;

template <typename List>
bool isIn(const List& list, std::string_view word) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

// Without the white space at both ends, as an extent of `text`.
[[nodiscard]] TextPiece trimmed(std::string_view text, std::size_t begin, std::size_t end);

// What stands between white space.
[[nodiscard]] Words wordsOf(std::string_view text);

struct Letters {
    std::size_t all = 0;
    std::size_t capitals = 0;
    bool digit = false;
    std::int32_t first = 0; // letter
};

[[nodiscard]] Letters lettersOf(std::string_view text);

// Without any of the marks at its beginning, or its end.
[[nodiscard]] std::string_view withoutFront(std::string_view word, std::span<const std::string_view> marks);
[[nodiscard]] std::string_view withoutBack(std::string_view word, std::span<const std::string_view> marks);

// "1", "12", "1A", "IV", "b": with nothing else in it.
[[nodiscard]] bool isNumeral(std::string_view word);

} // namespace assay::text::sentences

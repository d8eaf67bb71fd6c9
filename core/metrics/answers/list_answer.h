// Answers that are lists of short items, as sets.
//
// Jaccard's index of the two sets, unordered, items being equal without case, punctuation and
// white space; FinRAG framework document, 4.2 F, which accepts 0.8. Sentences about
// companies are for company_attribution.h. Pure; any thread.
#pragma once

#include "core/text/fold.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

// The items of an answer, without their marks: of a JSON list of texts, or lines with bullets or numbers,
// else of what stands between ";", else lines. One item where it is no list. Bytes of the answer; for JSON
// those of the text between the quotes.
[[nodiscard]] std::vector<text::WordExtent> listItems(std::string_view answer);

// As items are compared: words without case and punctuation.
[[nodiscard]] std::string normalisedItem(std::string_view item);

inline constexpr std::size_t kShortItemWords = 8; // the most words of a short item
inline constexpr double kListAccepted = 0.8;

struct ListScore {
    double jaccard = 0;                  // [0,1]
    std::vector<text::WordExtent> items; // of the answer
    std::vector<bool> isGold;            // of each of them
    std::vector<std::size_t> missing;    // gold items that the answer has not
};

// Items without a word count on neither side. nullopt: no gold item, or one with more than kShortItemWords
// words.
[[nodiscard]] std::optional<ListScore> scoreShortList(std::string_view answer,
                                                      std::span<const std::string> gold);

} // namespace assay::metrics

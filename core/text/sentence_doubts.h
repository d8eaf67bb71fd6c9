// What looks wrong about a sentence as it was cut. No rule here proves a fault; it says where to look first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::text {

enum class CutDoubt : std::uint8_t {
    BeginsSmall,   // with a small letter, though what stands before it ends like a sentence or is no prose
    EndsOpen,      // without a mark that ends a sentence or an entry of a list
    MostlyFigures, // half of its words or more, of at least four
    VeryLong,      // more words than kMostWordsOfSentence
};

inline constexpr std::array<std::string_view, 4> kCutDoubtNames{"begins_small", "ends_open", "mostly_figures",
                                                                "very_long"};
inline constexpr std::size_t kMostWordsOfSentence = 250;

[[nodiscard]] constexpr std::string_view cutDoubtName(CutDoubt doubt) noexcept {
    return kCutDoubtNames[static_cast<std::size_t>(doubt)];
}

// Of a prose sentence; `before` is the one that ends where it begins, empty at a section's beginning and
// behind a heading or a table. The first that holds; nullopt: nothing looks wrong. Any thread.
[[nodiscard]] std::optional<CutDoubt> doubtOf(std::string_view sentence, std::string_view before);

} // namespace assay::text

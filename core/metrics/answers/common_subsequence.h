// The longest common subsequence of two lists of tokens, 64 tokens at a time.
//
// Source: H. Hyyrö (2004), "Bit-parallel LCS-length computation revisited": the column of the table is one
// bit for each token of the first list, and a token of the second moves it on by one addition.
//
//     CommonSubsequence common(gold);      // tokens as numbers
//     common.length(answer);               // <= both sizes
//     common.placesInGold(answer);         // which tokens of the gold one it takes
//
// Any thread, each with an object of its own; time is of the order of gold / 64 x answer at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace assay::metrics {

class CommonSubsequence {
  public:
    CommonSubsequence() = default;

    explicit CommonSubsequence(std::span<const std::uint32_t> gold) { setGold(gold); }

    // Tokens are the same where their numbers are; the numbers are small, for there is a list of that length.
    void setGold(std::span<const std::uint32_t> gold);

    [[nodiscard]] std::size_t length(std::span<const std::uint32_t> answer);

    // One of the longest, as pairs of places in the gold list and the answer, ascending. Of several the one
    // that the Python package rouge_score takes.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
    places(std::span<const std::uint32_t> answer);

  private:
    struct Mask {
        std::uint32_t block = 0;
        std::uint64_t bits = 0;
    };

    void setLong(std::span<const std::uint32_t> gold, std::size_t tokens);
    void advance(std::uint32_t token, std::vector<std::uint64_t>& column) const;
    [[nodiscard]] std::vector<std::uint64_t> firstColumn() const;

    std::vector<std::uint32_t> m_gold;
    std::vector<std::uint64_t> m_shortMasks; // by token, where one block holds the gold list
    std::vector<std::uint32_t> m_maskBegin;  // of each token, and one more
    std::vector<Mask> m_masks;               // by token, then by block
    std::vector<std::uint32_t> m_fill;
    std::vector<std::uint64_t> m_column;
};

} // namespace assay::metrics

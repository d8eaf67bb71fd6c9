// Sorts scores in [0, 1] in linear time, and deals a sorted column out to groups without sorting again.
//
// Method: least-significant-digit radix sort of a 32-bit fixed-point image of the score, which is monotone;
// where scores that differ share an image, these few are put right by comparison. Stable: equal scores stay
// in the order of position. At most 2^31 - 1 scores.
#pragma once

#include "core/metrics/classification/large_vector.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::metrics {

// Scores in ascending order and beside each the position of its sample. `positions` and `values` have one
// length.
struct SortedColumn {
    LargeVector<std::uint32_t> positions;
    LargeVector<double> values;

    [[nodiscard]] std::size_t size() const noexcept { return values.size(); }
};

// Sorts one column after another in the same working memory (16 bytes a score). Used by one thread at a time.
class ScoreSorter {
  public:
    // A NaN is a missing score and is left out. Scores outside [0, 1] are sorted too, only slower.
    [[nodiscard]] SortedColumn sorted(std::span<const double> scores);

  private:
    LargeVector<std::uint64_t> m_items;
    LargeVector<std::uint64_t> m_other;
};

// By position the place of every score in a sorted column, from 1; 0 for positions that are not in it, of
// `count` positions in all.
[[nodiscard]] LargeVector<std::uint32_t> placesOf(const SortedColumn& column, std::size_t count);

// One column per group, each in the order of `column`; groupOf is indexed by position and below `groups`.
[[nodiscard]] std::vector<SortedColumn> dealOut(const SortedColumn& column,
                                                std::span<const std::uint16_t> groupOf, std::size_t groups);

} // namespace assay::metrics

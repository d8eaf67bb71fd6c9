// A set of rows that a search is restricted to, kept as ranges that neither overlap nor touch.
#pragma once

#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::retrieval {

// The rows first … last - 1.
struct RowRange {
    Row first = 0;
    Row last = 0;

    friend bool operator==(const RowRange&, const RowRange&) = default;
};

class RowSet {
  public:
    // No row at all.
    RowSet() = default;

    // Every row of a corpus of that size.
    [[nodiscard]] static RowSet all(std::size_t rows);
    // In any order, overlapping or not; empty ones are skipped.
    [[nodiscard]] static RowSet ofRanges(std::span<const RowRange> ranges);
    // Best sorted ascending; otherwise they are sorted here. Repeated rows count once.
    [[nodiscard]] static RowSet ofRows(std::span<const Row> rows);
    // Row r is bit r % 64 of word r / 64.
    [[nodiscard]] static RowSet ofBits(std::span<const std::uint64_t> words);

    [[nodiscard]] std::span<const RowRange> ranges() const noexcept { return m_ranges; }

    // How many rows are in it.
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

    [[nodiscard]] bool empty() const noexcept { return m_size == 0; }

    [[nodiscard]] bool contains(Row row) const noexcept;

    // The rows of both.
    [[nodiscard]] RowSet intersectedWith(const RowSet& other) const;

    friend bool operator==(const RowSet&, const RowSet&) = default;

  private:
    // `range` must not begin before the last one that was added.
    void add(RowRange range);

    std::vector<RowRange> m_ranges;
    std::size_t m_size = 0;
};

} // namespace assay::retrieval

#include "core/retrieval/row_set.h"

#include <algorithm>
#include <bit>

namespace assay::retrieval {

void RowSet::add(RowRange range) {
    if (range.first >= range.last) {
        return;
    }
    if (!m_ranges.empty() && range.first <= m_ranges.back().last) {
        RowRange& open = m_ranges.back();
        if (range.last > open.last) {
            m_size += range.last - open.last;
            open.last = range.last;
        }
        return;
    }
    m_ranges.push_back(range);
    m_size += range.last - range.first;
}

RowSet RowSet::all(std::size_t rows) {
    RowSet set;
    set.add({0, static_cast<Row>(rows)});
    return set;
}

RowSet RowSet::ofRanges(std::span<const RowRange> ranges) {
    const auto byFirst = [](const RowRange& a, const RowRange& b) { return a.first < b.first; };
    RowSet set;
    if (std::is_sorted(ranges.begin(), ranges.end(), byFirst)) {
        for (const RowRange& range : ranges) {
            set.add(range);
        }
        return set;
    }
    std::vector<RowRange> sorted(ranges.begin(), ranges.end());
    std::sort(sorted.begin(), sorted.end(), byFirst);
    return ofRanges(sorted);
}

RowSet RowSet::ofRows(std::span<const Row> rows) {
    if (!std::is_sorted(rows.begin(), rows.end())) {
        std::vector<Row> sorted(rows.begin(), rows.end());
        std::sort(sorted.begin(), sorted.end());
        return ofRows(sorted);
    }
    RowSet set;
    for (const Row row : rows) {
        set.add({row, row + 1});
    }
    return set;
}

RowSet RowSet::ofBits(std::span<const std::uint64_t> words) {
    RowSet set;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::uint64_t word = words[i];
        std::size_t base = i * 64;
        while (word != 0) {
            const auto zeros = static_cast<std::size_t>(std::countr_zero(word));
            word >>= zeros;
            const auto ones = static_cast<std::size_t>(std::countr_one(word));
            base += zeros;
            set.add({static_cast<Row>(base), static_cast<Row>(base + ones)});
            base += ones;
            word = ones == 64 ? 0 : word >> ones;
        }
    }
    return set;
}

bool RowSet::contains(Row row) const noexcept {
    const auto after =
        std::upper_bound(m_ranges.begin(), m_ranges.end(), row,
                         [](Row wanted, const RowRange& range) { return wanted < range.first; });
    return after != m_ranges.begin() && row < std::prev(after)->last;
}

RowSet RowSet::intersectedWith(const RowSet& other) const {
    RowSet both;
    auto mine = m_ranges.begin();
    auto theirs = other.m_ranges.begin();
    while (mine != m_ranges.end() && theirs != other.m_ranges.end()) {
        both.add({std::max(mine->first, theirs->first), std::min(mine->last, theirs->last)});
        if (mine->last < theirs->last) {
            ++mine;
        } else {
            ++theirs;
        }
    }
    return both;
}

} // namespace assay::retrieval

#include "core/metrics/classification/score_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::metrics {
namespace {

// The image of the score in the high half, its position in the low half.
using Item = std::uint64_t;

constexpr int kPositionBits = 32;
constexpr int kDigitBits = 8;
constexpr int kDigits = 4;
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;

std::uint32_t imageOf(double score) noexcept {
    constexpr double kScale = 4294967296.0; // 2^32: the product is exact
    constexpr double kLargest = 4294967295.0;
    return score > 0 ? static_cast<std::uint32_t>(std::min(score * kScale, kLargest)) : 0;
}

std::size_t digitOf(Item item, int digit) noexcept {
    return static_cast<std::size_t>(item >> (kPositionBits + digit * kDigitBits)) & (kBuckets - 1);
}

// Puts runs right whose scores differ although their images are equal.
void sortWithinImages(SortedColumn& column) {
    const std::size_t n = column.size();
    std::vector<std::pair<double, std::uint32_t>> run;
    for (std::size_t i = 1; i < n; ++i) {
        if (column.values[i - 1] <= column.values[i]) {
            continue;
        }
        const std::uint32_t image = imageOf(column.values[i]);
        std::size_t first = i;
        while (first > 0 && imageOf(column.values[first - 1]) == image) {
            --first;
        }
        std::size_t last = i;
        while (last < n && imageOf(column.values[last]) == image) {
            ++last;
        }
        run.clear();
        for (std::size_t k = first; k < last; ++k) {
            run.emplace_back(column.values[k], column.positions[k]);
        }
        std::stable_sort(run.begin(), run.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t k = first; k < last; ++k) {
            column.values[k] = run[k - first].first;
            column.positions[k] = run[k - first].second;
        }
        i = last - 1;
    }
}

} // namespace

SortedColumn ScoreSorter::sorted(std::span<const double> scores) {
    if (m_items.size() < scores.size()) {
        m_items.resize(scores.size());
        m_other.resize(scores.size());
    }
    Item* items = m_items.data();
    Item* other = m_other.data();
    std::array<std::array<std::uint32_t, kBuckets>, kDigits> histograms{};
    std::size_t n = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (std::isnan(scores[i])) {
            continue;
        }
        const Item item = (Item{imageOf(scores[i])} << kPositionBits) | i;
        items[n++] = item;
        for (int digit = 0; digit < kDigits; ++digit) {
            ++histograms[static_cast<std::size_t>(digit)][digitOf(item, digit)];
        }
    }
    for (int digit = 0; digit < kDigits && n > 0; ++digit) {
        auto& offsets = histograms[static_cast<std::size_t>(digit)];
        if (offsets[digitOf(items[0], digit)] == n) {
            continue; // all alike in this digit
        }
        std::uint32_t sum = 0;
        for (std::uint32_t& offset : offsets) {
            sum += std::exchange(offset, sum);
        }
        for (std::size_t i = 0; i < n; ++i) {
            other[offsets[digitOf(items[i], digit)]++] = items[i];
        }
        std::swap(items, other);
    }
    SortedColumn column;
    column.positions.resize(n);
    column.values.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        const auto position = static_cast<std::uint32_t>(items[i]);
        column.positions[i] = position;
        column.values[i] = scores[position];
    }
    sortWithinImages(column);
    return column;
}

LargeVector<std::uint32_t> placesOf(const SortedColumn& column, std::size_t count) {
    LargeVector<std::uint32_t> places(count, 0);
    for (std::size_t i = 0; i < column.size(); ++i) {
        places[column.positions[i]] = static_cast<std::uint32_t>(i) + 1;
    }
    return places;
}

std::vector<SortedColumn> dealOut(const SortedColumn& column, std::span<const std::uint16_t> groupOf,
                                  std::size_t groups) {
    std::vector<std::size_t> sizes(groups, 0);
    for (const std::uint32_t position : column.positions) {
        ++sizes[groupOf[position]];
    }
    std::vector<SortedColumn> dealt(groups);
    for (std::size_t group = 0; group < groups; ++group) {
        dealt[group].positions.reserve(sizes[group]);
        dealt[group].values.reserve(sizes[group]);
    }
    for (std::size_t i = 0; i < column.size(); ++i) {
        SortedColumn& to = dealt[groupOf[column.positions[i]]];
        to.positions.push_back(column.positions[i]);
        to.values.push_back(column.values[i]);
    }
    return dealt;
}

} // namespace assay::metrics

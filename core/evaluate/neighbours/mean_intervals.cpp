#include "core/evaluate/neighbours/mean_intervals.h"

#include "core/base/random.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::evaluate {
namespace {

constexpr std::size_t kBlock = 8; // columns that are summed together, of a size the compiler knows

// Puts the two elements that quantileOfSorted() reads for p where they stand in order.
void place(std::vector<double>& values, double p) {
    const double at = static_cast<double>(values.size() - 1) * p;
    const auto low = static_cast<std::ptrdiff_t>(std::floor(at));
    std::nth_element(values.begin(), values.begin() + low, values.end());
    if (low + 1 < std::ssize(values)) {
        std::iter_swap(values.begin() + low + 1, std::min_element(values.begin() + low + 1, values.end()));
    }
}

statistics::Interval intervalOf(std::vector<double>& means, double lowShare, double highShare) {
    const auto at = [&means](double p) {
        place(means, p);
        return statistics::quantileOfSorted(means, p);
    };
    const double low = at(lowShare);
    return {low, at(highShare)};
}

} // namespace

std::vector<std::optional<statistics::Interval>> meanIntervals(std::span<const double> values,
                                                               std::size_t columns, std::uint64_t seed,
                                                               int draws, double confidence) {
    std::vector<std::optional<statistics::Interval>> intervals(columns);
    const std::size_t items = columns == 0 ? 0 : values.size() / columns;
    if (items == 0 || draws < 1 || !(confidence > 0 && confidence < 1)) {
        return intervals;
    }
    if (items == 1) {
        for (std::size_t column = 0; column < columns; ++column) {
            intervals[column] = statistics::Interval{values[column], values[column]};
        }
        return intervals;
    }
    const std::size_t blocks = (columns + kBlock - 1) / kBlock;
    std::vector<std::array<double, kBlock>> packed(blocks * items); // block after block
    for (std::size_t item = 0; item < items; ++item) {
        for (std::size_t column = 0; column < columns; ++column) {
            packed[column / kBlock * items + item][column % kBlock] = values[item * columns + column];
        }
    }
    base::Random random(seed);
    std::vector<std::uint32_t> drawn(items);
    std::vector<std::vector<double>> means(columns, std::vector<double>(static_cast<std::size_t>(draws)));
    for (std::size_t draw = 0; draw < static_cast<std::size_t>(draws); ++draw) {
        for (std::uint32_t& item : drawn) {
            item = static_cast<std::uint32_t>(random.below(items));
        }
        for (std::size_t block = 0; block < blocks; ++block) {
            const std::array<double, kBlock>* const rows = packed.data() + block * items;
            std::array<double, kBlock> sums{};
            for (const std::uint32_t item : drawn) {
                for (std::size_t i = 0; i < kBlock; ++i) {
                    sums[i] += rows[item][i];
                }
            }
            for (std::size_t i = 0; i < kBlock && block * kBlock + i < columns; ++i) {
                means[block * kBlock + i][draw] = sums[i] / static_cast<double>(items);
            }
        }
    }
    for (std::size_t column = 0; column < columns; ++column) {
        intervals[column] = intervalOf(means[column], (1 - confidence) / 2, (1 + confidence) / 2);
    }
    return intervals;
}

std::vector<std::optional<statistics::Interval>>
clusteredMeanIntervals(std::span<const double> values, std::size_t columns, std::span<const double> weights,
                       const statistics::Clusters& clusters, std::uint64_t seed, int draws) {
    std::vector<std::optional<statistics::Interval>> intervals(columns);
    const std::size_t count = clusters.size();
    if (count < statistics::kLeastClusters || draws < 1) {
        return intervals;
    }
    // Of each cluster the sums of its columns, and of its weights behind them.
    const std::size_t width = columns + 1;
    std::vector<double> sums(count * width, 0);
    for (std::size_t item = 0; item < clusters.items(); ++item) {
        const double weight = weights.empty() ? 1.0 : weights[item];
        double* const sum = sums.data() + clusters.of(item) * width;
        for (std::size_t column = 0; column < columns; ++column) {
            sum[column] += weight * values[item * columns + column];
        }
        sum[columns] += weight;
    }
    base::Random random(seed);
    std::vector<std::vector<double>> ratios(columns, std::vector<double>(static_cast<std::size_t>(draws)));
    std::vector<double> drawn(width);
    for (std::size_t draw = 0; draw < static_cast<std::size_t>(draws); ++draw) {
        std::ranges::fill(drawn, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const double* const sum = sums.data() + static_cast<std::size_t>(random.below(count)) * width;
            for (std::size_t column = 0; column < width; ++column) {
                drawn[column] += sum[column];
            }
        }
        for (std::size_t column = 0; column < columns; ++column) {
            ratios[column][draw] = drawn[column] / drawn[columns];
        }
    }
    const double tail = statistics::bootstrapTail(count);
    for (std::size_t column = 0; column < columns; ++column) {
        intervals[column] = intervalOf(ratios[column], tail, 1 - tail);
    }
    return intervals;
}

} // namespace assay::evaluate

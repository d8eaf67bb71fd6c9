#include "core/statistics/bootstrap.h"

#include "core/base/random.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::statistics {

std::optional<Interval> bootstrapMeanInterval(std::span<const double> values, std::uint64_t seed, int draws,
                                              double confidence) {
    if (values.empty() || draws < 1 || !(confidence > 0 && confidence < 1)) {
        return std::nullopt;
    }
    base::Random random(seed);
    std::vector<double> means;
    means.reserve(static_cast<std::size_t>(draws));
    for (int draw = 0; draw < draws; ++draw) {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += values[static_cast<std::size_t>(random.below(values.size()))];
        }
        means.push_back(sum / static_cast<double>(values.size()));
    }
    std::sort(means.begin(), means.end());
    return Interval{quantileOfSorted(means, (1 - confidence) / 2),
                    quantileOfSorted(means, (1 + confidence) / 2)};
}

std::optional<Interval> middle95(std::vector<double>& values) {
    constexpr double kLow = 0.025;
    constexpr double kHigh = 0.975;
    std::erase_if(values, [](double value) { return std::isnan(value); });
    if (values.empty()) {
        return std::nullopt;
    }
    std::sort(values.begin(), values.end());
    return Interval{quantileOfSorted(values, kLow), quantileOfSorted(values, kHigh)};
}

} // namespace assay::statistics

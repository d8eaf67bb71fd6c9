#include "core/evaluate/neighbours/neighbour_distances.h"

#include <algorithm>
#include <cmath>

namespace assay::evaluate {

ResultDistances resultDistances(std::span<const model::AnchorOutcome> outcomes, std::size_t search) {
    ResultDistances distances;
    for (const model::AnchorOutcome& outcome : outcomes) {
        if (search >= outcome.searches.size()) {
            continue;
        }
        for (const model::RankedSentence& result : outcome.searches[search].results) {
            if (!std::isnan(result.distance)) {
                (result.gold ? distances.gold : distances.others).push_back(result.distance);
            }
        }
    }
    return distances;
}

std::vector<std::int64_t> binCounts(std::span<const double> values, double max, std::size_t bins) {
    std::vector<std::int64_t> counts(bins);
    const double last = static_cast<double>(bins) - 1;
    for (const double value : values) {
        if (!std::isfinite(value)) {
            continue;
        }
        const double bin = std::floor(value / max * static_cast<double>(bins));
        ++counts[static_cast<std::size_t>(std::clamp(bin, 0.0, last))];
    }
    return counts;
}

} // namespace assay::evaluate

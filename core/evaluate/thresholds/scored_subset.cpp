#include "core/evaluate/thresholds/scored_subset.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay::evaluate {
namespace {

template <typename T>
std::vector<T> taken(const std::vector<T>& column, const std::vector<std::uint32_t>& positions) {
    std::vector<T> values;
    if (column.empty()) {
        return values; // a column that no sample has
    }
    values.reserve(positions.size());
    for (const std::uint32_t position : positions) {
        values.push_back(column[position]);
    }
    return values;
}

} // namespace

model::ScoredColumns scoredSubset(const model::ScoredColumns& columns, std::span<const double> scores) {
    model::ScoredColumns subset;
    std::vector<std::uint32_t> kept;
    kept.reserve(scores.size());
    subset.fhri.reserve(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (!std::isnan(scores[i])) {
            kept.push_back(static_cast<std::uint32_t>(i));
            subset.fhri.push_back(scores[i]);
        }
    }
    subset.scenarios = columns.scenarios;
    subset.nli = taken(columns.nli, kept);
    subset.label = taken(columns.label, kept);
    subset.scenario = taken(columns.scenario, kept);
    subset.predicted = taken(columns.predicted, kept);
    subset.rowId = taken(columns.rowId, kept);
    subset.unscored = columns.unscored + static_cast<std::int64_t>(scores.size() - kept.size());
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        subset.components[i] = taken(columns.components[i], kept);
    }
    subset.weightSets = columns.weightSets;
    subset.weightSet = taken(columns.weightSet, kept);
    subset.pair = taken(columns.pair, kept);
    subset.pairs = columns.pairs;
    return subset;
}

} // namespace assay::evaluate

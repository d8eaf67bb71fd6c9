#include "core/evaluate/thresholds/enough_samples.h"

#include "core/statistics/clusters.h"

#include <algorithm>

namespace assay::evaluate {

void ClusterCount::add(const model::ScoredColumns& columns, std::size_t position) {
    if (isEnough()) {
        return;
    }
    const std::uint32_t pair = columns.pairOf(position);
    if (pair != model::kNone) {
        if (std::ranges::find(m_pairs, pair) != m_pairs.end()) {
            return;
        }
        m_pairs.push_back(pair);
    }
    ++m_count;
}

bool ClusterCount::isEnough() const noexcept {
    return m_count >= static_cast<std::int64_t>(statistics::kLeastClusters);
}

std::vector<Shortage> shortagesOf(const metrics::ConfusionMatrix& matrix, std::int64_t clusters) {
    constexpr auto kClusters = static_cast<std::int64_t>(statistics::kLeastClusters);
    std::vector<Shortage> shortages;
    if (clusters < kClusters) {
        shortages.push_back({Shortage::Of::Clusters, {}, clusters, kClusters});
    }
    for (const model::Label label : model::kLabels) {
        const std::int64_t count = matrix.rowSum(label);
        if (count > 0 && count < kLeastOfClass) {
            shortages.push_back({Shortage::Of::Class, label, count, kLeastOfClass});
        }
    }
    return shortages;
}

} // namespace assay::evaluate

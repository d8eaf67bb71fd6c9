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

namespace {

model::Label labelOf(metrics::Constraint constraint) noexcept {
    switch (constraint) {
    case metrics::Constraint::AccuratePrecision:
        return model::Label::Accurate;
    case metrics::Constraint::ContradictionRecall:
        return model::Label::Contradiction;
    case metrics::Constraint::HallucinationRecall:
        break;
    }
    return model::Label::Hallucination;
}

bool isAbout(const metrics::Constraints* constraints, model::Label label) {
    bool is = false;
    for (std::size_t i = 0; constraints != nullptr && i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        is = is || (constraints->of(constraint).has_value() && labelOf(constraint) == label);
    }
    return is;
}

} // namespace

std::vector<Shortage> shortagesOf(const metrics::ConfusionMatrix& matrix, std::int64_t clusters,
                                  const metrics::Constraints* constraints) {
    constexpr auto kClusters = static_cast<std::int64_t>(statistics::kLeastClusters);
    std::vector<Shortage> shortages;
    if (clusters < kClusters) {
        shortages.push_back({Shortage::Of::Clusters, {}, clusters, kClusters});
    }
    for (const model::Label label : model::kLabels) {
        const std::int64_t count = matrix.rowSum(label);
        if (count < kLeastOfClass && (count > 0 || isAbout(constraints, label))) {
            shortages.push_back({Shortage::Of::Class, label, count, kLeastOfClass});
        }
    }
    return shortages;
}

} // namespace assay::evaluate

#include "core/evaluate/neighbours/anchor_clusters.h"

#include <array>
#include <unordered_set>
#include <vector>

namespace assay::evaluate {
namespace {

std::string clusterKey(const model::AnchorOutcome& anchor, ClusterUnit unit) {
    std::string key = anchor.company;
    if (unit != ClusterUnit::Company) {
        key += '\n';
        key += anchor.year ? std::to_string(*anchor.year) : std::string();
    }
    if (unit == ClusterUnit::Slice) {
        key += '\n';
        key += anchor.section;
    }
    return key;
}

} // namespace

std::string_view clusterUnitName(ClusterUnit unit) noexcept {
    constexpr std::array<std::string_view, 3> kNames{"company", "filing", "slice"};
    return kNames.at(static_cast<std::size_t>(unit));
}

ClusterUnit clusterUnitOf(std::span<const model::AnchorOutcome* const> anchors) {
    for (const ClusterUnit unit : {ClusterUnit::Company, ClusterUnit::Filing}) {
        std::unordered_set<std::string> keys;
        for (const model::AnchorOutcome* anchor : anchors) {
            keys.insert(clusterKey(*anchor, unit));
            if (keys.size() >= kManyClusters) {
                return unit;
            }
        }
    }
    return ClusterUnit::Slice;
}

std::uint32_t AnchorGrouping::numberOf(const model::AnchorOutcome& anchor) {
    return m_numbers.try_emplace(clusterKey(anchor, m_unit), static_cast<std::uint32_t>(m_numbers.size()))
        .first->second;
}

statistics::Clusters anchorClusters(std::span<const model::AnchorOutcome* const> anchors, ClusterUnit unit) {
    AnchorGrouping grouping(unit);
    std::vector<std::uint32_t> numbers;
    numbers.reserve(anchors.size());
    for (const model::AnchorOutcome* anchor : anchors) {
        numbers.push_back(grouping.numberOf(*anchor));
    }
    return statistics::Clusters(numbers);
}

} // namespace assay::evaluate

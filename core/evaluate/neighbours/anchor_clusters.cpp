#include "core/evaluate/neighbours/anchor_clusters.h"

#include <array>
#include <numeric>
#include <unordered_set>
#include <vector>

namespace assay::evaluate {
namespace {

std::string clusterKey(const model::AnchorOutcome& anchor, ClusterUnit unit) {
    std::string key;
    if (unit != ClusterUnit::Company && anchor.sameFiling) {
        key = '\n' + std::to_string(*anchor.sameFiling);
    } else {
        key = anchor.company;
        if (unit != ClusterUnit::Company) {
            key += '\n' + (anchor.year ? std::to_string(*anchor.year) : std::string()) + '\n' + anchor.form;
        }
    }
    if (unit == ClusterUnit::Slice) {
        key += '\n';
        key += anchor.section;
    }
    return key;
}

// Companies with a filing of the same text get one number.
void joinCompanies(std::span<const model::AnchorOutcome* const> anchors,
                   std::vector<std::uint32_t>& numbers) {
    std::vector<std::uint32_t> joined(numbers.size()); // of each number the one that it is joined to
    std::iota(joined.begin(), joined.end(), std::uint32_t{0});
    const auto root = [&joined](std::uint32_t number) {
        while (joined[number] != number) {
            number = joined[number];
        }
        return number;
    };
    std::unordered_map<std::uint32_t, std::uint32_t> ofFiling;
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        if (anchors[i]->sameFiling) {
            const auto first = ofFiling.try_emplace(*anchors[i]->sameFiling, numbers[i]).first->second;
            joined[root(numbers[i])] = root(first);
        }
    }
    for (std::uint32_t& number : numbers) {
        number = root(number);
    }
}

} // namespace

std::string_view clusterUnitName(ClusterUnit unit) noexcept {
    constexpr std::array<std::string_view, 3> kNames{"company", "filing", "slice"};
    return kNames.at(static_cast<std::size_t>(unit));
}

ClusterUnit clusterUnitOf(std::span<const model::AnchorOutcome* const> anchors, model::ClusterBy wish) {
    switch (wish) {
    case model::ClusterBy::Company:
        return ClusterUnit::Company;
    case model::ClusterBy::Filing:
        return ClusterUnit::Filing;
    case model::ClusterBy::Slice:
        return ClusterUnit::Slice;
    case model::ClusterBy::Automatic:
        break;
    }
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
    if (unit == ClusterUnit::Company) {
        joinCompanies(anchors, numbers);
    }
    return statistics::Clusters(numbers);
}

} // namespace assay::evaluate

#include "core/evaluate/neighbours/cluster_draws.h"

#include <algorithm>
#include <string>
#include <utility>

namespace assay::evaluate {

ClusteredSamples clusteredSamples(const model::ScoredColumns& columns,
                                  const std::function<bool(std::size_t position)>& isIn) {
    ClusteredSamples clusters;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> members; // of pairs: its number and the position
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!isIn(i)) {
            continue;
        }
        if (const std::uint32_t pair = columns.pairOf(i); pair != model::kNone) {
            members.emplace_back(pair, static_cast<std::uint32_t>(i));
            continue;
        }
        clusters.positions.push_back(static_cast<std::uint32_t>(i));
        clusters.ends.push_back(clusters.positions.size());
    }
    std::sort(members.begin(), members.end());
    for (std::size_t i = 0; i < members.size(); ++i) {
        clusters.positions.push_back(members[i].second);
        if (i + 1 == members.size() || members[i + 1].first != members[i].first) {
            clusters.ends.push_back(clusters.positions.size());
        }
    }
    return clusters;
}

base::Result<> checkDraws(const BootstrapSettings& settings) {
    constexpr std::int64_t kMostDraws = 10'000'000;
    if (settings.draws < 1 || settings.draws > kMostDraws) {
        return base::fail(base::ErrorCode::InvalidArgument, std::to_string(settings.draws), "bootstrap");
    }
    return {};
}

} // namespace assay::evaluate

#include "core/evaluate/neighbours/neighbour_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace assay::evaluate {

std::string_view diagnosisName(Diagnosis diagnosis) noexcept {
    constexpr std::array<std::string_view, 4> kNames{"near-duplicate boilerplate", "short section",
                                                     "numeric-heavy", "navigational"};
    return kNames[static_cast<std::size_t>(diagnosis)];
}

std::vector<Diagnosis> diagnose(const model::AnchorOutcome& outcome, const model::AnchorSearch& search,
                                const model::NeighbourSettings& settings) {
    std::vector<Diagnosis> list;
    if (search.nearDuplicate) {
        list.push_back(Diagnosis::NearDuplicate);
    }
    if (outcome.sliceLength < settings.shortSlice) {
        list.push_back(Diagnosis::ShortSection);
    }
    if (outcome.numericHeavy) {
        list.push_back(Diagnosis::NumericHeavy);
    }
    if (outcome.navigational) {
        list.push_back(Diagnosis::Navigational);
    }
    return list;
}

std::vector<std::uint32_t> hardestCases(std::span<const model::AnchorOutcome> outcomes, std::size_t search) {
    std::vector<std::uint32_t> cases;
    for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].covered() && search < outcomes[i].searches.size() &&
            outcomes[i].searches[search].notAsked == model::NotAsked::Asked) {
            cases.push_back(i);
        }
    }
    const auto key = [&](std::uint32_t i) {
        const model::AnchorSearch& answer = outcomes[i].searches[search];
        const int rank = answer.rankFirstGold == 0 ? std::numeric_limits<int>::max() : answer.rankFirstGold;
        // A distance that is unknown or no number stands behind all others.
        const float distance = answer.bestGoldDistance.value_or(-std::numeric_limits<float>::infinity());
        const float smallerFirst = std::isnan(distance) ? std::numeric_limits<float>::infinity() : -distance;
        return std::tuple(-rank, smallerFirst, outcomes[i].number, i);
    };
    std::ranges::sort(cases, {}, key);
    return cases;
}

} // namespace assay::evaluate

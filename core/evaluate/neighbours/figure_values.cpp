#include "core/evaluate/neighbours/figure_values.h"

#include "core/evaluate/neighbours/anchor_figures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace assay::evaluate {
namespace {

using model::AnchorOutcome;
using model::AnchorSearch;

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

// So far is the rank of the first gold known, of lists from elsewhere. Without gold every rank is a miss.
int knownDepthOf(const AnchorOutcome& outcome, const AnchorSearch& answer, int depth) {
    if (!outcome.covered() || answer.rankFirstGold > 0) {
        return depth;
    }
    return answer.notAsked == model::NotAsked::NoList ? 0 : answer.knownDepth.value_or(depth);
}

void add(FigureColumn& column, double value, std::optional<double> luck) {
    column.value.push_back(value);
    column.luck.push_back(luck.value_or(kUnknown));
}

void addAllGold(FigureValues& values, const AllGoldValues& found, const std::optional<AllGoldValues>& luck) {
    for (std::size_t k = 0; k < values.recall.size(); ++k) {
        add(values.recall[k], found.recall[k], luck ? std::optional(luck->recall[k]) : std::nullopt);
        add(values.ndcg[k], found.ndcg[k], luck ? std::optional(luck->ndcg[k]) : std::nullopt);
    }
    add(values.averagePrecision, found.averagePrecision,
        luck ? std::optional(luck->averagePrecision) : std::nullopt);
}

} // namespace

std::vector<int> allGoldKs(const model::NeighbourSettings& settings) {
    std::vector<int> ks;
    std::ranges::set_union(settings.hitAt, settings.mrrAt, std::back_inserter(ks));
    return ks;
}

FigureValues::FigureValues(std::span<const AnchorOutcome* const> outcomes, std::size_t element,
                           const model::NeighbourSettings& settings) {
    const int depth = settings.depth();
    const std::vector<int> ks = allGoldKs(settings);
    const AllGoldValues nothing{std::vector<double>(ks.size()), std::vector<double>(ks.size()), 0};
    hit.resize(static_cast<std::size_t>(depth));
    reciprocalRank.resize(static_cast<std::size_t>(depth));
    recall.resize(ks.size());
    ndcg.resize(ks.size());
    distinctHit.resize(settings.hitAt.size());
    distinctRank.resize(settings.mrrAt.size());
    bool compared = false;
    for (const AnchorOutcome* outcome : outcomes) {
        const bool isThere = element < outcome->searches.size();
        const AnchorSearch* const answer =
            isThere && outcome->searches[element].notAsked == model::NotAsked::Asked
                ? &outcome->searches[element]
                : nullptr;
        answers.push_back(answer);
        knownDepth.push_back(isThere ? knownDepthOf(*outcome, outcome->searches[element], depth) : depth);
        const AnchorSearch* const ranked = outcome->covered() ? answer : nullptr;
        for (int k = 1; k <= depth; ++k) {
            const auto at = static_cast<std::size_t>(k - 1);
            add(hit[at], ranked != nullptr ? hitOf(*ranked, k) : 0,
                ranked != nullptr ? hitByLuck(*ranked, k) : 0);
            add(reciprocalRank[at], ranked != nullptr ? reciprocalRankOf(*ranked, k) : 0,
                ranked != nullptr ? reciprocalRankByLuck(*ranked, k) : 0);
        }
        addAllGold(*this, ranked != nullptr ? allGoldOf(*outcome, *ranked, ks, depth) : nothing,
                   ranked != nullptr ? allGoldByLuck(*outcome, *ranked, ks, depth) : nothing);
        compared = compared || (ranked != nullptr && ranked->distinct);
        for (std::size_t k = 0; k < settings.hitAt.size(); ++k) {
            add(distinctHit[k],
                ranked != nullptr ? distinctHitOf(*ranked, settings.hitAt[k]).value_or(kUnknown) : kUnknown,
                ranked != nullptr ? distinctHitByLuck(*ranked, settings.hitAt[k]) : std::nullopt);
        }
        for (std::size_t k = 0; k < settings.mrrAt.size(); ++k) {
            add(distinctRank[k],
                ranked != nullptr ? distinctReciprocalRankOf(*ranked, settings.mrrAt[k]).value_or(kUnknown)
                                  : kUnknown,
                ranked != nullptr ? distinctReciprocalRankByLuck(*ranked, settings.mrrAt[k]) : std::nullopt);
        }
    }
    if (!compared) {
        distinctHit.clear();
        distinctRank.clear();
    }
}

bool FigureValues::knowsRanks(std::span<const std::uint32_t> members, int k) const {
    return std::ranges::all_of(members, [&](std::uint32_t i) { return k <= knownDepth[i]; });
}

std::optional<double> meanOf(const std::vector<double>& values, std::span<const std::uint32_t> members) {
    double sum = 0;
    for (const std::uint32_t i : members) {
        sum += values[i];
    }
    return members.empty() || std::isnan(sum) ? std::nullopt
                                              : std::optional(sum / static_cast<double>(members.size()));
}

} // namespace assay::evaluate

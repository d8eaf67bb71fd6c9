#include "core/curation/question_impact.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace assay::curation {
namespace {

// Each question stands alone.
bool isEnough(std::size_t questions) {
    return questions >= static_cast<std::size_t>(statistics::kLeastClusters);
}

bool areAllEqual(const std::vector<double>& values) {
    return std::ranges::adjacent_find(values, std::ranges::not_equal_to()) == values.end();
}

// Draws of equal values are all equal, and an interval without width would be too sure: of 0 of n and n of n
// the exact one is given, of others none.
std::optional<statistics::Interval> meanInterval(const std::vector<double>& values, std::uint64_t seed,
                                                 int draws) {
    if (!isEnough(values.size())) {
        return std::nullopt;
    }
    if (!areAllEqual(values)) {
        return statistics::bootstrapMeanInterval(values, seed, draws);
    }
    const bool isShare = values.front() == 0 || values.front() == 1;
    return isShare ? statistics::exactInterval(values.front(), static_cast<double>(values.size()))
                   : std::nullopt;
}

ImpactFigure figureOf(const std::vector<double>& values, std::uint64_t seed, int draws) {
    return {static_cast<std::int64_t>(values.size()), statistics::mean(values),
            meanInterval(values, seed, draws)};
}

struct ScoredItem {
    double value = 0;
    bool leftOut = false;
};

// Percentile bootstrap, 95 %, of the mean of those that are not left out minus the mean of all.
std::optional<statistics::Interval> changeInterval(const std::vector<ScoredItem>& items, std::uint64_t seed,
                                                   int draws) {
    constexpr double kLow = 0.025;
    constexpr double kHigh = 0.975;
    base::Random random(seed);
    std::vector<double> changes;
    for (int draw = 0; draw < draws; ++draw) {
        double all = 0;
        double kept = 0;
        std::int64_t count = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const ScoredItem& item = items[static_cast<std::size_t>(random.below(items.size()))];
            all += item.value;
            if (!item.leftOut) {
                kept += item.value;
                ++count;
            }
        }
        if (count > 0) {
            changes.push_back(kept / static_cast<double>(count) - all / static_cast<double>(items.size()));
        }
    }
    std::sort(changes.begin(), changes.end());
    return changes.empty()
               ? std::nullopt
               : std::optional(statistics::Interval{statistics::quantileOfSorted(changes, kLow),
                                                    statistics::quantileOfSorted(changes, kHigh)});
}

MetricImpact impactOf(const std::vector<ScoredItem>& items, std::uint64_t seed, int draws) {
    std::vector<double> with;
    std::vector<double> without;
    for (const ScoredItem& item : items) {
        with.push_back(item.value);
        if (!item.leftOut) {
            without.push_back(item.value);
        }
    }
    MetricImpact impact{figureOf(with, seed, draws), figureOf(without, seed, draws), {}};
    if (impact.change() && isEnough(with.size()) && isEnough(without.size()) && !areAllEqual(with)) {
        impact.changeConfidence = changeInterval(items, seed, draws);
    }
    return impact;
}

base::Result<ImpactGroup> groupOf(const std::vector<const ImpactItem*>& items, std::uint64_t seed,
                                  const std::stop_token& stop, int draws) {
    ImpactGroup group;
    std::map<std::string, std::vector<ScoredItem>> values;
    for (const ImpactItem* const item : items) {
        ++group.questions;
        group.leftOut += item->leftOut ? 1 : 0;
        bool scored = false;
        if (item->metrics != nullptr) {
            for (const auto& [metric, value] : *item->metrics) {
                if (!std::isfinite(value)) {
                    continue;
                }
                scored = true;
                values[metric].push_back({value, item->leftOut});
            }
        }
        group.unscored += scored ? 0 : 1;
    }
    for (const auto& [metric, scored] : values) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        group.metrics[metric] = impactOf(scored, seed, draws);
    }
    return group;
}

} // namespace

base::Result<QuestionImpact> questionImpact(std::span<const ImpactItem> items, std::uint64_t seed,
                                            std::stop_token stop, int draws) {
    return base::guarded("impact", [&]() -> base::Result<QuestionImpact> {
        if (draws < 1) {
            return base::fail(base::ErrorCode::InvalidArgument, std::to_string(draws), "draws");
        }
        std::vector<const ImpactItem*> all;
        std::map<std::string, std::vector<const ImpactItem*>> byDifficulty;
        for (const ImpactItem& item : items) {
            all.push_back(&item);
            byDifficulty[item.difficulty].push_back(&item);
        }
        QuestionImpact impact;
        ASSAY_TRY(auto whole, groupOf(all, seed, stop, draws));
        impact.all = std::move(whole);
        for (const auto& [difficulty, members] : byDifficulty) {
            ASSAY_TRY(auto group, groupOf(members, seed, stop, draws));
            impact.byDifficulty[difficulty] = std::move(group);
        }
        return impact;
    });
}

} // namespace assay::curation

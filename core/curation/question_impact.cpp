#include "core/curation/question_impact.h"

#include "core/base/guard.h"
#include "core/statistics/quantile.h"

#include <cmath>
#include <utility>

namespace assay::curation {
namespace {

ImpactFigure figureOf(const std::vector<double>& values, std::uint64_t seed, int draws) {
    return {static_cast<std::int64_t>(values.size()), statistics::mean(values),
            statistics::bootstrapMeanInterval(values, seed, draws)};
}

base::Result<ImpactGroup> groupOf(const std::vector<const ImpactItem*>& items, std::uint64_t seed,
                                  const std::stop_token& stop, int draws) {
    ImpactGroup group;
    std::map<std::string, std::pair<std::vector<double>, std::vector<double>>> values; // with, without
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
                auto& [with, without] = values[metric];
                with.push_back(value);
                if (!item->leftOut) {
                    without.push_back(value);
                }
            }
        }
        group.unscored += scored ? 0 : 1;
    }
    for (const auto& [metric, both] : values) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        group.metrics[metric] = {figureOf(both.first, seed, draws), figureOf(both.second, seed, draws)};
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
        auto whole = groupOf(all, seed, stop, draws);
        if (!whole) {
            return tl::unexpected(whole.error());
        }
        impact.all = std::move(*whole);
        for (const auto& [difficulty, members] : byDifficulty) {
            auto group = groupOf(members, seed, stop, draws);
            if (!group) {
                return tl::unexpected(group.error());
            }
            impact.byDifficulty[difficulty] = std::move(*group);
        }
        return impact;
    });
}

} // namespace assay::curation

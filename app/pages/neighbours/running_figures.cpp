#include "app/pages/neighbours/running_figures.h"

#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/statistics/interval.h"
#include "core/text/natural_order.h"

#include <algorithm>

namespace assay::app {
namespace {

using evaluate::LengthBucket;

constexpr std::array kBuckets{LengthBucket::Under10, LengthBucket::From10To19, LengthBucket::From20To39,
                              LengthBucket::From40};

evaluate::Proportion proportion(std::int64_t count, std::int64_t n) {
    evaluate::Proportion result{count, n, std::nullopt, statistics::wilsonInterval(count, n)};
    if (n > 0) {
        result.value = static_cast<double>(count) / static_cast<double>(n);
    }
    return result;
}

std::int64_t upTo(const std::vector<std::int64_t>& ranks, int k) {
    std::int64_t sum = 0;
    for (std::size_t rank = 1; rank < ranks.size() && rank <= static_cast<std::size_t>(k); ++rank) {
        sum += ranks[rank];
    }
    return sum;
}

std::optional<double> meanReciprocal(const std::vector<std::int64_t>& ranks, int k, std::int64_t n) {
    double sum = 0;
    for (std::size_t rank = 1; rank < ranks.size() && rank <= static_cast<std::size_t>(k); ++rank) {
        sum += static_cast<double>(ranks[rank]) / static_cast<double>(rank);
    }
    return n > 0 ? std::optional(sum / static_cast<double>(n)) : std::nullopt;
}

std::string stratumOf(const model::AnchorOutcome& outcome, std::size_t grouping) {
    switch (grouping) {
    case 0:
        return std::string(evaluate::lengthBucketName(evaluate::lengthBucket(outcome.sliceLength)));
    case 1:
        return outcome.section;
    case 2:
        return outcome.year ? std::to_string(*outcome.year) : std::string();
    default:
        return outcome.company;
    }
}

} // namespace

RunningFigures::RunningFigures(const model::NeighbourSettings& settings,
                               std::vector<retrieval::Capabilities> searches)
    : m_settings(settings)
    , m_searches(std::move(searches))
    , m_cells(m_searches.size() * settings.regimes.size()) {
    for (Cell& cell : m_cells) {
        for (const LengthBucket bucket : kBuckets) {
            cell.strata[0][std::string(evaluate::lengthBucketName(bucket))];
        }
    }
}

void RunningFigures::count(Tally& tally, const model::AnchorOutcome& outcome,
                           const model::AnchorSearch& answer) const {
    ++tally.anchors;
    tally.coveredAnchors += outcome.covered() ? 1 : 0;
    if (answer.notAsked != model::NotAsked::Asked) {
        return;
    }
    ++tally.asked;
    if (!outcome.covered()) {
        return;
    }
    ++tally.covered;
    const auto rank = static_cast<std::size_t>(std::max(answer.rankFirstGold, 0));
    if (tally.ranks.size() <= rank) {
        tally.ranks.resize(std::max(rank, static_cast<std::size_t>(m_settings.depth())) + 1);
    }
    ++tally.ranks[rank];
}

void RunningFigures::add(std::span<const model::AnchorOutcome> outcomes) {
    for (const model::AnchorOutcome& outcome : outcomes) {
        if (!outcome.searched()) {
            ++m_notSearched;
            continue;
        }
        ++m_anchors;
        if (outcome.covered()) {
            ++m_covered;
            ++m_windows[outcome.window];
        }
        std::array<std::string, 4> strata;
        for (std::size_t grouping = 0; grouping < strata.size(); ++grouping) {
            strata[grouping] = stratumOf(outcome, grouping);
        }
        for (std::size_t i = 0; i < m_cells.size() && i < outcome.searches.size(); ++i) {
            const model::AnchorSearch& answer = outcome.searches[i];
            Cell& cell = m_cells[i];
            count(cell.all, outcome, answer);
            if (answer.notAsked == model::NotAsked::Asked) {
                cell.self += answer.selfFirst ? 1 : 0;
                cell.selfTied += answer.selfFirst || answer.selfTied ? 1 : 0;
            }
            for (std::size_t grouping = 0; grouping < strata.size(); ++grouping) {
                count(cell.strata[grouping][strata[grouping]], outcome, answer);
            }
        }
    }
}

std::map<int, evaluate::Proportion> RunningFigures::hits(const Tally& tally, std::int64_t n) const {
    std::map<int, evaluate::Proportion> result;
    for (const int k : m_settings.hitAt) {
        result[k] = proportion(upTo(tally.ranks, k), n);
    }
    return result;
}

std::map<int, evaluate::MeanFigure> RunningFigures::means(const Tally& tally, std::int64_t n) const {
    std::map<int, evaluate::MeanFigure> result;
    for (const int k : m_settings.mrrAt) {
        result[k] = {n, meanReciprocal(tally.ranks, k, n), std::nullopt};
    }
    return result;
}

std::vector<evaluate::StratumFigures> RunningFigures::strataOf(const Cell& cell, std::size_t grouping) const {
    std::vector<evaluate::StratumFigures> strata;
    for (const auto& [name, tally] : cell.strata[grouping]) {
        strata.push_back({name, tally.anchors, proportion(tally.coveredAnchors, tally.anchors),
                          hits(tally, tally.covered), means(tally, tally.covered), tally.asked});
    }
    const auto bucket = [](const std::string& name) {
        return std::ranges::find(kBuckets, name, evaluate::lengthBucketName) - kBuckets.begin();
    };
    std::ranges::sort(strata, [&](const auto& a, const auto& b) {
        if (grouping == 0) {
            return bucket(a.name) < bucket(b.name);
        }
        return a.name.empty() != b.name.empty() ? b.name.empty() : text::naturallyBefore(a.name, b.name);
    });
    return strata;
}

evaluate::RegimeFigures RunningFigures::figuresOf(const Cell& cell) const {
    evaluate::RegimeFigures figures;
    figures.anchors = m_anchors;
    figures.asked = cell.all.asked;
    figures.covered = cell.all.covered;
    figures.selfAt1 = proportion(cell.self, cell.all.asked);
    figures.selfAt1TieAware = proportion(cell.selfTied, cell.all.asked);
    figures.hitAt = hits(cell.all, cell.all.covered);
    figures.mrrAt = means(cell.all, cell.all.covered);
    figures.hitAtAllAnchors = hits(cell.all, m_anchors);
    figures.mrrAtAllAnchors = means(cell.all, m_anchors);
    figures.byLength = strataOf(cell, 0);
    figures.bySection = strataOf(cell, 1);
    figures.byYear = strataOf(cell, 2);
    figures.byCompany = strataOf(cell, 3);
    for (int k = 1; k <= m_settings.depth(); ++k) {
        figures.hitCurve.push_back(proportion(upTo(cell.all.ranks, k), cell.all.covered));
        figures.mrrCurve.push_back(meanReciprocal(cell.all.ranks, k, cell.all.covered));
    }
    return figures;
}

evaluate::NeighbourFigures RunningFigures::figures() const {
    evaluate::NeighbourFigures figures;
    figures.anchors = m_anchors;
    figures.notSearched = m_notSearched;
    figures.coverage = proportion(m_covered, m_anchors);
    figures.windows = m_windows;
    const std::size_t regimes = m_settings.regimes.size();
    for (std::size_t s = 0; s < m_searches.size(); ++s) {
        const retrieval::Capabilities& search = m_searches[s];
        evaluate::SearchFigures each{search.label, search.distance,     search.recall, search.recallAt,
                                     {},           search.recallQueries};
        for (std::size_t r = 0; r < regimes; ++r) {
            each.regimes.push_back(figuresOf(m_cells[s * regimes + r]));
        }
        figures.searches.push_back(std::move(each));
    }
    return figures;
}

} // namespace assay::app

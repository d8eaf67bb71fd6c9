#include "app/pages/neighbours/running_figures.h"

#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/text/natural_order.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace assay::app {
namespace {

using evaluate::LengthBucket;

constexpr std::array kBuckets{LengthBucket::Under10, LengthBucket::From10To19, LengthBucket::From20To39,
                              LengthBucket::From40};

evaluate::Proportion proportion(std::int64_t count, std::int64_t n) {
    evaluate::Proportion result;
    result.count = count;
    result.n = n;
    if (n > 0) {
        result.value = static_cast<double>(count) / static_cast<double>(n);
    }
    return result;
}

// nullopt: there is nothing, or something that is not known.
std::optional<double> meanOf(const std::vector<double>& sums, int k, std::int64_t n) {
    const auto at = static_cast<std::size_t>(k - 1);
    return n > 0 && at < sums.size() && !std::isnan(sums[at])
               ? std::optional(sums[at] / static_cast<double>(n))
               : std::nullopt;
}

void addTo(std::vector<double>& sums, const std::vector<double>& values) {
    sums.resize(values.size());
    std::ranges::transform(sums, values, sums.begin(), std::plus());
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

RunningFigures::Ranks RunningFigures::ranksOf(const model::AnchorOutcome& outcome,
                                              const model::AnchorSearch& answer) const {
    Ranks ranks;
    if (answer.notAsked != model::NotAsked::Asked || !outcome.covered()) {
        return ranks;
    }
    constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    for (int k = 1; k <= m_settings.depth(); ++k) {
        ranks.hit.push_back(evaluate::hitOf(answer, k));
        ranks.reciprocalRank.push_back(evaluate::reciprocalRankOf(answer, k));
        ranks.hitByLuck.push_back(evaluate::hitByLuck(answer, k).value_or(kUnknown));
        ranks.reciprocalRankByLuck.push_back(evaluate::reciprocalRankByLuck(answer, k).value_or(kUnknown));
    }
    return ranks;
}

void RunningFigures::count(Tally& tally, const model::AnchorOutcome& outcome,
                           const model::AnchorSearch& answer, const Ranks& ranks) {
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
    addTo(tally.sums.hit, ranks.hit);
    addTo(tally.sums.reciprocalRank, ranks.reciprocalRank);
    addTo(tally.sums.hitByLuck, ranks.hitByLuck);
    addTo(tally.sums.reciprocalRankByLuck, ranks.reciprocalRankByLuck);
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
            const Ranks ranks = ranksOf(outcome, answer);
            count(cell.all, outcome, answer, ranks);
            if (answer.notAsked == model::NotAsked::Asked) {
                cell.self += answer.selfFirst ? 1 : 0;
                cell.selfTied += answer.selfFirst || answer.selfTied ? 1 : 0;
            }
            for (std::size_t grouping = 0; grouping < strata.size(); ++grouping) {
                count(cell.strata[grouping][strata[grouping]], outcome, answer, ranks);
            }
        }
    }
}

evaluate::Proportion RunningFigures::hit(const Tally& tally, int k, std::int64_t n) {
    evaluate::Proportion figure;
    figure.n = n;
    const auto at = static_cast<std::size_t>(k - 1);
    const double sum = at < tally.sums.hit.size() ? tally.sums.hit[at] : 0;
    figure.count = std::llround(sum);
    if (n > 0) {
        figure.value = sum / static_cast<double>(n);
        figure.chance = tally.covered > 0 ? meanOf(tally.sums.hitByLuck, k, n) : 0;
    }
    return figure;
}

evaluate::MeanFigure RunningFigures::mean(const Tally& tally, int k, std::int64_t n) {
    evaluate::MeanFigure figure;
    figure.n = n;
    if (n > 0) {
        figure.value = tally.covered > 0 ? meanOf(tally.sums.reciprocalRank, k, n) : 0;
        figure.chance = tally.covered > 0 ? meanOf(tally.sums.reciprocalRankByLuck, k, n) : 0;
    }
    return figure;
}

std::map<int, evaluate::Proportion> RunningFigures::hits(const Tally& tally, std::int64_t n) const {
    std::map<int, evaluate::Proportion> result;
    for (const int k : m_settings.hitAt) {
        result[k] = hit(tally, k, n);
    }
    return result;
}

std::map<int, evaluate::MeanFigure> RunningFigures::means(const Tally& tally, std::int64_t n) const {
    std::map<int, evaluate::MeanFigure> result;
    for (const int k : m_settings.mrrAt) {
        result[k] = mean(tally, k, n);
    }
    return result;
}

std::vector<evaluate::StratumFigures> RunningFigures::strataOf(const Cell& cell, std::size_t grouping) const {
    std::vector<evaluate::StratumFigures> strata;
    for (const auto& [name, tally] : cell.strata[grouping]) {
        strata.push_back({name, tally.anchors, proportion(tally.coveredAnchors, tally.anchors),
                          hits(tally, tally.covered), means(tally, tally.covered), tally.asked,
                          tally.covered});
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
        figures.hitCurve.push_back(hit(cell.all, k, cell.all.covered));
        const evaluate::MeanFigure rank = mean(cell.all, k, cell.all.covered);
        figures.mrrCurve.push_back(rank.value);
        figures.mrrCurveChance.push_back(rank.chance);
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

#include "core/evaluate/retrieval/hit_curve.h"

#include "core/evaluate/retrieval/question_pool.h"
#include "core/statistics/chance.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

// By k from 1 on, of each pool that there is.
using PoolChances = std::map<std::pair<std::int64_t, std::int64_t>, std::vector<double>>;

std::int64_t knownHitDepth(const RetrievalEvaluation& evaluation, std::int64_t deepest) {
    std::int64_t longest = 0;
    std::int64_t bound = deepest;
    for (const QuestionRetrieval& question : evaluation.questions) {
        if (question.relevant <= 0) {
            continue;
        }
        longest = std::max(longest, question.retrieved);
        if (question.cutAt) {
            bound = std::min(bound, *question.cutAt); // beyond it nothing is known
        }
    }
    return std::min(longest, bound);
}

bool hasStratum(const QuestionRetrieval& question, std::string_view field, std::string_view value) {
    if (field.empty()) {
        return true;
    }
    const auto found = question.strata.find(std::string(field));
    return found != question.strata.end() && std::ranges::find(found->second, value) != found->second.end();
}

// nullopt: among how many was searched is not known, or results are not told by ids.
const std::vector<double>* chancesOf(const QuestionRetrieval& question, std::int64_t depth,
                                     PoolChances& known) {
    if (!question.pool || !namesSentences(question.rule)) {
        return nullptr;
    }
    const statistics::Pool pool{question.pool->results, question.pool->gold};
    const auto [place, isNew] = known.try_emplace({pool.results, pool.gold});
    for (std::int64_t k = 1; isNew && k <= depth; ++k) {
        place->second.push_back(statistics::hitChance(pool, k));
    }
    return &place->second;
}

} // namespace

HitCurves::HitCurves(const RetrievalEvaluation& evaluation, std::int64_t deepest)
    : m_evaluation(evaluation)
    , m_clusters(clusterNumbersOf(evaluation.questions, evaluation.clusters))
    , m_depth(knownHitDepth(evaluation, deepest)) {}

HitCurve HitCurves::of(std::string_view field, std::string_view value) const {
    HitCurve curve;
    std::vector<std::optional<std::int64_t>> ranks;
    std::vector<std::uint32_t> clusterOf;
    PoolChances pools;
    std::vector<double> chances(static_cast<std::size_t>(std::max<std::int64_t>(m_depth, 0)));
    bool allChances = true;
    bool allLackGold = true; // of the corpus that was searched
    for (std::size_t i = 0; i < m_evaluation.questions.size(); ++i) {
        const QuestionRetrieval& question = m_evaluation.questions[i];
        if (question.relevant <= 0 || !hasStratum(question, field, value)) {
            continue;
        }
        allLackGold = allLackGold && lacksAllGold({&question, 1});
        ranks.push_back(question.firstGold());
        clusterOf.push_back(m_clusters.of[i]);
        const std::vector<double>* const luck = chancesOf(question, m_depth, pools);
        allChances = allChances && luck != nullptr;
        for (std::size_t k = 0; luck != nullptr && k < chances.size(); ++k) {
            chances[k] += (*luck)[k];
        }
    }
    curve.n = std::ssize(ranks);
    if (m_depth < 2 || ranks.empty() || allLackGold) {
        return curve;
    }
    const statistics::Clusters groups(clusterOf);
    std::vector<double> hits(ranks.size());
    for (std::int64_t k = 1; k <= m_depth; ++k) {
        bool hasNew = k == 1;
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            if (ranks[i] == k) {
                hits[i] = 1;
                hasNew = true;
            }
        }
        HitPoint point{k, 0, std::nullopt, std::nullopt};
        if (hasNew) {
            const statistics::ClusteredShare share = statistics::clusteredShare(hits, {}, groups);
            point.share = share.value.value_or(0);
            point.interval = share.interval;
        } else { // as at the k before
            point.share = curve.points.back().share;
            point.interval = curve.points.back().interval;
        }
        if (allChances) {
            point.chance = chances[static_cast<std::size_t>(k - 1)] / static_cast<double>(ranks.size());
        }
        curve.points.push_back(point);
    }
    return curve;
}

} // namespace assay::evaluate

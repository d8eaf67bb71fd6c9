#include "core/metrics/ranking/ranking_facts.h"

namespace assay::metrics {

RankingFacts::RankingFacts(const JudgedRanking& ranking, const RankingSettings& settings)
    : grades(ranking.grades)
    , judged(ranking.judged)
    , level(settings.level)
    , collection(settings.collection)
    , retrieved(std::ssize(ranking.grades)) {
    for (const std::int32_t grade : grades) {
        relevantRetrieved += grade >= level ? 1 : 0;
        notJudged += grade < 0 ? 1 : 0;
    }
    for (std::size_t grade = static_cast<std::size_t>(std::max(level, 0)); grade < judged.size(); ++grade) {
        relevant += judged[grade];
    }
}

std::int64_t RankingFacts::relevantWithin(std::int64_t k) const {
    const auto end = static_cast<std::size_t>(std::min(k, retrieved));
    std::int64_t found = 0;
    for (std::size_t place = 0; place < end; ++place) {
        found += isRelevant(place) ? 1 : 0;
    }
    return found;
}

Gains::Gains(const RankingFacts& facts, std::span<const std::pair<std::int32_t, double>> given) {
    const auto documentsOf = [&](std::int32_t grade) {
        return grade >= 0 && static_cast<std::size_t>(grade) < facts.judged.size()
                   ? facts.judged[static_cast<std::size_t>(grade)]
                   : 0;
    };
    for (const auto& [grade, gain] : given) {
        m_levels.push_back({grade, gain, documentsOf(grade)});
    }
    for (std::size_t i = 0; i < facts.judged.size(); ++i) {
        const auto grade = static_cast<std::int32_t>(i);
        if (std::ranges::find(given, grade, &std::pair<std::int32_t, double>::first) == given.end()) {
            m_levels.push_back({grade, static_cast<double>(grade), facts.judged[i]});
        }
    }
    std::ranges::stable_sort(m_levels, {}, &Level::gain);
}

double Gains::of(std::int32_t grade) const {
    const auto level = std::ranges::find(m_levels, grade, &Level::grade);
    return level == m_levels.end() ? 0 : level->gain;
}

std::vector<double> Gains::ideal() const {
    std::vector<double> gains;
    for (auto level = m_levels.rbegin(); level != m_levels.rend() && level->gain > 0; ++level) {
        gains.insert(gains.end(), static_cast<std::size_t>(level->documents), level->gain);
    }
    return gains;
}

void Gains::normalise() {
    double low = 0;
    double high = 0;
    for (const Level& level : m_levels) {
        low = std::min(low, level.gain);
        high = std::max(high, level.gain);
    }
    if (low < 0 || high > 1) {
        for (Level& level : m_levels) {
            level.gain = (level.gain - low) / (high - low);
        }
    }
}

} // namespace assay::metrics

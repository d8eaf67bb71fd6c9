// Of this room alone: what several measures of one ranked list need, counted once.
#pragma once

#include "core/metrics/ranking/ranking_measures.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay::metrics {

struct RankingFacts {
    std::span<const std::int32_t> grades;
    std::span<const std::int64_t> judged;
    std::int32_t level = 1;
    double collection = 0;
    std::int64_t retrieved = 0;
    std::int64_t relevant = 0;          // there are
    std::int64_t relevantRetrieved = 0; // of them
    std::int64_t notJudged = 0;         // of those retrieved

    RankingFacts(const JudgedRanking& ranking, const RankingSettings& settings);

    [[nodiscard]] bool isRelevant(std::size_t place) const { return grades[place] >= level; }

    // Of the first k, which may be more than there are.
    [[nodiscard]] std::int64_t relevantWithin(std::int64_t k) const;
};

// What retrieving a document of each grade is worth.
class Gains {
  public:
    // The grade itself, but for those given; all grades that were judged take part.
    Gains(const RankingFacts& facts, std::span<const std::pair<std::int32_t, double>> given);

    // 0 for what was not judged.
    [[nodiscard]] double of(std::int32_t grade) const;

    // Above 0, of the best order of all judged documents, place by place.
    [[nodiscard]] std::vector<double> ideal() const;

    // To [0,1], where any is outside of it.
    void normalise();

  private:
    struct Level {
        std::int32_t grade = 0;
        double gain = 0;
        std::int64_t documents = 0;
    };

    std::vector<Level> m_levels; // by rising gain
};

} // namespace assay::metrics

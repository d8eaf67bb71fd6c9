#include "core/metrics/classification/probability_quality.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace assay::metrics {
namespace {

std::vector<std::size_t> orderOf(std::span<const double> scores) {
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return scores[i]; });
    return order;
}

// Samples that stand together in the order of the scores.
struct Pool {
    std::size_t n = 0;
    std::int64_t events = 0;

    [[nodiscard]] double share() const { return static_cast<double>(events) / static_cast<double>(n); }
};

// Those of equal scores, by rising score.
std::vector<Pool> poolsOfEqual(std::span<const double> scores, std::span<const std::uint8_t> events,
                               const std::vector<std::size_t>& order) {
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || scores[order[i]] != scores[order[i - 1]]) {
            pools.push_back({});
        }
        ++pools.back().n;
        pools.back().events += events[order[i]] != 0 ? 1 : 0;
    }
    return pools;
}

} // namespace

std::vector<double> recalibrated(std::span<const double> scores, std::span<const std::uint8_t> events) {
    const std::vector<std::size_t> order = orderOf(scores);
    std::vector<Pool> rising;
    for (const Pool& next : poolsOfEqual(scores, events, order)) {
        Pool pool = next;
        while (!rising.empty() && rising.back().share() >= pool.share()) {
            pool.n += rising.back().n;
            pool.events += rising.back().events;
            rising.pop_back();
        }
        rising.push_back(pool);
    }
    std::vector<double> shares(scores.size());
    std::size_t place = 0;
    for (const Pool& pool : rising) {
        for (std::size_t i = 0; i < pool.n; ++i) {
            shares[order[place++]] = pool.share();
        }
    }
    return shares;
}

std::optional<ProbabilityQuality> probabilityQuality(std::span<const double> scores,
                                                     std::span<const std::uint8_t> events) {
    if (scores.empty()) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(scores.size());
    const std::vector<double> shares = recalibrated(scores, events);
    double recalibratedBrier = 0;
    double share = 0;
    ProbabilityQuality quality{.n = std::ssize(scores)};
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double event = events[i] != 0 ? 1 : 0;
        share += event;
        quality.meanMinusShare += scores[i] - event;
        quality.brier += (scores[i] - event) * (scores[i] - event);
        recalibratedBrier += (shares[i] - event) * (shares[i] - event);
    }
    share /= n;
    quality.meanMinusShare /= n;
    quality.brier /= n;
    recalibratedBrier /= n;
    quality.uncertainty = share * (1 - share);
    quality.miscalibration = quality.brier - recalibratedBrier;
    quality.discrimination = quality.uncertainty - recalibratedBrier;
    return quality;
}

std::vector<MassBin> equalMassBins(std::span<const double> scores, std::span<const std::uint8_t> events,
                                   std::size_t bins) {
    const std::vector<std::size_t> order = orderOf(scores);
    std::vector<MassBin> list;
    std::size_t place = 0;
    for (std::size_t bin = 0; bin < bins && place < order.size(); ++bin) {
        const std::size_t left = bins - bin;
        std::size_t end = place + (order.size() - place + left - 1) / left;
        while (end < order.size() && scores[order[end]] == scores[order[end - 1]]) {
            ++end;
        }
        MassBin filled{.lowest = scores[order[place]], .highest = scores[order[end - 1]]};
        for (; place < end; ++place) {
            ++filled.n;
            filled.events += events[order[place]] != 0 ? 1 : 0;
            filled.meanScore += scores[order[place]];
        }
        filled.meanScore /= static_cast<double>(filled.n);
        list.push_back(filled);
    }
    return list;
}

} // namespace assay::metrics

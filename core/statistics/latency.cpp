#include "core/statistics/latency.h"

#include "core/statistics/quantile.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace assay::statistics {
namespace {

constexpr double kTail = 0.025;

struct Wait {
    double seconds = 0;
    bool timedOut = false;
};

// Behind an earlier time-out every value is a lower bound: that wait may have been the longer one.
struct Waits {
    std::vector<Wait> ascending;
    std::size_t firstTimeout = 0; // its place; as many as there are: none

    [[nodiscard]] bool isBound(std::size_t rank) const { return rank > firstTimeout; }

    [[nodiscard]] double at(std::size_t rank) const { return ascending[rank - 1].seconds; }
};

LatencyPercentile percentile(const Waits& waits, double p) {
    const std::size_t n = waits.ascending.size();
    const std::size_t rank = nearestRank(n, p);
    LatencyPercentile result;
    result.value = waits.at(rank);
    result.isAtLeast = waits.isBound(rank);
    const RankInterval ranks = quantileRanks(n, p);
    if (ranks.low) {
        result.low = waits.at(*ranks.low);
    }
    if (ranks.high && !waits.isBound(*ranks.high)) {
        result.high = waits.at(*ranks.high);
    }
    return result;
}

} // namespace

std::size_t nearestRank(std::size_t n, double p) {
    // A product that is a whole number but for its last bits is that number: 0.95 * 20.
    const double rank = std::ceil(p * static_cast<double>(n) - 1e-9);
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(rank, 1.0)), 1, n);
}

RankInterval quantileRanks(std::size_t n, double p) {
    RankInterval ranks;
    if (n == 0) {
        return ranks;
    }
    // How many values lie below the quantile.
    const boost::math::binomial below(static_cast<double>(n), p);
    const auto atMost = [&](std::size_t count) {
        return boost::math::cdf(below, static_cast<double>(count));
    };
    const auto atLeast = [&](std::size_t count) {
        return boost::math::cdf(boost::math::complement(below, static_cast<double>(count) - 1));
    };
    // The value of rank r lies above the quantile when at most r - 1 lie below it, and below when r do.
    std::size_t rank = nearestRank(n, p);
    for (std::size_t low = rank; low >= 1 && !ranks.low; --low) {
        if (atMost(low - 1) <= kTail) {
            ranks.low = low;
        }
    }
    for (std::size_t high = rank; high <= n && !ranks.high; ++high) {
        if (atLeast(high) <= kTail) {
            ranks.high = high;
        }
    }
    return ranks;
}

Latency latencyOf(std::vector<double> answered, std::vector<double> timedOut) {
    Latency result;
    result.timeouts = static_cast<std::int64_t>(timedOut.size());
    result.n = static_cast<std::int64_t>(answered.size()) + result.timeouts;
    if (result.n == 0) {
        return result;
    }
    Waits waits;
    for (const double seconds : answered) {
        waits.ascending.push_back({seconds, false});
    }
    for (const double seconds : timedOut) {
        waits.ascending.push_back({seconds, true});
    }
    // An answer that took as long as a time-out came no later.
    std::ranges::sort(waits.ascending, [](const Wait& a, const Wait& b) {
        return a.seconds != b.seconds ? a.seconds < b.seconds : !a.timedOut && b.timedOut;
    });
    const auto first = std::ranges::find_if(waits.ascending, &Wait::timedOut);
    waits.firstTimeout = static_cast<std::size_t>(first - waits.ascending.begin());
    std::vector<double> ascending;
    ascending.reserve(waits.ascending.size());
    for (const Wait& wait : waits.ascending) {
        ascending.push_back(wait.seconds);
    }
    result.mean = mean(ascending);
    result.p50 = percentile(waits, 0.50);
    result.p95 = percentile(waits, 0.95);
    result.p99 = percentile(waits, 0.99);
    return result;
}

} // namespace assay::statistics

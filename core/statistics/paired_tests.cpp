#include "core/statistics/paired_tests.h"

#include "core/statistics/quantile.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <vector>

namespace assay::statistics {
namespace {

constexpr std::size_t kExactUpTo = 50;

std::vector<double> differences(std::span<const double> a, std::span<const double> b) {
    std::vector<double> result(std::min(a.size(), b.size()));
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = a[i] - b[i];
    }
    return result;
}

// Ranks from 1 of the absolute values, ties sharing their mean rank; `tieCorrection` receives the sum of
// t (t^2 - 1) over groups of t tied values.
std::vector<double> ranksOfAbsolute(const std::vector<double>& values, double& tieCorrection) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t l, std::size_t r) { return std::abs(values[l]) < std::abs(values[r]); });
    std::vector<double> ranks(values.size());
    tieCorrection = 0;
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && std::abs(values[order[last]]) == std::abs(values[order[first]])) {
            ++last;
        }
        for (std::size_t i = first; i < last; ++i) {
            ranks[order[i]] = static_cast<double>(first + 1 + last) / 2;
        }
        const auto tied = static_cast<double>(last - first);
        tieCorrection += tied * (tied * tied - 1);
        first = last;
    }
    return ranks;
}

// The probability of a sum of ranks of one sign of at most `smaller`, or on the other side as far, when every
// sign is a coin's throw. Ranks count twice, so that those shared by ties are whole numbers.
double exactP(double smaller, const std::vector<double>& ranks) {
    const auto doubled = [](double rank) { return static_cast<std::size_t>(std::lround(2 * rank)); };
    std::vector<double> probability{1}; // by doubled sum
    for (const double each : ranks) {
        const std::size_t rank = doubled(each);
        std::vector<double> next(probability.size() + rank, 0);
        for (std::size_t sum = 0; sum < probability.size(); ++sum) {
            next[sum] += probability[sum] / 2;
            next[sum + rank] += probability[sum] / 2;
        }
        probability = std::move(next);
    }
    const auto end = probability.begin() + static_cast<std::ptrdiff_t>(doubled(smaller)) + 1;
    return std::min(1.0, 2 * std::accumulate(probability.begin(), end, 0.0));
}

// 0.8 - 0.7 and 0.7 - 0.6 differ in the last digit: whether that is all the spread there is.
bool differOnlyByRounding(const std::vector<double>& difference, std::span<const double> a,
                          std::span<const double> b) {
    double largest = 0;
    for (std::size_t i = 0; i < difference.size(); ++i) {
        largest = std::max({largest, std::abs(a[i]), std::abs(b[i])});
    }
    const auto [low, high] = std::minmax_element(difference.begin(), difference.end());
    return *high - *low <= 4 * std::numeric_limits<double>::epsilon() * largest;
}

} // namespace

std::optional<PairedT> pairedT(std::span<const double> a, std::span<const double> b) {
    const std::vector<double> difference = differences(a, b);
    const std::optional<double> spread = variance(difference);
    if (!spread || differOnlyByRounding(difference, a, b)) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(difference.size());
    PairedT test;
    test.meanDifference = *mean(difference);
    test.df = static_cast<int>(difference.size()) - 1;
    const double error = std::sqrt(*spread / n);
    test.t = test.meanDifference / error;
    const boost::math::students_t distribution(test.df);
    test.p = 2 * boost::math::cdf(boost::math::complement(distribution, std::abs(test.t)));
    const double half = boost::math::quantile(distribution, 0.975) * error;
    test.confidence = {test.meanDifference - half, test.meanDifference + half};
    return test;
}

std::optional<Wilcoxon> wilcoxonSignedRank(std::span<const double> a, std::span<const double> b) {
    std::vector<double> difference = differences(a, b);
    constexpr double kSnap = 1e12;
    for (double& value : difference) {
        value = std::round(value * kSnap) / kSnap;
    }
    std::erase(difference, 0.0);
    if (difference.empty()) {
        return std::nullopt;
    }
    double ties = 0;
    const std::vector<double> ranks = ranksOfAbsolute(difference, ties);
    double positive = 0;
    double negative = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        (difference[i] > 0 ? positive : negative) += ranks[i];
    }
    Wilcoxon test;
    test.statistic = std::min(positive, negative);
    test.nonZero = static_cast<int>(difference.size());
    test.exact = difference.size() <= kExactUpTo;
    if (test.exact) {
        test.p = exactP(test.statistic, ranks);
        return test;
    }
    const auto n = static_cast<double>(difference.size());
    const double centre = n * (n + 1) / 4;
    const double deviation = std::sqrt((n * (n + 1) * (2 * n + 1) - ties / 2) / 24);
    const double z = (test.statistic - centre) / deviation;
    test.p = 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z)));
    return test;
}

} // namespace assay::statistics

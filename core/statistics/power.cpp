#include "core/statistics/power.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace assay::statistics {
namespace {

double sureQuantile() {
    return boost::math::quantile(boost::math::normal(), 0.975);
}

double powerQuantile() {
    return boost::math::quantile(boost::math::normal(), 0.80);
}

double standardError(const Interval& interval) {
    return (interval.high - interval.low) / (2 * sureQuantile());
}

// Before the design effect, as a real number.
double realItemsNeeded(double delta, double noise) {
    const double sure = sureQuantile();
    const double power = powerQuantile();
    const double discordance = std::min(1.0, noise + delta);
    const double root =
        sure * std::sqrt(discordance) + power * std::sqrt(std::max(0.0, discordance - delta * delta));
    return root * root / (delta * delta);
}

// Of so many discordant items, each on either side by a coin's throw: the sides differ by more than `most`.
double lopsided(std::int64_t discordant, double most) {
    // b - c = 2 b - discordant > most
    const auto n = static_cast<double>(discordant);
    const double b = std::floor((n + most) / 2) + 1; // the least that is too many
    if (b > n) {
        return 0;
    }
    const boost::math::binomial sides(n, 0.5);
    return std::min(1.0, 2 * boost::math::cdf(boost::math::complement(sides, b - 1)));
}

} // namespace

std::int64_t itemsNeeded(double delta, double noise, double designEffect) {
    return static_cast<std::int64_t>(std::ceil(realItemsNeeded(delta, noise) * designEffect - 1e-9));
}

std::optional<double> leastDifference(std::int64_t items, double noise, double designEffect) {
    const double most = 1 - noise;
    const auto tells = [&](double delta) {
        return realItemsNeeded(delta, noise) * designEffect <= static_cast<double>(items);
    };
    if (items <= 0 || most <= 0 || !tells(most)) {
        return std::nullopt;
    }
    double low = 0;
    double high = most;
    while (high - low > 1e-7) {
        const double middle = (low + high) / 2;
        (tells(middle) ? high : low) = middle;
    }
    return high;
}

double falseAlarm(std::int64_t items, double discordance, double limit) {
    if (items <= 0 || discordance <= 0) {
        return 0;
    }
    const auto n = static_cast<double>(items);
    const double most = limit * n + 1e-9; // exactly the limit is no more than it
    const boost::math::binomial number(n, std::min(discordance, 1.0));
    const double mean = n * discordance;
    const double reach = 12 * std::sqrt(std::max(1.0, mean)) + 12;
    const auto from = static_cast<std::int64_t>(std::max(0.0, std::floor(mean - reach)));
    const auto to = static_cast<std::int64_t>(std::min(n, std::ceil(mean + reach)));
    double sum = 0;
    for (std::int64_t discordant = from; discordant <= to; ++discordant) {
        sum += boost::math::pdf(number, static_cast<double>(discordant)) * lopsided(discordant, most);
    }
    return std::min(1.0, sum);
}

double leastDistance(const Interval& interval) {
    return (sureQuantile() + powerQuantile()) * standardError(interval);
}

double chanceBeyond(double distance, const Interval& interval) {
    const double error = standardError(interval);
    if (!(error > 0)) {
        return distance < 0 ? 1 : 0;
    }
    return boost::math::cdf(boost::math::normal(), -distance / error);
}

double falseAlarmIn(int checks, double falseAlarm) {
    return 1 - std::pow(1 - falseAlarm, checks);
}

} // namespace assay::statistics

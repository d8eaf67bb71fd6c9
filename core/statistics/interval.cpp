#include "core/statistics/interval.h"

#include "core/statistics/quantile.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <cmath>

namespace assay::statistics {

std::optional<Interval> wilsonInterval(std::int64_t successes, std::int64_t n, double confidence) {
    if (n <= 0 || successes < 0 || successes > n || !(confidence > 0 && confidence < 1)) {
        return std::nullopt;
    }
    const double z = boost::math::quantile(boost::math::normal(), 0.5 + confidence / 2);
    const auto total = static_cast<double>(n);
    const double share = static_cast<double>(successes) / total;
    const double scale = 1 + z * z / total;
    const double centre = (share + z * z / (2 * total)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / total + z * z / (4 * total * total));
    // At the ends the formula gives 0 and 1 but for rounding.
    return Interval{successes == 0 ? 0.0 : std::max(0.0, centre - half),
                    successes == n ? 1.0 : std::min(1.0, centre + half)};
}

std::optional<Interval> exactInterval(double share, double n, double confidence) {
    if (!(n > 0) || !(share >= 0 && share <= 1) || !(confidence > 0 && confidence < 1)) {
        return std::nullopt;
    }
    const double tail = 0.5 - confidence / 2;
    const double successes = share * n;
    const double failures = n - successes;
    return Interval{share == 0 ? 0.0 : boost::math::ibeta_inv(successes, failures + 1, tail),
                    share == 1 ? 1.0 : boost::math::ibeta_inv(successes + 1, failures, 1 - tail)};
}

std::optional<Interval> meanShareInterval(std::span<const double> shares, double each) {
    const auto share = mean(shares);
    if (!share) {
        return std::nullopt;
    }
    const auto values = static_cast<double>(shares.size());
    double effective = values;
    if (const auto spread = variance(shares); spread && *spread > 0) {
        effective = std::min(values * each, *share * (1 - *share) * values / *spread);
    }
    return exactInterval(*share, effective);
}

} // namespace assay::statistics

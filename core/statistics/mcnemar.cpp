#include "core/statistics/mcnemar.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>

namespace assay::statistics {

McNemar mcNemar(std::int64_t onlyA, std::int64_t onlyB) {
    McNemar test;
    test.onlyA = onlyA;
    test.onlyB = onlyB;
    const std::int64_t discordant = onlyA + onlyB;
    test.usesExact = discordant < kExactMcNemarBelow;
    if (discordant == 0) {
        return test;
    }
    const auto n = static_cast<double>(discordant);
    const boost::math::binomial fair(n, 0.5);
    test.exactP = std::min(1.0, 2 * boost::math::cdf(fair, static_cast<double>(std::min(onlyA, onlyB))));
    const double difference = std::max(0.0, std::abs(static_cast<double>(onlyA - onlyB)) - 1);
    test.correctedChi2 = difference * difference / n;
    test.correctedP =
        boost::math::cdf(boost::math::complement(boost::math::chi_squared(1), *test.correctedChi2));
    return test;
}

} // namespace assay::statistics

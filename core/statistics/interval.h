// Confidence intervals of proportions.
//
// Sources: E. B. Wilson (1927), "Probable inference, the law of succession, and statistical inference", JASA
// 22; the form without continuity correction, as statsmodels' proportion_confint(method="wilson"); C. J.
// Clopper and E. S. Pearson (1934), "The use of confidence or fiducial limits illustrated in the case of the
// binomial", with a fractional number of items for shares that vary less or more than independent ones: E. L.
// Korn and B. I. Graubard (1998).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace assay::statistics {

struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

// The interval of successes / n, within [0,1]; 0 <= successes <= n, confidence in (0,1). nullopt for n = 0
// and for counts outside that range.
[[nodiscard]] std::optional<Interval> wilsonInterval(std::int64_t successes, std::int64_t n,
                                                     double confidence = 0.95);

// The exact interval of `share` of `n` items, 0 < n, share in [0,1], confidence in (0,1); neither n nor share
// * n need be whole. nullopt: outside that range. 200 of 200: 0.98172 to 1.
[[nodiscard]] std::optional<Interval> exactInterval(double share, double n, double confidence = 0.95);

// 95 % of the mean of values in [0,1], each a share of up to `each` items of its own: the exact interval with
// as many items as would vary so much, at most all of them; where all are 0 or all are 1, with as many as
// there are values. nullopt for no value.
[[nodiscard]] std::optional<Interval> meanShareInterval(std::span<const double> shares, double each);

} // namespace assay::statistics

// Confidence intervals of proportions.
//
// Source: E. B. Wilson (1927), "Probable inference, the law of succession, and statistical inference", JASA
// 22; the form without continuity correction, as statsmodels' proportion_confint(method="wilson").
#pragma once

#include <cstdint>
#include <optional>

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

} // namespace assay::statistics

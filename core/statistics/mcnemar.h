// McNemar's test: do two methods that judged the same samples err differently?
//
// Source: Q. McNemar (1947), Psychometrika 12; the continuity correction of A. L. Edwards (1948). Exact:
// two-sided binomial test with p = 1/2, as statsmodels' mcnemar(exact=True).
#pragma once

#include <cstdint>
#include <optional>

namespace assay::statistics {

// With fewer discordant samples the exact test is the one to use.
inline constexpr std::int64_t kExactMcNemarBelow = 25;

struct McNemar {
    std::int64_t onlyA = 0; // samples that only A got right
    std::int64_t onlyB = 0;
    double exactP = 1;                   // 1 when nothing is discordant
    std::optional<double> correctedChi2; // max(|onlyA - onlyB| - 1, 0)^2 / (onlyA + onlyB); undefined without
    std::optional<double> correctedP;    // discordant samples; one degree of freedom
    bool usesExact = true;

    // Of the test to use.
    [[nodiscard]] double p() const noexcept { return usesExact ? exactP : correctedP.value_or(exactP); }
};

// Both counts are at least 0.
[[nodiscard]] McNemar mcNemar(std::int64_t onlyA, std::int64_t onlyB);

} // namespace assay::statistics

// A ranked list as its judgements see it: what every ranking measure is computed of.
#pragma once

#include <cstdint>
#include <span>

namespace assay::metrics {

// Grades of retrieved documents that nobody judged: unknown to the judgements, or in the pool that was to be
// judged and left out of the sample. Judged ones have their grade, 0 or more.
inline constexpr std::int32_t kNotInPool = -1;
inline constexpr std::int32_t kPooledOnly = -2;

struct JudgedRanking {
    std::span<const std::int32_t> grades; // of what was retrieved, best first
    std::span<const std::int64_t> judged; // judged documents of each grade from 0 on, retrieved or not
};

} // namespace assay::metrics

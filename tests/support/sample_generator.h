// Seeded FHRI samples for tests and benchmarks: 60 % accurate, 20 % hallucination, 20 % contradiction with
// overlapping scores and ten scenarios.
#pragma once

#include "core/model/scored_columns.h"
#include "core/model/scored_sample.h"

#include <cstdint>
#include <string>
#include <vector>

namespace assay::tests {

struct GeneratorSettings {
    std::size_t count = 8'000;
    std::uint64_t seed = 42;
    int scenarios = 10;
    bool components = false; // with component scores (half of the samples without E), and pairs
    int decimals = 0;        // > 0: scores rounded to that many decimals, so that many are equal
};

[[nodiscard]] model::ScoredColumns generateColumns(const GeneratorSettings& settings);

// The same samples with texts, as JSON lines (one object a line, keys as in docs/formats.md).
[[nodiscard]] std::string generateJsonLines(const GeneratorSettings& settings);

} // namespace assay::tests

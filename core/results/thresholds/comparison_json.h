// A comparison of two detectors as a JSON document (docs/formats.md, "Comparison of detectors").
#pragma once

#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/model/scored_columns.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

// Two sets over the same samples.
struct MatchCounts {
    std::int64_t onlyInA = 0;
    std::int64_t onlyInB = 0;
    std::vector<std::string> labelsDiffer; // ids of matched samples whose true class differs
};

struct ComparisonContext {
    std::string a; // what the detectors are called
    std::string b;
    std::vector<double> tau; // by scenario of the columns
    double nliHard = 0.40;
    bool isEntropy = false; // a is full and b no-entropy over the same samples
    std::optional<MatchCounts> match;
    std::string setA; // with two sets of a workspace: their names
    std::string setB;
};

// Indented by two, with a final line break; undefined figures are null.
[[nodiscard]] std::string comparisonJson(const evaluate::DetectorComparison& comparison,
                                         const model::ScoredColumns& columns,
                                         const ComparisonContext& context);

} // namespace assay::results

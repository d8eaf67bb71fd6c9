// Figures of a neighbour test that was made elsewhere, as they were given. A figure that is not there is
// missing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

struct OutsideRegime {
    std::string name; // "filtered", "open"
    std::optional<double> selfAt1, selfAt1TieAware;
    std::map<int, double> hitAt, mrrAt;
    std::map<std::string, double> goldDistance; // "p5", "p25", "median", "p75", "p95"
    std::optional<std::int64_t> n;              // covered anchors, where they differ from the run's
    std::optional<std::int64_t> asked;          // what Self@1 is a share of, where it is not all anchors

    friend bool operator==(const OutsideRegime&, const OutsideRegime&) = default;
};

struct OutsideFigures {
    std::string name;
    std::string source; // where they stand
    std::optional<std::int64_t> anchors, covered;
    std::optional<double> coverage;
    std::vector<OutsideRegime> regimes;

    friend bool operator==(const OutsideFigures&, const OutsideFigures&) = default;
};

} // namespace assay::model

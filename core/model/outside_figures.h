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
    bool hitsAreMeans = false; // over the orders of ties, so that a Hit@k need not be a count of n
    // Figures as they were written, by name ("hit_at.5": "82.0 %"): their digits say how far they were
    // rounded.
    std::map<std::string, std::string> written{};

    friend bool operator==(const OutsideRegime&, const OutsideRegime&) = default;
};

// A figure of another kind, of which only its own digits and n can be checked.
struct OutsideFigure {
    std::string name;
    std::string group; // empty: of the whole
    double value = 0;
    std::string written; // empty: as the value's own digits
    std::optional<std::int64_t> n;
    bool isShare = false; // a count of n; a mean may have any value

    friend bool operator==(const OutsideFigure&, const OutsideFigure&) = default;
};

struct OutsideFigures {
    std::string name;
    std::string source; // where they stand
    std::optional<std::int64_t> anchors, covered;
    std::optional<double> coverage;
    std::vector<OutsideRegime> regimes;
    std::map<std::string, std::string> written{}; // "coverage"
    std::vector<OutsideFigure> others{};

    friend bool operator==(const OutsideFigures&, const OutsideFigures&) = default;
};

} // namespace assay::model

// Figures that were computed elsewhere, as they were given: of neighbour tests, and of any other kind. A
// figure that is not there is missing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

struct OutsideInterval {
    double low = 0, high = 0;

    friend bool operator==(const OutsideInterval&, const OutsideInterval&) = default;
};

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
    std::map<std::string, OutsideInterval> intervals{}; // that came with figures, by the same names

    friend bool operator==(const OutsideRegime&, const OutsideRegime&) = default;
};

inline constexpr const char* kWholeOf = "total"; // OutsideFigure::of of what the parts come to

// A figure of another kind.
struct OutsideFigure {
    std::string name;
    std::string group; // which part of `of`, or what else it is of; empty: of the whole
    double value = 0;
    std::string written; // empty: as the value's own digits
    std::optional<std::int64_t> n;
    bool isShare = false; // a count of n; a mean may have any value
    // How the whole was parted ("by difficulty"); figures of one name and one `of` are all of its parts.
    std::string of{};
    std::optional<double> weight{}; // of the part in a mean; of a count: how many parts have it
    bool isCount = false;
    std::optional<OutsideInterval> interval{};

    friend bool operator==(const OutsideFigure&, const OutsideFigure&) = default;
};

// A confusion matrix with figures of the same group that were computed of it.
struct OutsideMatrix {
    std::string group;
    std::vector<std::string> labels;
    std::vector<std::vector<std::int64_t>> cells; // as many rows (true) and columns (predicted) as labels

    friend bool operator==(const OutsideMatrix&, const OutsideMatrix&) = default;
};

struct OutsideFigures {
    std::string name;
    std::string source; // where they stand
    std::optional<std::int64_t> anchors, covered;
    std::optional<double> coverage;
    std::vector<OutsideRegime> regimes;
    std::map<std::string, std::string> written{}; // "coverage"
    std::vector<OutsideFigure> others{};
    std::vector<OutsideMatrix> matrices{};

    friend bool operator==(const OutsideFigures&, const OutsideFigures&) = default;
};

} // namespace assay::model

// Figures that the rules of a neighbour gate judge, and what anchors add to them. Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/model/neighbour.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace assay::evaluate {

// A figure with what it is of.
struct GateFigure {
    std::optional<double> value;
    std::int64_t n = 0;
    std::optional<statistics::Interval> interval;
    Unjudged why = Unjudged::Judged; // it is not there
};

// The values of a figure, and of each the cluster of its anchor.
struct GateValues {
    std::vector<double> list;
    std::vector<std::uint32_t> clusterOf;
    std::int64_t anchors = 0; // that added at least one
    // Of every anchor: a figure of the others alone would flatter a list from elsewhere that does not say.
    bool known = true;

    void add(double value, std::uint32_t cluster) {
        list.push_back(value);
        clusterOf.push_back(cluster);
    }

    void append(const GateValues& other) {
        list.insert(list.end(), other.list.begin(), other.list.end());
        clusterOf.insert(clusterOf.end(), other.clusterOf.begin(), other.clusterOf.end());
        anchors += other.anchors;
    }
};

// What is this near to a limit is the limit.
[[nodiscard]] double roundingOf(GateMeasure measure) noexcept;

// More than a largestMove allows.
[[nodiscard]] bool isTooFar(const GateRule& rule, double move) noexcept;

// Of a finding that is judged and says whether the limit is violated: by its interval, where it has one.
[[nodiscard]] LimitState limitState(const GateFinding& finding);

[[nodiscard]] bool isSelfAt1(GateMeasure measure) noexcept; // strict or with ties

// What one anchor of this cluster that was asked adds to the figure of a rule; the gold among the first
// `depth` results counts.
void addGateValues(const GateRule& rule, const model::AnchorSearch& answer, bool covered, int depth,
                   std::uint32_t cluster, GateValues& into);

// `why`: what it is for if there is nothing to make a figure of. Intervals go by clusters: of shares that of
// statistics::clusteredShare(), of means that of clusteredRatioInterval(); medians have none.
[[nodiscard]] GateFigure gateFigure(const GateRule& rule, const GateValues& of, Unjudged why,
                                    std::uint64_t seed);

} // namespace assay::evaluate

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

struct GateValues {
    std::vector<double> list;
    // Of every anchor: a figure of the others alone would flatter a list from elsewhere that does not say.
    bool known = true;
};

// What is this near to a limit is the limit.
[[nodiscard]] double roundingOf(GateMeasure measure) noexcept;

[[nodiscard]] bool isSelfAt1(GateMeasure measure) noexcept; // strict or with ties

// Of gold among the first k results; 0: there is none.
[[nodiscard]] double reciprocalRank(const model::AnchorSearch& answer, int k) noexcept;
[[nodiscard]] bool isHit(const model::AnchorSearch& answer, int k) noexcept;

// What one anchor that was asked adds to the figure of a rule; the gold among the first `depth` results
// counts.
void addGateValues(const GateRule& rule, const model::AnchorSearch& answer, bool covered, int depth,
                   GateValues& into);

// `why`: what it is for if there is nothing to make a figure of.
[[nodiscard]] GateFigure gateFigure(const GateRule& rule, const GateValues& of, Unjudged why,
                                    std::uint64_t seed);

} // namespace assay::evaluate

// What the two errors of accepting answers cost, in any unit.
#pragma once

namespace assay::model {

struct DecisionCosts {
    double missedHallucination = 1; // a hallucination that is accepted; >= 0
    double refusedAccurate = 1;     // a good answer that is not; >= 0

    friend bool operator==(const DecisionCosts&, const DecisionCosts&) = default;
};

} // namespace assay::model

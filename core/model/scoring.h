// Where a sample's FHRI comes from when it is judged: as its source stored it, or recomputed from components.
#pragma once

#include "core/model/fhri.h"

#include <cstdint>

namespace assay::model {

enum class ScoringKind : std::uint8_t {
    Stored,       // the FHRI of the set
    Weights,      // recomputed from the components with given weights, a missing component left out
    SourceWeights // the same with the source's own weights where a sample has them, else with the given ones
};

// A sample without a component that has a positive weight has no score but the stored one: under the other
// two it is in no figure, and counted.
struct Scoring {
    ScoringKind kind = ScoringKind::Stored;
    ComponentWeights weights = kDocumentWeights;

    friend bool operator==(const Scoring&, const Scoring&) = default;
};

// FHRI without its entropy component (experimental design, section 3.9.5): dividing by the sum of the weights
// that apply, 0.85 where all four components are there, is left to metrics::weightedFhri().
inline constexpr ComponentWeights kNoEntropyWeights{0.25, 0.25, 0.20, 0.15, 0};

} // namespace assay::model

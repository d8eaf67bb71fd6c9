// Contradictions and the accurate answers that they contradict. Source: FHRI experimental design, section
// 3.9.4; the rules are those of the import (docs/formats.md, "Pairs").
#pragma once

#include "core/metrics/classification/fhri.h"
#include "core/model/scored_columns.h"

#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

// Positions in the columns.
struct ContradictionPair {
    std::uint32_t baseline = 0; // accurate
    std::uint32_t followUp = 0; // contradiction
    bool outOfOrder = false;    // the contradiction stands before its baseline

    friend bool operator==(const ContradictionPair&, const ContradictionPair&) = default;
};

// Samples without an FHRI are in no column: the other side of their pair is an orphan here, though not at the
// import.
struct ContradictionPairs {
    std::vector<ContradictionPair> pairs; // in the order of the side that comes first
    std::vector<std::uint32_t> orphans;   // sides of a pair without the other, ascending
    std::vector<std::uint32_t> unpaired;  // contradictions without a pair id, ascending
    std::vector<std::uint32_t> softBand;  // NLI in [soft, hard): for review, ascending
    std::int64_t ordersFaulty = 0;        // of `pairs`: out of order
};

// Of the samples with one pair id the first accurate belongs to the first contradiction, and so on; a
// hallucination is no side of a pair. Linear. Throws std::bad_alloc.
[[nodiscard]] ContradictionPairs contradictionPairs(const model::ScoredColumns& columns,
                                                    metrics::NliThresholds nli);

// Of `found` what is of the samples of these scenarios; a pair with one side among them stays whole. Throws
// std::bad_alloc.
[[nodiscard]] ContradictionPairs pairsWithin(ContradictionPairs found, const model::ScoredColumns& columns,
                                             std::span<const std::uint16_t> scenarios);

} // namespace assay::evaluate

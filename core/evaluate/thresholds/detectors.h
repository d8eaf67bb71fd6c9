// Detectors, and what they decide of samples: the rule with its weights and thresholds, or the predictions
// that the samples came with. Source: FHRI experimental design, section 3.9. Pure; any thread.
#pragma once

#include "core/model/label.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

// What a detector says of every sample, by position: the index of a label, model::kNoPrediction where it says
// nothing (no score, no stored prediction).
using Decisions = std::vector<std::uint8_t>;

// By scenario the threshold that the rule uses.
[[nodiscard]] std::vector<double> predeterminedThresholds(const model::ScoredColumns& columns);

// The rule of metrics/fhri.h. The spans are by position and of one length, `tau` is by scenario; NaN in
// `scores` is no decision, in `nli` no NLI score.
[[nodiscard]] Decisions decisionsByRule(const model::ScoredColumns& columns, std::span<const double> scores,
                                        std::span<const double> nli, std::span<const double> tau,
                                        double nliHard);

// What judges samples: the predictions that they came with, or the rule.
struct Detector {
    bool isPredicted = false;
    model::Scoring scoring;  // the rest is of the rule
    std::vector<double> tau; // by scenario of the columns
    double nliHard = 0.40;
};

[[nodiscard]] Decisions decisionsOf(const Detector& detector, const model::ScoredColumns& columns);

// Positions of the same samples in two sets, by sample id.
struct MatchedSamples {
    struct Pair {
        std::uint32_t a = 0;
        std::uint32_t b = 0;

        friend bool operator==(const Pair&, const Pair&) = default;
    };

    std::vector<Pair> pairs;            // in the order of a
    std::vector<std::uint32_t> onlyInA; // positions, ascending
    std::vector<std::uint32_t> onlyInB;
    std::vector<std::size_t> labelsDiffer; // of `pairs`: the true class differs; that of a counts
};

// `ids` and `labels` of a set have one length. An id that a set holds twice is matched by its first sample;
// the others are unmatched.
[[nodiscard]] MatchedSamples matchSamples(std::span<const std::string> idsA,
                                          std::span<const model::Label> labelsA,
                                          std::span<const std::string> idsB,
                                          std::span<const model::Label> labelsB);

// What `detector` says of the samples of `other`, at the places of the same samples in `columns`. Scores, NLI
// and stored predictions are those of `other`; the scenarios, and with them the thresholds, those of
// `columns`: a sample that the sets file under two scenarios is judged at one threshold in both.
[[nodiscard]] Decisions decisionsElsewhere(const Detector& detector, const model::ScoredColumns& columns,
                                           const model::ScoredColumns& other, const MatchedSamples& matched);

} // namespace assay::evaluate

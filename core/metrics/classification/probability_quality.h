// How good scores are as probabilities that an answer is accurate: the Brier score and what it is made of.
//
// Sources: G. W. Brier (1950), "Verification of forecasts expressed in terms of probability"; the parts by
// isotonic recalibration are CORP of T. Dimitriadis, T. Gneiting and A. I. Jordan (2021), "Stable reliability
// diagrams for probabilistic classifiers", PNAS 118: Brier = miscalibration - discrimination + uncertainty.
//
// Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::metrics {

struct ProbabilityQuality {
    std::int64_t n = 0;
    double brier = 0;          // mean (score - event)^2, 0 is perfect
    double miscalibration = 0; // MCB: what recalibration would win, 0 is calibrated
    double discrimination = 0; // DSC: what the order of the scores is worth
    double uncertainty = 0;    // UNC: the Brier score of always saying the share of events
    double meanMinusShare = 0; // mean score - share of events: above 0 is too sure
};

// `scores` in [0,1] and whether each event came; of one length. nullopt for none.
[[nodiscard]] std::optional<ProbabilityQuality> probabilityQuality(std::span<const double> scores,
                                                                   std::span<const std::uint8_t> events);

// The events' shares that rise with the scores and fit best (least squares; pool adjacent violators), in the
// order of the scores given. Equal scores have equal shares.
[[nodiscard]] std::vector<double> recalibrated(std::span<const double> scores,
                                               std::span<const std::uint8_t> events);

// Scores in so many bins of as equal numbers as equal scores, which stay together, allow.
struct MassBin {
    double lowest = 0; // scores in it
    double highest = 0;
    std::int64_t n = 0;
    std::int64_t events = 0;
    double meanScore = 0;
};

// At most `bins` >= 1 of them, by rising score; none is empty.
[[nodiscard]] std::vector<MassBin> equalMassBins(std::span<const double> scores,
                                                 std::span<const std::uint8_t> events, std::size_t bins);

} // namespace assay::metrics

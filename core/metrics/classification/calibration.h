// Reliability of the FHRI read as the probability that an answer is accurate.
//
// Source: M. P. Naeini, G. Cooper and M. Hauskrecht (2015), "Obtaining well calibrated probabilities using
// Bayesian binning"; C. Guo et al. (2017), "On calibration of modern neural networks": expected calibration
// error = sum over bins of n_b / N x |share accurate - mean score|, bins of equal width.
#pragma once

#include "core/model/label.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::metrics {

struct CalibrationBin {
    double from = 0; // [from, to); the last bin includes 1
    double to = 0;
    std::int64_t n = 0;
    std::int64_t accurate = 0;
    std::optional<double> meanScore; // nullopt without a sample
    std::optional<double> share;     // accurate / n
};

struct Calibration {
    std::vector<CalibrationBin> bins;
    std::int64_t n = 0;
    std::optional<double> expectedError;
};

// Over the samples that the NLI rule does not take and that have a score, among `positions` (all when
// nullopt). The three spans have one length; scores NaN where there is none.
[[nodiscard]] Calibration calibration(std::span<const double> scores, std::span<const double> nli,
                                      std::span<const model::Label> labels, double nliHard,
                                      std::optional<std::span<const std::uint32_t>> positions = std::nullopt,
                                      std::size_t bins = 10);

} // namespace assay::metrics

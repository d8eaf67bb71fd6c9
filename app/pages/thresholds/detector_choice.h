// The detectors that the page can compare, as what they decide of every sample of a set.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/detector_comparison.h"

#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace assay::app {

enum class DetectorChoice { Full, NoEntropy, Stored, SourceWeights, Present, Predicted, Pinned };

inline constexpr std::array kDetectorChoices{
    DetectorChoice::Full,    DetectorChoice::NoEntropy, DetectorChoice::Stored, DetectorChoice::SourceWeights,
    DetectorChoice::Present, DetectorChoice::Predicted, DetectorChoice::Pinned};

enum class ThresholdChoice { Present, Predetermined, One };

[[nodiscard]] QString detectorText(DetectorChoice choice);

// What the page was set to when the comparison was asked for; a plain value, so that it can be used on any
// thread.
struct DetectorSettings {
    model::Scoring scoring; // the present one
    double nliHard = 0.40;
    std::vector<double> tau; // by scenario of the set in front
    std::optional<evaluate::Detector> pin;
};

[[nodiscard]] DetectorSettings detectorSettings(const ThresholdController& controller,
                                                ThresholdChoice thresholds);

// nullopt: the pin is chosen and there is none. Any but the pin has the thresholds and the NLI limit of the
// settings.
[[nodiscard]] std::optional<evaluate::Detector> detectorOf(DetectorChoice choice,
                                                           const DetectorSettings& settings);

// What full against no-entropy is said of: where a sample has no entropy component, the two are the same.
[[nodiscard]] bool isAboutEntropy(DetectorChoice a, DetectorChoice b);

} // namespace assay::app

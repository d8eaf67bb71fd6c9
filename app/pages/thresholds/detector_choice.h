// The detectors that the page can compare, as what they decide of every sample of a set.
#pragma once

#include "app/pages/thresholds/threshold_workbench.h"
#include "core/evaluate/detector_comparison.h"

#include <QString>
#include <array>

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
    metrics::NliThresholds nli;
    ThresholdChoice thresholds = ThresholdChoice::Present;
    std::map<std::string, double> tau; // present, by scenario
    double globalTau = 0.70;
    std::optional<model::Scoring> pinnedScoring;
    metrics::NliThresholds pinnedNli;
    std::map<std::string, double> pinnedTau;
};

[[nodiscard]] DetectorSettings detectorSettings(const ThresholdWorkbench& workbench,
                                                ThresholdChoice thresholds);

// By position in `columns`, which may be another set than the one in front.
[[nodiscard]] evaluate::Decisions decisionsOf(DetectorChoice choice, const model::ScoredColumns& columns,
                                              const DetectorSettings& settings);

} // namespace assay::app

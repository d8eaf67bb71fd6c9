// Everything that a decision about thresholds is defended with, beside the sweep: one call for headless
// commands and exports. The parts are functions of their own.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/contradiction_pairs.h"
#include "core/evaluate/thresholds/decision_check.h"
#include "core/evaluate/thresholds/flips.h"
#include "core/evaluate/thresholds/half_split.h"
#include "core/evaluate/thresholds/judged_matrix.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/evaluate/thresholds/score_quality.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/calibration.h"
#include "core/metrics/classification/score_histogram.h"
#include "core/model/decision.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

struct LaboratorySettings {
    SweepSettings sweep;
    model::Scoring scoring;
    std::int64_t draws = 2'000; // of the bootstrap; 0: none
    std::int64_t splits = 200;  // in halves; 0: none
    std::uint64_t seed = 42;
    std::optional<model::Decision> pin;      // flips from it to every scenario's tau*
    std::optional<model::Decision> decision; // measured on the samples
    std::vector<JudgedPosition> judgements;  // of curators, each sample at most once
};

// At one threshold, with the judgements in the place of the NLI rule.
struct JudgedPoint {
    metrics::ConfusionMatrix matrix;
    metrics::ClassificationFigures figures;
    std::int64_t changed = 0; // judgements that changed the predicted class
};

struct JudgedScope {
    std::int64_t judgements = 0;     // of samples of the scope that have a score
    std::vector<JudgedPoint> points; // one per grid threshold
    JudgedPoint atPredetermined;     // of the global scope: at each scenario's own
};

struct LaboratoryScope {
    std::array<std::optional<double>, model::kLabelCount> rocAuc;                 // area under the ROC curve
    std::array<std::optional<double>, model::kLabelCount> systemAveragePrecision; // of the whole decision
    std::array<std::optional<double>, model::kLabelCount> highestRecall; // that any threshold reaches
    std::array<std::optional<double>, model::kLabelCount> prevalence;    // what luck gives as precision
    metrics::Calibration calibration;
    metrics::ScoreHistogram fhri;
    metrics::ScoreHistogram nli;
    std::array<metrics::ScoreHistogram, model::kComponentCount> components;
    std::array<std::optional<double>, model::kComponentCount> separation; // of each component alone
    std::optional<ThresholdBootstrap> bootstrap; // nullopt: not asked for, or no sample
    std::optional<HalfSplit> halfSplit;          // nullopt: not asked for, or too few samples
    ScoreQuality quality;                        // without draws without their intervals, as what follows
    std::vector<ScoreComparison> scoreComparisons;
    std::optional<JudgedScope> judged; // nullopt: the settings have no judgement, or no sample
};

// What the flips go from and to, by scenario of the columns. Only samples of the chosen scenarios are in
// them.
struct PinnedFlips {
    std::vector<double> from;
    std::vector<double> to;
    Flips flips;
};

struct Laboratory {
    LaboratorySettings settings;
    ScenarioTable table;
    std::vector<LaboratoryScope> scopes; // as table.rows
    std::vector<std::uint16_t> chosen;   // the scenarios of it all, as indexes of the columns, ascending
    ContradictionPairs pairs;            // of the chosen scenarios
    std::optional<PinnedFlips> flips;    // positions in the columns
    std::optional<DecisionCheck> decisionCheck;
};

// tau* of every scenario of the columns; where the table has no row with one, the predetermined threshold.
[[nodiscard]] std::vector<double> ownThresholds(const model::ScoredColumns& columns,
                                                const ScenarioTable& table);

// `scores`: rescored() by the settings' scoring, by position. A decision is measured, and the pin judges,
// with its own scoring and NLI limit. Progress: Evaluating, in draws of all scopes. Errors: those of the
// parts.
[[nodiscard]] base::Result<Laboratory> laboratory(const model::ScoredColumns& columns,
                                                  std::span<const double> scores,
                                                  const LaboratorySettings& settings,
                                                  const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate

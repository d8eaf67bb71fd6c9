// Two detectors over the same samples: which differs from which, by how much, and whether by more than
// chance. Source: FHRI experimental design, section 3.9.5 (condition C).
//
// The verdict is about the difference of Macro-F1 over the classes in the truth, and so is its p, by whole
// clusters (decision_bootstrap.h). McNemar's test stands beside it: it is about the number of right answers,
// takes samples for independent, and can point the other way where classes are of unequal size.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/decision_bootstrap.h"
#include "core/evaluate/thresholds/decision_shares.h"
#include "core/evaluate/thresholds/detectors.h"
#include "core/evaluate/thresholds/enough_samples.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/scored_columns.h"
#include "core/statistics/mcnemar.h"
#include "core/statistics/paired_tests.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr double kSignificantAbove = 0.05;  // of Macro-F1
inline constexpr double kEquivalentWithin = 0.02;  // either way
inline constexpr double kSignificanceLevel = 0.05; // of p

// The first that holds. A difference within 1e-12 of a limit counts as that limit.
enum class ComparisonVerdict : std::uint8_t {
    CannotBeJudged, // there are shortages, or no p
    Redundant,      // the 90 % interval of the difference lies within +-kEquivalentWithin
    Significant,    // more than kSignificantAbove, and p < kSignificanceLevel
    Worse,          // less than -kEquivalentWithin, and p < kSignificanceLevel
    Better,         // above 0, and p < kSignificanceLevel
    Inconclusive,
};

// "cannot_be_judged", "redundant", "significant", "worse", "better_under_5_points", "inconclusive".
[[nodiscard]] std::string_view verdictName(ComparisonVerdict verdict) noexcept;

// Of enough samples.
[[nodiscard]] ComparisonVerdict comparisonVerdict(const MacroF1Difference& difference) noexcept;

// What the verdict is given on.
struct JudgedDifference {
    std::int64_t n = 0;
    std::int64_t clusters = 0; // contradiction pairs, and samples without one
    MacroF1Difference macroF1;
    std::vector<Shortage> shortages; // of what there is too little for a verdict; empty: enough
    std::optional<bool> equivalent;  // nullopt: cannot be judged
    ComparisonVerdict verdict = ComparisonVerdict::CannotBeJudged;
};

struct ScenarioF1 {
    std::string scenario;
    std::int64_t n = 0; // samples that both decided
    double a = 0;       // Macro-F1 over the classes in the truth of these samples
    double b = 0;
    MacroF1Difference difference{};
    std::vector<Shortage> shortages{};
    // Corrected for all scenarios that there is enough of (Holm); nullopt of others.
    std::optional<double> adjustedP{};
};

struct ComparisonSettings {
    // A and B differ in nothing but the entropy component: the verdict is about the samples that have it.
    bool isAboutEntropy = false;
    BootstrapSettings bootstrap{};
};

struct DetectorComparison {
    ComparisonSettings settings;
    std::int64_t n = 0;       // samples that both decided: all figures but `judged` are over these
    std::int64_t leftOut = 0; // samples that one of them or both said nothing of
    metrics::ConfusionMatrix matrixA;
    metrics::ConfusionMatrix matrixB;
    std::array<std::array<std::int64_t, model::kLabelCount>, model::kLabelCount> difference{}; // a - b
    metrics::ClassificationFigures a;
    metrics::ClassificationFigures b;
    DecisionShares sharesA;
    DecisionShares sharesB;
    std::int64_t aRightBWrong = 0;
    std::int64_t aWrongBRight = 0;
    statistics::McNemar mcnemar;                // of the two counts above
    DecisionBootstrap bootstrap;                // of A and B, and of A minus B
    std::vector<ScenarioF1> scenarioF1;         // of scenarios with a matched sample
    std::optional<statistics::PairedT> pairedT; // a - b over scenarioF1
    std::optional<statistics::Wilcoxon> wilcoxon;
    std::int64_t withoutEntropy = 0; // matched samples without component E: there full equals no-entropy
    JudgedDifference judged;         // about entropy: the samples that have E; else all

    // a - b; nullopt where one is undefined. That of Macro-F1 is over the classes in the truth.
    [[nodiscard]] std::optional<double> accuracyDelta() const;
    [[nodiscard]] std::optional<double> macroF1Delta() const;
    // With full as a and no-entropy as b this is what entropy contributes to the recall of hallucinations.
    [[nodiscard]] std::optional<double> hallucinationRecallDelta() const;

    // McNemar's p is below kSignificanceLevel, for the detector whose Macro-F1 is the lower one.
    [[nodiscard]] bool mcNemarPointsElsewhere() const noexcept;
};

// Errors: InvalidArgument (decisions of another length than the columns, draws), InputNotUsable (no sample
// that both decided), Cancelled, StorageFailure (memory). Progress: Evaluating, in draws over all samples.
[[nodiscard]] base::Result<DetectorComparison>
compareDetectors(const model::ScoredColumns& columns, std::span<const std::uint8_t> a,
                 std::span<const std::uint8_t> b, const ComparisonSettings& settings,
                 const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate

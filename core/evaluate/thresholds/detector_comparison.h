// Two detectors over the same samples: which differs from which, by how much, and whether by more than
// chance. Source: FHRI experimental design, section 3.9.5 (condition C).
#pragma once

#include "core/base/result.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"
#include "core/statistics/mcnemar.h"
#include "core/statistics/paired_tests.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

// Significant: Macro-F1 of a is more than 0.05 above b's and p < 0.05. Redundant: less than 0.02 above, and
// no more than 0.02 below. Worse: more than 0.02 below. Inconclusive: everything else. p is McNemar's, the
// exact or the corrected one, whichever is the one to use.
enum class ComparisonVerdict : std::uint8_t { Significant, Redundant, Inconclusive, Worse };

// "significant", "redundant", "inconclusive", "worse".
[[nodiscard]] std::string_view verdictName(ComparisonVerdict verdict) noexcept;
[[nodiscard]] ComparisonVerdict comparisonVerdict(double macroF1Difference, double p) noexcept;

struct ScenarioF1 {
    std::string scenario;
    std::int64_t n = 0; // matched samples
    double a = 0;       // Macro-F1
    double b = 0;
};

struct DetectorComparison {
    std::int64_t n = 0;       // samples that both decided: all figures are over these
    std::int64_t leftOut = 0; // samples that one of them or both said nothing of
    metrics::ConfusionMatrix matrixA;
    metrics::ConfusionMatrix matrixB;
    std::array<std::array<std::int64_t, model::kLabelCount>, model::kLabelCount> difference{}; // a - b
    metrics::ClassificationFigures a;
    metrics::ClassificationFigures b;
    std::int64_t aRightBWrong = 0;
    std::int64_t aWrongBRight = 0;
    statistics::McNemar mcnemar;                // of the two counts above
    std::vector<ScenarioF1> scenarioF1;         // of scenarios with a matched sample
    std::optional<statistics::PairedT> pairedT; // a - b over scenarioF1
    std::optional<statistics::Wilcoxon> wilcoxon;
    std::int64_t withoutEntropy = 0; // matched samples without component E: there full equals no-entropy
    ComparisonVerdict verdict = ComparisonVerdict::Inconclusive;

    // a - b; nullopt where one is undefined.
    [[nodiscard]] std::optional<double> accuracyDelta() const;
    [[nodiscard]] std::optional<double> macroF1Delta() const;
    // With full as a and no-entropy as b this is what entropy contributes to the recall of hallucinations.
    [[nodiscard]] std::optional<double> hallucinationRecallDelta() const;
};

// Errors: InvalidArgument (decisions of another length than the columns), InputNotUsable (no sample that both
// decided), StorageFailure (memory).
[[nodiscard]] base::Result<DetectorComparison> compareDetectors(const model::ScoredColumns& columns,
                                                                std::span<const std::uint8_t> a,
                                                                std::span<const std::uint8_t> b);

} // namespace assay::evaluate

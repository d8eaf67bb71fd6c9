// Figures of a dynamic run: how often and how fast the backend answered, how its answers are judged, and how
// far that agrees with the stored ones. Source: FHRI experimental design, section 3.9.6.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/ask_reply.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"
#include "core/statistics/latency.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

struct StageFigures {
    statistics::Latency latency; // seconds; of answers alone, as nobody else names stages
    std::int64_t unusable = 0;   // replies with something there that is no number of seconds
};

struct DynamicCounts {
    std::int64_t planned = 0;
    std::int64_t answered = 0;
    std::int64_t failed = 0; // asked and not answered: in no figure of answers
    std::array<std::int64_t, model::kAskFailureKindCount> failedBy{};

    [[nodiscard]] std::int64_t asked() const noexcept { return answered + failed; }
};

struct DynamicScenario {
    std::string scenario;
    double tau = 0.70;
    DynamicCounts counts;
    std::int64_t withoutScore = 0;
    metrics::ConfusionMatrix matrix;
};

// A sample that was answered, and judged by the rule on both scores.
struct JudgedAnswer {
    std::uint32_t position = 0;                   // in the columns
    model::Label answer = model::Label::Accurate; // by the reply's scores
    model::Label stored = model::Label::Accurate; // by its own
};

struct DynamicSummary {
    DynamicCounts sampled;
    DynamicCounts context; // baselines that were asked for their answers only: in no other figure
    // Seconds of the last attempt at each drawn sample that was answered or ran into the time limit.
    statistics::Latency latency;
    // Sent, and failed before the limit: in no latency, for a fast error is no fast answer.
    std::int64_t fastFailures = 0;
    std::map<std::string, StageFigures> stages; // by name
    std::int64_t attempts = 0;                  // requests sent, of context too
    std::int64_t withoutScore = 0;   // answered samples not judged: the answer or the sample has no score
    std::int64_t recomputed = 0;     // answered samples whose FHRI was computed from the reply's components
    metrics::ConfusionMatrix matrix; // rows the true class, columns the rule on the reply's own scores
    metrics::ClassificationFigures figures;
    metrics::ConfusionMatrix staticMatrix; // the same samples by their own scores
    metrics::ClassificationFigures staticFigures;
    metrics::ConfusionMatrix agreement; // rows the rule on the samples' own scores, columns on the reply's
    std::optional<double> agreementShare;
    std::optional<double> agreementKappa;
    std::int64_t scenarioGiven = 0;         // answered samples whose reply names a scenario
    std::int64_t scenarioSame = 0;          // of these, how many name the sample's own
    std::vector<JudgedAnswer> judged;       // what the matrices count, in the order of the replies
    std::vector<DynamicScenario> scenarios; // with a planned sample, in the order of the columns
};

// `tau` is by scenario of the columns. Under another scoring than the stored FHRI both the sample and the
// answer are scored from their components, with the source's own weights where those are asked for and the
// sample has them. Errors: InvalidArgument (another number of thresholds, thresholds or the limit outside
// [0,1], replies that are not of this plan), StorageFailure (memory).
[[nodiscard]] base::Result<DynamicSummary> summariseDynamicRun(const model::ScoredColumns& columns,
                                                               const DynamicPlan& plan,
                                                               std::span<const model::DynamicReply> replies,
                                                               std::span<const double> tau, double nliHard,
                                                               const model::Scoring& scoring = {});

} // namespace assay::evaluate

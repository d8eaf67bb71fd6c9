// A prediction set measured against suites, kept as a run of kind "answers": made, read again, and one of its
// questions explained. The page and the command line call these.
//
//     AnswerRunSettings settings;
//     settings.suites = {"P3.v3"};
//     settings.predictions = "gpt run 3";
//     ASSAY_TRY(settings.rubric, rubricPreset("finrag"));
//     ASSAY_TRY(const auto id, runAnswers(workspace, settings, {}, stop, progress));
//     ASSAY_TRY(const AnswerRun run, loadAnswerRun(reader, id, stop));
//
// A run is stored whole in one transaction, or not at all. What it keeps of a question is the mean over the
// samples of its answer; the figures are those of evaluateAnswers().
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/answers/answer_evaluation.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::string_view kAnswerRuns = "answers"; // RunInfo::kind
// So many unmatched predictions are named in a run; all are counted.
inline constexpr std::size_t kMostUnmatchedNamed = 1'000;

struct AnswerRunSettings {
    // Names as workspace::questionsToMeasure() takes them, in the order in which their questions are
    // measured. A prediction belongs to the first question of its id.
    std::vector<std::string> suites;
    std::string predictions; // the name of a set
    Rubric rubric;
    std::optional<metrics::RougeTokenizer> tokenizer; // instead of the rubric's
    std::optional<bool> stem;                         // the same
    // Of the evaluation: fields, clusters and seed are kept with a run, threads and intervals are not.
    AnswerEvaluationSettings evaluation;
    std::optional<std::int64_t> limit; // no more than so many questions, the first ones

    // Not among the settings that a run keeps:
    std::string name; // of the run; empty: made from predictions, suites and rubric
    std::string who;

    // The rubric with the tokenizer and the stemming that are taken.
    [[nodiscard]] Rubric rubricTaken() const;
};

// Read strictly. Error: InputNotUsable with the member in `where`.
[[nodiscard]] std::string answerRunSettingsJson(const AnswerRunSettings& settings);
[[nodiscard]] base::Result<AnswerRunSettings> readAnswerRunSettings(std::string_view json);

// Least and greatest value over the samples of one question.
struct SampleSpread {
    std::string name; // of the metric or of the score from outside
    statistics::Interval range;

    friend bool operator==(const SampleSpread&, const SampleSpread&) = default;
};

// What score sources gave to one answer.
struct GivenBySources {
    std::map<std::string, model::OutsideScore> scores;
    // Names of scores that the answer came with and that make way for these: kept as "imported_NAME".
    std::vector<std::string> aside;
    std::optional<std::vector<std::string>> hallucinations; // all that the answer has now; nullopt: unchanged
    std::string hallucinationsModel;                        // that listed them

    friend bool operator==(const GivenBySources&, const GivenBySources&) = default;
};

// How one answer came.
struct AnswerUse {
    std::optional<double> latencyMs;
    std::string failure; // why there is no answer, as its source says; empty: there is one
    std::optional<double> price;

    friend bool operator==(const AnswerUse&, const AnswerUse&) = default;
};

// One question of a run. Values are means over the samples that have one.
struct AnswerRunItem {
    std::int64_t number = 0; // in suite order
    base::RowId question = 0;
    std::int64_t revision = 0; // that was measured
    std::string suite;
    std::string questionId;
    std::int64_t samples = 0;  // predictions that belong to it; 0: the system said nothing to it
    std::int64_t answered = 0; // of these, not failed
    std::vector<MetricValue> metrics;
    std::vector<OutsideMetric> outside;
    std::vector<SampleSpread> spread; // where several samples have a value
    std::vector<PartScore> parts;
    std::optional<double> overall;
    std::optional<AnswerVerdict> verdict;
    std::vector<std::string> flags;          // of any sample, each once
    std::vector<AnswerWarning> warnings;     // of all samples, each once
    std::vector<AssertionScore> assertions;  // of each, the first sample in which it does not hold, else one
    std::array<std::int64_t, 4> citations{}; // as in AnswerScore, summed
    std::map<std::string, std::vector<std::string>> strata; // by field of the settings, those with a value
    std::string cluster;                                    // equal ones belong together; empty: it is alone
    std::string paraphraseOf{};                             // the id of its original; empty: it is none
    std::optional<std::int64_t> inputTokens, outputTokens;  // summed
    std::vector<AnswerUse> uses;                            // of each sample, failed ones too
    // What score sources gave to each sample in this run: not part of the prediction set. Empty: none was
    // asked.
    std::vector<GivenBySources> given;

    // Of a metric or a score from outside.
    [[nodiscard]] std::optional<double> value(std::string_view name) const noexcept;
    // None, where there is a value; of what nobody took: NotAsked.
    [[nodiscard]] NoValue why(std::string_view name) const noexcept;
};

// What was measured, as it was then.
struct AnswerRunInputs {
    struct Suite {
        std::string name;
        std::int64_t questions = 0;
        std::string sha256; // over its questions' documents, in their order

        friend bool operator==(const Suite&, const Suite&) = default;
    };

    std::vector<Suite> suites;
    base::RowId predictionsId = 0;
    std::string predictions;
    std::string predictionsHash;      // AnswerSetInfo::contentHash
    std::string rubricHash;           // of rubricJson(rubricTaken())
    std::string evidenceHash;         // of the texts of evidence that were read; empty: none was
    std::string referencesHash;       // of the lists of sources; empty: there is none
    std::vector<std::string> sources; // ScoreSource::description(), JSON objects
};

struct SourceOutcome {
    std::string description;
    ScoreReport report;
};

struct AnswerRun {
    workspace::RunInfo info;
    AnswerRunSettings settings;
    AnswerRunInputs inputs;
    AnswerFigures figures;
    FiguresByField by;
    std::vector<TargetOutcome> targets;
    std::vector<RubricHint> hints;
    std::map<std::string, std::int64_t> flags;    // answers by flag
    std::map<std::string, std::int64_t> warnings; // answers by kind of warning
    QuestionClusters clusters = QuestionClusters::Question;
    std::size_t clusterCount = 0;
    std::int64_t predictions = 0;                          // of the set
    std::int64_t matched = 0;                              // of these, to a question of the suites
    std::vector<workspace::UnmatchedPrediction> unmatched; // the first kMostUnmatchedNamed
    std::int64_t unmatchedCount = 0;
    std::int64_t unanswered = 0; // questions without a prediction: items with no samples
    std::int64_t failed = 0;     // predictions without an answer
    std::vector<SourceOutcome> sources;
    std::vector<AnswerRunItem> items; // by number
};

// Reads questions, predictions, evidence and lists of sources, lets `sources` add their scores one after the
// other, evaluates, and stores the run. What a source gives counts before what the answers came with under
// the same measure's name, for all answers of the run: no mean is of two models. Memory holds the answers
// (not their raw replies, and their contexts only where there are sources) and their scores. Progress:
// Reading, that of the sources, Evaluating, Storing. Errors: InvalidArgument (no suite, or one twice: `where`
// "suites", `detail` its name), NotFound, InputNotUsable (no question, no prediction that belongs to one,
// none of those that has an answer or failed), those of the sources, Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> runAnswers(workspace::Workspace& workspace,
                                                   const AnswerRunSettings& settings,
                                                   std::span<ScoreSource* const> sources,
                                                   const std::stop_token& stop, base::ProgressSink& progress);

// Targets on hallucinations go by what people have read since (fidelity_targets.h); everything else is as it
// was measured. Errors: NotFound, InputNotUsable (a run of another kind, or one that is not finished),
// DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<AnswerRun> loadAnswerRun(const workspace::Reader& reader, base::RowId run,
                                                    const std::stop_token& stop);

// What the run says of itself, without figures and items. Errors: as above.
[[nodiscard]] base::Result<AnswerRunSettings> answerRunSettings(const workspace::RunInfo& run);

// The answers to one question of a run, scored anew with all explanations.
struct ExplainedAnswer {
    model::Question question;                   // the revision that was measured
    std::vector<std::string> evidence;          // texts, as they are now
    std::vector<model::Prediction> predictions; // by sample, with the scores that sources gave in the run
    std::vector<AnswerScore> scores;            // of each of them
};

// Of `run` only settings and inputs are looked at. Errors: NotFound (the set or the question is gone),
// InputNotUsable (the set holds other answers now), DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<ExplainedAnswer> explainAnswer(const workspace::Reader& reader,
                                                          const AnswerRun& run, const AnswerRunItem& item,
                                                          const std::stop_token& stop);

// Calls `take` for every question of the run, in order, with what the set says of it: for files that hold
// questions and answers. Errors: as explainAnswer(), those of `take`.
using TakeMeasured = std::function<base::Result<>(const AnswerRunItem& item, const model::Question& question,
                                                  const std::vector<model::Prediction>& predictions)>;
[[nodiscard]] base::Result<> forEachMeasuredAnswer(const workspace::Reader& reader, const AnswerRun& run,
                                                   const TakeMeasured& take, const std::stop_token& stop);

// Fields by which a rubric's document breaks its figures down: those of AnswerEvaluationSettings, of the
// Norwegian one "metadata.domain" too (its task is the category).
[[nodiscard]] std::vector<std::string> usualFields(const Rubric& rubric);

} // namespace assay::evaluate

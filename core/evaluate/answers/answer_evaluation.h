// A prediction set against gold questions by a rubric: every answer scored, and the figures over them.
//
// Predictions belong to the question with their id, else to the one whose text is the same without case and
// white space. Several answers to one question are averaged within the question first; figures are then over
// questions. Failed predictions are counted and in no figure. Intervals are over clusters (domain: companies
// where there are 20, else filings, else each question alone): shares by Wilson's interval, other means by
// the bootstrap of clusters, whose 2,000 draws all means share; below statistics::kLeastClusters there is
// none.
//
// The same input, settings and seed give the same figures on any number of threads.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/answers/answer_scoring.h"
#include "core/formats/rankings/reference_list.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class QuestionClusters : std::uint8_t { Automatic, Company, Filing, Question };

inline constexpr std::array<std::string_view, 4> kQuestionClusterNames{"automatic", "company", "filing",
                                                                       "question"};

struct AnswerEvaluationSettings {
    // Fields of questions, or paths into their extra members ("metadata.domain"), by whose values figures are
    // told apart; a list has its question under each of its entries.
    std::vector<std::string> fields{"category", "difficulty", "retrieval_scope", "answer_type"};
    QuestionClusters clusters = QuestionClusters::Automatic;
    bool intervals = true;
    std::uint64_t seed = 42;
    unsigned threads = 0; // 0: all
};

// What stands around the questions. Outlives the evaluation.
struct AnswerMaterial {
    std::vector<std::vector<std::string>> evidence{}; // texts by place of the question; may be shorter
    std::vector<metrics::CitedSource> sources{};
};

// The entries of a list of sources (sources-json) as what citations are looked up in.
[[nodiscard]] std::vector<metrics::CitedSource>
citedSources(std::span<const formats::ReferenceEntry> entries);

// A mean over questions.
struct MetricFigure {
    std::string name; // of metrics/answers/answer_metric.h, or of a score from outside
    std::optional<double> mean;
    std::optional<statistics::Interval> interval; // 95 %
    std::int64_t n = 0;                           // questions with a value
    std::int64_t notApplicable = 0;               // questions without one
    std::string model;                            // of a score from outside; several with ", " between
};

// Over all citations of all questions, beside the means of the questions' own figures.
struct MicroCitations {
    std::int64_t correct = 0;
    std::int64_t generated = 0;
    std::int64_t found = 0;
    std::int64_t expected = 0;

    [[nodiscard]] std::optional<double> precision() const noexcept;
    [[nodiscard]] std::optional<double> recall() const noexcept;
    [[nodiscard]] std::optional<double> f1() const noexcept;
};

struct AnswerFigures {
    std::int64_t questions = 0;                   // that have an answer
    std::vector<MetricFigure> metrics;            // Assay's in their order, then those from outside by name
    std::map<std::string, std::int64_t> verdicts; // of questions
    std::int64_t withoutVerdict = 0;
    MetricFigure passRate; // of the questions with a verdict, those that pass
    MicroCitations citations;

    [[nodiscard]] const MetricFigure* find(std::string_view name) const noexcept;
};

// By field, then by value.
using FiguresByField = std::map<std::string, std::map<std::string, AnswerFigures>>;

// The answers to one question.
struct QuestionAnswers {
    std::size_t question = 0;             // its place in what was given
    std::vector<std::size_t> predictions; // places, by sample
    std::vector<AnswerScore> scores;      // of each of them
    std::optional<double> overall;        // the mean of those that have one
    std::optional<AnswerVerdict> verdict; // of that mean, and of all their demands

    // The mean over the answers that have a value; nullopt: none has.
    [[nodiscard]] std::optional<double> value(std::string_view name) const noexcept;
    // The least and the greatest value, where several answers have one.
    [[nodiscard]] std::optional<statistics::Interval> spread(std::string_view name) const noexcept;
};

// What the means say of a target of the rubric.
struct TargetOutcome {
    RubricTarget target;
    MetricFigure figure;
    bool reachesMinimum = false; // both false where there is no mean
    bool reachesTarget = false;
    // Of the figure's questions those that count by what people said of their claims (fidelity_targets.h).
    std::int64_t readByPeople = 0;
};

struct AnswerEvaluation {
    std::vector<QuestionAnswers> questions; // that have an answer or a failure, in the order of the questions
    std::vector<std::size_t> unmatched;     // predictions that belong to no question
    std::vector<std::size_t> unanswered;    // questions without any prediction
    std::int64_t failed = 0;                // predictions without an answer
    AnswerFigures figures;
    FiguresByField by;
    std::vector<TargetOutcome> targets;
    std::vector<RubricHint> hints;                          // whose pattern the means show
    std::map<std::string, std::int64_t> flags;              // answers by flag
    std::map<std::string, std::int64_t> warnings;           // answers by kind of warning
    QuestionClusters clusters = QuestionClusters::Question; // that were taken
    std::size_t clusterCount = 0;
};

// By prediction the place of its question; nullopt: none, or several questions have its text and no id says
// which.
[[nodiscard]] std::vector<std::optional<std::size_t>>
matchPredictions(std::span<const model::Question> questions, std::span<const model::Prediction> predictions);

// The values of a question under a field of AnswerEvaluationSettings::fields; empty: it has none.
[[nodiscard]] std::vector<std::string> stratumValues(const model::Question& question, std::string_view field);

// The fields that tell questions apart: they have several values, and some questions share one. Those
// of the format in their order, then those of `extra` by name.
[[nodiscard]] std::vector<std::string> stratumFields(std::span<const model::Question> questions);

// What a question is taken together with for intervals: equal keys are one cluster; empty: it stands alone.
// A paraphrase belongs to the cluster of its original (paraphrase_clusters.h). `clusters` is none of
// Automatic. One for each question.
[[nodiscard]] std::vector<std::string> questionClusters(std::span<const model::Question> questions,
                                                        QuestionClusters clusters);

// What the means say of the rubric's targets and hints.
[[nodiscard]] std::vector<TargetOutcome> targetOutcomes(const Rubric& rubric, const AnswerFigures& figures,
                                                        const FiguresByField& by);
[[nodiscard]] std::vector<RubricHint> shownHints(const Rubric& rubric, const AnswerFigures& figures);

// Progress: Evaluating, in predictions. Error: Cancelled.
[[nodiscard]] base::Result<AnswerEvaluation>
evaluateAnswers(std::span<const model::Question> questions, std::span<const model::Prediction> predictions,
                const Rubric& rubric, const AnswerMaterial& material,
                const AnswerEvaluationSettings& settings, const std::stop_token& stop,
                base::ProgressSink& progress);

// The same where it is known already which question each prediction belongs to.
[[nodiscard]] base::Result<AnswerEvaluation>
evaluateMatchedAnswers(std::span<const model::Question> questions,
                       std::span<const model::Prediction> predictions,
                       std::span<const std::optional<std::size_t>> questionOf, const Rubric& rubric,
                       const AnswerMaterial& material, const AnswerEvaluationSettings& settings,
                       const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate

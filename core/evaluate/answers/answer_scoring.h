// One answer against its gold question by a rubric: every rule-based measure, the parts, the verdict, and
// why.
//
//     AnswerScorer scorer(*rubricPreset("norwegian"), Explain::Yes);
//     const AnswerScore score = scorer.score(question, prediction, {});
//     score.value(metrics::AnswerMetric::Keywords)      // 0.5
//     score.marks, score.missing                        // which words count, and which were not found
//
// A measure that a question does not ask for, or that cannot be taken, has no value and a reason. A
// prediction that failed or has no answer is not scored. Scores from outside keep their names (rubrics call
// the usual ones bertscore_f, cosine, judge_overall …) and say the model they came from.
#pragma once

#include "core/evaluate/answers/rubric.h"
#include "core/metrics/answers/answer_metric.h"
#include "core/metrics/answers/norwegian_answer.h"
#include "core/metrics/answers/rouge.h"
#include "core/model/prediction.h"
#include "core/model/question.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class NoValue : std::uint8_t {
    None,        // there is a value
    NotAsked,    // neither the question nor the rubric asks for it
    NotAnswered, // failed, or no answer
    NoGold,      // nothing to compare with: no gold text, citation or figure
    NoEvidence,  // no text of evidence to look into
    NotGiven,    // comes from outside, and did not
    NotDefined,  // the definition has no value here, as precision of no citations
};

inline constexpr std::array<std::string_view, 7> kNoValueNames{
    "none", "not_asked", "not_answered", "no_gold", "no_evidence", "not_given", "not_defined"};

enum class AnswerVerdict : std::uint8_t { Pass, Acceptable, Fail };

inline constexpr std::array<std::string_view, 3> kAnswerVerdictNames{"pass", "acceptable", "fail"};

enum class AnswerWarningKind : std::uint8_t {
    NotAnswered,
    TooShort, // for the length part of the rubric
    TooLong,
    NoNorwegianLetters,
    EnglishWords,
    SwedishWords,
    DanishWords,
    UnknownSource,  // an expected source that is not in the list of sources
    UnknownTitle,   // a cited law or standard that is not in the list of sources
    UnknownSection, // … or has no such section
    BareYes,
    CitationsFromText, // the prediction has no list of them
    SeveralFigures,    // the right figure stands among others
    AssertionFailed,
    SignDiffers,  // the gold figure with the other sign
    ScaleDiffers, // … a thousand or a million times as large or small: "thousand for million"
    UnitDiffers,  // … in another currency, or in none of per cent
};

inline constexpr std::array<std::string_view, 17> kAnswerWarningNames{"not_answered",
                                                                      "too_short",
                                                                      "too_long",
                                                                      "no_norwegian_letters",
                                                                      "english_words",
                                                                      "swedish_words",
                                                                      "danish_words",
                                                                      "unknown_source",
                                                                      "unknown_title",
                                                                      "unknown_section",
                                                                      "bare_yes",
                                                                      "citations_from_text",
                                                                      "several_figures",
                                                                      "assertion_failed",
                                                                      "sign",
                                                                      "scale",
                                                                      "unit"};

struct AnswerWarning {
    AnswerWarningKind kind = AnswerWarningKind::NotAnswered;
    std::string detail; // the words, the id, the assertion's name
};

struct MetricValue {
    metrics::AnswerMetric metric = metrics::AnswerMetric::Overall;
    NoValue why = NoValue::None; // there is no value
    double value = 0;            // meaningless where there is none

    [[nodiscard]] std::optional<double> get() const noexcept {
        return why == NoValue::None ? std::optional(value) : std::nullopt;
    }
};

// A score from outside under its own name; "imported_" stands before one that a measure of Assay's has.
struct OutsideMetric {
    std::string name;
    double value = 0;
    std::string model;                         // empty: the source does not say
    std::optional<metrics::AnswerMetric> as{}; // the measure that it is the value of
};

struct PartScore {
    std::string metric;
    double weight = 0;
    std::optional<double> value; // metric / scale
    NoValue why = NoValue::None;
    bool required = false;
};

struct AssertionScore {
    std::string name;
    std::optional<bool> holds; // nullopt: cannot be told, as latency without a time
    std::string detail;        // of JSON: what is wrong where
};

// A passage of the answer that a measure goes by.
struct AnswerMark {
    metrics::AnswerMetric metric = metrics::AnswerMetric::RougeLF;
    bool good = true; // counts for the answer, or against it
    text::WordExtent place;
    std::string what; // the phrase, citation or figure that it stands for; empty: itself
};

// What was expected and does not stand in the answer.
struct AnswerMiss {
    metrics::AnswerMetric metric = metrics::AnswerMetric::Contains;
    std::string what;
};

// Why a measure has its value, by name: numeric_correct "scale", "thousand for million".
struct MetricNote {
    metrics::AnswerMetric metric = metrics::AnswerMetric::NumericCorrect;
    std::string kind;
    std::string detail;
};

struct AnswerScore {
    std::vector<MetricValue> metrics; // by metric, those that have a value or a reason worth telling
    std::vector<OutsideMetric> outside;
    std::vector<PartScore> parts; // those that may apply to this question
    std::optional<double> overall;
    std::optional<AnswerVerdict> verdict;
    bool demandsHold = true;        // and all assertions
    bool demandsKnown = true;       // no demand is left open
    std::vector<std::string> flags; // of the rubric, that are raised
    std::vector<AssertionScore> assertions;
    std::vector<AnswerWarning> warnings;
    std::array<std::int64_t, 4> citations{}; // correct, generated, found, expected: for micro figures

    // Only where it was asked to explain:
    std::vector<AnswerMark> marks;
    std::vector<AnswerMiss> missing;
    std::vector<MetricNote> notes;

    [[nodiscard]] const MetricValue* find(metrics::AnswerMetric metric) const noexcept;
    [[nodiscard]] std::optional<double> value(metrics::AnswerMetric metric) const noexcept;
    // Of a metric or a score from outside by name.
    [[nodiscard]] std::optional<double> value(std::string_view name) const noexcept;
};

// What else is known. All of it outlives the call.
struct AnswerSurroundings {
    std::span<const std::string_view> evidence{};    // the texts of the question's evidence
    std::span<const metrics::CitedSource> sources{}; // laws and standards; empty: there is no list
};

enum class Explain : std::uint8_t { No, Yes };

// Of one rubric; for one thread at a time.
class AnswerScorer {
  public:
    explicit AnswerScorer(Rubric rubric, Explain explain = Explain::No);
    ~AnswerScorer();
    AnswerScorer(AnswerScorer&&) noexcept;
    AnswerScorer& operator=(AnswerScorer&&) noexcept;

    [[nodiscard]] AnswerScore score(const model::Question& question, const model::Prediction& prediction,
                                    const AnswerSurroundings& surroundings = {});

    [[nodiscard]] const Rubric& rubric() const noexcept;

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

// One answer, explained.
[[nodiscard]] AnswerScore scoreAnswer(const model::Question& question, const model::Prediction& prediction,
                                      const Rubric& rubric, const AnswerSurroundings& surroundings = {});

// Whether any measure looks into the texts of the question's evidence.
[[nodiscard]] bool usesEvidence(const model::Question& question);

// Whether a scorer, a judge or an imported file gives it, and Assay never works it out.
[[nodiscard]] constexpr bool comesFromOutside(metrics::AnswerMetric metric) noexcept {
    return metric >= metrics::AnswerMetric::BertScoreP && metric <= metrics::AnswerMetric::Hallucinations;
}

// Why there is nothing measured by it: it was not given, or nobody asked for it.
[[nodiscard]] constexpr NoValue whyNotMeasured(metrics::AnswerMetric metric) noexcept {
    return comesFromOutside(metric) ? NoValue::NotGiven : NoValue::NotAsked;
}

// The measure that other programs call so ("completeness": judge_completeness); nullopt: none.
[[nodiscard]] std::optional<metrics::AnswerMetric> metricCalledOutside(std::string_view name) noexcept;

// What overall and demands say; nullopt: no limits, no overall, or a demand that cannot be judged and none
// that fails.
[[nodiscard]] std::optional<AnswerVerdict> verdictOf(const Rubric& rubric, std::optional<double> overall,
                                                     bool demandsHold, bool demandsKnown) noexcept;

} // namespace assay::evaluate

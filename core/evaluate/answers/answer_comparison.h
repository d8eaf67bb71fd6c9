// Two systems, or more, over the questions that both answered: which is better by each measure, and whether
// that is luck.
//
// Figures are paired: only questions for which both sides have a value count, and several answers to one
// question have been averaged before. The difference is mean(a) - mean(b); its interval is the percentile
// bootstrap's of clusters at the corrected level, its p that of sign flips of the sums of clusters
// (core/statistics/clusters.h). The p of one table are corrected for each other by Holm; the headline, which
// was named before, stands outside. Below kLeastCommonQuestions common questions, kLeastClusters clusters or
// kLeastUnequalQuestions questions that differ nothing is judged.
//
//     const ComparedAnswers answers = comparedAnswers(std::array{&runA, &runB});
//     const auto compared = compareAnswers(answers, 0, 1, {}, stop, progress);
//     compared->headline()->verdict        // BetterA
//     questionDifferences(answers, 0, 1, "overall")   // where, the largest first
//
// The same values, settings and seed give the same figures on any number of threads. Any thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::int64_t kLeastCommonQuestions = 30;
inline constexpr std::int64_t kLeastUnequalQuestions = 6;

// Which values of a measure are the better ones.
enum class BetterValues : std::uint8_t { Higher, Lower, Neither };

// Of a measure by name: latency, price, tokens and hallucinations are better low; the count of tokens and
// abstentions are neither; everything else is better high.
[[nodiscard]] BetterValues betterValues(std::string_view metric) noexcept;

// One measure of one system.
struct ComparedMetric {
    std::string name;
    bool share = false;                   // a question has it or not
    std::string model;                    // of a score from outside
    std::vector<double> values;           // by question of ComparedAnswers; NaN: none
    std::optional<BetterValues> better{}; // nullopt: as betterValues() has it
};

struct ComparedSystem {
    std::string name;
    Rubric rubric;                       // by which it was measured
    std::vector<bool> answered;          // by question: it has an answer
    std::vector<ComparedMetric> metrics; // in the order of AnswerFigures, then "pass_rate"

    // nullptr: it has none of that name.
    [[nodiscard]] const ComparedMetric* find(std::string_view metric) const noexcept;
};

// Systems over one list of questions.
struct ComparedAnswers {
    std::vector<std::string> questionIds;
    std::vector<std::uint32_t> clusterOf; // by question
    QuestionClusters clusters = QuestionClusters::Question;
    std::vector<ComparedSystem> systems;
    std::vector<std::string> changed; // ids of questions that were edited between the runs: in no figure
};

// Runs over the same questions, one of each system. Questions belong together by their ids; one of which the
// runs measured different revisions is left out and named in `changed`. Clusters are those of the run that
// has the largest ones. A system is called as its predictions, or as its run where two have one name.
[[nodiscard]] ComparedAnswers comparedAnswers(std::span<const AnswerRun* const> runs);

struct AnswerComparisonSettings {
    std::string headline{}; // the measure named before; empty: usualHeadline()
    // A difference within this, either way, is none: equivalence is judged by the 90 % interval. nullopt: it
    // is not asked.
    std::optional<double> equivalentWithin;
    std::uint64_t seed = 42;
    unsigned threads = 0; // 0: all
};

// "overall" where both have it of any question, else "rougeL_f": it goes by what is measured, not by values.
[[nodiscard]] std::string_view usualHeadline(const ComparedAnswers& answers, std::size_t a,
                                             std::size_t b) noexcept;

enum class SystemsVerdict : std::uint8_t {
    CannotBeJudged,
    Equivalent,
    BetterA,
    BetterB,
    Differs,
    Inconclusive
};

inline constexpr std::array<std::string_view, 6> kSystemsVerdictNames{
    "cannot_be_judged", "equivalent", "better_a", "better_b", "differs", "inconclusive"};

// Why nothing can be said of a difference.
enum class ComparisonShortage : std::uint8_t {
    TooFewQuestions, // below kLeastCommonQuestions
    TooFewClusters,  // below statistics::kLeastClusters
    TooFewUnequal,   // below kLeastUnequalQuestions questions differ
    OtherModel,      // the scores come from models whose names differ
    OtherRubric,     // the rubrics measure it in different ways
};

inline constexpr std::array<std::string_view, 5> kComparisonShortageNames{
    "too_few_questions", "too_few_clusters", "too_few_unequal", "other_model", "other_rubric"};

struct MetricComparison {
    std::string metric;
    bool share = false;
    bool isHeadline = false;
    BetterValues better = BetterValues::Higher;
    std::int64_t n = 0; // questions with a value on both sides
    std::int64_t clusters = 0;
    std::int64_t onlyA = 0; // questions with a value on one side alone
    std::int64_t onlyB = 0;
    std::optional<double> a, b, difference;         // means over n, and a - b; missing without a question
    std::optional<statistics::Interval> interval;   // 95 %, of the difference; missing below kLeastClusters
    std::optional<statistics::Interval> interval90; // what an equivalence is judged by; where it is asked
    std::optional<double> designEffect;             // of a share, for statements on power
    std::optional<double> p;
    std::optional<double> holm; // corrected for the table; of the headline missing
    std::int64_t wins = 0;      // questions on which a is better; of BetterValues::Neither: higher
    std::int64_t ties = 0;
    std::int64_t losses = 0;
    std::vector<ComparisonShortage> shortages;
    SystemsVerdict verdict = SystemsVerdict::CannotBeJudged;

    // The p that the verdict goes by.
    [[nodiscard]] std::optional<double> judgedP() const noexcept { return isHeadline ? p : holm; }
};

struct AnswerComparison {
    std::size_t a = 0, b = 0; // systems
    std::int64_t common = 0;  // questions that both answered
    std::int64_t onlyA = 0;
    std::int64_t onlyB = 0;
    std::vector<MetricComparison> metrics; // those that both systems have, in the order of a

    [[nodiscard]] const MetricComparison* find(std::string_view metric) const noexcept;
    // The one that was named before; nullptr: the two have no value of it.
    [[nodiscard]] const MetricComparison* headline() const noexcept;
};

// Progress: Evaluating, in measures. Errors: InvalidArgument (no such system, one with itself, a negative
// `equivalentWithin`), Cancelled.
[[nodiscard]] base::Result<AnswerComparison> compareAnswers(const ComparedAnswers& answers, std::size_t a,
                                                            std::size_t b,
                                                            const AnswerComparisonSettings& settings,
                                                            const std::stop_token& stop,
                                                            base::ProgressSink& progress);

struct QuestionDifference {
    std::size_t question = 0; // place in ComparedAnswers::questionIds
    double a = 0;
    double b = 0;
    int outcome = 0; // 1: a is better, -1: b, 0: neither (within 1e-12)

    [[nodiscard]] double difference() const noexcept { return a - b; }
};

// Of the questions with a value on both sides: the largest difference first, then in the order of questions.
// Empty: one of the two has no such measure.
[[nodiscard]] std::vector<QuestionDifference>
questionDifferences(const ComparedAnswers& answers, std::size_t a, std::size_t b, std::string_view metric);

// Every system against every other by one measure.
struct SystemPair {
    std::size_t a = 0, b = 0; // a < b
    MetricComparison comparison;
};

struct SystemMatrix {
    std::string metric;
    std::int64_t common = 0; // questions for which all systems that have the measure have a value
    std::vector<std::optional<double>> mean; // by system, over these
    std::vector<std::size_t> order;          // of systems, the best mean first; those without one last
    std::vector<SystemPair> pairs;           // holm: over all pairs; isHeadline nowhere
};

// Errors and progress (in pairs) as compareAnswers().
[[nodiscard]] base::Result<SystemMatrix> compareAll(const ComparedAnswers& answers,
                                                    const AnswerComparisonSettings& settings,
                                                    const std::stop_token& stop,
                                                    base::ProgressSink& progress);

} // namespace assay::evaluate

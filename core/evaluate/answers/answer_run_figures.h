// What the blocks of an answer run show beside its stored figures: shares over its questions by clusters,
// waiting times, what it cost, whether targets are reached, and what luck alone would give.
//
// Pure; any thread.
#pragma once

#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/paraphrase_robustness.h"
#include "core/model/question.h"
#include "core/statistics/clusters.h"
#include "core/statistics/latency.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string_view>

namespace assay::evaluate {

// Of a question: it has what is counted; nullopt: it is not among those that are asked.
using QuestionTrait = std::function<std::optional<bool>(const AnswerRunItem& item)>;

// By the clusters of the run, with Wilson's interval (core/statistics/clusters.h).
[[nodiscard]] statistics::ClusteredShare shareOfQuestions(const AnswerRun& run, const QuestionTrait& trait);

// Of the questions with an answer those with this verdict; nullopt: those without any.
[[nodiscard]] statistics::ClusteredShare verdictShare(const AnswerRun& run,
                                                      std::optional<AnswerVerdict> verdict);

// How long answers were waited for. A time-out is a wait of at least as long as it was waited; other failures
// are no waits, as a fast error is no fast answer.
struct RunWaits {
    statistics::Latency latency;                // milliseconds, of every answer and time-out with a time
    std::map<std::string, std::int64_t> failed; // answers that failed otherwise, by kind
    std::int64_t untimed = 0;                   // time-outs of which no time is told: in no figure
};

[[nodiscard]] RunWaits waitsOf(const AnswerRun& run);

// How far verdicts and overall scores depend on the wording: over the questions with an answer.
[[nodiscard]] ParaphraseRobustness paraphrasesOf(const AnswerRun& run);

struct RunCosts {
    std::int64_t priced = 0;  // answers with a price, failed ones too
    double price = 0;         // their sum, in the currency of the source
    std::int64_t counted = 0; // questions with a number of tokens
    std::int64_t inputTokens = 0;
    std::int64_t outputTokens = 0;
};

[[nodiscard]] RunCosts costsOf(const AnswerRun& run);

// Whether the figure reaches `limit`, the target's or its minimum. Judged from kLeastCommonQuestions
// questions with an interval on; TooClose: the interval holds the limit. Where less is better and the limit
// is 0, a single one fails, and no interval is looked at.
[[nodiscard]] LimitState limitState(const TargetOutcome& outcome, double limit);

// Yes and no by chance: of the questions with a value of boolean_correct.
struct YesNoLuck {
    std::int64_t n = 0;
    std::int64_t yes = 0, no = 0;     // gold answers that say so, as far as they were given
    std::optional<double> majority{}; // right by always saying the more frequent one
    std::optional<double> coin{};     // 1/2; nullopt: no question asks for yes or no
    // Of so many right answers or more by tossing a coin, each question by itself; from 20 questions on.
    std::optional<double> p{};
};

// `questions` in any order; those that the run has not are passed over.
[[nodiscard]] YesNoLuck yesNoLuck(const AnswerRun& run, std::span<const model::Question> questions);

} // namespace assay::evaluate

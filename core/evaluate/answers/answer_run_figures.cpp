#include "core/evaluate/answers/answer_run_figures.h"

#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/metrics/answers/error_reply.h"
#include "core/metrics/answers/yes_no.h"
#include "core/statistics/chance.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace assay::evaluate {

statistics::ClusteredShare shareOfQuestions(const AnswerRun& run, const QuestionTrait& trait) {
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    std::uint32_t next = 0;
    std::vector<std::uint32_t> clusterOf;
    std::vector<double> values;
    for (const AnswerRunItem& item : run.items) {
        const std::optional<bool> has = trait(item);
        if (!has) {
            continue;
        }
        values.push_back(*has ? 1 : 0);
        if (item.cluster.empty()) {
            clusterOf.push_back(next++);
            continue;
        }
        const auto [place, isNew] = numbers.emplace(item.cluster, next);
        next += isNew ? 1 : 0;
        clusterOf.push_back(place->second);
    }
    return statistics::clusteredShare(values, {}, statistics::Clusters(clusterOf));
}

statistics::ClusteredShare verdictShare(const AnswerRun& run, std::optional<AnswerVerdict> verdict) {
    return shareOfQuestions(run, [&](const AnswerRunItem& item) {
        return item.answered > 0 ? std::optional(item.verdict == verdict) : std::nullopt;
    });
}

RunWaits waitsOf(const AnswerRun& run) {
    RunWaits waits;
    std::vector<double> answered;
    std::vector<double> timedOut;
    for (const AnswerRunItem& item : run.items) {
        for (const AnswerUse& use : item.uses) {
            if (use.failure.empty()) {
                if (use.latencyMs) {
                    answered.push_back(*use.latencyMs);
                }
            } else if (!metrics::isTimeout(use.failure)) {
                ++waits.failed[use.failure];
            } else if (use.latencyMs) {
                timedOut.push_back(*use.latencyMs);
            } else {
                ++waits.untimed;
            }
        }
    }
    waits.latency = statistics::latencyOf(std::move(answered), std::move(timedOut));
    return waits;
}

ParaphraseRobustness paraphrasesOf(const AnswerRun& run) {
    std::vector<WordedItem> items;
    for (const AnswerRunItem& item : run.items) {
        WordedItem worded{item.questionId, item.paraphraseOf, {}, {}};
        if (item.answered > 0) {
            worded.score = item.overall;
            worded.outcome = item.verdict
                                 ? std::string(kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)])
                                 : std::string();
        }
        items.push_back(std::move(worded));
    }
    return paraphraseRobustness(items, run.settings.evaluation.seed);
}

RunCosts costsOf(const AnswerRun& run) {
    RunCosts costs;
    for (const AnswerRunItem& item : run.items) {
        for (const AnswerUse& use : item.uses) {
            costs.priced += use.price ? 1 : 0;
            costs.price += use.price.value_or(0);
        }
        if (item.inputTokens || item.outputTokens) {
            ++costs.counted;
            costs.inputTokens += item.inputTokens.value_or(0);
            costs.outputTokens += item.outputTokens.value_or(0);
        }
    }
    return costs;
}

LimitState limitState(const TargetOutcome& outcome, double limit) {
    const MetricFigure& figure = outcome.figure;
    if (!figure.mean) {
        return LimitState::CannotBeJudged;
    }
    const bool isReached = outcome.target.reaches(*figure.mean, limit);
    const bool allowsNone = outcome.target.atMost && limit <= 0;
    if (allowsNone && !isReached) {
        return LimitState::Failed;
    }
    if (figure.n < kLeastCommonQuestions || (!allowsNone && !figure.interval)) {
        return LimitState::CannotBeJudged;
    }
    if (!allowsNone && figure.interval->low <= limit && limit <= figure.interval->high) {
        return LimitState::TooClose;
    }
    return isReached ? LimitState::Passed : LimitState::Failed;
}

YesNoLuck yesNoLuck(const AnswerRun& run, std::span<const model::Question> questions) {
    std::unordered_map<std::string_view, const model::Question*> byId;
    for (const model::Question& question : questions) {
        byId.emplace(question.questionId, &question);
    }
    YesNoLuck luck;
    std::int64_t right = 0;
    bool isWhole = true; // several answers averaged are no coin's throw
    for (const AnswerRunItem& item : run.items) {
        const auto value = item.value(metrics::answerMetricName(metrics::AnswerMetric::BooleanCorrect));
        if (!value) {
            continue;
        }
        ++luck.n;
        right += *value >= 1 ? 1 : 0;
        isWhole = isWhole && (*value <= 0 || *value >= 1);
        const auto found = byId.find(item.questionId);
        if (found == byId.end() || found->second->answerText.empty()) {
            continue;
        }
        const metrics::YesNo says = metrics::readYesNo(found->second->answerText.front()).says;
        luck.yes += says == metrics::YesNo::Yes ? 1 : 0;
        luck.no += says == metrics::YesNo::No ? 1 : 0;
    }
    if (luck.n == 0) {
        return luck;
    }
    constexpr double kCoin = 0.5;
    luck.coin = kCoin;
    if (luck.yes + luck.no == luck.n) {
        luck.majority = static_cast<double>(std::max(luck.yes, luck.no)) / static_cast<double>(luck.n);
    }
    if (luck.n >= kLeastForLuck && isWhole) {
        const std::vector<double> chances(static_cast<std::size_t>(luck.n), kCoin);
        luck.p = statistics::atLeastByLuck(chances, right);
    }
    return luck;
}

} // namespace assay::evaluate

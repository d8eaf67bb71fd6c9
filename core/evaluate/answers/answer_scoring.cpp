#include "core/evaluate/answers/answer_scoring.h"

#include "core/evaluate/answers/answer_assertions.h"
#include "core/evaluate/answers/answer_measures.h"

#include <algorithm>
#include <utility>

namespace assay::evaluate {

using metrics::AnswerMetric;

namespace {

bool isListed(const std::vector<std::string>& list, const std::string& value) {
    return std::ranges::find(list, value) != list.end();
}

std::optional<double> overallOf(const std::vector<PartScore>& parts) {
    double sum = 0;
    double weights = 0;
    for (const PartScore& part : parts) {
        if (!part.value && part.required) {
            return std::nullopt;
        }
        if (part.value) {
            sum += part.weight * *part.value;
            weights += part.weight;
        }
    }
    return weights > 0 ? std::optional(sum / weights) : std::nullopt;
}

std::optional<double> shareThatHolds(const std::vector<AssertionScore>& assertions) {
    double held = 0;
    double known = 0;
    for (const AssertionScore& one : assertions) {
        known += one.holds ? 1 : 0;
        held += one.holds.value_or(false) ? 1 : 0;
    }
    return known > 0 ? std::optional(held / known) : std::nullopt;
}

void scoreParts(const Rubric& rubric, const model::Question& question, AnswerScore& score) {
    for (const RubricPart& part : rubric.parts) {
        if (!appliesTo(part.when, question)) {
            continue;
        }
        PartScore one{part.metric, part.weight, std::nullopt, NoValue::NotGiven, part.required};
        if (const auto value = score.value(std::string_view(part.metric))) {
            one.value = *value / part.scale;
            one.why = NoValue::None;
        } else if (const auto metric = metrics::answerMetricFromName(part.metric)) {
            const MetricValue* const found = score.find(*metric);
            one.why = found != nullptr ? found->why : whyNotMeasured(*metric);
        }
        score.parts.push_back(std::move(one));
    }
}

void raiseFlags(const Rubric& rubric, AnswerScore& score) {
    for (const RubricFlag& flag : rubric.flags) {
        const bool raised =
            !flag.all.empty() && std::ranges::all_of(flag.all, [&score](const RubricCondition& condition) {
                const auto value = score.value(std::string_view(condition.metric));
                return value && condition.holds(*value);
            });
        if (raised) {
            score.flags.push_back(flag.name);
        }
    }
}

void judgeDemands(const Rubric& rubric, AnswerScore& score) {
    for (const RubricDemand& demand : rubric.demands) {
        const auto value = score.value(std::string_view(demand.condition.metric));
        score.demandsHold = score.demandsHold && (!value || demand.condition.holds(*value));
        score.demandsKnown = score.demandsKnown && (value || !demand.required);
    }
    for (const AssertionScore& assertion : score.assertions) {
        if (assertion.holds == std::optional(false)) {
            score.demandsHold = false;
            score.warnings.push_back({AnswerWarningKind::AssertionFailed, assertion.name});
        }
        score.demandsKnown = score.demandsKnown && assertion.holds.has_value();
    }
}

} // namespace

bool appliesTo(const RubricScope& scope, const model::Question& question) {
    return (scope.answerTypes.empty() || isListed(scope.answerTypes, question.answerType)) &&
           !isListed(scope.exceptAnswerTypes, question.answerType) &&
           (scope.categories.empty() || isListed(scope.categories, question.category)) &&
           (scope.questionIds.empty() || isListed(scope.questionIds, question.questionId));
}

const MetricValue* AnswerScore::find(AnswerMetric metric) const noexcept {
    const auto found = std::ranges::find(metrics, metric, &MetricValue::metric);
    return found == metrics.end() ? nullptr : &*found;
}

std::optional<double> AnswerScore::value(AnswerMetric metric) const noexcept {
    const MetricValue* const found = find(metric);
    return found == nullptr ? std::nullopt : found->get();
}

std::optional<double> AnswerScore::value(std::string_view name) const noexcept {
    if (const auto metric = metrics::answerMetricFromName(name)) {
        return value(*metric);
    }
    const auto found = std::ranges::find(outside, name, &OutsideMetric::name);
    return found == outside.end() ? std::nullopt : std::optional(found->value);
}

struct AnswerScorer::State {
    Rubric rubric;
    AnswerMeasures measures;
    AssertionJudge assertions;

    State(Rubric given, Explain explain)
        : rubric(std::move(given))
        , measures(rubric, explain)
        , assertions(rubric) {}
};

AnswerScorer::AnswerScorer(Rubric rubric, Explain explain)
    : m_state(std::make_unique<State>(std::move(rubric), explain)) {}

AnswerScorer::~AnswerScorer() = default;
AnswerScorer::AnswerScorer(AnswerScorer&&) noexcept = default;
AnswerScorer& AnswerScorer::operator=(AnswerScorer&&) noexcept = default;

const Rubric& AnswerScorer::rubric() const noexcept {
    return m_state->rubric;
}

AnswerScore AnswerScorer::score(const model::Question& question, const model::Prediction& prediction,
                                const AnswerSurroundings& surroundings) {
    constexpr std::size_t kUsualMetrics = 32; // more than there are of most answers
    const Rubric& rubric = m_state->rubric;
    AnswerScore score;
    score.metrics.reserve(kUsualMetrics);
    m_state->measures.take(question, prediction, surroundings, score);
    if (prediction.isAnswered()) {
        scoreParts(rubric, question, score);
        score.assertions = m_state->assertions.judge(question, prediction);
        score.overall = rubric.parts.empty() ? shareThatHolds(score.assertions) : overallOf(score.parts);
        judgeDemands(rubric, score);
        score.verdict = verdictOf(rubric, score.overall, score.demandsHold, score.demandsKnown);
        if (score.overall) {
            score.metrics.push_back({AnswerMetric::Overall, NoValue::None, *score.overall});
        }
        raiseFlags(rubric, score);
    }
    std::ranges::sort(score.metrics, {}, &MetricValue::metric);
    return score;
}

AnswerScore scoreAnswer(const model::Question& question, const model::Prediction& prediction,
                        const Rubric& rubric, const AnswerSurroundings& surroundings) {
    return AnswerScorer(rubric, Explain::Yes).score(question, prediction, surroundings);
}

std::optional<AnswerVerdict> verdictOf(const Rubric& rubric, std::optional<double> overall, bool demandsHold,
                                       bool demandsKnown) noexcept {
    // What was recomputed from decimal weights may miss a limit by the rounding of binary figures.
    constexpr double kRounding = 1e-12;
    if (!rubric.pass || !overall) {
        return std::nullopt;
    }
    if (!demandsHold) {
        return AnswerVerdict::Fail;
    }
    if (!demandsKnown) {
        return std::nullopt;
    }
    if (*overall >= *rubric.pass - kRounding) {
        return AnswerVerdict::Pass;
    }
    return rubric.acceptable && *overall >= *rubric.acceptable - kRounding ? AnswerVerdict::Acceptable
                                                                           : AnswerVerdict::Fail;
}

} // namespace assay::evaluate

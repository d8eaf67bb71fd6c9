#include "core/evaluate/answers/answer_assertions.h"

#include "core/json/json_schema.h"
#include "core/text/folded_text.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <utility>

namespace assay::evaluate {
namespace {

constexpr int kAnswerDepth = 64; // of an answer that is JSON

std::optional<bool> isWithin(std::optional<double> value, double limit) {
    return value ? std::optional(*value <= limit) : std::nullopt;
}

std::optional<double> tokensOf(const model::PredictionUsage& usage) {
    return usage.inputTokens || usage.outputTokens
               ? std::optional(
                     static_cast<double>(usage.inputTokens.value_or(0) + usage.outputTokens.value_or(0)))
               : std::nullopt;
}

// The answer as JSON, without the fence that models put around it; discarded where it is none.
nlohmann::json answerJson(std::string_view answer) {
    const std::size_t fence = answer.find("```");
    if (fence != std::string_view::npos) {
        const std::size_t begin = answer.find('\n', fence);
        const std::size_t end = answer.rfind("```");
        if (begin != std::string_view::npos && end > begin) {
            answer = answer.substr(begin, end - begin);
        }
    }
    const auto shallow = [](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
        return depth <= kAnswerDepth;
    };
    return nlohmann::json::parse(answer, shallow, false);
}

AssertionScore judgeOne(const RubricAssertion& assertion, const model::Prediction& prediction,
                        const text::FoldedText& folded) {
    AssertionScore score;
    score.name = assertion.name.empty()
                     ? std::string(kAssertionKindNames[static_cast<std::size_t>(assertion.kind)])
                     : assertion.name;
    switch (assertion.kind) {
    case AssertionKind::MustInclude:
    case AssertionKind::MustNotInclude: {
        const bool found = folded.find(text::foldedPhrase(assertion.text)).has_value();
        score.holds = found == (assertion.kind == AssertionKind::MustInclude);
        break;
    }
    case AssertionKind::Matches:
    case AssertionKind::MatchesNot: {
        const re2::RE2 pattern(assertion.text, re2::RE2::Quiet);
        const bool found = re2::RE2::PartialMatch(*prediction.answer, pattern);
        score.holds = found == (assertion.kind == AssertionKind::Matches);
        break;
    }
    case AssertionKind::JsonSchema: {
        const nlohmann::json answer = answerJson(*prediction.answer);
        score.detail =
            answer.is_discarded()
                ? "no JSON"
                : json::firstViolation(answer, nlohmann::json::parse(assertion.text, nullptr, false));
        score.holds = score.detail.empty();
        break;
    }
    case AssertionKind::MaxLatencyMs:
        score.holds = isWithin(prediction.latencyMs, assertion.limit);
        break;
    case AssertionKind::MaxPrice:
        score.holds = isWithin(prediction.usage.price, assertion.limit);
        break;
    case AssertionKind::MaxTokens:
        score.holds = isWithin(tokensOf(prediction.usage), assertion.limit);
        break;
    }
    return score;
}

} // namespace

std::vector<AssertionScore> judgeAssertions(const Rubric& rubric, const model::Question& question,
                                            const model::Prediction& prediction) {
    std::vector<AssertionScore> scores;
    const auto own = assertionsFromJson(question.extra);
    if (rubric.assertions.empty() && own && own->empty()) {
        return scores;
    }
    const text::FoldedText folded(*prediction.answer);
    for (const RubricAssertion& assertion : rubric.assertions) {
        if (appliesTo(assertion.when, question)) {
            scores.push_back(judgeOne(assertion, prediction, folded));
        }
    }
    if (!own) {
        scores.push_back({"assertions", std::nullopt, own.error().where + ": " + own.error().detail});
        return scores;
    }
    for (const RubricAssertion& assertion : *own) {
        scores.push_back(judgeOne(assertion, prediction, folded));
    }
    return scores;
}

} // namespace assay::evaluate

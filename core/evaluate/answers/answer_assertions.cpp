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

} // namespace

struct AssertionJudge::Ready {
    std::string phrase; // folded
    std::optional<re2::RE2> pattern;
    nlohmann::json schema;
};

AssertionJudge::AssertionJudge(const Rubric& rubric)
    : m_rubric(rubric) {}

AssertionJudge::~AssertionJudge() = default;

const AssertionJudge::Ready& AssertionJudge::ready(const RubricAssertion& assertion) {
    constexpr std::size_t kMostReady = 1'000; // questions may bring their own
    std::string key(1, static_cast<char>('a' + static_cast<int>(assertion.kind)));
    key += assertion.text;
    if (const auto known = m_ready.find(key); known != m_ready.end()) {
        return *known->second;
    }
    if (m_ready.size() >= kMostReady) {
        m_ready.clear();
    }
    auto made = std::make_unique<Ready>();
    switch (assertion.kind) {
    case AssertionKind::MustInclude:
    case AssertionKind::MustNotInclude:
        made->phrase = text::foldedPhrase(assertion.text);
        break;
    case AssertionKind::Matches:
    case AssertionKind::MatchesNot:
        made->pattern.emplace(assertion.text, re2::RE2::Quiet);
        break;
    case AssertionKind::JsonSchema:
        made->schema = nlohmann::json::parse(assertion.text, nullptr, false);
        break;
    case AssertionKind::MaxLatencyMs:
    case AssertionKind::MaxPrice:
    case AssertionKind::MaxTokens:
        break;
    }
    return *m_ready.emplace(std::move(key), std::move(made)).first->second;
}

AssertionScore AssertionJudge::judgeOne(const RubricAssertion& assertion, const model::Prediction& prediction,
                                        const text::FoldedText& folded) {
    AssertionScore score;
    score.name = assertion.name.empty()
                     ? std::string(kAssertionKindNames[static_cast<std::size_t>(assertion.kind)])
                     : assertion.name;
    switch (assertion.kind) {
    case AssertionKind::MustInclude:
    case AssertionKind::MustNotInclude: {
        const bool found = folded.find(ready(assertion).phrase).has_value();
        score.holds = found == (assertion.kind == AssertionKind::MustInclude);
        break;
    }
    case AssertionKind::Matches:
    case AssertionKind::MatchesNot: {
        const bool found = re2::RE2::PartialMatch(*prediction.answer, *ready(assertion).pattern);
        score.holds = found == (assertion.kind == AssertionKind::Matches);
        break;
    }
    case AssertionKind::JsonSchema: {
        const nlohmann::json answer = answerJson(*prediction.answer);
        score.detail =
            answer.is_discarded() ? "no JSON" : json::firstViolation(answer, ready(assertion).schema);
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

std::vector<AssertionScore> AssertionJudge::judge(const model::Question& question,
                                                  const model::Prediction& prediction) {
    std::vector<AssertionScore> scores;
    const auto own = assertionsFromJson(question.extra);
    if (m_rubric.assertions.empty() && own && own->empty()) {
        return scores;
    }
    const text::FoldedText folded(*prediction.answer);
    for (const RubricAssertion& assertion : m_rubric.assertions) {
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

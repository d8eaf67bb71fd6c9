#include "core/evaluate/judge/judge_source.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/json_members.h"
#include "core/evaluate/answers/claims.h"
#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/ask/prompt_text.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/workspace/runs/chat_replies.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr const char* kNothing = "(none)";
constexpr std::string_view kChatPath = "/chat/completions"; // chatUrl() is a service's address and this
constexpr const char* kUnparsable = "unparsable";
constexpr const char* kUndeterminedJudgement = "undetermined";
constexpr const char* kNothingToJudge = "nothing_to_judge";

std::string joinedLines(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : "\n") + text;
    }
    return all;
}

std::vector<std::string> contextTexts(const model::Prediction& prediction) {
    std::vector<std::string> texts;
    if (prediction.contexts) {
        for (const model::PredictionContext& context : *prediction.contexts) {
            if (!context.text.empty()) {
                texts.push_back(context.text);
            }
        }
    }
    return texts;
}

std::vector<std::string> evidenceTexts(const AnswerToScore& answer) {
    std::vector<std::string> texts = answer.question->evidenceSpans;
    if (answer.evidence != nullptr && !answer.evidence->empty()) {
        texts = *answer.evidence;
    }
    return texts;
}

std::vector<std::string> claimsOf(const std::string& text) {
    std::vector<std::string> claims;
    for (const ClaimExtent& extent : cutIntoClaims(text)) {
        claims.push_back(text.substr(extent.begin, extent.end - extent.begin));
    }
    return claims;
}

// Each text between marks of its own; "(none)" where there is none.
std::string markedTexts(std::string_view name, const std::vector<std::string>& texts, const std::string& salt,
                        bool numbered) {
    if (texts.empty()) {
        return kNothing;
    }
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        all += (i == 0 ? "" : "\n") + (numbered ? std::to_string(i + 1) + ". " : std::string()) +
               delimited(name, texts[i], salt);
    }
    return all;
}

std::string markedText(std::string_view name, const std::string& text, const std::string& salt) {
    return markedTexts(name, text.empty() ? std::vector<std::string>() : std::vector{text}, salt, false);
}

PromptValues valuesOfAnswer(const AnswerToScore& answer, const std::vector<std::string>& statements) {
    const model::Question& question = *answer.question;
    const model::Prediction& prediction = *answer.prediction;
    const std::string salt = question.questionId + "\n" + prediction.answer.value_or(std::string());
    const std::vector<std::string> contexts = contextTexts(prediction);
    std::vector<std::string> passages = evidenceTexts(answer);
    PromptValues values{
        {"question", markedText("question", question.questionText, salt)},
        {"gold", markedText("gold", joinedLines(question.answerText), salt)},
        {"answer", markedText("answer", prediction.answerInWords(), salt)},
        {"evidence", markedTexts("evidence", passages, salt, false)},
        {"contexts", markedTexts("passage", contexts, salt, false)},
        {"citations",
         markedTexts("citation", prediction.citations.value_or(std::vector<std::string>()), salt, false)},
        {"expected_citations", markedTexts("citation", question.expectedCitations, salt, false)},
        {"statements", markedTexts("statement", statements, salt, true)}};
    passages.insert(passages.end(), contexts.begin(), contexts.end());
    values.emplace("passages", markedTexts("passage", passages, salt, false));
    return values;
}

// A list of decisions needs something to decide on, and something to decide by.
bool hasMaterial(const JudgePrompt& prompt, const AnswerToScore& answer,
                 const std::vector<std::string>& statements) {
    if (prompt.kind == JudgeKind::Scores) {
        return true;
    }
    const auto used = placeholdersIn(prompt.user);
    const bool hasContexts = !contextTexts(*answer.prediction).empty();
    const bool hasPassages = hasContexts || !evidenceTexts(answer).empty();
    return !statements.empty() && (hasContexts || !used.contains("contexts")) &&
           (hasPassages || !used.contains("passages"));
}

// What was said, from the text of a reply. Exactly one of scores, items and `unreadable` is there.
StoredJudgement readJudgement(const JudgePrompt& prompt, const AnswerToScore& answer,
                              const std::string& content) {
    StoredJudgement judgement;
    if (prompt.kind == JudgeKind::Scores) {
        if (auto scores = readJudgedScores(content, prompt)) {
            judgement.scores = std::move(*scores);
        } else {
            judgement.unreadable = std::move(scores.error());
        }
        return judgement;
    }
    auto items = readJudgedList(content, prompt, judgedStatements(prompt, answer).size());
    if (items) {
        judgement.items = std::move(*items);
    } else {
        judgement.unreadable = std::move(items.error());
    }
    return judgement;
}

// Those that the answer came with stay; the model is named for both.
void addHallucinations(const std::vector<std::string>& found, const std::string& model,
                       model::Prediction& prediction) {
    const bool hasOthers = prediction.hallucinations && !prediction.hallucinations->empty();
    if (hasOthers && prediction.hallucinationsModel.empty()) {
        prediction.hallucinationsModel = "imported";
    }
    prediction.hallucinationsModel = hasOthers ? prediction.hallucinationsModel + ", " + model : model;
    if (!prediction.hallucinations) {
        prediction.hallucinations.emplace();
    }
    for (const std::string& one : found) {
        if (std::ranges::find(*prediction.hallucinations, one) == prediction.hallucinations->end()) {
            prediction.hallucinations->push_back(one);
        }
    }
}

// The names of what a judge by this prompt gives.
std::vector<std::string> metricsOfJudge(const JudgePrompt& prompt) {
    if (prompt.kind == JudgeKind::List) {
        return {prompt.metric};
    }
    std::vector<std::string> names;
    for (const JudgeDimension& dimension : prompt.dimensions) {
        names.push_back(dimension.metric);
    }
    names.push_back(prompt.overall);
    names.push_back(prompt.passed);
    return names;
}

template <typename Value>
nlohmann::ordered_json orNull(const std::optional<Value>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

ChatBatchSettings batchOfJudge(const JudgeSettings& settings) {
    return {settings.chat, settings.bearerToken, std::string(workspace::kJudgeScope), settings.seed};
}

ChatQueryOf queriesOfJudge(const JudgeSettings& settings, std::span<const AnswerToScore> answers) {
    return [&settings, answers](std::size_t number) -> Result<ChatQuery> {
        return judgeQuery(settings.prompt, answers[number]);
    };
}

} // namespace

std::vector<std::string> judgedStatements(const JudgePrompt& prompt, const AnswerToScore& answer) {
    if (prompt.kind != JudgeKind::List) {
        return {};
    }
    switch (prompt.items) {
    case JudgeItems::AnswerClaims:
        return claimsOf(answer.prediction->answer.value_or(std::string()));
    case JudgeItems::Contexts:
        return contextTexts(*answer.prediction);
    case JudgeItems::GoldStatements:
        break;
    }
    return claimsOf(joinedLines(answer.question->answerText));
}

ChatQuery judgeQuery(const JudgePrompt& prompt, const AnswerToScore& answer) {
    ChatQuery query;
    query.form = endpoint::ChatForm::Json;
    const std::vector<std::string> statements = judgedStatements(prompt, answer);
    if (!answer.prediction->isAnswered() || !hasMaterial(prompt, answer, statements)) {
        return query;
    }
    const PromptValues values = valuesOfAnswer(answer, statements);
    if (!prompt.system.empty()) {
        query.messages.push_back({"system", withValues(prompt.system, values)});
    }
    query.messages.push_back({"user", withValues(prompt.user, values)});
    return query;
}

JudgeSource::JudgeSource(workspace::Workspace& workspace, JudgeSettings settings)
    : m_workspace(workspace)
    , m_settings(std::move(settings))
    , m_name(judgeName(m_settings.chat.model, m_settings.prompt.name,
                       base::sha256(judgePromptJson(m_settings.prompt)))) {}

std::string JudgeSource::nameOfScore(const std::string& metric) const {
    return m_isApart ? m_name + "." + metric : metric;
}

std::vector<std::string> JudgeSource::scoreNames() const {
    std::vector<std::string> names = metricsOfJudge(m_settings.prompt);
    for (std::string& one : names) {
        one = nameOfScore(one);
    }
    return names;
}

void JudgeSource::standBeside(std::span<const std::string> given) {
    m_isApart = std::ranges::any_of(metricsOfJudge(m_settings.prompt), [given](const std::string& metric) {
        return std::ranges::find(given, metric) != given.end();
    });
}

// False: something is undetermined.
bool JudgeSource::giveScores(const StoredJudgement& judgement, model::Prediction& prediction) const {
    const JudgePrompt& prompt = m_settings.prompt;
    const auto give = [&](const std::string& metric, std::optional<double> value) {
        if (value) {
            giveScore(prediction, m_name, nameOfScore(metric), {*value, judgement.model});
        }
        return value.has_value();
    };
    if (prompt.kind == JudgeKind::List) {
        return give(prompt.metric, figureOf(judgement.items, prompt.figure));
    }
    for (const JudgeDimension& dimension : prompt.dimensions) {
        give(dimension.metric, judgement.scores->byDimension.at(dimension.name));
    }
    addHallucinations(judgement.scores->hallucinations, judgement.model, prediction);
    const auto passes = passesOf(*judgement.scores, prompt);
    give(prompt.passed, passes ? std::optional(*passes ? 1.0 : 0.0) : std::nullopt);
    return give(prompt.overall, overallOf(*judgement.scores, prompt));
}

void JudgeSource::score(const AnswerToScore& answer, const ChatBatchReply& reply, ScoreReport& report) const {
    if (!reply.reply) {
        const bool wasAsked =
            reply.failure->kind != endpoint::ChatFailureKind::NoAnswer || !reply.body.empty();
        ++report.failed[wasAsked ? std::string(endpoint::chatFailureName(reply.failure->kind))
                                 : std::string(kNothingToJudge)];
        return;
    }
    StoredJudgement judgement = readJudgement(m_settings.prompt, answer, reply.reply->content);
    if (!judgement.unreadable.empty()) {
        ++report.failed[kUnparsable];
        return;
    }
    judgement.model = reply.reply->model.empty() ? m_settings.chat.model : reply.reply->model;
    if (giveScores(judgement, *answer.prediction)) {
        ++report.scored;
        report.fromStore += reply.fromStore ? 1 : 0;
    } else {
        ++report.failed[kUndeterminedJudgement];
    }
}

Result<ScoreReport> JudgeSource::addScores(std::span<const AnswerToScore> answers,
                                           const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(m_settings.chat.url, [&]() -> Result<ScoreReport> {
        m_spent = {};
        if (m_settings.beforeAsking) {
            ASSAY_TRY(const auto before, estimate(answers, stop));
            ASSAY_TRY(m_settings.beforeAsking(before));
        }
        ScoreReport report;
        const auto take = [&](ChatBatchReply reply) -> Result<> {
            score(answers[reply.number], reply, report);
            return {};
        };
        ASSAY_TRY(m_spent, askInBatch(m_workspace, batchOfJudge(m_settings), answers.size(),
                                      queriesOfJudge(m_settings, answers), take, stop, progress));
        report.inputTokens = m_spent.inputTokens;
        report.outputTokens = m_spent.outputTokens;
        report.price = m_spent.price.value_or(0);
        return report;
    });
}

std::string JudgeSource::description() const {
    const endpoint::ChatSettings& chat = m_settings.chat;
    const std::string prompt = judgePromptJson(m_settings.prompt);
    nlohmann::ordered_json object{{"kind", scoreSourceKindName(kind())},
                                  {"name", m_settings.prompt.name},
                                  {"version", m_settings.prompt.version},
                                  {"model", chat.model},
                                  {"address", endpoint::chatUrl(chat)},
                                  {"prompt_sha256", base::sha256(prompt)},
                                  {"scores", scoreNames()},
                                  {"request",
                                   {{"temperature", orNull(chat.temperature)},
                                    {"seed", orNull(chat.seed)},
                                    {"max_tokens", orNull(chat.maxTokens)},
                                    {"max_tokens_key", chat.maxTokensKey},
                                    {"json_mode", chat.jsonMode}}}};
    const auto preset = judgePreset(m_settings.prompt.name);
    if (!preset || *preset != m_settings.prompt) { // those that come along are known by their name
        object["prompt"] = nlohmann::ordered_json::parse(prompt, nullptr, false);
    }
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

Result<ChatEstimate> JudgeSource::estimate(std::span<const AnswerToScore> answers,
                                           const std::stop_token& stop) const {
    ASSAY_TRY(const auto reader, m_workspace.reader());
    return estimateBatch(reader, batchOfJudge(m_settings), answers.size(),
                         queriesOfJudge(m_settings, answers), m_settings.prompt.outputTokens, stop);
}

std::optional<JudgeSettings> judgeSettingsOf(std::string_view description) {
    const auto object = nlohmann::ordered_json::parse(description, nullptr, false);
    const auto* const request = base::memberOf(object, "request");
    const std::string address = base::memberText(object, "address");
    if (base::memberText(object, "kind") != scoreSourceKindName(ScoreSourceKind::Judge) ||
        request == nullptr || !address.ends_with(kChatPath)) {
        return std::nullopt;
    }
    const auto* const own = base::memberOf(object, "prompt");
    auto prompt =
        own != nullptr ? judgePromptFromJson(own->dump()) : judgePreset(base::memberText(object, "name"));
    if (!prompt || base::sha256(judgePromptJson(*prompt)) != base::memberText(object, "prompt_sha256")) {
        return std::nullopt;
    }
    JudgeSettings settings;
    settings.prompt = *std::move(prompt);
    settings.chat.url = address.substr(0, address.size() - kChatPath.size());
    settings.chat.model = base::memberText(object, "model");
    const auto number = [request](const char* key) { return base::valueOf(*request, key); };
    const auto* const temperature = number("temperature");
    settings.chat.temperature = temperature != nullptr ? base::numberIn(*temperature) : std::nullopt;
    const auto* const seed = number("seed");
    settings.chat.seed = seed != nullptr ? base::integerIn<std::int64_t>(*seed) : std::nullopt;
    const auto* const tokens = number("max_tokens");
    settings.chat.maxTokens = tokens != nullptr ? base::integerIn<std::int64_t>(*tokens) : std::nullopt;
    settings.chat.maxTokensKey = base::memberText(*request, "max_tokens_key");
    const auto* const jsonMode = number("json_mode");
    settings.chat.jsonMode = jsonMode != nullptr && jsonMode->is_boolean() && jsonMode->get<bool>();
    return settings;
}

Result<std::optional<StoredJudgement>>
storedJudgement(const workspace::Reader& reader, const JudgeSettings& settings, const AnswerToScore& answer) {
    return base::guarded("judge", [&]() -> Result<std::optional<StoredJudgement>> {
        const ChatQuery query = judgeQuery(settings.prompt, answer);
        if (query.messages.empty()) {
            return std::optional<StoredJudgement>();
        }
        ASSAY_TRY(
            const auto stored,
            workspace::findChatReply(reader, workspace::kJudgeScope,
                                     endpoint::chatRequestHash(settings.chat, query.messages, query.form)));
        if (!stored) {
            return std::optional<StoredJudgement>();
        }
        const auto reply = endpoint::readChatReply(stored->body);
        if (!reply) {
            return base::fail(base::ErrorCode::DamagedWorkspace, "chat_reply " + stored->request);
        }
        StoredJudgement judgement = readJudgement(settings.prompt, answer, reply->content);
        judgement.model = reply->model.empty() ? settings.chat.model : reply->model;
        judgement.answeredAt = stored->answeredAt;
        return std::optional(std::move(judgement));
    });
}

} // namespace assay::evaluate

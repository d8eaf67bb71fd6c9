#include "core/evaluate/ask/paraphrase_asking.h"

#include "core/base/json_members.h"
#include "core/base/rule_files.h"
#include "core/curation/draft_keeping.h"
#include "core/curation/question_drafting.h"
#include "core/evaluate/ask/prompt_text.h"
#include "core/json/settings_reader.h"
#include "core/text/fold.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using endpoint::ChatMessage;
using workspace::NamedQuestion;

constexpr std::string_view kParaphraseScope = "paraphrase";

// Originals that are asked about, in the order of the suite.
Result<std::vector<NamedQuestion>>
originalsToAsk(const workspace::Reader& reader, const ParaphraseAsking& asking, const std::stop_token& stop) {
    ASSAY_TRY(auto questions, workspace::questionsNamed(reader, asking.suite, stop));
    std::set<std::string> wanted(asking.questions.begin(), asking.questions.end());
    std::set<std::string> paraphrased;
    for (const NamedQuestion& one : questions) {
        if (auto original = curation::paraphraseOf(one.question)) {
            paraphrased.insert(std::move(*original));
        }
    }
    const bool isNamed = !wanted.empty();
    std::erase_if(questions, [&](const NamedQuestion& one) {
        return isNamed ? wanted.erase(one.question.questionId) == 0
                       : one.question.status == model::QuestionStatus::Retired ||
                             curation::paraphraseOf(one.question).has_value() ||
                             paraphrased.contains(one.question.questionId);
    });
    if (!wanted.empty()) {
        return base::fail(base::ErrorCode::NotFound, *wanted.begin(), asking.suite);
    }
    return questions;
}

bool isCountOfWordings(int each) {
    return each >= 1 && each <= kMostParaphrases;
}

} // namespace

Result<std::vector<ChatMessage>> paraphraseMessages(const model::Question& question, int count) {
    if (question.questionText.empty()) {
        return std::vector<ChatMessage>();
    }
    const auto prompt = json::parseSettingsJson(base::ruleFile("paraphrase_prompt"));
    const std::string text =
        delimited("question", question.questionText, question.questionId + std::to_string(count));
    const PromptValues values{{"question", text}, {"count", std::to_string(count)}};
    return std::vector<ChatMessage>{{"system", base::memberText(prompt, "system")},
                                    {"user", withValues(base::memberText(prompt, "user"), values)}};
}

Result<std::vector<std::string>> readParaphraseReply(std::string_view content) {
    const auto refused = [](const char* why) {
        return base::fail(base::ErrorCode::InputNotUsable, why, "paraphrases");
    };
    const auto reply = json::parseSettingsJson(content, json::kRecordDepth);
    const auto* const list = reply.is_object() ? base::memberOf(reply, "paraphrases") : nullptr;
    if (list == nullptr || !list->is_array() || reply.size() != 1) {
        return refused("no object with a list of paraphrases alone");
    }
    if (list->size() > static_cast<std::size_t>(kMostParaphrases)) {
        return refused("too many");
    }
    std::vector<std::string> texts;
    for (const auto& one : *list) {
        std::string text =
            one.is_string() ? text::normaliseWhitespace(one.get<std::string>()) : std::string();
        if (text.empty()) {
            return refused("an entry that is no text");
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

Result<WordingsAsked> askForWordings(workspace::Workspace& workspace, const ChatBatchSettings& chat,
                                     base::RowId original, int each, const std::stop_token& stop,
                                     base::ProgressSink& progress) {
    if (!isCountOfWordings(each)) {
        return base::fail(base::ErrorCode::InvalidArgument, std::to_string(each), "each");
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto stored, workspace::storedQuestion(reader, original));
    if (stored.question.questionText.empty()) {
        return base::fail(base::ErrorCode::InputNotUsable, stored.question.questionId, "question_text");
    }
    ChatBatchSettings settings = chat;
    settings.scope = kParaphraseScope;
    const auto queryOf = [&](std::size_t) -> Result<ChatQuery> {
        ASSAY_TRY(auto messages, paraphraseMessages(stored.question, each));
        return ChatQuery{std::move(messages), endpoint::ChatForm::Json};
    };
    std::vector<std::string> texts;
    const auto take = [&](const ChatBatchReply& reply) -> Result<> {
        if (!reply.reply) {
            const std::string why = reply.failure ? reply.failure->detail : std::string();
            return base::fail(base::ErrorCode::RemoteFailure, why, settings.chat.url);
        }
        if (reply.reply->isCut()) {
            return base::fail(base::ErrorCode::InputNotUsable, "it was cut", "paraphrases");
        }
        ASSAY_TRY(texts, readParaphraseReply(reply.reply->content));
        return {};
    };
    WordingsAsked asked;
    ASSAY_TRY(asked.spent, askInBatch(workspace, settings, 1, queryOf, take, stop, progress));
    ASSAY_TRY(const auto known, workspace.reader()); // as it is after the reply was stored
    ASSAY_TRY(asked.fresh, curation::newWordings(known, original, texts));
    asked.repeated = std::ssize(texts) - std::ssize(asked.fresh);
    return asked;
}

Result<ParaphrasesAsked> askForParaphrases(workspace::Workspace& workspace, const ParaphraseAsking& asking,
                                           const std::stop_token& stop, base::ProgressSink& progress) {
    if (!isCountOfWordings(asking.each)) {
        return base::fail(base::ErrorCode::InvalidArgument, std::to_string(asking.each), "each");
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto originals, originalsToAsk(reader, asking, stop));
    ChatBatchSettings settings = asking.chat;
    settings.scope = kParaphraseScope;
    std::vector<std::vector<std::string>> texts(originals.size());
    const auto queryOf = [&](std::size_t number) -> Result<ChatQuery> {
        ASSAY_TRY(auto messages, paraphraseMessages(originals[number].question, asking.each));
        return ChatQuery{std::move(messages), endpoint::ChatForm::Json};
    };
    const auto take = [&](const ChatBatchReply& reply) -> Result<> {
        auto read = reply.reply && !reply.reply->isCut() ? readParaphraseReply(reply.reply->content)
                                                         : Result<std::vector<std::string>>();
        if (read) {
            texts[reply.number] = *std::move(read);
        }
        return {};
    };
    ParaphrasesAsked asked;
    asked.originals = std::ssize(originals);
    ASSAY_TRY(auto spent, askInBatch(workspace, settings, originals.size(), queryOf, take, stop, progress));
    asked.spent = std::move(spent);
    for (std::size_t i = 0; i < originals.size(); ++i) {
        if (texts[i].empty()) {
            asked.failed.push_back(originals[i].question.questionId);
            continue;
        }
        ASSAY_TRY(const auto known, workspace.reader()); // as it is after those before
        ASSAY_TRY(const auto fresh, curation::newWordings(known, originals[i].id, texts[i]));
        asked.repeated += std::ssize(texts[i]) - std::ssize(fresh);
        ASSAY_TRY(const auto keys, curation::keepParaphrases(workspace, originals[i].id, fresh, asking.who));
        asked.added.insert(asked.added.end(), keys.begin(), keys.end());
    }
    return asked;
}

} // namespace assay::evaluate

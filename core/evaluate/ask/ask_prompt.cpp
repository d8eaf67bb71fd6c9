#include "core/evaluate/ask/ask_prompt.h"

#include "core/evaluate/ask/prompt_text.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using endpoint::ChatMessage;
using AskDocument = nlohmann::ordered_json;

constexpr std::array<std::string_view, 6> kAskPlaceholders{"question", "question_id", "companies",
                                                           "years",    "category",    "answer_type"};

constexpr std::tuple kAskPromptFields{json::field("name", &AskPrompt::name),
                                      json::field("system", &AskPrompt::system),
                                      json::required(json::field("user", &AskPrompt::user))};

bool saysNothing(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

template <typename Value, typename Text>
std::string listed(const std::vector<Value>& values, const Text& text) {
    std::string all;
    for (const Value& value : values) {
        all += (all.empty() ? "" : ", ") + text(value);
    }
    return all;
}

// "human" and "ai", as some files have them, are the names of chat services for the same.
std::string roleOf(const AskDocument& message) {
    std::string role = base::memberText(message, "role");
    if (role.empty()) {
        role = base::memberText(message, "type");
    }
    return role == "human" ? "user" : role == "ai" ? "assistant" : role;
}

// Up to the last message of the user. Empty: there is none.
std::vector<ChatMessage> historyOf(const std::string& messages) {
    std::vector<ChatMessage> history;
    std::size_t kept = 0;
    const AskDocument document = json::parseSettingsJson(messages, json::kRecordDepth);
    if (!document.is_array()) {
        return history;
    }
    for (const AskDocument& message : document) {
        ChatMessage one{roleOf(message), base::memberText(message, "content")};
        if (one.role.empty() || saysNothing(one.content)) {
            continue;
        }
        history.push_back(std::move(one));
        if (history.back().role == "user") {
            kept = history.size();
        }
    }
    history.resize(kept);
    return history;
}

PromptValues valuesOf(const model::Question& question) {
    return {{"question", question.questionText},
            {"question_id", question.questionId},
            {"companies", listed(question.companyName, [](const std::string& name) { return name; })},
            {"years", listed(question.years, [](std::int64_t year) { return std::to_string(year); })},
            {"category", question.category},
            {"answer_type", question.answerType}};
}

} // namespace

Result<AskPrompt> readAskPrompt(std::string_view text, const std::string& fileName) {
    AskPrompt prompt;
    prompt.name = fileName.substr(0, fileName.find_last_of('.'));
    const AskDocument document = json::parseSettingsJson(text);
    if (!document.is_object()) {
        prompt.user = text;
    } else if (const std::string wrong = json::readObject(document, prompt, kAskPromptFields);
               !wrong.empty()) {
        return fail(ErrorCode::InputNotUsable, wrong, fileName);
    }
    if (!placeholdersIn(prompt.user).contains("question")) {
        return fail(ErrorCode::InvalidArgument, "{question}", "user");
    }
    ASSAY_TRY(checkPlaceholders(prompt.user, kAskPlaceholders, "user"));
    ASSAY_TRY(checkPlaceholders(prompt.system, kAskPlaceholders, "system"));
    return prompt;
}

std::string askPromptJson(const AskPrompt& prompt) {
    return json::toJson(prompt, kAskPromptFields).dump(2, ' ', false, AskDocument::error_handler_t::replace) +
           "\n";
}

std::vector<ChatMessage> messagesOf(const AskPrompt& prompt, const model::Question& question) {
    const PromptValues values = valuesOf(question);
    std::vector<ChatMessage> messages = historyOf(question.messages);
    const bool hasSystem =
        std::ranges::any_of(messages, [](const ChatMessage& message) { return message.role == "system"; });
    const bool hasHistory = !messages.empty();
    if (!hasHistory) {
        if (saysNothing(question.questionText)) {
            return {};
        }
        messages.push_back({"user", withValues(prompt.user, values)});
    }
    if (!hasSystem && !saysNothing(prompt.system)) {
        messages.insert(messages.begin(), {"system", withValues(prompt.system, values)});
    }
    return messages;
}

} // namespace assay::evaluate

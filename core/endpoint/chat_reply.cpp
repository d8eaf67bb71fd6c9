#include "core/endpoint/chat_reply.h"

#include "core/endpoint/embedding_reply.h"
#include "core/metrics/answers/error_reply.h"

#include <simdjson.h>

#include <utility>

namespace assay::endpoint {
namespace {

namespace chat_dom = simdjson::dom;

tl::unexpected<ChatFailure> malformed(std::string detail) {
    return tl::unexpected(ChatFailure{ChatFailureKind::MalformedReply, std::move(detail)});
}

std::string chatText(const chat_dom::object& object, std::string_view key) {
    std::string_view text;
    return object.at_key(key).get_string().get(text) == simdjson::SUCCESS ? std::string(text) : std::string();
}

std::optional<std::int64_t> chatCount(const chat_dom::object& object, std::string_view key) {
    std::int64_t count = 0;
    return object.at_key(key).get_int64().get(count) == simdjson::SUCCESS && count >= 0 ? std::optional(count)
                                                                                        : std::nullopt;
}

} // namespace

tl::expected<ChatReply, ChatFailure> readChatReply(std::string_view body) {
    chat_dom::parser parser;
    chat_dom::object object;
    if (parser.parse(body.data(), body.size()).get_object().get(object) != simdjson::SUCCESS) {
        return malformed("no JSON object, " + std::to_string(body.size()) + " bytes");
    }
    chat_dom::array choices;
    if (object.at_key("choices").get_array().get(choices) != simdjson::SUCCESS) {
        const std::string message = serviceMessage(body, {});
        return malformed(message.empty() ? "choices" : message);
    }
    chat_dom::object choice;
    chat_dom::object message;
    if (choices.at(0).get_object().get(choice) != simdjson::SUCCESS) {
        return malformed("choices[0]");
    }
    if (choice.at_key("message").get_object().get(message) != simdjson::SUCCESS) {
        return malformed("choices[0].message");
    }
    chat_dom::element content;
    if (message.at_key("content").get(content) != simdjson::SUCCESS || content.is_null()) {
        return tl::unexpected(ChatFailure{ChatFailureKind::NoAnswer, "choices[0].message.content"});
    }
    std::string_view text;
    if (content.get_string().get(text) != simdjson::SUCCESS) {
        return malformed("choices[0].message.content");
    }
    ChatReply reply;
    reply.finishReason = chatText(choice, "finish_reason");
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return tl::unexpected(ChatFailure{ChatFailureKind::NoAnswer, reply.isCut() ? "length" : ""});
    }
    if (auto error = metrics::errorReplyOf(text)) {
        return tl::unexpected(ChatFailure{ChatFailureKind::ErrorReply, std::move(*error)});
    }
    reply.content = text;
    reply.model = chatText(object, "model");
    chat_dom::object usage;
    if (object.at_key("usage").get_object().get(usage) == simdjson::SUCCESS) {
        reply.inputTokens = chatCount(usage, "prompt_tokens");
        reply.outputTokens = chatCount(usage, "completion_tokens");
    }
    return reply;
}

} // namespace assay::endpoint

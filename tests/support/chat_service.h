// What an OpenAI-compatible chat service answers.
#pragma once

#include "tests/support/loopback_server.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace assay::tests {

inline std::string chatReplyBody(const std::string& content, const std::string& model = "served-model",
                                 const std::string& finish = "stop", std::int64_t input = 10,
                                 std::int64_t output = 5) {
    return nlohmann::json{
        {"id", "chatcmpl-1"},
        {"object", "chat.completion"},
        {"model", model},
        {"choices",
         {{{"index", 0},
           {"message", {{"role", "assistant"}, {"content", content}}},
           {"finish_reason", finish}}}},
        {"usage",
         {{"prompt_tokens", input}, {"completion_tokens", output}, {"total_tokens", input + output}}}}
        .dump();
}

inline LoopbackResponse goodChat(const std::string& content, const std::string& model = "served-model") {
    return {LoopbackResponse::Kind::Reply, 200, chatReplyBody(content, model), {}};
}

// The last message of what was sent.
inline std::string lastMessageOf(const LoopbackRequest& request) {
    return nlohmann::json::parse(request.body).at("messages").back().at("content").get<std::string>();
}

} // namespace assay::tests

// Asks an OpenAI-compatible chat endpoint: POST {url}/chat/completions, tried again where that makes sense,
// the reply read strictly.
//
//     RateLimiter limiter(settings.maxPerSecond);
//     ChatClient client(settings, key, limiter);
//     ASSAY_TRY(const auto outcome, client.ask({{"user", "What is the rate?"}}, ChatForm::Text, 1, stop));
//     outcome.reply ? outcome.reply->content : chatFailureName(outcome.failure->kind)
//
// Threads: a client is used by one thread at a time; those of one run share a RateLimiter.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/chat_reply.h"
#include "core/endpoint/chat_settings.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/rate_limiter.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::endpoint {

struct ChatMessage {
    std::string role; // "system", "user", "assistant"
    std::string content;

    friend bool operator==(const ChatMessage&, const ChatMessage&) = default;
};

enum class ChatForm : std::uint8_t { Text, Json }; // Json: response_format, where the settings say so

struct ChatOutcome {
    std::optional<ChatReply> reply;
    std::optional<ChatFailure> failure; // exactly one of the two
    std::string body;                   // of the reply as it came; of a failure only where it was 2xx
    int attempts = 0;
    double seconds = 0; // of the last attempt
};

// The body that is sent; the same messages and settings give the same bytes.
[[nodiscard]] std::string chatBody(const ChatSettings& settings, std::span<const ChatMessage> messages,
                                   ChatForm form);

// SHA-256 of the address and the body: two requests with one hash ask the same of the same.
[[nodiscard]] std::string chatRequestHash(const ChatSettings& settings, std::span<const ChatMessage> messages,
                                          ChatForm form);

// Tokens of a text before it is sent: one for four bytes of UTF-8, rounded up. A rule of thumb, and labelled
// as one wherever it is shown.
[[nodiscard]] std::int64_t tokensGuess(std::string_view text) noexcept;

class ChatClient {
  public:
    // `bearerToken` may be empty. The settings are as checkChatSettings() wants them.
    ChatClient(ChatSettings settings, std::string bearerToken, RateLimiter& limiter);

    // Tries again after 408, 429, 5xx and a failed connection, never after a time limit (a model that is
    // slow once is slow again, and each attempt costs). Between attempts it waits as Patience says, by
    // `seed`. The failure is Cancelled after a stop. Errors: InvalidArgument (the URL; the token: `where`
    // "key"), StorageFailure (memory).
    [[nodiscard]] base::Result<ChatOutcome> ask(std::span<const ChatMessage> messages, ChatForm form,
                                                std::uint64_t seed, const std::stop_token& stop);

  private:
    [[nodiscard]] base::Result<ChatOutcome> askUnguarded(std::span<const ChatMessage> messages, ChatForm form,
                                                         std::uint64_t seed, const std::stop_token& stop);

    ChatSettings m_settings;
    std::string m_bearerToken;
    RateLimiter& m_limiter;
    HttpClient m_http;
};

} // namespace assay::endpoint

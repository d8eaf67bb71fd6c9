// What an OpenAI-compatible chat endpoint replies, read strictly: nothing is repaired and nothing is guessed.
#pragma once

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::endpoint {

struct ChatReply {
    std::string content;                     // never blank
    std::string finishReason;                // "stop", "length", …; empty: the service does not say
    std::string model;                       // that answered, as the service names it; empty: it does not
    std::optional<std::int64_t> inputTokens; // as the service counts them
    std::optional<std::int64_t> outputTokens;

    // The answer ended at the bound of tokens, not where the model wanted to end.
    [[nodiscard]] bool isCut() const noexcept { return finishReason == "length"; }

    friend bool operator==(const ChatReply&, const ChatReply&) = default;
};

enum class ChatFailureKind : std::uint8_t {
    Timeout,
    ConnectionFailed, // also one that broke in the middle of a reply
    TooManyRequests,  // 429
    ServerError,      // 5xx
    RefusedKey,       // 401 and 403
    HttpStatus,       // any other that is not 2xx
    MalformedReply,   // no JSON, or not of this form
    NoAnswer,         // of this form, without a text or with a blank one
    ReplyTooLarge,
    Cancelled,
    ErrorReply // of this form, with the message of a service that failed where the answer should be
};

inline constexpr std::size_t kChatFailureKinds = 11;
inline constexpr std::array<std::string_view, kChatFailureKinds> kChatFailureNames{
    "timeout",         "connection_failed", "http_429",        "http_5xx",  "refused_key", "http_status",
    "malformed_reply", "no_answer",         "reply_too_large", "cancelled", "error_reply"};

[[nodiscard]] constexpr std::string_view chatFailureName(ChatFailureKind kind) noexcept {
    return kChatFailureNames[static_cast<std::size_t>(kind)];
}

struct ChatFailure {
    ChatFailureKind kind = ChatFailureKind::ConnectionFailed;
    std::string detail; // facts only: the status and the service's message, the library's reason; no secret

    friend bool operator==(const ChatFailure&, const ChatFailure&) = default;
};

// Of the body of a 2xx reply: {"choices":[{"message":{"content":…},"finish_reason":…}],"model":…,
// "usage":{"prompt_tokens":…,"completion_tokens":…}}. The first choice counts. Counts that are no whole
// numbers from 0, and names that are no texts, are missing. Failures: MalformedReply, NoAnswer, ErrorReply (a
// gateway passes on "Error code: 429" as if a model had said it; metrics/answers/error_reply.h).
[[nodiscard]] tl::expected<ChatReply, ChatFailure> readChatReply(std::string_view body);

} // namespace assay::endpoint

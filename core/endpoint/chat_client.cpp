#include "core/endpoint/chat_client.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/endpoint/attempts.h"
#include "core/endpoint/embedding_reply.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

ChatFailure chatFailureOf(const HttpFailure& failure) {
    switch (failure.kind) {
    case HttpFailure::Kind::Timeout:
        return {ChatFailureKind::Timeout, failure.detail};
    case HttpFailure::Kind::ReplyTooLarge:
        return {ChatFailureKind::ReplyTooLarge, failure.detail};
    case HttpFailure::Kind::Cancelled:
        return {ChatFailureKind::Cancelled, failure.detail};
    case HttpFailure::Kind::ConnectionFailed:
    case HttpFailure::Kind::UnusableUrl:
    case HttpFailure::Kind::UnusableKey:
        break;
    }
    return {ChatFailureKind::ConnectionFailed, failure.detail};
}

ChatFailureKind kindOfStatus(int status) {
    if (status == 429) {
        return ChatFailureKind::TooManyRequests;
    }
    if (status == 401 || status == 403) {
        return ChatFailureKind::RefusedKey;
    }
    return status >= 500 && status < 600 ? ChatFailureKind::ServerError : ChatFailureKind::HttpStatus;
}

ChatFailure failureOfStatus(const HttpReply& replied, const std::string& secret) {
    const std::string message = serviceMessage(replied.body, secret);
    return {kindOfStatus(replied.status),
            std::to_string(replied.status) + (message.empty() ? "" : ": " + message)};
}

// A key that a service repeats is not kept. Placeholders that local servers take for a key ("none", "ollama")
// are no secret, and an answer may well hold them.
std::string withoutKey(std::string body, const std::string& key) {
    constexpr std::size_t kLeastKey = 16;
    if (key.size() < kLeastKey) {
        return body;
    }
    for (std::size_t at = body.find(key); at != std::string::npos; at = body.find(key, at)) {
        body.replace(at, key.size(), "[key]");
    }
    return body;
}

// What one attempt gave. True: another one may give more.
bool takeReply(const tl::expected<HttpReply, HttpFailure>& replied, const std::string& secret,
               ChatOutcome& outcome) {
    outcome.failure.reset();
    if (!replied) {
        outcome.seconds = replied.error().seconds;
        outcome.failure = chatFailureOf(replied.error());
        return outcome.failure->kind == ChatFailureKind::ConnectionFailed;
    }
    outcome.seconds = replied->seconds;
    if (replied->status < 200 || replied->status >= 300) {
        outcome.failure = failureOfStatus(*replied, secret);
        return isPassingStatus(replied->status);
    }
    outcome.body = withoutKey(replied->body, secret);
    auto reply = readChatReply(outcome.body);
    if (reply) {
        outcome.reply = std::move(*reply);
    } else {
        outcome.failure = std::move(reply.error());
    }
    return false;
}

} // namespace

std::string chatBody(const ChatSettings& settings, std::span<const ChatMessage> messages, ChatForm form) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const ChatMessage& message : messages) {
        list.push_back({{"role", message.role}, {"content", message.content}});
    }
    nlohmann::ordered_json body{{"model", settings.model}, {"messages", std::move(list)}};
    if (settings.temperature) {
        body["temperature"] = *settings.temperature;
    }
    if (settings.seed) {
        body["seed"] = *settings.seed;
    }
    if (settings.maxTokens) {
        body[settings.maxTokensKey] = *settings.maxTokens;
    }
    if (form == ChatForm::Json && settings.jsonMode) {
        body["response_format"] = {{"type", "json_object"}};
    }
    body["stream"] = false;
    // Texts of a workspace are UTF-8; should one not be, it must not cost the work.
    return body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string chatRequestHash(const ChatSettings& settings, std::span<const ChatMessage> messages,
                            ChatForm form) {
    base::Sha256 hash;
    hash.add(chatUrl(settings));
    hash.add("\n");
    hash.add(chatBody(settings, messages, form));
    return hash.finish();
}

std::int64_t tokensGuess(std::string_view text) noexcept {
    return static_cast<std::int64_t>((text.size() + 3) / 4);
}

ChatClient::ChatClient(ChatSettings settings, std::string bearerToken, RateLimiter& limiter)
    : m_settings(std::move(settings))
    , m_bearerToken(std::move(bearerToken))
    , m_limiter(limiter) {}

Result<ChatOutcome> ChatClient::ask(std::span<const ChatMessage> messages, ChatForm form, std::uint64_t seed,
                                    const std::stop_token& stop) {
    return base::guarded(m_settings.url, [&] { return askUnguarded(messages, form, seed, stop); });
}

Result<ChatOutcome> ChatClient::askUnguarded(std::span<const ChatMessage> messages, ChatForm form,
                                             std::uint64_t seed, const std::stop_token& stop) {
    const HttpPost request{chatUrl(m_settings), chatBody(m_settings, messages, form), m_bearerToken,
                           m_settings.timeoutMs, kReplyLimit};
    base::Random chance(seed);
    ChatOutcome outcome;
    const auto cancelled = [&]() -> Result<ChatOutcome> {
        outcome.failure = ChatFailure{ChatFailureKind::Cancelled, {}};
        return outcome;
    };
    for (;;) {
        if (!m_limiter.acquire(stop)) {
            return cancelled();
        }
        ++outcome.attempts;
        const auto replied = m_http.post(request, stop);
        if (!replied && replied.error().kind == HttpFailure::Kind::UnusableUrl) {
            return fail(ErrorCode::InvalidArgument, m_settings.url, "url");
        }
        if (!replied && replied.error().kind == HttpFailure::Kind::UnusableKey) {
            return fail(ErrorCode::InvalidArgument, {}, "key");
        }
        if (!takeReply(replied, m_bearerToken, outcome)) {
            return outcome;
        }
        const auto retryAfter = replied ? replied->retryAfterSeconds : std::nullopt;
        const auto wait = waitAfterAttempt(m_settings.patience(), outcome.attempts, retryAfter, chance);
        if (!wait) {
            return outcome;
        }
        if (!waitFor(*wait, stop)) {
            return cancelled();
        }
    }
}

} // namespace assay::endpoint

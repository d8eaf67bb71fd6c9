#include "core/endpoint/ask_client.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/endpoint/attempts.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace assay::endpoint {
namespace {

using model::AskFailure;
using model::AskFailureKind;
using model::AskOutcome;
using model::AskReply;
using nlohmann::ordered_json;
using ReplyJson = nlohmann::json; // ordered objects are slow where a reply has many keys

constexpr std::size_t kDetailLength = 200;

tl::unexpected<AskFailure> failedWith(AskFailureKind kind, std::string detail) {
    return tl::unexpected(AskFailure{kind, std::move(detail)});
}

// --- The body
// -----------------------------------------------------------------------------------------------

// What a text of the template stands for; `isPlaceholder` is false for any other text.
std::optional<std::string> valueOf(const std::string& text, const AskQuestion& question,
                                   bool& isPlaceholder) {
    const auto ifAny = [](const std::string& value) {
        return value.empty() ? std::nullopt : std::optional(value);
    };
    isPlaceholder = true;
    if (text == "{question}") {
        return question.question;
    }
    if (text == "{sample_id}") {
        return ifAny(question.sampleId);
    }
    if (text == "{scenario}") {
        return ifAny(question.scenario);
    }
    if (text == "{previous_answer}") {
        return question.previousAnswer;
    }
    isPlaceholder = false;
    return std::nullopt;
}

ordered_json filledIn(const ordered_json& node, const AskQuestion& question) {
    if (node.is_object()) {
        ordered_json filled = ordered_json::object();
        for (const auto& [key, value] : node.items()) {
            bool isPlaceholder = false;
            if (value.is_string() && !valueOf(value.get_ref<const std::string&>(), question, isPlaceholder) &&
                isPlaceholder) {
                continue;
            }
            filled[key] = filledIn(value, question);
        }
        return filled;
    }
    if (node.is_array()) {
        ordered_json filled = ordered_json::array();
        for (const ordered_json& value : node) {
            filled.push_back(filledIn(value, question));
        }
        return filled;
    }
    if (node.is_string()) {
        bool isPlaceholder = false;
        auto value = valueOf(node.get_ref<const std::string&>(), question, isPlaceholder);
        if (isPlaceholder) {
            return value ? ordered_json(std::move(*value)) : ordered_json();
        }
    }
    return node;
}

// --- The reply
// ----------------------------------------------------------------------------------------------

struct Found {
    const ReplyJson* value = nullptr;
    const std::string* pointer = nullptr;
};

Found find(const ReplyJson& reply, const Pointers& pointers) {
    for (const std::string& text : pointers) {
        const ReplyJson::json_pointer pointer(text);
        // contains() throws for "-" and the like in a list, which leads to nothing.
        try {
            if (reply.contains(pointer) && !reply.at(pointer).is_null()) {
                return {&reply.at(pointer), &text};
            }
        } catch (const ReplyJson::exception&) {
            continue;
        }
    }
    return {};
}

std::string shortText(const ReplyJson& value) {
    if (value.is_structured()) {
        return value.type_name(); // dump() goes down as deep as a reply is nested
    }
    std::string text = value.dump(-1, ' ', true); // ASCII, so it can be cut anywhere
    if (text.size() > kDetailLength) {
        text.resize(kDetailLength);
    }
    return text;
}

// False for a score that cannot be used; `failure` says why.
bool readScore(const ReplyJson& reply, const Pointers& pointers, std::optional<double>& score,
               AskFailure& failure) {
    const Found found = find(reply, pointers);
    if (found.value == nullptr) {
        return true;
    }
    const double value = found.value->is_number() ? found.value->get<double>() : -1;
    if (!(value >= 0 && value <= 1)) {
        failure = {AskFailureKind::UnusableScore, *found.pointer + ": " + shortText(*found.value)};
        return false;
    }
    score = value;
    return true;
}

AskFailure failureOf(const HttpFailure& failure) {
    switch (failure.kind) {
    case HttpFailure::Kind::Timeout:
        return {AskFailureKind::Timeout, failure.detail};
    case HttpFailure::Kind::ReplyTooLarge:
        return {AskFailureKind::ReplyTooLarge, failure.detail};
    case HttpFailure::Kind::Cancelled:
        return {AskFailureKind::Cancelled, failure.detail};
    case HttpFailure::Kind::ConnectionFailed:
    case HttpFailure::Kind::UnusableUrl:
    case HttpFailure::Kind::UnusableKey:
        break;
    }
    return {AskFailureKind::ConnectionFailed, failure.detail};
}

} // namespace

base::Result<std::string> askBody(const AskSettings& settings, const AskQuestion& question) {
    return base::guarded("body", [&]() -> base::Result<std::string> {
        const ordered_json body = json::parseSettingsJson(settings.bodyTemplate);
        if (body.is_discarded()) {
            return base::fail(base::ErrorCode::InvalidArgument, settings.bodyTemplate, "body");
        }
        // Texts of a workspace are UTF-8; should one not be, it must not cost the run.
        return filledIn(body, question).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    });
}

tl::expected<AskReply, AskFailure> readAskReply(const ReplyMapping& mapping, std::string_view body) {
    const auto json = ReplyJson::parse(body, nullptr, false);
    if (json.is_discarded()) {
        return failedWith(AskFailureKind::MalformedReply, std::to_string(body.size()) + " bytes");
    }
    AskReply reply;
    const Found answer = find(json, mapping.answer);
    if (answer.value == nullptr || !answer.value->is_string()) {
        return failedWith(AskFailureKind::MissingAnswer, answer.value == nullptr ? "" : *answer.pointer);
    }
    reply.answer = answer.value->get<std::string>();
    if (reply.answer.find_first_not_of(" \t\r\n") == std::string::npos) {
        return failedWith(AskFailureKind::MissingAnswer, *answer.pointer);
    }
    AskFailure failure;
    bool usable = readScore(json, mapping.fhri, reply.fhri, failure) &&
                  readScore(json, mapping.nli, reply.nli, failure);
    for (std::size_t i = 0; usable && i < model::kComponentCount; ++i) {
        usable = readScore(json, mapping.components[i], reply.components[i], failure);
    }
    if (!usable) {
        return tl::unexpected(failure);
    }
    const Found scenario = find(json, mapping.scenario);
    if (scenario.value != nullptr && scenario.value->is_string()) {
        reply.scenario = scenario.value->get<std::string>();
    }
    for (const auto& [name, pointers] : mapping.stages) {
        const Found stage = find(json, pointers);
        if (stage.value == nullptr) {
            continue;
        }
        const double seconds = stage.value->is_number() ? stage.value->get<double>() : -1;
        reply.stages[name] = seconds >= 0 && std::isfinite(seconds) ? std::optional(seconds) : std::nullopt;
    }
    return reply;
}

AskClient::AskClient(AskSettings settings, std::string bearerToken, RateLimiter& limiter)
    : m_settings(std::move(settings))
    , m_bearerToken(std::move(bearerToken))
    , m_limiter(limiter) {}

base::Result<AskOutcome> AskClient::ask(const AskQuestion& question, std::uint64_t seed,
                                        const std::stop_token& stop) {
    return base::guarded(m_settings.url, [&] { return askUnguarded(question, seed, stop); });
}

base::Result<AskOutcome> AskClient::askUnguarded(const AskQuestion& question, std::uint64_t seed,
                                                 const std::stop_token& stop) {
    ASSAY_TRY(auto body, askBody(m_settings, question));
    const HttpPost request{askUrl(m_settings), std::move(body), m_bearerToken, m_settings.timeoutMs};
    base::Random chance(seed);
    AskOutcome outcome;
    const auto started = std::chrono::steady_clock::now();
    const auto finished = [&]() -> base::Result<AskOutcome> {
        outcome.totalSeconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        return outcome;
    };
    const auto cancelled = [&] {
        outcome.failure = AskFailure{AskFailureKind::Cancelled, {}};
        return finished();
    };
    for (;;) {
        if (!m_limiter.acquire(stop)) {
            return cancelled();
        }
        ++outcome.attempts;
        const auto replied = m_http.post(request, stop);
        std::optional<double> retryAfter;
        bool worthAnotherTry = false;
        if (!replied) {
            if (replied.error().kind == HttpFailure::Kind::UnusableUrl) {
                return base::fail(base::ErrorCode::InvalidArgument, m_settings.url, "url");
            }
            if (replied.error().kind == HttpFailure::Kind::UnusableKey) {
                return base::fail(base::ErrorCode::InvalidArgument, {}, "key");
            }
            outcome.httpStatus.reset();
            outcome.seconds = replied.error().seconds;
            outcome.failure = failureOf(replied.error());
            worthAnotherTry = outcome.failure->kind == AskFailureKind::ConnectionFailed;
        } else {
            outcome.httpStatus = replied->status;
            outcome.seconds = replied->seconds;
            if (replied->status >= 200 && replied->status < 300) {
                auto reply = readAskReply(m_settings.reply, replied->body);
                if (reply) {
                    outcome.reply = std::move(*reply);
                    outcome.failure.reset();
                } else {
                    outcome.failure = reply.error();
                }
                return finished();
            }
            outcome.failure = AskFailure{AskFailureKind::HttpStatus, std::to_string(replied->status)};
            worthAnotherTry = replied->status == 429 || (replied->status >= 500 && replied->status < 600);
            retryAfter = replied->retryAfterSeconds;
        }
        const Patience patience{m_settings.maxAttempts, m_settings.backoffBaseMs, m_settings.backoffMaxMs,
                                m_settings.maxRetryAfterMs};
        const auto wait =
            worthAnotherTry ? waitAfterAttempt(patience, outcome.attempts, retryAfter, chance) : std::nullopt;
        if (!wait) {
            return finished();
        }
        if (!waitFor(*wait, stop)) {
            return cancelled();
        }
    }
}

} // namespace assay::endpoint

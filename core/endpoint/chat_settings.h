// How an OpenAI-compatible chat endpoint is asked, the same as JSON without any secret, and presets for the
// servers that people run.
//
//     auto settings = chatPreset("ollama")->settings; // http://localhost:11434/v1
//     settings.model = "llama3.1:8b";
#pragma once

#include "core/base/result.h"
#include "core/endpoint/attempts.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

inline constexpr int kChatTimeoutMs = 180'000;

struct ChatSettings {
    std::string url;                         // the base, with "/v1": questions go to {url}/chat/completions
    std::string model;                       // not empty
    std::optional<double> temperature = 0;   // missing: not sent, as some models refuse it
    std::optional<std::int64_t> seed = 42;   // missing: not sent
    std::optional<std::int64_t> maxTokens;   // of the answer; missing: the service's own bound
    std::string maxTokensKey = "max_tokens"; // newer hosted models: "max_completion_tokens"
    bool jsonMode = true; // where JSON is wanted, {"type":"json_object"} is asked for by response_format
    int timeoutMs = kChatTimeoutMs; // for each attempt
    int maxAttempts = 4;            // as in Patience
    int backoffBaseMs = 500;
    int backoffMaxMs = 30'000;
    int maxRetryAfterMs = 120'000;
    int maxParallel = 4;
    std::optional<double> maxPerSecond; // requests, retries among them; nullopt: no bound
    // In `currency`, as the provider says; missing: no price is computed.
    std::optional<double> inputPricePerMillion;
    std::optional<double> outputPricePerMillion;
    std::string currency = "USD";

    [[nodiscard]] Patience patience() const noexcept {
        return {maxAttempts, backoffBaseMs, backoffMaxMs, maxRetryAfterMs};
    }

    friend bool operator==(const ChatSettings&, const ChatSettings&) = default;
};

// Errors: InvalidArgument; `where` is the setting's key. A URL with a user name, a query or a fragment is
// refused, for that is where secrets stand and the URL is stored.
[[nodiscard]] base::Result<> checkChatSettings(const ChatSettings& settings);

// Where questions go.
[[nodiscard]] std::string chatUrl(const ChatSettings& settings);

// tokens x price of both kinds; nullopt: no price is set, or a kind that has tokens has none.
[[nodiscard]] std::optional<double> chatPrice(const ChatSettings& settings, std::int64_t inputTokens,
                                              std::int64_t outputTokens) noexcept;

// Without any secret; the same settings give the same bytes. Reading: as readAskSettings().
[[nodiscard]] base::Result<std::string> chatSettingsJson(const ChatSettings& settings);
[[nodiscard]] base::Result<ChatSettings> readChatSettings(std::string_view text, const std::string& file);

// A server that people run (resources/rules/chat_presets.json). The address may be edited; the model is the
// person's to name.
struct ChatPreset {
    std::string name;        // "ollama"
    std::string title;       // "Ollama"
    std::string keyVariable; // the environment variable that usually holds its key; empty: it wants none
    ChatSettings settings;
};

// In the file's order. Any thread.
[[nodiscard]] std::span<const ChatPreset> chatPresets();

// nullopt: no preset is called so.
[[nodiscard]] std::optional<ChatPreset> chatPreset(std::string_view name);

} // namespace assay::endpoint

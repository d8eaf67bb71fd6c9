// How an OpenAI-compatible endpoint is asked for vectors, and the same as JSON without any secret.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::endpoint {

enum class EmbeddingEncoding : std::uint8_t { Float, Base64 };

// "float", "base64".
[[nodiscard]] std::string_view embeddingEncodingName(EmbeddingEncoding encoding) noexcept;
[[nodiscard]] std::optional<EmbeddingEncoding> embeddingEncodingFromName(std::string_view name) noexcept;

struct EmbeddingSettings {
    std::string url;                        // the base, with "/v1": texts go to {url}/embeddings
    std::string model;                      // not empty
    std::optional<std::int64_t> dimensions; // asked for; missing: the model's own
    EmbeddingEncoding encoding = EmbeddingEncoding::Float;
    int batchTexts = 64;      // 1 … 2048
    int batchBytes = 200'000; // a batch ends before it would be larger, but has one text at least
    int timeoutMs = 60'000;   // for each attempt
    int maxAttempts = 5;      // the first one included
    int backoffBaseMs = 500;  // then twice as long each time, with a seeded part of chance
    int backoffMaxMs = 30'000;
    int maxRetryAfterMs = 120'000; // who is told to wait longer gives up instead
    int maxParallel = 2;
    std::optional<double> maxPerSecond; // requests; nullopt: no bound
    // For the estimate only, as the provider says.
    std::optional<double> pricePerMillionTokens;
    std::string currency = "USD";

    friend bool operator==(const EmbeddingSettings&, const EmbeddingSettings&) = default;
};

// Errors: InvalidArgument; `where` is the setting's key. A URL with a user name, a query or a fragment is
// refused, for that is where secrets stand and the URL is stored.
[[nodiscard]] base::Result<> checkEmbeddingSettings(const EmbeddingSettings& settings);

// Where texts go.
[[nodiscard]] std::string embeddingUrl(const EmbeddingSettings& settings);

// Without any secret; the same settings give the same bytes. Reading: as readAskSettings().
[[nodiscard]] base::Result<std::string> embeddingSettingsJson(const EmbeddingSettings& settings);
[[nodiscard]] base::Result<EmbeddingSettings> readEmbeddingSettings(std::string_view text,
                                                                    const std::string& file);

} // namespace assay::endpoint

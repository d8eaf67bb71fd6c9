#include "core/endpoint/embedding_settings.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;
using json::SettingsReader;
using nlohmann::ordered_json;

namespace {

constexpr std::int64_t kLargestDimension = 65'536; // that a file of vectors holds

template <typename T>
ordered_json orNull(const std::optional<T>& value) {
    return value ? ordered_json(*value) : ordered_json();
}

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

} // namespace

std::string_view embeddingEncodingName(EmbeddingEncoding encoding) noexcept {
    return encoding == EmbeddingEncoding::Base64 ? "base64" : "float";
}

std::optional<EmbeddingEncoding> embeddingEncodingFromName(std::string_view name) noexcept {
    for (const EmbeddingEncoding encoding : {EmbeddingEncoding::Float, EmbeddingEncoding::Base64}) {
        if (name == embeddingEncodingName(encoding)) {
            return encoding;
        }
    }
    return std::nullopt;
}

Result<> checkEmbeddingSettings(const EmbeddingSettings& settings) {
    return base::guarded("settings", [&]() -> Result<> {
        if (!isUsableUrl(settings.url)) {
            // Not repeated here: what is refused may hold a secret.
            return fail(ErrorCode::InvalidArgument, {}, "url");
        }
        if (isBlank(settings.model)) {
            return fail(ErrorCode::InvalidArgument, settings.model, "model");
        }
        if (settings.dimensions && (*settings.dimensions < 1 || *settings.dimensions > kLargestDimension)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*settings.dimensions), "dimensions");
        }
        struct Range {
            const char* key;
            int value, low, high;
        };
        const Range ranges[]{
            {"batch_texts", settings.batchTexts, 1, 2'048},
            {"batch_bytes", settings.batchBytes, 1, 64'000'000},
            {"timeout_ms", settings.timeoutMs, 1, 3'600'000},
            {"max_attempts", settings.maxAttempts, 1, 100},
            {"backoff_base_ms", settings.backoffBaseMs, 0, 3'600'000},
            {"backoff_max_ms", settings.backoffMaxMs, 0, 3'600'000},
            {"max_retry_after_ms", settings.maxRetryAfterMs, 0, 86'400'000},
            {"max_parallel", settings.maxParallel, 1, 64},
        };
        for (const Range& range : ranges) {
            if (range.value < range.low || range.value > range.high) {
                return fail(ErrorCode::InvalidArgument, std::to_string(range.value), range.key);
            }
        }
        if (settings.maxPerSecond &&
            !(*settings.maxPerSecond >= 1.0 / 600 && *settings.maxPerSecond <= 1e6)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*settings.maxPerSecond), "max_per_second");
        }
        if (settings.pricePerMillionTokens &&
            !(*settings.pricePerMillionTokens >= 0 && std::isfinite(*settings.pricePerMillionTokens))) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*settings.pricePerMillionTokens),
                        "price_per_million_tokens");
        }
        return {};
    });
}

std::string embeddingUrl(const EmbeddingSettings& settings) {
    return addressBelow(settings.url, "embeddings");
}

Result<std::string> embeddingSettingsJson(const EmbeddingSettings& settings) {
    return base::guarded("settings", [&]() -> Result<std::string> {
        const ordered_json json{
            {"url", settings.url},
            {"model", settings.model},
            {"dimensions", orNull(settings.dimensions)},
            {"encoding", embeddingEncodingName(settings.encoding)},
            {"batch_texts", settings.batchTexts},
            {"batch_bytes", settings.batchBytes},
            {"timeout_ms", settings.timeoutMs},
            {"max_attempts", settings.maxAttempts},
            {"backoff_base_ms", settings.backoffBaseMs},
            {"backoff_max_ms", settings.backoffMaxMs},
            {"max_retry_after_ms", settings.maxRetryAfterMs},
            {"max_parallel", settings.maxParallel},
            {"max_per_second", orNull(settings.maxPerSecond)},
            {"price_per_million_tokens", orNull(settings.pricePerMillionTokens)},
            {"currency", settings.currency},
        };
        return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    });
}

Result<EmbeddingSettings> readEmbeddingSettings(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<EmbeddingSettings> {
        const ordered_json json = json::parseSettingsJson(text);
        if (json.is_discarded()) {
            return fail(ErrorCode::InputNotUsable, "not JSON", file);
        }
        EmbeddingSettings settings;
        std::string wrong;
        SettingsReader reader(json, {}, wrong);
        reader.read("url", settings.url);
        reader.read("model", settings.model);
        reader.read("dimensions", settings.dimensions);
        std::string encoding(embeddingEncodingName(settings.encoding));
        reader.read("encoding", encoding);
        if (const auto known = embeddingEncodingFromName(encoding)) {
            settings.encoding = *known;
        } else {
            reader.complain("encoding");
        }
        reader.read("batch_texts", settings.batchTexts);
        reader.read("batch_bytes", settings.batchBytes);
        reader.read("timeout_ms", settings.timeoutMs);
        reader.read("max_attempts", settings.maxAttempts);
        reader.read("backoff_base_ms", settings.backoffBaseMs);
        reader.read("backoff_max_ms", settings.backoffMaxMs);
        reader.read("max_retry_after_ms", settings.maxRetryAfterMs);
        reader.read("max_parallel", settings.maxParallel);
        reader.read("max_per_second", settings.maxPerSecond);
        reader.read("price_per_million_tokens", settings.pricePerMillionTokens);
        reader.read("currency", settings.currency);
        reader.refuseOthers();
        if (!wrong.empty()) {
            return fail(ErrorCode::InputNotUsable, wrong, file);
        }
        return settings;
    });
}

} // namespace assay::endpoint

#include "core/endpoint/embedding_settings.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/endpoint/service_limit_fields.h"
#include "core/json/field_list.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

namespace {

constexpr std::int64_t kLargestDimension = 65'536; // that a file of vectors holds

constexpr std::array<std::string_view, 2> kEncodingNames{"float", "base64"};

constexpr std::tuple kEmbeddingFields = std::tuple_cat(
    std::tuple{json::field("url", &EmbeddingSettings::url), json::field("model", &EmbeddingSettings::model),
               json::field("dimensions", &EmbeddingSettings::dimensions),
               json::named("encoding", &EmbeddingSettings::encoding, kEncodingNames),
               json::ranged("batch_texts", &EmbeddingSettings::batchTexts, 1, 2'048),
               json::ranged("batch_bytes", &EmbeddingSettings::batchBytes, 1, 64'000'000)},
    kServiceLimitFields<EmbeddingSettings>,
    std::tuple{json::field("price_per_million_tokens", &EmbeddingSettings::pricePerMillionTokens),
               json::field("currency", &EmbeddingSettings::currency)});

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

} // namespace

std::string_view embeddingEncodingName(EmbeddingEncoding encoding) noexcept {
    return kEncodingNames.at(static_cast<std::size_t>(encoding));
}

std::optional<EmbeddingEncoding> embeddingEncodingFromName(std::string_view name) noexcept {
    const auto at = std::find(kEncodingNames.begin(), kEncodingNames.end(), name);
    return at != kEncodingNames.end()
               ? std::optional(static_cast<EmbeddingEncoding>(at - kEncodingNames.begin()))
               : std::nullopt;
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
        if (const auto wrong = json::outOfRange(settings, kEmbeddingFields)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(wrong->value), std::string(wrong->name));
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
        return json::toJson(settings, kEmbeddingFields)
                   .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
               "\n";
    });
}

Result<EmbeddingSettings> readEmbeddingSettings(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<EmbeddingSettings> {
        const ordered_json json = json::parseSettingsJson(text);
        if (json.is_discarded()) {
            return fail(ErrorCode::InputNotUsable, "not JSON", file);
        }
        EmbeddingSettings settings;
        if (const std::string wrong = json::readObject(json, settings, kEmbeddingFields); !wrong.empty()) {
            return fail(ErrorCode::InputNotUsable, wrong, file);
        }
        return settings;
    });
}

} // namespace assay::endpoint

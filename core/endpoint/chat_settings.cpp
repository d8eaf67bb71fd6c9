#include "core/endpoint/chat_settings.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/endpoint/service_address.h"
#include "core/endpoint/service_limit_fields.h"
#include "core/json/field_list.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <tuple>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::tuple kChatFields = std::tuple_cat(
    std::tuple{json::field("url", &ChatSettings::url), json::field("model", &ChatSettings::model),
               json::field("temperature", &ChatSettings::temperature),
               json::field("seed", &ChatSettings::seed), json::field("max_tokens", &ChatSettings::maxTokens),
               json::field("max_tokens_key", &ChatSettings::maxTokensKey),
               json::field("json_mode", &ChatSettings::jsonMode)},
    kServiceLimitFields<ChatSettings>,
    std::tuple{json::field("input_price_per_million_tokens", &ChatSettings::inputPricePerMillion),
               json::field("output_price_per_million_tokens", &ChatSettings::outputPricePerMillion),
               json::field("currency", &ChatSettings::currency)});

constexpr std::tuple kChatPresetFields{json::required(json::field("name", &ChatPreset::name)),
                                       json::required(json::field("title", &ChatPreset::title)),
                                       json::field("key_variable", &ChatPreset::keyVariable),
                                       json::group("settings", &ChatPreset::settings, kChatFields)};

bool isBlankText(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

Result<> checkNumber(const std::optional<double>& value, double low, double high, std::string_view name) {
    if (value && !(*value >= low && *value <= high)) {
        return fail(ErrorCode::InvalidArgument, std::to_string(*value), std::string(name));
    }
    return {};
}

// A preset of the program's own file that cannot be read is left out; a test reads them all.
std::vector<ChatPreset> readChatPresets() {
    std::vector<ChatPreset> presets;
    const auto document = json::parseSettingsJson(base::ruleFile("chat_presets"));
    const auto* const list = base::memberOf(document, "presets");
    if (list == nullptr || !list->is_array()) {
        return presets;
    }
    for (const auto& entry : *list) {
        ChatPreset preset;
        if (json::readObject(entry, preset, kChatPresetFields).empty()) {
            presets.push_back(std::move(preset));
        }
    }
    return presets;
}

} // namespace

Result<> checkChatSettings(const ChatSettings& settings) {
    return base::guarded("settings", [&]() -> Result<> {
        if (!isUsableUrl(settings.url)) {
            // Not repeated here: what is refused may hold a secret.
            return fail(ErrorCode::InvalidArgument, {}, "url");
        }
        if (isBlankText(settings.model)) {
            return fail(ErrorCode::InvalidArgument, settings.model, "model");
        }
        if (isBlankText(settings.maxTokensKey)) {
            return fail(ErrorCode::InvalidArgument, settings.maxTokensKey, "max_tokens_key");
        }
        if (settings.maxTokens && *settings.maxTokens < 1) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*settings.maxTokens), "max_tokens");
        }
        if (const auto wrong = json::outOfRange(settings, kChatFields)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(wrong->value), std::string(wrong->name));
        }
        ASSAY_TRY(checkNumber(settings.temperature, 0, 2, "temperature"));
        ASSAY_TRY(checkNumber(settings.maxPerSecond, 1.0 / 600, 1e6, "max_per_second"));
        ASSAY_TRY(checkNumber(settings.inputPricePerMillion, 0, 1e9, "input_price_per_million_tokens"));
        ASSAY_TRY(checkNumber(settings.outputPricePerMillion, 0, 1e9, "output_price_per_million_tokens"));
        return {};
    });
}

std::string chatUrl(const ChatSettings& settings) {
    return addressBelow(settings.url, "chat/completions");
}

std::optional<double> chatPrice(const ChatSettings& settings, std::int64_t inputTokens,
                                std::int64_t outputTokens) noexcept {
    const bool isKnown = (inputTokens == 0 || settings.inputPricePerMillion) &&
                         (outputTokens == 0 || settings.outputPricePerMillion) &&
                         (settings.inputPricePerMillion || settings.outputPricePerMillion);
    if (!isKnown) {
        return std::nullopt;
    }
    return (static_cast<double>(inputTokens) * settings.inputPricePerMillion.value_or(0) +
            static_cast<double>(outputTokens) * settings.outputPricePerMillion.value_or(0)) /
           1e6;
}

Result<std::string> chatSettingsJson(const ChatSettings& settings) {
    return base::guarded("settings", [&]() -> Result<std::string> {
        return json::toJson(settings, kChatFields)
                   .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
               "\n";
    });
}

Result<ChatSettings> readChatSettings(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<ChatSettings> {
        const auto document = json::parseSettingsJson(text);
        if (document.is_discarded()) {
            return fail(ErrorCode::InputNotUsable, "not JSON", file);
        }
        ChatSettings settings;
        if (const std::string wrong = json::readObject(document, settings, kChatFields); !wrong.empty()) {
            return fail(ErrorCode::InputNotUsable, wrong, file);
        }
        return settings;
    });
}

std::span<const ChatPreset> chatPresets() {
    static const std::vector<ChatPreset> presets = readChatPresets();
    return presets;
}

std::optional<ChatPreset> chatPreset(std::string_view name) {
    for (const ChatPreset& preset : chatPresets()) {
        if (preset.name == name) {
            return preset;
        }
    }
    return std::nullopt;
}

} // namespace assay::endpoint

#include "app/commands/chat_service_arguments.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/key_ring.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <QStringList>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace assay::app {
namespace {

using ChatJson = nlohmann::ordered_json;

constexpr double kLongestTimeout = 3'600; // seconds

Outcome<std::string> ringKey(const std::string& account) {
    if (!endpoint::hasKeyRing()) {
        return wrongUsage(QStringLiteral("This build cannot ask a key ring: it was made without QtKeychain. "
                                         "--key-env names an environment variable instead."));
    }
    auto key = endpoint::keyFromRing(account);
    if (!key && key.error().code == base::ErrorCode::NotFound) {
        return tl::unexpected(Failure{
            QStringLiteral("The key ring has no key with service \"assay\" and account \"%1\". It is kept "
                           "there by: secret-tool store --label=Assay service assay account %1")
                .arg(QString::fromStdString(account)),
            kExitInput});
    }
    if (!key) {
        return tl::unexpected(Failure{
            QStringLiteral("The key ring did not answer: %1").arg(QString::fromStdString(key.error().detail)),
            kExitRemote});
    }
    if (!endpoint::checkBearerToken(*key)) {
        return wrongUsage(
            QStringLiteral("The key of the account %1 holds a blank or a line break; a key has none.")
                .arg(QString::fromStdString(account)));
    }
    return *std::move(key);
}

// "2" or "2/s".
std::optional<double> chatRateOf(std::string text) {
    if (text.ends_with("/s")) {
        text.resize(text.size() - 2);
    }
    double rate = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rate);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(rate) : std::nullopt;
}

QString presetNames() {
    QStringList names;
    for (const endpoint::ChatPreset& preset : endpoint::chatPresets()) {
        names += QString::fromStdString(preset.name);
    }
    return names.join(QStringLiteral(", "));
}

Outcome<void> takeOptions(const ChatServiceOptions& options, endpoint::ChatSettings& settings) {
    settings.maxParallel = options.parallel.value_or(settings.maxParallel);
    if (options.timeoutSeconds) {
        if (!(*options.timeoutSeconds > 0 && *options.timeoutSeconds <= kLongestTimeout)) {
            return wrongUsage(QStringLiteral("--timeout takes seconds, more than 0 and no more than 3600."));
        }
        settings.timeoutMs = std::max(1, static_cast<int>(std::lround(*options.timeoutSeconds * 1'000)));
    }
    if (!options.rate.empty()) {
        settings.maxPerSecond = chatRateOf(options.rate);
        if (!settings.maxPerSecond) {
            return wrongUsage(QStringLiteral("--rate takes requests a second, as 2 or 0.5/s."));
        }
    }
    settings.maxTokens = options.maxTokens ? options.maxTokens : settings.maxTokens;
    settings.inputPricePerMillion = options.inputPrice ? options.inputPrice : settings.inputPricePerMillion;
    settings.outputPricePerMillion =
        options.outputPrice ? options.outputPrice : settings.outputPricePerMillion;
    return {};
}

QString moneyText(double value, const std::string& currency) {
    return QString::number(value, 'f', 4) + QLatin1Char(' ') + QString::fromStdString(currency);
}

ChatJson orNull(const std::optional<double>& value) {
    return value ? ChatJson(*value) : ChatJson();
}

} // namespace

Outcome<std::string> serviceKey(const KeyOptions& options, const std::string& usual) {
    if (!options.ring.empty()) {
        return ringKey(options.ring);
    }
    const std::string variable = options.variable.value_or(usual);
    const char* key = variable.empty() ? nullptr : std::getenv(variable.c_str());
    if (options.variable && (key == nullptr || *key == '\0')) {
        return wrongUsage(QStringLiteral("The environment variable %1, which --key-env names, is not set.")
                              .arg(QString::fromStdString(variable)));
    }
    if (key == nullptr) {
        return std::string();
    }
    if (!endpoint::checkBearerToken(key)) {
        return wrongUsage(
            QStringLiteral("The environment variable %1 holds a blank or a line break; a key has none.")
                .arg(QString::fromStdString(variable)));
    }
    return std::string(key);
}

void addChatService(CLI::App& command, ChatServiceOptions& options) {
    CLI::Option* variable = command.add_option("--key-env", options.key.variable,
                                               "The environment variable that holds the service's key "
                                               "(default: the usual one of a known service, if it is set)");
    command
        .add_option("--key-ring", options.key.ring,
                    "The account that the desktop's key ring has the service's key under (service: assay)")
        ->excludes(variable);
    command.add_option("--timeout", options.timeoutSeconds, "Seconds for each request (180)");
    command.add_option("--rate", options.rate, "Requests a second at most, as 2 or 2/s");
    command.add_option("--parallel", options.parallel, "Requests at once (4; of a local server 1)");
    command.add_option("--max-tokens", options.maxTokens, "Of a reply at most")->check(atLeastOne());
    command.add_option("--input-price", options.inputPrice, "USD for a million tokens that are sent")
        ->check(aPrice());
    command.add_option("--output-price", options.outputPrice, "USD for a million tokens of replies")
        ->check(aPrice());
}

Outcome<ChatService> chatService(const std::string& service, const std::string& model,
                                 const ChatServiceOptions& options, const QString& option) {
    ChatService found;
    if (const auto preset = endpoint::chatPreset(service)) {
        found.settings = preset->settings;
        found.usualKeyVariable = preset->keyVariable;
    } else {
        found.settings.url = service;
    }
    found.settings.model = model;
    ASSAY_TRY(takeOptions(options, found.settings));
    const auto usable = endpoint::checkChatSettings(found.settings);
    if (!usable && usable.error().where == "url") {
        return wrongUsage(QStringLiteral("%1 takes the name of a service (%2) or an address as "
                                         "https://host/v1, without user name, query and fragment. A key goes "
                                         "into an environment variable that --key-env names.")
                              .arg(option, presetNames()));
    }
    if (!usable && usable.error().where == "model") {
        return wrongUsage(QStringLiteral("%1 needs the model that is asked for: %2.")
                              .arg(option, option == QStringLiteral("--judge")
                                               ? QStringLiteral("--judge-model")
                                               : QStringLiteral("--model")));
    }
    ASSAY_TRY(usable);
    return found;
}

nlohmann::ordered_json estimateJson(const evaluate::ChatEstimate& estimate) {
    return {{"queries", estimate.queries},
            {"from_store", estimate.fromStore},
            {"requests", estimate.requests},
            {"input_tokens_guess", estimate.inputTokens},
            {"output_tokens_guess", estimate.outputTokens},
            {"price_guess", orNull(estimate.price)},
            {"currency", estimate.price ? ChatJson(estimate.currency) : ChatJson()},
            {"seconds_guess", orNull(estimate.seconds)}};
}

QString estimateSentence(const evaluate::ChatEstimate& estimate) {
    QString sentence = counted("%n request(s)", estimate.requests);
    if (estimate.fromStore > 0) {
        sentence += QStringLiteral(" (%1 answered from the store)").arg(estimate.fromStore);
    }
    sentence += QStringLiteral(": about %1 tokens to send and %2 to receive (a guess of one for four bytes)")
                    .arg(estimate.inputTokens)
                    .arg(estimate.outputTokens);
    if (estimate.price) {
        sentence += QStringLiteral(", about ") + moneyText(*estimate.price, estimate.currency);
    }
    if (estimate.seconds) {
        sentence += QStringLiteral(", about %1 s").arg(QString::number(*estimate.seconds, 'f', 0));
    }
    return sentence;
}

nlohmann::ordered_json spendingJson(const evaluate::ChatSpending& spent, const std::string& asked) {
    ChatJson failed = ChatJson::object();
    for (const auto& [kind, count] : spent.failed) {
        failed[kind] = count;
    }
    ChatJson models = ChatJson::object();
    for (const auto& [name, count] : spent.models) {
        models[name] = count;
    }
    return {{"requests", spent.requests},
            {"from_store", spent.fromStore},
            {"failed", std::move(failed)},
            {"cut", spent.cut},
            {"models", std::move(models)},
            {"other_models", spent.ofOtherModels(asked)},
            {"input_tokens", spent.inputTokens},
            {"output_tokens", spent.outputTokens},
            {"without_usage", spent.withoutUsage},
            {"price", orNull(spent.price)},
            {"seconds", spent.seconds}};
}

QString spendingSentence(const evaluate::ChatSpending& spent, const std::string& asked,
                         const std::string& currency) {
    QString sentence = counted("%n request(s)", spent.requests);
    if (spent.fromStore > 0) {
        sentence += QStringLiteral(", %1 answered from the store").arg(spent.fromStore);
    }
    sentence +=
        QStringLiteral("; %1 tokens sent, %2 received").arg(spent.inputTokens).arg(spent.outputTokens);
    if (spent.price) {
        sentence += QStringLiteral(", ") + moneyText(*spent.price, currency);
    }
    for (const auto& [kind, count] : spent.failed) {
        sentence += QStringLiteral("; %1 %2").arg(QString::fromStdString(kind)).arg(count);
    }
    if (spent.cut > 0) {
        sentence += QStringLiteral("; cut at the bound of tokens: %1").arg(spent.cut);
    }
    if (spent.ofOtherModels(asked) > 0) {
        QStringList names;
        for (const auto& [name, count] : spent.models) {
            if (!name.empty() && name != asked) {
                names += QString::fromStdString(spelledOut(name));
            }
        }
        sentence += QStringLiteral("; not “%1” but “%2” answered %3")
                        .arg(QString::fromStdString(asked), names.join(QStringLiteral("”, “")))
                        .arg(spent.ofOtherModels(asked));
    }
    return sentence;
}

} // namespace assay::app

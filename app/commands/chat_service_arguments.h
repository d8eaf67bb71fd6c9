// The options by which a command names a chat service, and its key: shared by `assay ask` and by judges.
#pragma once

#include "app/commands/failure.h"
#include "core/endpoint/chat_settings.h"
#include "core/evaluate/ask/chat_batch.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace assay::app {

// Where the key of a service is. Both empty: in the service's usual variable, if that is set.
struct KeyOptions {
    std::optional<std::string> variable; // an environment variable, which must be set then
    std::string ring;                    // the account that the desktop's key ring has it under
};

// Empty: there is none, for a service without keys. A variable that is named must be there; `usual` (empty:
// none) may be missing. A key that no header can hold is refused, and never repeated.
[[nodiscard]] Outcome<std::string> serviceKey(const KeyOptions& options, const std::string& usual);

struct ChatServiceOptions {
    KeyOptions key;
    std::optional<double> timeoutSeconds;
    std::string rate; // requests a second, "2" or "2/s"
    std::optional<int> parallel;
    std::optional<std::int64_t> maxTokens;
    std::optional<double> inputPrice; // of a million tokens
    std::optional<double> outputPrice;
};

// --key-env, --key-ring, --timeout, --rate, --parallel, --max-tokens, --input-price, --output-price.
void addChatService(CLI::App& command, ChatServiceOptions& options);

struct ChatService {
    endpoint::ChatSettings settings;
    std::string usualKeyVariable; // of a preset; empty: it has none
};

// `service` is the name of a preset or an address; `option` names the option that has it, for what is said.
[[nodiscard]] Outcome<ChatService> chatService(const std::string& service, const std::string& model,
                                               const ChatServiceOptions& options, const QString& option);

// What asking will take: as JSON, and as a sentence.
[[nodiscard]] nlohmann::ordered_json estimateJson(const evaluate::ChatEstimate& estimate);
[[nodiscard]] QString estimateSentence(const evaluate::ChatEstimate& estimate);

// What was asked and what it cost: members for a document, and a sentence. `asked` is the model that was
// asked for: where another one answered, both say so.
[[nodiscard]] nlohmann::ordered_json spendingJson(const evaluate::ChatSpending& spent,
                                                  const std::string& asked);
[[nodiscard]] QString spendingSentence(const evaluate::ChatSpending& spent, const std::string& asked,
                                       const std::string& currency);

} // namespace assay::app

// Many questions to one chat service: in parallel, rate-bounded, each reply stored as it comes, and what is
// stored already not asked again. What asking a suite and judging answers have in common.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/endpoint/chat_client.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// After so many failed connections without a single reply the service counts as gone.
inline constexpr int kFailuresBeforeGivingUp = 20;

struct ChatBatchSettings {
    endpoint::ChatSettings chat;
    std::string bearerToken; // empty: none
    std::string scope;       // of the stored replies (workspace/runs/chat_replies.h)
    std::uint64_t seed = 42; // of the back-off
    // Of what failed, by kind; empty: failures are not stored.
    std::string failedScope{};
    bool leaveFailed = false; // what is stored as failed is handed over as that and not asked again
};

struct ChatQuery {
    std::vector<endpoint::ChatMessage> messages; // empty: nothing to ask, as NoAnswer with "not asked"
    endpoint::ChatForm form = endpoint::ChatForm::Text;
};

struct ChatBatchReply {
    std::size_t number = 0;
    bool fromStore = false;
    std::optional<endpoint::ChatReply> reply;
    std::optional<endpoint::ChatFailure> failure; // exactly one of the two
    std::string body;                             // as it came; empty where there was none
    double seconds = 0;
};

// What was asked and what it cost, without what came from the store.
struct ChatSpending {
    std::int64_t requests = 0;                  // that were answered or failed
    std::int64_t fromStore = 0;                 // queries that were not asked again
    std::map<std::string, std::int64_t> failed; // by kind, as chatFailureName() calls it
    std::int64_t cut = 0;                       // replies that ended at the bound of tokens
    std::map<std::string, std::int64_t> models; // that answered, stored replies among them; "": not said
    std::int64_t inputTokens = 0;               // as the service counts them
    std::int64_t outputTokens = 0;
    std::int64_t withoutUsage = 0; // replies whose tokens the service did not count
    std::optional<double> price;   // of the tokens that were counted; missing without a price in the settings
    double seconds = 0;            // by the clock

    // Replies of another model than `asked` by name.
    [[nodiscard]] std::int64_t ofOtherModels(const std::string& asked) const;
};

using ChatQueryOf = std::function<base::Result<ChatQuery>(std::size_t number)>;
using ChatReplySink = std::function<base::Result<>(ChatBatchReply reply)>;

// Asks `count` queries and hands every reply and failure to `take`, in any order but by one thread at a time;
// stored ones first. Queries alike are asked once. `queryOf` is called by several threads at once and gives
// the same for the same number. A stop ends it at once: what was stored stays. Failures are not
// replies: they are asked again the next time, unless they are stored and left. Progress: Evaluating, in
// queries. Errors: InvalidArgument (the settings, the token), RemoteFailure (the key is refused;
// kFailuresBeforeGivingUp; `where` the address), WorkspaceBusy (somebody else asks in this scope), Cancelled,
// those of `queryOf`, `take` and Workspace::write().
[[nodiscard]] base::Result<ChatSpending> askInBatch(workspace::Workspace& workspace,
                                                    const ChatBatchSettings& settings, std::size_t count,
                                                    const ChatQueryOf& queryOf, const ChatReplySink& take,
                                                    const std::stop_token& stop,
                                                    base::ProgressSink& progress);

// What asking will take. Tokens are a guess of one for four bytes of UTF-8 (endpoint::tokensGuess) of what is
// sent, and of what comes back `outputTokensEach`.
struct ChatEstimate {
    std::int64_t queries = 0;
    std::int64_t fromStore = 0; // of these, not asked again
    std::int64_t requests = 0;  // that will be sent, without retries
    std::int64_t inputTokens = 0;
    std::int64_t outputTokens = 0;
    std::optional<double> price; // missing without a price in the settings
    // From the mean time of stored replies of this scope and `maxParallel`, at least what the bound of
    // requests takes; missing where neither is known.
    std::optional<double> seconds;
    std::string currency;

    // Of several services.
    void add(const ChatEstimate& other);
};

[[nodiscard]] base::Result<ChatEstimate>
estimateBatch(const workspace::Reader& reader, const ChatBatchSettings& settings, std::size_t count,
              const ChatQueryOf& queryOf, std::int64_t outputTokensEach, const std::stop_token& stop);

} // namespace assay::evaluate

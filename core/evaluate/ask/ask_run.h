// Systems answer a suite: every question of it goes to a chat service, and what comes back becomes a
// prediction set, one for each prompt and service. It can be gone on with after any end: replies are stored
// as they come, under the name that the answers are to have, until they are published.
//
//     AskRunSettings settings{.suite = "P3", .name = "llama 8b"};
//     settings.systems.push_back({AskPrompt(), chat, key});
//     ASSAY_TRY(const auto estimate, estimateAsking(reader, settings, stop));  // before
//     ASSAY_TRY(const auto asked, askSuite(workspace, settings, stop, progress));
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/ask/ask_prompt.h"
#include "core/evaluate/ask/chat_batch.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// Taken for an answer before it is asked, in tokens, where the settings bound none.
inline constexpr std::int64_t kAnswerTokensGuess = 300;

struct AskSystem {
    AskPrompt prompt;
    endpoint::ChatSettings chat;
    std::string bearerToken; // empty: none
};

struct AskRunSettings {
    std::string suite;                 // as workspace::questionsToMeasure() takes it
    std::string name;                  // of the set; of several "NAME: PROMPT @ MODEL"
    std::vector<AskSystem> systems;    // no two with the same prompt's name and model
    std::optional<std::int64_t> limit; // no more than so many questions, the first ones
    bool resume = false;               // go on with what an earlier asking of this name has stored
    bool mustHaveBegun = false;        // with `resume`: where nothing is stored, nothing is asked
    bool leaveFailed = false;          // with `resume`: what failed before stays failed
    std::uint64_t seed = 42;           // of the back-off
};

struct AskedSystem {
    workspace::AnswerSetInfo set;
    std::string label;         // "plain @ llama3"
    std::string model;         // as it was asked for
    std::int64_t answered = 0; // failures are ChatSpending::failed, and "no_question" for those not sent
    ChatSpending spent;
};

// The name of the set that a system's answers become.
[[nodiscard]] std::string askedSetName(const AskRunSettings& settings, const AskSystem& system);

// Errors: InvalidArgument (no system, two alike, settings of a service), NotFound (the suite),
// InputNotUsable (it has no question), Cancelled.
[[nodiscard]] base::Result<ChatEstimate>
estimateAsking(const workspace::Reader& reader, const AskRunSettings& settings, const std::stop_token& stop);

// Asks, then publishes; a prediction has answer, raw reply, latency, tokens and price, one that failed its
// kind as `error`, and stands in suite order. After a stop what was answered stays stored. Errors: as above;
// NameTaken (a set of that name, or an asking of that name has begun and `resume` is not set: `where`
// "resume"), NotFound (`where` "asking": there is none to go on with, and it must have begun), RemoteFailure
// (the key is refused, or no question was answered by any system; nothing is published then), WorkspaceBusy,
// those of Workspace::write().
[[nodiscard]] base::Result<std::vector<AskedSystem>> askSuite(workspace::Workspace& workspace,
                                                              const AskRunSettings& settings,
                                                              const std::stop_token& stop,
                                                              base::ProgressSink& progress);

} // namespace assay::evaluate

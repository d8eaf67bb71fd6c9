// The dynamic mode: a subsample of a scored set is sent to the chat backend itself, and what comes back is
// judged by the same rule as the stored answers. Source: FHRI experimental design, section 3.9.6.
//
// Three steps: plan (which samples), run (ask them), summarise (figures of the replies).
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/endpoint/ask_settings.h"
#include "core/model/ask_reply.h"
#include "core/model/scored_columns.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr int kSamplesPerScenario = 20;

struct DynamicSampling {
    int perScenario = kSamplesPerScenario; // >= 1; all of a scenario that has fewer
    std::uint64_t seed = 42;
};

struct DynamicItem {
    std::uint32_t position = 0; // in the columns
    std::int64_t row = 0;
    model::DynamicRole role = model::DynamicRole::Sampled;
    std::optional<std::uint32_t> baseline; // number of the item whose answer is this one's previous answer

    friend bool operator==(const DynamicItem&, const DynamicItem&) = default;
};

struct DynamicPlan {
    std::vector<DynamicItem> items; // an item's number is its index; a baseline stands before its follow-up
    std::string hash;               // SHA-256 over rows, roles and baselines
};

// What a stored run says of how it was started.
struct StoredDynamicSettings {
    int perScenario = kSamplesPerScenario;
    std::string ask; // JSON for endpoint::readAskSettings(), its address for showing only; empty: not there
};

// nullopt: another program wrote them, or they are damaged.
[[nodiscard]] std::optional<StoredDynamicSettings> storedDynamicSettings(std::string_view settings);

// Draws from every scenario without replacement; a scenario's draw does not depend on the others. A drawn
// contradiction with a pair is asked after its baseline, which is added as context where it was not drawn
// itself. The same columns and settings give the same plan. Errors: InvalidArgument, InputNotUsable (no
// sample), StorageFailure (memory).
[[nodiscard]] base::Result<DynamicPlan> planDynamicRun(const model::ScoredColumns& columns,
                                                       const DynamicSampling& sampling);

// What is sent of an item.
struct DynamicQuestion {
    std::string question;
    std::string sampleId;
    std::string scenario;
};

struct DynamicRunSettings {
    endpoint::AskSettings ask;
    std::string bearerToken; // empty: none
    std::uint64_t seed = 42; // of the back-off
    bool retryFailed = false;
};

// Takes each reply as soon as it is there; called by one thread at a time, and the thread that asked goes on
// only afterwards. Its error ends the run.
using DynamicReplySink = std::function<base::Result<>(const model::DynamicReply&)>;

// Asks what is not in `known` yet (failures in it are asked again only with `retryFailed`), with bounded
// parallelism and rate; blocks until all is done. `questions` is by item. Gives all replies by number, those
// of `known` included. A contradiction whose baseline failed is not sent when the body needs the previous
// answer: it fails as BaselineFailed; without a question it fails as MissingQuestion. A stop ends it at once;
// what is in flight then is not handed to the sink, everything else was. Progress: Evaluating, in items.
// Errors: InvalidArgument (the settings, the token, or replies and questions that are not of this plan),
// Cancelled, those of the sink, StorageFailure.
[[nodiscard]] base::Result<std::vector<model::DynamicReply>>
runDynamic(const DynamicPlan& plan, std::span<const DynamicQuestion> questions,
           const DynamicRunSettings& settings, std::vector<model::DynamicReply> known,
           const DynamicReplySink& sink, const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate

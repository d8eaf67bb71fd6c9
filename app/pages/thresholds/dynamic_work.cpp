#include "app/pages/thresholds/dynamic_work.h"

#include "core/base/clock.h"
#include "core/endpoint/http_client.h"
#include "core/workspace/scored/scored_sets.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

constexpr std::size_t kSamplesAtOnce = 1'000;

base::Result<evaluate::DynamicPlan> storedPlan(const model::ScoredColumns& columns,
                                               const workspace::DynamicRunInfo& run) {
    const auto stored = evaluate::storedDynamicSettings(run.settings);
    if (!stored) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "dynamic_run " + std::to_string(run.id));
    }
    auto plan = evaluate::planDynamicRun(columns, {stored->perScenario, run.seed});
    if (plan && plan->hash != run.planHash) {
        return base::fail(base::ErrorCode::InputNotUsable, "drawn by another version", run.name);
    }
    return plan;
}

base::Result<std::vector<evaluate::DynamicQuestion>> questionsOf(const workspace::Reader& reader,
                                                                 const evaluate::DynamicPlan& plan) {
    std::vector<evaluate::DynamicQuestion> questions;
    for (std::size_t at = 0; at < plan.items.size(); at += kSamplesAtOnce) {
        std::vector<base::RowId> rows;
        for (std::size_t i = at; i < std::min(at + kSamplesAtOnce, plan.items.size()); ++i) {
            rows.push_back(plan.items[i].row);
        }
        ASSAY_TRY(auto samples, workspace::scoredSamples(reader, rows));
        for (model::ScoredSample& sample : samples) {
            questions.push_back(
                {std::move(sample.question), std::move(sample.sampleId), std::move(sample.scenario)});
        }
    }
    const bool any =
        std::any_of(questions.begin(), questions.end(), [](const evaluate::DynamicQuestion& question) {
            return question.question.find_first_not_of(" \t\r\n") != std::string::npos;
        });
    if (!any) {
        return base::fail(base::ErrorCode::InputNotUsable, "question");
    }
    return questions;
}

base::Result<base::RowId> beginRun(workspace::Workspace& workspace, const DynamicWork& work,
                                   const evaluate::DynamicPlan& plan) {
    ASSAY_TRY(const auto ask, endpoint::askSettingsJson(work.run.ask));
    const nlohmann::ordered_json settings{{"per_scenario", work.sampling.perScenario},
                                          {"ask", nlohmann::ordered_json::parse(ask, nullptr, false)}};
    return workspace::createDynamicRun(workspace, {work.set, "dynamic " + base::utcNow(), settings.dump(),
                                                   work.sampling.seed, plan.hash,
                                                   static_cast<std::int64_t>(plan.items.size())});
}

} // namespace

base::Result<endpoint::AskSettings> askSettingsOf(const workspace::DynamicRunInfo& run) {
    const auto stored = evaluate::storedDynamicSettings(run.settings);
    if (!stored || stored->ask.empty()) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "dynamic_run " + std::to_string(run.id));
    }
    auto ask = endpoint::readAskSettings(stored->ask, run.name);
    if (ask) {
        ask->url.clear(); // where questions go is never taken from a workspace
    }
    return ask;
}

base::Result<evaluate::DynamicSummary> runDynamicWork(workspace::Workspace& workspace,
                                                      const model::ScoredColumns& columns,
                                                      const DynamicWork& work, const std::stop_token& stop,
                                                      base::ProgressSink& progress) {
    ASSAY_TRY(endpoint::checkAskSettings(work.run.ask));
    ASSAY_TRY(endpoint::checkBearerToken(work.run.bearerToken));
    ASSAY_TRY(const auto plan, work.resumed ? storedPlan(columns, *work.resumed)
                                            : evaluate::planDynamicRun(columns, work.sampling));
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto questions, questionsOf(reader, plan));
    std::vector<model::DynamicReply> known;
    base::RowId run = 0;
    if (work.resumed) {
        run = work.resumed->id;
    } else {
        ASSAY_TRY(const auto begun, beginRun(workspace, work, plan));
        run = begun;
    }
    std::optional<base::FileLock> claim; // held until everything is asked
    if (!work.claim) {
        ASSAY_TRY(auto taken, workspace::claimDynamicRun(workspace, run));
        if (!taken) {
            return base::fail(base::ErrorCode::WorkspaceBusy, {}, workspace.path().string());
        }
        claim = std::move(taken);
    }
    if (work.resumed) {
        ASSAY_TRY(auto stored, workspace::dynamicReplies(reader, run));
        known = std::move(stored);
    }
    const auto replies = evaluate::runDynamic(
        plan, questions, work.run, std::move(known),
        [&](const model::DynamicReply& reply) { return workspace::saveDynamicReply(workspace, run, reply); },
        stop, progress);
    const auto state = replies ? workspace::DynamicRunState::Finished : workspace::DynamicRunState::Stopped;
    if (auto stored = workspace::setDynamicRunState(workspace, run, state); replies && !stored) {
        return tl::unexpected(stored.error());
    }
    ASSAY_TRY(replies);
    return evaluate::summariseDynamicRun(columns, plan, *replies, work.tau, work.nliHard);
}

base::Result<evaluate::DynamicSummary> summariseStoredRun(const workspace::Workspace& workspace,
                                                          const model::ScoredColumns& columns,
                                                          const workspace::DynamicRunInfo& run,
                                                          const std::vector<double>& tau, double nliHard) {
    ASSAY_TRY(const auto plan, storedPlan(columns, run));
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto replies, workspace::dynamicReplies(reader, run.id));
    return evaluate::summariseDynamicRun(columns, plan, replies, tau, nliHard);
}

} // namespace assay::app

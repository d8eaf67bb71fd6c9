#include "core/results/report/workspace_figures.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/json/settings_reader.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/scored/judgements.h"

#include <utility>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::Result;

const char* stateName(workspace::DynamicRunState state) {
    switch (state) {
    case workspace::DynamicRunState::Running:
        return "running";
    case workspace::DynamicRunState::Stopped:
        return "stopped";
    case workspace::DynamicRunState::Finished:
        return "finished";
    }
    return "";
}

// What the run was started with, as far as the document tells it; false where the settings are damaged.
bool readSettings(const std::string& settings, DynamicContext& context) {
    const auto stored = evaluate::storedDynamicSettings(settings);
    if (!stored) {
        return false;
    }
    context.perScenario = stored->perScenario;
    context.url = base::memberText(json::parseSettingsJson(stored->ask), "url");
    return true;
}

Result<StoredDynamicRun> storedRun(const workspace::Reader& reader, const workspace::DynamicRunInfo& info,
                                   const workspace::ScoredSetInfo& set, const model::ScoredColumns& columns,
                                   const evaluate::Detector& rule) {
    StoredDynamicRun run;
    run.context.run = info.name;
    run.context.set = set.name;
    run.context.seed = info.seed;
    run.context.nliHard = rule.nliHard;
    run.createdAt = info.createdAt;
    run.state = stateName(info.state);
    if (!readSettings(info.settings, run.context)) {
        run.notUsable = "damaged settings";
        return run;
    }
    const auto plan = evaluate::planDynamicRun(columns, {run.context.perScenario, info.seed});
    if (!plan || plan->hash != info.planHash) {
        if (!plan && plan.error().code == ErrorCode::StorageFailure) {
            return tl::unexpected(plan.error());
        }
        run.notUsable = "drawn by another version";
        return run;
    }
    const auto replies = workspace::dynamicReplies(reader, info.id);
    if (!replies && replies.error().code != ErrorCode::DamagedWorkspace) {
        return tl::unexpected(replies.error());
    }
    if (replies) {
        auto summary =
            evaluate::summariseDynamicRun(columns, *plan, *replies, rule.tau, rule.nliHard, rule.scoring);
        if (summary) {
            run.summary = std::move(*summary);
            return run;
        }
        if (summary.error().code == ErrorCode::StorageFailure) {
            return tl::unexpected(summary.error());
        }
    }
    run.notUsable = "damaged replies";
    return run;
}

} // namespace

Result<std::vector<evaluate::JudgedPosition>>
storedJudgements(const workspace::Reader& reader, base::RowId set, const model::ScoredColumns& columns) {
    return base::guarded(reader.path(), [&]() -> Result<std::vector<evaluate::JudgedPosition>> {
        ASSAY_TRY(const auto judgements, workspace::judgementsOfSet(reader, set));
        std::vector<std::pair<std::int64_t, model::Verdict>> verdicts;
        for (const workspace::Judgement& judgement : judgements) {
            verdicts.emplace_back(judgement.sample, judgement.verdict);
        }
        return evaluate::judgedPositions(columns, verdicts);
    });
}

Result<std::vector<StoredDynamicRun>> storedDynamicRuns(const workspace::Reader& reader,
                                                        const workspace::ScoredSetInfo& set,
                                                        const model::ScoredColumns& columns,
                                                        const evaluate::Detector& rule,
                                                        const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> Result<std::vector<StoredDynamicRun>> {
        ASSAY_TRY(const auto infos, workspace::dynamicRuns(reader, set.id));
        std::vector<StoredDynamicRun> runs;
        for (const workspace::DynamicRunInfo& info : infos) {
            if (stop.stop_requested()) {
                return base::fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto run, storedRun(reader, info, set, columns, rule));
            runs.push_back(std::move(run));
        }
        return runs;
    });
}

} // namespace assay::results

#include "core/evaluate/runs/run_again.h"

#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/run_description.h"
#include "core/json/settings_reader.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

using AgainJson = nlohmann::ordered_json;
using base::Result;

// What has to be known to make one.
struct Repetition {
    workspace::Workspace& workspace;
    const workspace::RunInfo& run;
    const std::string& who;
    const std::stop_token& stop;
    base::ProgressSink& progress;
};

Result<base::RowId> anchorsAgain(const Repetition& again) {
    ASSAY_TRY(const auto about, neighbourRunSettings(again.run));
    NeighbourRunPlan plan;
    plan.name = again.run.name;
    plan.corpus = about.corpusId;
    plan.embeddings = about.embeddingsId;
    plan.anchorSet = about.anchorSetId;
    plan.sampling = about.sampling;
    plan.searches = about.searches;
    plan.settings = about.test;
    plan.who = again.who;
    ASSAY_TRY(const auto id, createNeighbourRun(again.workspace, plan, again.stop));
    ASSAY_TRY(continueNeighbourRun(again.workspace, id, nullptr, again.stop, again.progress));
    return id;
}

Result<base::RowId> answersAgain(const Repetition& again) {
    ASSAY_TRY(auto settings, readAnswerRunSettings(again.run.settings));
    settings.name = again.run.name;
    settings.who = again.who;
    return runAnswers(again.workspace, settings, {}, again.stop, again.progress);
}

Result<base::RowId> retrievalAgain(const Repetition& again) {
    ASSAY_TRY(const auto about, retrievalRunSettings(again.run));
    RetrievalRunPlan plan;
    plan.name = again.run.name;
    plan.suite = about.suite;
    plan.predictions = about.predictions;
    plan.corpus = again.run.corpus;
    plan.settings = about.settings;
    plan.who = again.who;
    ASSAY_TRY(const auto made, makeRetrievalRun(again.workspace, plan, again.stop, again.progress));
    return made.info.id;
}

Result<base::RowId> alphaAgain(const Repetition& again) {
    ASSAY_TRY(const auto settings, readAlphaSettings(again.run.settings));
    ASSAY_TRY(const auto described, describeRun(again.run));
    ASSAY_TRY(const auto reader, again.workspace.reader());
    ASSAY_TRY(const auto material,
              readAlphaMaterial(reader, described.inputName("suite"), described.inputName("lexical"),
                                described.inputName("vector"), settings, again.stop));
    ASSAY_TRY(const auto tuning, tuneAlpha(material, settings, again.stop, again.progress));
    return keepAlphaTuning(again.workspace, material, tuning, settings, again.who);
}

Result<base::RowId> miningAgain(const Repetition& again) {
    const AgainJson settings = json::parseSettingsJson(again.run.settings);
    const AgainJson* const patterns = base::memberOf(settings, "patterns");
    const AgainJson* const views = base::memberOf(settings, "views");
    if (patterns == nullptr || views == nullptr || !views->is_array()) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "settings",
                          "run " + std::to_string(again.run.id));
    }
    MiningPlan plan;
    plan.corpus = again.run.corpus;
    plan.name = again.run.name;
    ASSAY_TRY(plan.rules, miningRulesFromJson(patterns->dump()));
    plan.views.fill(false);
    for (const AgainJson& view : *views) {
        const auto number = base::integerIn<std::size_t>(view).value_or(0);
        if (number >= 1 && number <= plan.views.size()) {
            plan.views[number - 1] = true;
        }
    }
    plan.seed = again.run.seed;
    plan.who = again.who;
    ASSAY_TRY(const auto reader, again.workspace.reader());
    ASSAY_TRY(const auto mined, mineCorpus(reader, plan, again.stop, again.progress));
    return storeMiningRun(again.workspace, mined);
}

Result<std::vector<workspace::RunItem>> itemsOfRun(const workspace::Reader& reader, base::RowId run,
                                                   const std::stop_token& stop) {
    std::vector<workspace::RunItem> items;
    ASSAY_TRY(workspace::forEachRunItem(reader, run, 0, stop, [&items](const workspace::RunItem& item) {
        items.push_back(item);
        return true;
    }));
    return items;
}

// Kinds that core/evaluate/runs/kept_evaluations.h makes.
bool isKeptOnceMore(std::string_view kind) noexcept {
    return kind == kSweepRuns || kind == kDetectorRuns || kind == kLintRuns || kind == kImpactRuns ||
           kind == kJudgeRuns || kind == kFiguresLintRuns;
}

bool isSameItem(const workspace::RunItem& a, const workspace::RunItem& b) {
    return a.number == b.number && a.key == b.key && a.document == b.document;
}

} // namespace

std::optional<NotRepeatable> notRepeatable(const workspace::RunInfo& run) {
    if (run.state != workspace::RunState::Finished) {
        return NotRepeatable::NotFinished;
    }
    if (run.origin != "assay") {
        return NotRepeatable::MadeElsewhere;
    }
    if (run.kind == kDynamicRuns) {
        return NotRepeatable::NeedsService;
    }
    if (isKeptOnceMore(run.kind)) {
        return canKeepOnceMore(run) ? std::nullopt : std::optional(NotRepeatable::NeedsMore);
    }
    if (run.kind == kAnswerRuns) {
        const auto inputs = readAnswerRunInputs(run.inputs);
        return inputs && !inputs->sources.empty() ? std::optional(NotRepeatable::NeedsService) : std::nullopt;
    }
    const bool isKnown = run.kind == kNeighbourRuns || run.kind == kRetrievalRuns || run.kind == kAlphaRuns ||
                         run.kind == kMiningRunKind;
    return isKnown ? std::nullopt : std::optional(NotRepeatable::OtherKind);
}

Result<base::RowId> runAgain(workspace::Workspace& workspace, const workspace::RunInfo& run,
                             const std::string& who, const std::stop_token& stop,
                             base::ProgressSink& progress) {
    if (const auto why = notRepeatable(run)) {
        return base::fail(base::ErrorCode::InputNotUsable,
                          std::string(kNotRepeatableNames.at(static_cast<std::size_t>(*why))), run.name);
    }
    const Repetition again{workspace, run, who, stop, progress};
    if (run.kind == kNeighbourRuns) {
        return anchorsAgain(again);
    }
    if (run.kind == kAnswerRuns) {
        return answersAgain(again);
    }
    if (run.kind == kRetrievalRuns) {
        return retrievalAgain(again);
    }
    if (isKeptOnceMore(run.kind)) {
        return keepOnceMore(workspace, run, who, stop, progress);
    }
    return run.kind == kAlphaRuns ? alphaAgain(again) : miningAgain(again);
}

Result<RunVerification> runsDiffer(const workspace::Reader& reader, base::RowId a, base::RowId b,
                                   const std::stop_token& stop) {
    ASSAY_TRY(const auto first, workspace::runInfo(reader, a));
    ASSAY_TRY(const auto second, workspace::runInfo(reader, b));
    RunVerification verified;
    const auto compare = [&verified](const char* what, const std::string& one, const std::string& other) {
        if (one != other) {
            verified.differs.emplace_back(what);
        }
    };
    compare("settings", first.settings, second.settings);
    compare("inputs", first.inputs, second.inputs);
    compare("figures", first.figures, second.figures);
    ASSAY_TRY(const auto ofFirst, itemsOfRun(reader, a, stop));
    ASSAY_TRY(const auto ofSecond, itemsOfRun(reader, b, stop));
    if (ofFirst.size() != ofSecond.size()) {
        verified.differs.emplace_back("items");
    }
    for (std::size_t i = 0; i < std::min(ofFirst.size(), ofSecond.size()); ++i) {
        if (isSameItem(ofFirst[i], ofSecond[i])) {
            continue;
        }
        if (static_cast<std::size_t>(verified.differingItems++) < kMostDifferingItems) {
            verified.differs.push_back("item " + ofFirst[i].key);
        }
    }
    verified.same = verified.differs.empty();
    return verified;
}

Result<RunVerification> verifyRun(workspace::Workspace& workspace, const workspace::RunInfo& run,
                                  const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto second, runAgain(workspace, run, run.createdBy, stop, progress));
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto verified = runsDiffer(reader, run.id, second, stop);
    ASSAY_TRY(workspace::removeRun(workspace, second, {}));
    return verified;
}

} // namespace assay::evaluate

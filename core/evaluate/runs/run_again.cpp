#include "core/evaluate/runs/run_again.h"

#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/engine_identity.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/run_description.h"
#include "core/json/settings_reader.h"

#include <algorithm>
#include <utility>

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
    const retrieval::EngineSource& engines;
    bool isKept = true; // what was begun and not finished too
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
    plan.engines = about.engines.empty() ? retrieval::EngineSource() : again.engines;
    if (!about.engines.empty() && !again.engines) {
        return base::fail(base::ErrorCode::NotFound, about.engines.front().name, "engine");
    }
    ASSAY_TRY(const auto id, createNeighbourRun(again.workspace, plan, again.stop));
    const auto done =
        continueNeighbourRun(again.workspace, id, nullptr, again.stop, again.progress, again.engines);
    if (!done && !again.isKept) {
        static_cast<void>(workspace::removeRun(again.workspace, id, {})); // it may have removed itself
    }
    ASSAY_TRY(done);
    return id;
}

Result<base::RowId> answersAgain(const Repetition& again) {
    ASSAY_TRY(auto settings, readAnswerRunSettings(again.run.settings));
    settings.name = again.run.name;
    settings.who = again.who;
    return runAnswers(again.workspace, settings, {}, again.stop, again.progress);
}

// Over the lists of this set; empty: those that it measured.
Result<base::RowId> retrievalAgain(const Repetition& again, const std::string& lists = {}) {
    ASSAY_TRY(const auto about, retrievalRunSettings(again.run));
    RetrievalRunPlan plan;
    plan.name = again.run.name;
    plan.suite = about.suite;
    plan.predictions = lists.empty() ? about.predictions : lists;
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

// What an anchor's answers are without how long queries took.
std::string withoutWaits(const std::string& document) {
    auto outcome = readAnchorOutcome(document);
    if (!outcome) {
        return document;
    }
    for (model::AnchorSearch& search : outcome->searches) {
        search.seconds.reset();
        search.secondsShare.reset();
    }
    return anchorOutcomeJson(*outcome);
}

// The kept figures of a neighbour test likewise, and without what was found out of its engines' vectors.
std::string figuresWithoutWaits(const std::string& figures) {
    AgainJson document = json::parseSettingsJson(figures);
    if (document.is_object()) {
        document.erase("engine_holdings");
    }
    const auto list = document.find("figures");
    if (list == document.end() || !list->is_array()) {
        return figures;
    }
    for (AgainJson& search : *list) {
        const auto regimes = search.find("regimes");
        if (regimes == search.end() || !regimes->is_object()) {
            continue;
        }
        for (auto& [name, regime] : regimes->items()) {
            if (regime.is_object()) {
                regime.erase("query_seconds");
            }
        }
    }
    return document.dump(-1, ' ', false, AgainJson::error_handler_t::replace);
}

bool isSameItem(const workspace::RunItem& a, const workspace::RunItem& b, bool asksEngines) {
    return a.number == b.number && a.key == b.key &&
           (a.document == b.document ||
            (asksEngines && withoutWaits(a.document) == withoutWaits(b.document)));
}

std::vector<EngineIdentity> enginesOf(const workspace::RunInfo& run) {
    return run.kind == kNeighbourRuns || run.kind == kRetrievalRuns
               ? engineIdentitiesIn(json::parseSettingsJson(run.inputs))
               : std::vector<EngineIdentity>();
}

void addDifferingFigures(const workspace::RunInfo& first, const workspace::RunInfo& second,
                         RunVerification& verified) {
    const auto one = describeRun(first);
    const auto other = describeRun(second);
    if (!one || !other) {
        return;
    }
    const auto add = [&verified](DifferingFigure figure) {
        if (static_cast<std::size_t>(verified.differingFigures++) < kMostDifferingFigures) {
            verified.figures.push_back(std::move(figure));
        }
    };
    for (const RunFigure& figure : one->figures) {
        const RunFigure* const again = other->find(figure.name);
        const auto value = again != nullptr ? again->value : std::nullopt;
        if (figure.name.find("query_seconds.") == std::string::npos && value != figure.value) {
            add({figure.name, figure.value, value});
        }
    }
    for (const RunFigure& figure : other->figures) {
        if (one->find(figure.name) == nullptr && figure.value &&
            figure.name.find("query_seconds.") == std::string::npos) {
            add({figure.name, std::nullopt, figure.value});
        }
    }
}

// `again` says what is made, and which kinds can be is known.
Result<base::RowId> madeAgain(const Repetition& again) {
    const std::string& kind = again.run.kind;
    if (kind == kNeighbourRuns) {
        return anchorsAgain(again);
    }
    if (kind == kAnswerRuns) {
        return answersAgain(again);
    }
    if (kind == kRetrievalRuns) {
        return retrievalAgain(again);
    }
    if (isKeptOnceMore(kind)) {
        return keepOnceMore(again.workspace, again.run, again.who, again.stop, again.progress);
    }
    return kind == kAlphaRuns ? alphaAgain(again) : miningAgain(again);
}

Result<RunVerification> differences(const workspace::Reader& reader, const workspace::RunInfo& first,
                                    const workspace::RunInfo& second, const std::stop_token& stop) {
    RunVerification verified;
    const auto compare = [&verified](const char* what, const std::string& one, const std::string& other) {
        if (one != other) {
            verified.differs.emplace_back(what);
        }
    };
    compare("settings", first.settings, second.settings);
    compare("inputs", first.inputs, second.inputs);
    const std::vector<EngineIdentity> engines = enginesOf(first);
    const bool asksEngines = first.kind == kNeighbourRuns && !engines.empty();
    compare("figures", asksEngines ? figuresWithoutWaits(first.figures) : first.figures,
            asksEngines ? figuresWithoutWaits(second.figures) : second.figures);
    if (!verified.differs.empty() && verified.differs.back() == "figures") {
        addDifferingFigures(first, second, verified);
    }
    verified.engines = changedEngines(engines, enginesOf(second));
    ASSAY_TRY(const auto ofFirst, itemsOfRun(reader, first.id, stop));
    ASSAY_TRY(const auto ofSecond, itemsOfRun(reader, second.id, stop));
    if (ofFirst.size() != ofSecond.size()) {
        verified.differs.emplace_back("items");
    }
    for (std::size_t i = 0; i < std::min(ofFirst.size(), ofSecond.size()); ++i) {
        if (isSameItem(ofFirst[i], ofSecond[i], asksEngines)) {
            continue;
        }
        if (static_cast<std::size_t>(verified.differingItems++) < kMostDifferingItems) {
            verified.differs.push_back("item " + ofFirst[i].key);
        }
    }
    verified.same = verified.differs.empty();
    return verified;
}

// The inputs as if the lists had the name of the other set.
std::string inputsOfSet(const std::string& inputs, const std::string& set) {
    AgainJson document = json::parseSettingsJson(inputs);
    const auto predictions = document.find("predictions");
    if (predictions == document.end() || !predictions->is_object()) {
        return inputs;
    }
    (*predictions)["name"] = set;
    return document.dump(-1, ' ', false, AgainJson::error_handler_t::replace);
}

// Asks for the lists once more, where that can be done, and measures them; the set goes again as the run
// does.
Result<RunVerification> verifyRetrieval(const Repetition& again) {
    ASSAY_TRY(const auto about, retrievalRunSettings(again.run));
    ASSAY_TRY(const auto asked,
              askAgain(again.workspace, about.predictions, again.engines, again.stop, again.progress));
    const auto verified = [&]() -> Result<RunVerification> {
        ASSAY_TRY(const auto second, retrievalAgain(again, asked.set ? asked.set->name : std::string()));
        const auto compared = [&]() -> Result<RunVerification> {
            ASSAY_TRY(const auto reader, again.workspace.reader());
            ASSAY_TRY(auto made, workspace::runInfo(reader, second));
            made.inputs = inputsOfSet(made.inputs, about.predictions);
            return differences(reader, again.run, made, again.stop);
        }();
        ASSAY_TRY(workspace::removeRun(again.workspace, second, {}));
        return compared;
    }();
    if (asked.set) {
        ASSAY_TRY(workspace::removeAnswerSet(again.workspace, asked.set->id));
    }
    ASSAY_TRY(auto result, verified);
    result.asked = asked.set.has_value();
    result.stored = asked.stored;
    result.differingLists = asked.differingLists;
    if (asked.differingLists > 0) {
        result.differs.insert(result.differs.begin(), "lists");
        result.same = false;
    }
    return result;
}

Result<> requireRepeatable(const workspace::RunInfo& run) {
    const auto why = notRepeatable(run);
    return !why ? Result<>()
                : base::fail(base::ErrorCode::InputNotUsable,
                             std::string(kNotRepeatableNames.at(static_cast<std::size_t>(*why))), run.name);
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
                             base::ProgressSink& progress, const retrieval::EngineSource& engines) {
    ASSAY_TRY(requireRepeatable(run));
    return madeAgain({workspace, run, who, stop, progress, engines, true});
}

Result<RunVerification> runsDiffer(const workspace::Reader& reader, base::RowId a, base::RowId b,
                                   const std::stop_token& stop) {
    ASSAY_TRY(const auto first, workspace::runInfo(reader, a));
    ASSAY_TRY(const auto second, workspace::runInfo(reader, b));
    return differences(reader, first, second, stop);
}

Result<RunVerification> verifyRun(workspace::Workspace& workspace, const workspace::RunInfo& run,
                                  const std::stop_token& stop, base::ProgressSink& progress,
                                  const retrieval::EngineSource& engines) {
    ASSAY_TRY(requireRepeatable(run));
    if (run.kind == kRetrievalRuns) {
        return verifyRetrieval({workspace, run, run.createdBy, stop, progress, engines, false});
    }
    ASSAY_TRY(const auto second, madeAgain({workspace, run, run.createdBy, stop, progress, engines, false}));
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto verified = runsDiffer(reader, run.id, second, stop);
    ASSAY_TRY(workspace::removeRun(workspace, second, {}));
    return verified;
}

} // namespace assay::evaluate

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/neighbours/outside_results.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/json/settings_reader.h"
#include "core/workspace/runs/runs.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

Outcome<bool> checkOptions(const ImportOptions& options) {
    if (options.files.size() != 1) {
        return wrongUsage(QStringLiteral("Results of a neighbour test are imported from one file."));
    }
    if (!options.mapping.empty() || options.onCollision != "refuse" || !options.ids.empty() ||
        options.dimension || !options.model.empty()) {
        return wrongUsage(
            QStringLiteral("--map, --on-collision, --ids, --dimension and --model are not for %1.")
                .arg(QString::fromUtf8(formats::kNeighbourResultsName)));
    }
    return true;
}

// What the options say counts; for the rest what the file says.
Outcome<model::NeighbourSettings> settingsOf(const model::NeighbourResults& results,
                                             const ResultsOptions& options) {
    auto settings = evaluate::settingsOfResults(results);
    ASSAY_TRY(settings);
    if (!options.window.empty()) {
        ASSAY_TRY(auto window, windowOf(options.window));
        settings->window = window;
    }
    for (const auto& [given, into] :
         {std::pair(&options.hitAt, &settings->hitAt), std::pair(&options.mrrAt, &settings->mrrAt)}) {
        if (!given->empty()) {
            *into = *given;
            std::sort(into->begin(), into->end());
        }
    }
    if (!options.filterFields.empty()) {
        settings->filterFields = options.filterFields;
    }
    settings->onlyProse = settings->onlyProse && !options.allKinds;
    settings->excludeNavigational = settings->excludeNavigational || options.excludeNavigational;
    return std::move(*settings);
}

Outcome<int> refuse(const ImportOptions& options, const Failure& failure, const base::Error& error,
                    const base::IssueList& issues) {
    printNothingKept(error, issues, options.output);
    return tl::unexpected(failure);
}

Failure importFailure(const base::Error& error, const base::IssueList& issues) {
    if (error.code == base::ErrorCode::InputNotUsable && issues.count(base::Severity::Error) > 0) {
        return {QStringLiteral(
                    "Nothing was imported: figures over the other lists would be those of another test."),
                kExitInput};
    }
    return neighbourFailure(error);
}

} // namespace

Outcome<int> runResultsImport(const ImportOptions& options) {
    ASSAY_TRY(checkOptions(options));
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto corpus = chooseCorpus(*reader, options.corpus);
    ASSAY_TRY(corpus);
    formats::NeighbourResultsDefaults defaults;
    defaults.search = options.results.search;
    defaults.depth = options.results.depth;
    if (!options.results.regime.empty()) {
        defaults.regime = options.results.regime == "open" ? model::Regime::Open : model::Regime::Filtered;
    }
    ConsoleProgress progress(options.output.quiet);
    const auto reading =
        formats::readNeighbourResultsFile(options.files.front(), defaults, interruptToken(), progress);
    if (!reading) {
        progress.clear();
        return refuse(options, failed(reading.error()).value(), reading.error(), base::IssueList());
    }
    auto settings = settingsOf(reading->results, options.results);
    if (!settings) {
        progress.clear();
        return tl::unexpected(settings.error());
    }
    const evaluate::OutsideResultsPlan plan{options.name, options.files.front().filename().string(),
                                            corpus->id, std::move(*settings), options.who};
    base::IssueList issues;
    const auto imported =
        evaluate::importOutsideResults(**workspace, *reading, plan, issues, interruptToken(), progress);
    progress.clear();
    if (!imported) {
        return refuse(options, importFailure(imported.error(), issues), imported.error(), issues);
    }
    const auto run = workspace::runInfo(*reader, imported->run);
    ASSAY_TRY(run);
    logIssues(issues);
    const auto lists = static_cast<int>(reading->results.lists.size());
    qInfo("run %lld: %d lists", static_cast<long long>(imported->run), lists);
    if (options.output.json) {
        Json figures = json::parseSettingsJson(run->figures);
        Json document{{"kind", formats::kNeighbourResultsName},
                      {"form", formats::neighbourResultsKindName(reading->kind)},
                      {"run", run->id},
                      {"name", run->name},
                      {"origin", run->origin},
                      {"corpus", corpus->name},
                      {"records", lists},
                      {"rejected", 0},
                      {"anchors", imported->figures.anchors},
                      {"searches", imported->searches},
                      {"figures", figures.is_discarded() ? Json() : std::move(figures)}};
        addIssues(document, issues);
        document["input_sha256"] = reading->sha256;
        printJson(document);
    }
    if (!options.output.quiet) {
        printCommandIssues(issues, options.output);
        printMessage(QStringLiteral("%1: %2 over %3 are kept as run %4, marked as from outside.")
                         .arg(QString::fromStdString(options.workspace.string()),
                              counted("%n list(s)", lists),
                              counted("%n anchor(s)", imported->figures.anchors))
                         .arg(imported->run));
    }
    return kExitDone;
}

} // namespace assay::app

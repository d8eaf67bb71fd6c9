#include "app/commands/console.h"
#include "app/commands/engine_commands.h"
#include "app/commands/exit_code.h"
#include "app/commands/import_report.h"
#include "app/commands/json_output.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/formats/file_kind.h"
#include "core/imports/importing.h"
#include "core/imports/new_workspace.h"
#include "core/imports/reference_import.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <system_error>
#include <utility>

namespace assay::app {
namespace {

using ReferenceJson = nlohmann::ordered_json;

// What is for other imports would be ignored in silence.
Outcome<evaluate::ReferencePlan> planOfReference(const ImportOptions& options) {
    if (!options.mapping.empty() || options.onCollision != "refuse" || !options.corpus.empty() ||
        !options.ids.empty() || options.dimension || options.results != ResultsOptions()) {
        return wrongUsage(QStringLiteral("With --engine there are --collection, --slices, --seed, --model, "
                                         "--as, --name and --author."));
    }
    evaluate::ReferencePlan plan;
    plan.name = options.name.empty() ? options.engine : options.name;
    plan.connection = options.engine;
    plan.files = options.files;
    if (!options.kind.empty()) {
        plan.kind = formats::sentenceKindFromName(options.kind);
        if (!plan.kind) {
            return noSuchKind(options.kind, [](formats::FileContent content) {
                return content == formats::FileContent::Sentences;
            });
        }
    }
    if (!options.files.empty() && (options.slices || options.seed)) {
        return wrongUsage(QStringLiteral("--slices and --seed are for what the engine lists; %1 is a list.")
                              .arg(QString::fromStdString(options.files.front().string())));
    }
    plan.slices = options.slices.value_or(plan.slices);
    plan.seed = options.seed.value_or(plan.seed);
    plan.model = options.model;
    plan.who = options.who;
    return plan;
}

ReferenceJson referenceJson(const imports::ImportedReference& made) {
    const auto orNull = [](const auto& value) { return value ? ReferenceJson(*value) : ReferenceJson(); };
    return {{"engine", made.reference.connection},
            {"collection", made.reference.collection},
            {"sha256", made.reference.hash},
            {"documents", orNull(made.reference.documents)},
            {"dimension", orNull(made.reference.dimension)},
            {"metric", made.reference.metric},
            {"model", made.reference.model.empty() ? ReferenceJson() : ReferenceJson(made.reference.model)},
            {"fields", made.reference.fields},
            {"looked_up", made.sampled},
            {"missing", made.missing}};
}

void sayReference(const imports::ImportedReference& made) {
    const workspace::CorpusReference& reference = made.reference;
    const QString documents = reference.documents
                                  ? counted("%n document(s)", *reference.documents)
                                  : QStringLiteral("a number of documents that it does not say");
    printMessage(QStringLiteral("It is a reference to %1 of the engine %2, which has %3; no text is kept.")
                     .arg(QString::fromStdString(reference.collection),
                          QString::fromStdString(reference.connection), documents));
    if (made.sampled > 0) {
        printMessage(QStringLiteral("Looked up there: %1; missing: %2.")
                         .arg(counted("%n id(s)", static_cast<std::int64_t>(made.sampled)))
                         .arg(made.missing.size()));
    }
    for (const std::string& id : made.missing) {
        printMessage(QStringLiteral("not there: %1").arg(QString::fromStdString(id)));
    }
}

} // namespace

Outcome<int> runReferenceImport(const ImportOptions& options) {
    ASSAY_TRY(const auto plan, planOfReference(options));
    ASSAY_TRY(const auto engine, engineOfConnection(options.engine, options.collection));
    ConsoleProgress progress(options.output.quiet);
    base::IssueList issues;
    imports::ImportedReference made;
    const auto into = [&](workspace::Workspace& workspace) -> base::Result<imports::Imported> {
        ASSAY_TRY(made,
                  imports::importReference(workspace, plan, *engine, interruptToken(), progress, &issues));
        return made.imported;
    };
    std::error_code unknown;
    const auto imported =
        std::filesystem::exists(options.workspace, unknown)
            ? openToChange(options.workspace).and_then([&into](const auto& opened) { return into(*opened); })
            : imports::importIntoNewWorkspace(options.workspace, into);
    progress.clear();
    if (!imported) {
        printNothingKept(imported.error(), issues, options.output);
        return failed(imported.error());
    }
    qInfo("corpus %s by reference to %s: %lld listed", imported->name.c_str(), options.engine.c_str(),
          static_cast<long long>(imported->records));
    logIssues(imported->issues);
    if (options.output.json) {
        ReferenceJson document = importJson(*imported);
        document["reference"] = referenceJson(made);
        printJson(document);
    }
    if (!options.output.quiet) {
        printCommandIssues(imported->issues, options.output);
        printMessage(importSentence(*imported, options.workspace));
        sayReference(made);
    }
    return kExitDone;
}

} // namespace assay::app

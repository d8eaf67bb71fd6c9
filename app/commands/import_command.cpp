#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/issue_json.h"
#include "app/commands/scored_set_arguments.h"
#include "app/commands/set_name.h"
#include "core/store/scored_sets.h"
#include "core/store/workspace.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::ImportCommand", text);
}

std::string text(const nlohmann::ordered_json& document) {
    return document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string importJson(const store::ScoredSetImport& import) {
    const store::ScoredSetInfo& info = import.info;
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const formats::ScoredFile& file : info.files) {
        files.push_back({{"name", file.name},
                         {"kind", formats::scoredSetKindName(file.kind)},
                         {"bytes", file.bytes},
                         {"records", file.records},
                         {"rejected", file.rejected},
                         {"sha256", file.sha256}});
    }
    const nlohmann::ordered_json document{
        {"kind",
         info.files.empty() ? std::string_view() : formats::scoredSetKindName(info.files.front().kind)},
        {"name", info.name},
        {"records", info.records},
        {"rejected", info.rejected},
        {"unscored", info.unscored},
        {"issues", issuesJson(import.issues)},
        {"issues_not_listed", issuesNotListedJson(import.issues)},
        {"input_sha256", info.files.size() == 1 ? info.files.front().sha256 : info.dataHash},
        {"inputs", files}};
    return text(document);
}

// Of an import that kept nothing.
std::string failedImportJson(const base::Error& error, const base::IssueList& issues) {
    return text({{"error", base::errorCodeName(error.code)},
                 {"issues", issuesJson(issues)},
                 {"issues_not_listed", issuesNotListedJson(issues)}});
}

// Whether the files can be imported at all, so that no workspace is made in vain for a mistyped name. One
// that was made is never deleted again: another program may be importing into it by then.
base::Result<> lookAtFiles(const ImportOptions& options, bool kindGiven) {
    for (const std::filesystem::path& file : options.files) {
        const auto kind = formats::recogniseScoredSet(file);
        if (!kind && !(kindGiven && kind.error().code == base::ErrorCode::UnknownFormat)) {
            return tl::unexpected(kind.error());
        }
    }
    return {};
}

base::Result<std::unique_ptr<store::Workspace>> openOrCreate(const ImportOptions& options, bool kindGiven) {
    std::error_code error;
    if (!std::filesystem::exists(options.workspace, error)) {
        auto created = lookAtFiles(options, kindGiven).and_then([&] {
            return store::Workspace::create(options.workspace);
        });
        if (created || created.error().code != base::ErrorCode::NameTaken) {
            return created;
        }
        // Another program made it meanwhile.
    }
    return store::Workspace::open(options.workspace);
}

} // namespace

int runImport(const ImportOptions& options) {
    qInfo("into %s", options.workspace.string().c_str());
    for (const std::filesystem::path& file : options.files) {
        qInfo("from %s", file.string().c_str());
    }
    const auto kind = kindArgument(options.kind);
    if (!kind) {
        return printFailure(kind.error());
    }
    ConsoleProgress progress(options.output.quiet);
    base::IssueList issuesOnFailure;
    const std::string name = options.name.empty() ? defaultSetName(options.files) : options.name;
    base::Result<store::ScoredSetImport> imported =
        openOrCreate(options, kind->has_value()).and_then([&](std::unique_ptr<store::Workspace> workspace) {
            return store::importScoredSet(*workspace, name, options.files, *kind, interruptToken(), progress,
                                          &issuesOnFailure);
        });
    progress.clear();
    const QString listedBy = options.output.json ? QString() : translated("--json lists them.");
    if (!imported) {
        logIssues(issuesOnFailure);
        if (options.output.json) {
            printOut(failedImportJson(imported.error(), issuesOnFailure));
        }
        printIssues(issuesOnFailure, listedBy);
        return printError(imported.error());
    }
    qInfo("%lld samples, %lld without a score, %lld rejected, %zu files, data %s",
          static_cast<long long>(imported->info.records), static_cast<long long>(imported->info.unscored),
          static_cast<long long>(imported->info.rejected), imported->info.files.size(),
          imported->info.dataHash.c_str());
    logIssues(imported->issues);
    if (options.output.json) {
        printOut(importJson(*imported));
    }
    if (!options.output.quiet) {
        printIssues(imported->issues, listedBy);
        printMessage(translated("%1: %2 samples imported as \"%3\", %4 without a score, %5 rejected.")
                         .arg(QString::fromStdString(options.workspace.string()))
                         .arg(imported->info.records)
                         .arg(QString::fromStdString(imported->info.name))
                         .arg(imported->info.unscored)
                         .arg(imported->info.rejected));
    }
    return kExitDone;
}

} // namespace assay::app

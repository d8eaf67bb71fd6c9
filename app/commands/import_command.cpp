#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/set_name.h"
#include "core/store/scored_sets.h"
#include "core/store/workspace.h"
#include "widgets/text/error_text.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::ImportCommand", text);
}

nlohmann::ordered_json issuesJson(const base::IssueList& issues) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const base::Issue& issue : issues.issues()) {
        list.push_back({{"severity", base::severityName(issue.severity)},
                        {"code", base::issueCodeName(issue.code)},
                        {"file", issue.file},
                        {"line", issue.line},
                        {"field", issue.field},
                        {"message", widgets::issueText(issue).toStdString()},
                        {"value", issue.value}});
    }
    return list;
}

nlohmann::ordered_json notListedJson(const base::IssueList& issues) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [kind, count] : issues.notKept()) {
        list.push_back({{"severity", base::severityName(kind.first)},
                        {"code", base::issueCodeName(kind.second)},
                        {"count", count}});
    }
    return list;
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
        {"issues_not_listed", notListedJson(import.issues)},
        {"input_sha256", info.files.size() == 1 ? info.files.front().sha256 : info.dataHash},
        {"inputs", files}};
    return document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

base::Result<std::unique_ptr<store::Workspace>> openOrCreate(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
        return store::Workspace::open(path);
    }
    return store::Workspace::create(path);
}

} // namespace

int runImport(const ImportOptions& options) {
    std::optional<formats::ScoredSetKind> kind;
    if (!options.kind.empty()) {
        kind = formats::scoredSetKindFromName(options.kind);
        if (!kind) {
            return printError({base::ErrorCode::InvalidArgument, options.kind, "--as"});
        }
    }
    std::error_code error;
    const bool existed = std::filesystem::exists(options.workspace, error);
    ConsoleProgress progress(options.output.quiet);
    base::IssueList issuesOnFailure;
    std::string name = options.name.empty() ? defaultSetName(options.files) : options.name;
    base::Result<store::ScoredSetImport> imported =
        openOrCreate(options.workspace).and_then([&](std::unique_ptr<store::Workspace> workspace) {
            return store::importScoredSet(*workspace, name, options.files, kind, interruptToken(), progress,
                                          &issuesOnFailure);
        });
    progress.clear();
    if (!imported) {
        if (!existed) {
            std::filesystem::remove(options.workspace,
                                    error); // nothing was imported: leave no empty workspace behind
        }
        printIssues(issuesOnFailure);
        return printError(imported.error());
    }
    if (options.output.json) {
        printOut(importJson(*imported));
    }
    if (!options.output.quiet) {
        printIssues(imported->issues);
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

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/shared_options.h"
#include "core/evaluate/workspace_check.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

std::string_view kindName(workspace::CheckFinding::Kind kind) {
    using Kind = workspace::CheckFinding::Kind;
    switch (kind) {
    case Kind::Damage:
        return "damage";
    case Kind::BrokenReference:
        return "broken_reference";
    case Kind::WrongCount:
        return "wrong_count";
    case Kind::HashMismatch:
        return "hash_mismatch";
    case Kind::LeftoverImport:
        return "leftover_import";
    case Kind::ForeignSchema:
        return "foreign_schema";
    }
    return "unknown";
}

} // namespace

void addCheck(CLI::App& command, CheckOptions& options) {
    addWorkspace(command, options.workspace);
    addOutputOptions(command, options.output);
    command.footer("Exit code 1 when something is found.\nExample:\n  assay check team.assay");
}

Outcome<int> runCheck(const CheckOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    ConsoleProgress progress(options.output.quiet);
    const auto findings = evaluate::checkWholeWorkspace(options.workspace, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(findings);
    for (const workspace::CheckFinding& finding : *findings) {
        qInfo("%s", std::string(kindName(finding.kind)).c_str());
    }
    qInfo("%zu findings", findings->size());
    if (options.output.json) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const workspace::CheckFinding& finding : *findings) {
            list.push_back({{"kind", kindName(finding.kind)}, {"detail", finding.detail}});
        }
        const nlohmann::ordered_json document{
            {"workspace", options.workspace.string()}, {"sound", findings->empty()}, {"findings", list}};
        printJson(document);
    } else if (findings->empty()) {
        printOut(QStringLiteral("%1 is sound.\n").arg(QString::fromStdString(options.workspace.string())));
    } else {
        for (const workspace::CheckFinding& finding : *findings) {
            printOut(std::string(kindName(finding.kind)) + "\t" + spelledOut(finding.detail) + "\n");
        }
    }
    return findings->empty() ? kExitDone : kExitFound;
}

} // namespace assay::app

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/shared_options.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/workspace_check.h"
#include "core/results/runs/check_documents.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

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

std::string checkJson(const CheckOptions& options, const std::vector<workspace::CheckFinding>& findings) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const workspace::CheckFinding& finding : findings) {
        list.push_back({{"kind", kindName(finding.kind)}, {"detail", finding.detail}});
    }
    const nlohmann::ordered_json document{
        {"workspace", options.workspace.string()}, {"sound", findings.empty()}, {"findings", list}};
    return jsonText(document);
}

std::string checkText(const CheckOptions& options, const std::vector<workspace::CheckFinding>& findings) {
    if (findings.empty()) {
        return options.workspace.string() + " is sound.\n";
    }
    std::string text;
    for (const workspace::CheckFinding& finding : findings) {
        text += std::string(kindName(finding.kind)) + "\t" + spelledOut(finding.detail) + "\n";
    }
    return text;
}

std::string checkDocument(const CheckOptions& options, const std::vector<workspace::CheckFinding>& findings) {
    const std::string format = options.output.json ? "json" : options.format;
    if (format == "json") {
        return checkJson(options, findings);
    }
    if (format != "junit" && format != "sarif") {
        return checkText(options, findings);
    }
    std::vector<results::CheckedRule> rules;
    for (const workspace::CheckFinding& finding : findings) {
        rules.push_back(
            {std::string(kindName(finding.kind)), {}, results::RuleOutcome::Failed, false, finding.detail});
    }
    const std::string name = options.workspace.filename().string();
    return format == "junit" ? results::junitText(name, rules) : results::sarifText(name, rules);
}

} // namespace

void addCheck(CLI::App& command, CheckOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--format", options.format, "text (the default), json, junit or sarif")
        ->check(CLI::IsMember({"text", "json", "junit", "sarif"}));
    command.add_option("--output", options.file, "A file for it (default: standard output)");
    addOutputOptions(command, options.output, "The same as --format json; with another --format wrong usage");
    command.footer("Exit code 1 when something is found.\nExample:\n  assay check team.assay\n"
                   "  assay check team.assay --format junit --output check.xml");
}

Outcome<int> runCheck(const CheckOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    if (options.output.json && !options.format.empty() && options.format != "json") {
        return wrongUsage(QStringLiteral("--json prints JSON and --format %1 does not: give one of them.")
                              .arg(QString::fromStdString(options.format)));
    }
    if (!options.file.empty()) {
        ASSAY_TRY(requireOutputFile(options.file, options.workspace));
    }
    ConsoleProgress progress(options.output.quiet);
    const auto findings = evaluate::checkWholeWorkspace(options.workspace, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(findings);
    for (const workspace::CheckFinding& finding : *findings) {
        qInfo("%s", std::string(kindName(finding.kind)).c_str());
    }
    qInfo("%zu findings", findings->size());
    const std::string text = checkDocument(options, *findings);
    if (options.file.empty()) {
        printOut(text);
    } else if (const auto written = base::writeFileAtomically(options.file, text); !written) {
        return failed(written.error());
    }
    return findings->empty() ? kExitDone : kExitFound;
}

} // namespace assay::app

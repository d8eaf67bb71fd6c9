#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/score_commands.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/base/atomic_file.h"
#include "core/formats/scored/decision_json.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/workspace.h"

#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

QString quoted(const std::string& text) {
    return QStringLiteral("“%1”").arg(QString::fromStdString(text));
}

Outcome<int> listDecisions(const DecisionsOptions& options, const workspace::Reader& reader) {
    const auto list = workspace::decisions(reader);
    ASSAY_TRY(list);
    qInfo("%zu decisions", list->size());
    nlohmann::ordered_json documents = nlohmann::ordered_json::array();
    for (const workspace::StoredDecision& stored : *list) {
        const model::Decision& decision = stored.decision;
        if (options.out.json) {
            const auto document = formats::decisionDocument(decision);
            ASSAY_TRY(document);
            documents.push_back(nlohmann::ordered_json::parse(*document));
        } else {
            printOut(QStringLiteral("%1  %2  %3  default=%4  %5\n")
                         .arg(QString::fromStdString(spelledOut(decision.decidedAt)),
                              QString::fromStdString(spelledOut(decision.name)),
                              QString::fromStdString(spelledOut(decision.author)))
                         .arg(decision.fallback.tau, 0, 'f', 4)
                         .arg(QString::fromStdString(spelledOut(decision.setName))));
        }
    }
    if (options.out.json) {
        printJson({{"workspace", options.workspace.string()}, {"decisions", documents}});
    } else if (list->empty() && !options.out.quiet) {
        printMessage(QStringLiteral("There is no decision in this workspace yet."));
    }
    return kExitDone;
}

Outcome<int> exportDecision(const DecisionsOptions& options, const workspace::Reader& reader) {
    const auto found = workspace::findDecision(reader, options.exportName);
    if (!found) {
        return tl::unexpected(notRead(reader, NamedKind::Decision, options.exportName, found.error()));
    }
    if (!options.full && !formats::hasPlainForm(found->decision)) {
        return tl::unexpected(Failure{
            QStringLiteral(
                "%1 has %2 for the scenario “default” and %3 for all others; the plain form has one key "
                "for both. Export all of it with --full, or decide one threshold for both.")
                .arg(quoted(found->decision.name))
                .arg(found->decision.tauOf("default"), 0, 'f', 4)
                .arg(found->decision.fallback.tau, 0, 'f', 4),
            kExitUsage});
    }
    const auto text =
        options.full ? formats::decisionDocument(found->decision) : formats::thresholdsJson(found->decision);
    ASSAY_TRY(text);
    if (options.output.empty()) {
        printOut(*text);
        return kExitDone;
    }
    const auto written = requireOutputFile(options.output, options.workspace).and_then([&] {
        return base::writeFileAtomically(options.output, *text);
    });
    ASSAY_TRY(written);
    if (options.out.json) {
        printJson({{"decision", found->decision.name}, {"written", options.output.string()}});
    } else if (!options.out.quiet) {
        printMessage(QStringLiteral("%1 written to %2.")
                         .arg(quoted(found->decision.name), QString::fromStdString(options.output.string())));
    }
    return kExitDone;
}

Outcome<int> importDecision(const DecisionsOptions& options, workspace::Workspace& workspace) {
    base::IssueList issues;
    auto read = formats::readThresholdsFile(options.importFile, &issues);
    if (!read) {
        printIssues(issues, {});
        return failed(read.error());
    }
    model::Decision decision = std::move(read->decision);
    const auto replace = [](std::string& text, const std::string& given) {
        text = given.empty() ? text : given;
    };
    replace(decision.name, options.name);
    replace(decision.author, options.author);
    replace(decision.reason, options.reason);
    if (decision.name.empty()) {
        decision.name = options.importFile.stem().string();
    }
    const auto saved = workspace::saveDecision(workspace, std::move(decision), options.author);
    ASSAY_TRY(saved);
    qInfo("%zu thresholds imported", saved->decision.scenarios.size() + 1);
    if (options.out.json) {
        printJson({{"decision", saved->decision.name},
                   {"default", saved->decision.fallback.tau},
                   {"scenarios", saved->decision.scenarios.size()},
                   {"issues", issuesJson(read->issues)}});
    } else if (!options.out.quiet) {
        printIssues(read->issues, {});
        printMessage(QStringLiteral("%1 imported: a default and %2 scenarios.")
                         .arg(quoted(saved->decision.name))
                         .arg(saved->decision.scenarios.size()));
    }
    return kExitDone;
}

} // namespace

Outcome<int> runDecisions(const DecisionsOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const bool imports = !options.importFile.empty();
    const auto workspace = imports ? openToChange(options.workspace) : openToRead(options.workspace);
    ASSAY_TRY(workspace);
    if (imports) {
        return importDecision(options, **workspace);
    }
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    return options.exportName.empty() ? listDecisions(options, *reader) : exportDecision(options, *reader);
}

} // namespace assay::app

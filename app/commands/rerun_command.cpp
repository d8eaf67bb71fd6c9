#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/shared_options.h"
#include "core/evaluate/runs/run_again.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

// Why a run cannot be made again, in a sentence.
QString whyNotAgain(const workspace::RunInfo& run, evaluate::NotRepeatable why) {
    const QString name = QString::fromStdString(run.name);
    switch (why) {
    case evaluate::NotRepeatable::NotFinished:
        return QStringLiteral("\"%1\" is not finished.").arg(name);
    case evaluate::NotRepeatable::MadeElsewhere:
        return QStringLiteral("\"%1\" was made elsewhere and imported; it cannot be made again here.")
            .arg(name);
    case evaluate::NotRepeatable::NeedsService:
        return QStringLiteral("\"%1\" asked a service or a scorer from outside; what that says now need not "
                              "be what it said, so the run cannot be verified.")
            .arg(name);
    case evaluate::NotRepeatable::NeedsMore:
        return QStringLiteral(
                   "\"%1\" does not say all that it was made with (files, settings of an earlier "
                   "version), so it cannot be made again from the workspace alone. Give the command "
                   "that made it once more.")
            .arg(name);
    case evaluate::NotRepeatable::OtherKind:
        break;
    }
    return QStringLiteral("Runs of the kind \"%1\" are not made again by this command.")
        .arg(QString::fromStdString(run.kind));
}

std::string verifiedText(const evaluate::RunVerification& verified) {
    if (verified.same) {
        return "the same, byte by byte\n";
    }
    std::string text;
    for (const std::string& one : verified.differs) {
        text += "differs: " + one + "\n";
    }
    const auto named = std::ranges::count_if(verified.differs,
                                             [](const std::string& one) { return one.starts_with("item "); });
    return verified.differingItems > named
               ? text + fmt::format("and {} more items\n", verified.differingItems - named)
               : text;
}

} // namespace

void addRerun(CLI::App& command, RerunOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("RUN", options.run, "The run, by number or name")->required();
    command.add_flag("--verify", options.verify,
                     "Keep nothing: say whether the same settings and inputs give the same bytes");
    addAuthor(command, options.who, "runs it");
    addOutputOptions(command, options.out);
    command.footer(
        "Without --verify the second run is kept beside the first. Exit code 1 when bytes differ.\n"
        "Example:\n  assay rerun team.assay \"gpt run 3\" --verify --json");
}

Outcome<int> runRerun(const RerunOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    auto workspace = workspace::Workspace::open(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto run = chooseRun(*reader, options.run);
    ASSAY_TRY(run);
    if (const auto why = evaluate::notRepeatable(*run)) {
        return tl::unexpected(Failure{whyNotAgain(*run, *why), kExitInput});
    }
    ConsoleProgress progress(options.out.quiet);
    if (!options.verify) {
        const auto made = evaluate::runAgain(**workspace, *run, options.who, interruptToken(), progress);
        progress.clear();
        ASSAY_TRY(made);
        if (options.out.json) {
            printJson(nlohmann::ordered_json{{"run", *made}, {"of", run->id}});
        } else {
            printOut(fmt::format("{}\n", *made));
        }
        return kExitDone;
    }
    const auto verified = evaluate::verifyRun(**workspace, *run, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(verified);
    if (options.out.json) {
        printJson(nlohmann::ordered_json{{"run", run->name},
                                         {"same", verified->same},
                                         {"differs", verified->differs},
                                         {"differing_items", verified->differingItems}});
    } else {
        printOut(verifiedText(*verified));
    }
    return verified->same ? kExitDone : kExitFound;
}

} // namespace assay::app

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/output_folder.h"
#include "app/commands/question_commands.h"
#include "app/commands/score_commands.h"
#include "app/commands/shared_options.h"
#include "app/commands/stored_run.h"
#include "app/commands/workspace_access.h"
#include "app/demo/demo_curation.h"
#include "app/demo/demo_workspace.h"
#include "core/base/file_exchange.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/workspace/runs/runs.h"

#include <CLI/CLI.hpp>

namespace assay::app {
namespace {

// Every finished neighbour test of the workspace, NUMBER.json each: what `assay runs --export NUMBER` writes.
base::Result<> addNeighbourFiles(const workspace::Reader& reader, base::FileExchange& exchange) {
    ASSAY_TRY(const auto runs, workspace::runs(reader, evaluate::kNeighbourRuns));
    const std::filesystem::path folder = "neighbours";
    for (const workspace::RunInfo& info : runs) {
        if (info.state != workspace::RunState::Finished || info.origin == evaluate::kOutsideOrigin) {
            continue;
        }
        ASSAY_TRY(const auto document, storedRunJson(reader, info.id));
        ASSAY_TRY(exchange.add(folder / (std::to_string(info.id) + ".json"), document));
    }
    return {};
}

base::Result<> writeNeighbours(const std::filesystem::path& path, const std::filesystem::path& folder) {
    ASSAY_TRY(requireOtherThan(path, folder));
    ASSAY_TRY(const auto opened, openReader(path));
    return base::exchangeFiles(
               folder,
               [&](base::FileExchange& exchange) { return addNeighbourFiles(opened.reader, exchange); })
        .map([](const base::ExchangedFiles&) {});
}

bool isDemoAt(const std::filesystem::path& path) {
    const auto opened = openReader(path);
    return opened && isDemo(opened->reader);
}

} // namespace

void addDemo(CLI::App& command, DemoOptions& options) {
    command.add_option("FILE", options.workspace, "Where (default: in your data folder)");
    command.add_flag("--no-window", options.noWindow, "Run the demo's evaluations without a window");
    addOutputOptions(command, options.output);
    command.footer(
        "All of the demo is generated (seed 42); its companies do not exist.\nExample:\n  assay demo");
}

Outcome<void> makeDemo(DemoOptions& options) {
    const bool isGiven = !options.workspace.empty();
    if (!isGiven) {
        options.workspace = defaultDemoPath();
    }
    std::error_code error;
    const bool existed = std::filesystem::exists(options.workspace, error);
    if (existed && isGiven && !isDemoAt(options.workspace)) {
        return wrongUsage(QStringLiteral("%1 is no demo, and was left as it is. Name a file that "
                                         "does not exist yet, or open this one without demo.")
                              .arg(QString::fromStdString(options.workspace.string())));
    }
    if (!existed) {
        ASSAY_TRY(base::requireUnguarded(options.workspace));
    }
    qInfo("at %s%s", options.workspace.string().c_str(), existed ? ", there already" : "");
    ConsoleProgress progress(options.output.quiet);
    const auto made = ensureDemoWorkspace(options.workspace, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(made);
    if (!options.output.quiet) {
        const QString text =
            existed ? QStringLiteral("The demo is at %1.") : QStringLiteral("The demo was made at %1.");
        printMessage(text.arg(QString::fromStdString(options.workspace.string())));
    }
    return {};
}

Outcome<int> runDemoHeadless(const DemoOptions& options) {
    std::filesystem::path folder = options.workspace;
    folder.replace_extension();
    folder += "-results";
    SweepOptions sweep;
    sweep.inputs = {options.workspace};
    sweep.folder = folder;
    sweep.output = options.output;
    ASSAY_TRY(runSweep(sweep));
    ASSAY_TRY(writeNeighbours(options.workspace, folder));
    const bool isLinted = isDemoAt(options.workspace); // somebody may have removed the suite
    if (isLinted) {
        LintOptions lint;
        lint.workspace = options.workspace;
        lint.suite = kDemoSuite;
        lint.format = "json";
        lint.output = folder / "lint.json";
        lint.out.quiet = true;
        ASSAY_TRY(runLint(lint)); // that it finds something is what the demo is for
    }
    if (!options.output.quiet) {
        const QString text =
            isLinted ? QStringLiteral(
                           "The neighbour tests are in %1/neighbours, what is wrong with the questions in "
                           "%1/lint.json.")
                     : QStringLiteral("The neighbour tests are in %1/neighbours.");
        printMessage(text.arg(QString::fromStdString(folder.string())));
    }
    return kExitDone;
}

} // namespace assay::app

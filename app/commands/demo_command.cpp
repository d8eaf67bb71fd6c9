#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/demo/demo_workspace.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::DemoCommand", text);
}

} // namespace

int makeDemo(DemoOptions& options) {
    if (options.workspace.empty()) {
        options.workspace = defaultDemoPath();
    }
    std::error_code error;
    const bool existed = std::filesystem::exists(options.workspace, error);
    qInfo("at %s%s", options.workspace.string().c_str(), existed ? ", there already" : "");
    ConsoleProgress progress(options.output.quiet);
    const auto made = ensureDemoWorkspace(options.workspace, interruptToken(), progress);
    progress.clear();
    if (!made) {
        return printError(made.error());
    }
    if (!options.output.quiet) {
        const QString text =
            existed ? translated("The demo is at %1.") : translated("The demo was made at %1.");
        printMessage(text.arg(QString::fromStdString(options.workspace.string())));
    }
    return kExitDone;
}

int runDemoHeadless(const DemoOptions& options) {
    SweepOptions sweep;
    sweep.inputs = {options.workspace};
    sweep.folder = options.workspace;
    sweep.folder.replace_extension();
    sweep.folder += "-results";
    sweep.output = options.output;
    return runSweep(sweep);
}

} // namespace assay::app

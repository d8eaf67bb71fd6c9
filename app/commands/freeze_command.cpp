#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <nlohmann/json.hpp>

namespace assay::app {
int runFreeze(const FreezeOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    if (options.name.empty()) {
        return printFailure(wrongUsage(QStringLiteral("The version needs a name, as P3.v3.")).value());
    }
    auto workspace = openToChange(options.workspace);
    if (!workspace) {
        return printError(workspace.error());
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        return printError(reader.error());
    }
    const auto suite = workspace::findSuite(*reader, options.suite);
    if (!suite) {
        return printNotRead(*reader, suite.error(), options.suite);
    }
    const auto version =
        workspace::freezeSuite(**workspace, suite->id, options.name, options.note, options.who);
    if (!version) {
        return printError(version.error());
    }
    if (options.out.json) {
        const nlohmann::ordered_json document{{"suite", suite->name},
                                              {"version", version->name},
                                              {"questions", version->questions},
                                              {"content_sha256", version->contentHash},
                                              {"note", version->note},
                                              {"frozen_by", version->frozenBy},
                                              {"frozen_at", version->frozenAt}};
        printJson(document);
    }
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: \"%2\" is frozen as \"%3\" with %4.")
                         .arg(QString::fromStdString(options.workspace.string()),
                              QString::fromStdString(suite->name), QString::fromStdString(version->name),
                              counted("%n question(s)", version->questions)));
    }
    return kExitDone;
}

} // namespace assay::app

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
Outcome<int> runFreeze(const FreezeOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    if (options.name.empty()) {
        return wrongUsage(QStringLiteral("The version needs a name, as P3.v3."));
    }
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto suite = workspace::findSuite(*reader, options.suite);
    if (!suite) {
        return goldNotRead(*reader, suite.error(), options.suite);
    }
    const auto version = workspace::freezeSuite(**workspace, suite->id, options.name, options.note,
                                                options.who, {.approvedOnly = options.approvedOnly});
    ASSAY_TRY(version);
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

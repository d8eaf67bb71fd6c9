#include "app/commands/rubric_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/workspace_access.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/answers/stored_rubrics.h"
#include "core/formats/whole_file.h"
#include "core/workspace/workspace.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

using evaluate::StoredRubric;

QString inMarks(const std::string& text) {
    return QStringLiteral("“%1”").arg(QString::fromStdString(text));
}

nlohmann::ordered_json rubricEntry(const StoredRubric& stored) {
    nlohmann::ordered_json entry;
    entry["name"] = stored.rubric.name;
    entry["title"] = stored.rubric.title;
    entry["version"] = stored.rubric.version;
    entry["preset"] = stored.isPreset();
    entry["sha256"] = stored.sha256;
    entry["saved_by"] = stored.savedBy;
    entry["saved_at"] = stored.savedAt;
    return entry;
}

Outcome<int> listRubrics(const RubricOptions& options, const workspace::Reader& reader) {
    ASSAY_TRY(const auto rubrics, evaluate::storedRubrics(reader));
    nlohmann::ordered_json entries = nlohmann::ordered_json::array();
    for (const StoredRubric& stored : rubrics) {
        if (options.out.json) {
            entries.push_back(rubricEntry(stored));
        } else {
            printOut(QStringLiteral("%1  version %2  %3  %4\n")
                         .arg(QString::fromStdString(spelledOut(stored.rubric.name)))
                         .arg(stored.rubric.version)
                         .arg(stored.isPreset() ? QStringLiteral("preset")
                                                : QString::fromStdString(spelledOut(stored.savedAt)),
                              QString::fromStdString(stored.sha256)));
        }
    }
    if (options.out.json) {
        printJson({{"workspace", options.workspace.string()}, {"rubrics", entries}});
    }
    return kExitDone;
}

Outcome<StoredRubric> wantedRubric(const RubricOptions& options, const workspace::Reader& reader) {
    ASSAY_TRY(auto inForce, evaluate::rubricNamed(reader, options.exportName));
    if (options.version.empty() || options.version == std::to_string(inForce.rubric.version)) {
        return inForce;
    }
    ASSAY_TRY(const auto versions, evaluate::versionsOfRubric(reader, inForce.id));
    const auto found = std::ranges::find_if(versions, [&](const StoredRubric& each) {
        return std::to_string(each.rubric.version) == options.version;
    });
    if (found == versions.end()) {
        return wrongUsage(QStringLiteral("%1 has no version \"%2\".")
                              .arg(inMarks(options.exportName), QString::fromStdString(options.version)));
    }
    return *found;
}

Outcome<int> exportRubric(const RubricOptions& options, const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, wantedRubric(options, reader));
    const std::string text = jsonText(nlohmann::ordered_json::parse(evaluate::rubricJson(stored.rubric)));
    if (options.output.empty()) {
        printOut(text);
        return kExitDone;
    }
    ASSAY_TRY(requireOutputFile(options.output, options.workspace));
    ASSAY_TRY(base::writeFileAtomically(options.output, text));
    if (options.out.json) {
        printJson({{"rubric", rubricEntry(stored)}, {"written", options.output.string()}});
    } else if (!options.out.quiet) {
        printMessage(QStringLiteral("%1 written to %2.")
                         .arg(inMarks(stored.rubric.name), QString::fromStdString(options.output.string())));
    }
    return kExitDone;
}

// The rubric of the workspace with that name; 0: there is none, it is new.
base::Result<base::RowId> idOfRubric(const workspace::Workspace& workspace, const std::string& name) {
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto named = evaluate::rubricNamed(reader, name);
    if (!named) {
        return named.error().code == base::ErrorCode::NotFound ? base::Result<base::RowId>(0)
                                                               : tl::unexpected(named.error());
    }
    return named->id;
}

// What comes with the program is not replaced; a copy has a name of its own.
Outcome<int> nameOfPreset(const RubricOptions& options, const workspace::Workspace& workspace,
                          const std::string& name) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto free, evaluate::freeRubricName(reader, name));
    const QString sentence =
        QStringLiteral("%1: the rubric %2 comes with the program and is not replaced. Import it as one of "
                       "your own under another name: --name \"%3\".")
            .arg(QString::fromStdString(options.importFile.string()), inMarks(name),
                 QString::fromStdString(free));
    return tl::unexpected(Failure(sentence, options.name.empty() ? kExitInput : kExitUsage));
}

Outcome<int> importRubric(const RubricOptions& options, workspace::Workspace& workspace) {
    base::NoProgress progress;
    ASSAY_TRY(const auto text, formats::readWholeFile(options.importFile, interruptToken(), progress));
    const auto notUsable = [&](const base::Error& error) {
        return notOfItsForm(options.importFile.string(), error);
    };
    auto rubric = evaluate::rubricFromJson(text);
    if (!rubric) {
        return notUsable(rubric.error());
    }
    if (!options.name.empty()) {
        rubric->name = options.name;
    }
    ASSAY_TRY(const auto id, idOfRubric(workspace, rubric->name));
    const auto saved = evaluate::saveRubric(workspace, id, *rubric, options.who, options.reason);
    if (!saved) {
        if (saved.error().code == base::ErrorCode::InvalidArgument && evaluate::rubricPreset(rubric->name)) {
            return nameOfPreset(options, workspace, rubric->name);
        }
        if (saved.error().code == base::ErrorCode::InvalidArgument) {
            return notUsable(saved.error());
        }
        return failed(saved.error());
    }
    if (options.out.json) {
        printJson({{"rubric", rubricEntry(*saved)}});
    } else if (!options.out.quiet) {
        printMessage(QStringLiteral("%1 saved as version %2.")
                         .arg(inMarks(saved->rubric.name))
                         .arg(saved->rubric.version));
    }
    return kExitDone;
}

} // namespace

void addRubric(CLI::App& command, RubricOptions& options) {
    addWorkspace(command, options.workspace);
    auto* const name =
        command.add_option("--export", options.exportName, "Write this rubric as JSON, a preset too")
            ->type_name("NAME");
    command
        .add_option("--rubric-version", options.version,
                    "Of --export: this version instead of the one in force")
        ->type_name("N")
        ->needs(name);
    command.add_option("--output", options.output, "Of --export: into this file")
        ->type_name("FILE")
        ->needs(name);
    auto* const file =
        command
            .add_option(
                "--import", options.importFile,
                "Save the rubric of this JSON file: as a new one, or as the next version of the one of "
                "its name")
            ->type_name("FILE")
            ->excludes(name);
    command.add_option("--name", options.name, "Of --import: under this name instead of the file's")
        ->type_name("NAME")
        ->needs(file);
    command.add_option("--reason", options.reason, "Of --import: why it is another one now")->needs(file);
    addAuthor(command, options.who, "imports");
    addOutputOptions(command, options.out);
}

Outcome<int> runRubric(const RubricOptions& options) {
    if (!options.importFile.empty()) {
        ASSAY_TRY(const auto workspace, openToChange(options.workspace));
        return importRubric(options, *workspace);
    }
    ASSAY_TRY(const auto opened, openReader(options.workspace));
    return options.exportName.empty() ? listRubrics(options, opened.reader)
                                      : exportRubric(options, opened.reader);
}

} // namespace assay::app

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/run_history_commands.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/runs/incident_causes.h"
#include "core/results/runs/history_json.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

using workspace::Incident;
using workspace::IncidentKind;

Outcome<int> listCauses(const IncidentsOptions& options) {
    const auto causes = evaluate::incidentCauses();
    ASSAY_TRY(causes);
    if (options.output.json) {
        printJson(results::incidentCausesJson(*causes));
        return kExitDone;
    }
    for (const evaluate::IncidentCause& cause : *causes) {
        printOut(QStringLiteral("%1  %2\n    %3\n")
                     .arg(QString::fromStdString(cause.severity.empty() ? "—" : cause.severity),
                          QString::fromStdString(cause.cause), QString::fromStdString(cause.check)));
    }
    return kExitDone;
}

Outcome<int> listIncidents(const IncidentsOptions& options, const workspace::Reader& reader) {
    const auto list = workspace::incidents(reader);
    ASSAY_TRY(list);
    if (options.output.json) {
        printJson(results::incidentsJson(*list));
        return kExitDone;
    }
    for (const Incident& each : *list) {
        printOut(QStringLiteral("%1  %2  %3  %4  %5\n")
                     .arg(each.id)
                     .arg(QString::fromStdString(each.happenedOn),
                          QString::fromStdString(std::string(
                              workspace::kIncidentKindNames[static_cast<std::size_t>(each.kind)])),
                          QString::fromStdString(each.isOpen() ? "open" : each.resolvedOn),
                          QString::fromStdString(spelledOut(each.title))));
    }
    if (list->empty() && !options.output.quiet) {
        printMessage(QStringLiteral("No incident and no release is recorded in this workspace."));
    }
    return kExitDone;
}

constexpr std::size_t kDayLength = 10; // of "2024-04-01", which a time may follow

// An option by which a day was given that is none, or that cannot be.
Outcome<int> checkDays(const Incident& incident) {
    if (incident.happenedOn.empty()) {
        return wrongUsage(QStringLiteral("--on is needed: the day of it, as 2024-04-01."));
    }
    const std::string resolved = incident.resolvedOn.substr(0, kDayLength);
    if (!resolved.empty() && resolved < incident.happenedOn.substr(0, kDayLength)) {
        return wrongUsage(QStringLiteral("--resolved-on: %1 is before the day of it, %2.")
                              .arg(QString::fromStdString(spelledOut(resolved)),
                                   QString::fromStdString(spelledOut(incident.happenedOn))));
    }
    return kExitDone;
}

Failure notSaved(const base::Error& error) {
    if (error.code == base::ErrorCode::InvalidArgument &&
        (error.where == "happened_on" || error.where == "resolved_on")) {
        return {
            QStringLiteral("%1 takes a day, as 2024-04-01, and an incident's; it is \"%2\".")
                .arg(error.where == "happened_on" ? QStringLiteral("--on") : QStringLiteral("--resolved-on"),
                     QString::fromStdString(spelledOut(error.detail))),
            kExitUsage};
    }
    return error;
}

// What the options say replaces what was there.
Outcome<Incident> changedIncident(const IncidentsOptions& options, const workspace::Reader& reader) {
    Incident incident;
    if (!options.change.empty()) {
        ASSAY_TRY(incident, workspace::findIncident(reader, options.change));
    } else {
        incident.kind = options.addRelease.empty() ? IncidentKind::Incident : IncidentKind::Release;
        incident.title = options.addRelease.empty() ? options.add : options.addRelease;
    }
    const auto replace = [](std::string& text, const std::string& given) {
        text = given.empty() ? text : given;
    };
    replace(incident.happenedOn, options.on);
    replace(incident.severity, options.severity);
    replace(incident.cause, options.cause);
    replace(incident.resolution, options.resolution);
    replace(incident.resolvedOn, options.resolvedOn);
    replace(incident.resolvedBy, options.resolvedBy);
    replace(incident.note, options.note);
    for (const std::string& name : options.runs) {
        const auto run = workspace::findRun(reader, name);
        if (!run) {
            return tl::unexpected(notRead(reader, NamedKind::Run, name, run.error()));
        }
        if (std::ranges::find(incident.runs, run->uuid) == incident.runs.end()) {
            incident.runs.push_back(run->uuid);
        }
    }
    return incident;
}

Outcome<int> saveChanged(const IncidentsOptions& options) {
    const auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    if (!options.remove.empty()) {
        const auto incident = workspace::findIncident(*reader, options.remove);
        ASSAY_TRY(incident);
        ASSAY_TRY(workspace::removeIncident(**workspace, incident->id, options.who));
        return kExitDone;
    }
    const auto incident = changedIncident(options, *reader);
    ASSAY_TRY(incident);
    ASSAY_TRY(checkDays(*incident));
    const auto id = workspace::saveIncident(**workspace, *incident, options.who);
    if (!id) {
        return tl::unexpected(notSaved(id.error()));
    }
    const auto after = (*workspace)->reader();
    ASSAY_TRY(after);
    const auto saved = workspace::findIncident(*after, std::to_string(*id));
    ASSAY_TRY(saved);
    if (options.output.json) {
        printJson(results::incidentJson(*saved));
    } else if (!options.output.quiet) {
        printMessage(QStringLiteral("%1 is recorded as number %2.")
                         .arg(QString::fromStdString(spelledOut(saved->title)))
                         .arg(saved->id));
    }
    return kExitDone;
}

} // namespace

Outcome<int> runIncidents(const IncidentsOptions& options) {
    if (options.causes) {
        return listCauses(options);
    }
    const bool changes = !options.add.empty() || !options.addRelease.empty() || !options.change.empty() ||
                         !options.remove.empty();
    if (changes) {
        return saveChanged(options);
    }
    const bool says = !options.on.empty() || !options.severity.empty() || !options.cause.empty() ||
                      !options.resolution.empty() || !options.resolvedOn.empty() ||
                      !options.resolvedBy.empty() || !options.note.empty() || !options.runs.empty();
    if (says) {
        return wrongUsage(QStringLiteral("Give with it which record it is about: --add, --add-release or "
                                         "--change. Nothing was recorded."));
    }
    const auto read = openReader(options.workspace);
    ASSAY_TRY(read);
    return listIncidents(options, read->reader);
}

void addIncidents(CLI::App& command, IncidentsOptions& options) {
    addWorkspace(command, options.workspace);
    auto* add = command.add_option("--add", options.add, "Record an incident that is called so");
    auto* release =
        command.add_option("--add-release", options.addRelease, "Record a release that is called so");
    auto* change = command.add_option("--change", options.change, "Change the record of this number or uuid");
    auto* remove = command.add_option("--remove", options.remove, "Remove the record of this number or uuid");
    for (CLI::Option* const option : {add, release, change, remove}) {
        option->check(notEmpty());
    }
    release->excludes(add);
    change->excludes(add, release);
    remove->excludes(add, release, change);
    command.add_option("--on", options.on, "The day of it, as 2024-04-01");
    command.add_option("--severity", options.severity, "P0, P1, P2, or your own");
    command.add_option("--cause", options.cause, "What caused it");
    command.add_option("--resolution", options.resolution, "How it was resolved");
    command.add_option("--resolved-on", options.resolvedOn, "The day it was resolved; without it is open");
    command.add_option("--resolved-by", options.resolvedBy, "Who resolved it");
    command.add_option("--note", options.note, "A note");
    command.add_option("--run", options.runs,
                       "A run that shows it, by number, uuid or name; may be repeated");
    command.add_flag("--causes", options.causes, "List the causes that are suggested");
    addAuthor(command, options.who, "records");
    addOutputOptions(command, options.output, kOneDocument, kNoSummary);
    command.footer("Examples:\n  assay incidents team.assay\n"
                   "  assay incidents team.assay --add \"Hit@5 fell by 7.7 points\" --on 2024-04-01"
                   " --severity P1 --run 12");
}

} // namespace assay::app

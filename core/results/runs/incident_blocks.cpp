#include "core/results/report/section_makers.h"
#include "core/results/report/table_rows.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/run_index.h"

#include <algorithm>
#include <map>

namespace assay::results {
namespace {

std::string runsOfIncident(const workspace::Incident& incident, const RunNameOf& nameOf,
                           const words::Wording& w) {
    std::string text;
    for (const std::string& uuid : incident.runs) {
        const std::string name = nameOf(uuid);
        text += (text.empty() ? "" : ", ") +
                (name.empty() ? w.text(ASSAY_TEXT("Report", "a run that is not in this workspace")) : name);
    }
    return text;
}

std::string resolutionText(const workspace::Incident& incident, const words::Wording& w) {
    if (incident.kind == workspace::IncidentKind::Release) {
        return {};
    }
    if (incident.isOpen()) {
        return w.text(ASSAY_TEXT("Report", "open"));
    }
    const std::string day = w.date(incident.resolvedOn);
    return incident.resolvedBy.empty()
               ? day
               : w.text(ASSAY_TEXT("Report", "%1, by %2"), {day, incident.resolvedBy});
}

} // namespace

std::vector<Block> incidentBlocks(std::span<const workspace::Incident> incidents, const RunNameOf& nameOf,
                                  const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "incidents";
    table.title = w.text(ASSAY_TEXT("Report", "Incidents and releases"));
    table.columns = {{"day", w.text(ASSAY_TEXT("Report", "Day"))},
                     {"kind", w.text(ASSAY_TEXT("Report", "Kind"))},
                     {"severity", w.text(ASSAY_TEXT("Report", "Severity"))},
                     {"title", w.text(ASSAY_TEXT("Report", "What happened")), "", true},
                     {"cause", w.text(ASSAY_TEXT("Report", "Cause")), "", true},
                     {"resolution", w.text(ASSAY_TEXT("Report", "Resolution")), "", true},
                     {"resolved", w.text(ASSAY_TEXT("Report", "Resolved"))},
                     {"recorded_by", w.text(ASSAY_TEXT("Report", "Recorded by"))},
                     {"runs", w.text(ASSAY_TEXT("Report", "Runs")), "", true}};
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No incident and no release is recorded."));
    std::int64_t open = 0;
    std::int64_t all = 0;
    for (const workspace::Incident& each : incidents) {
        all += each.kind == workspace::IncidentKind::Incident ? 1 : 0;
        open += each.isOpen() ? 1 : 0;
        TableRow row{w.date(each.happenedOn),
                     incidentKindTitle(each.kind, w),
                     each.severity,
                     each.title,
                     each.cause,
                     each.resolution,
                     resolutionText(each, w),
                     each.recordedBy,
                     runsOfIncident(each, nameOf, w)};
        row.key = each.uuid;
        row.emphasis = each.isOpen() ? Emphasis::Strong : Emphasis::None;
        table.rows.push_back(std::move(row));
    }
    std::vector<Block> blocks;
    if (!incidents.empty()) {
        KeyFigures key;
        key.list.push_back({w.text(ASSAY_TEXT("Report", "Incidents")), countFigure(all)});
        key.list.push_back({w.text(ASSAY_TEXT("Report", "Open incidents")), countFigure(open),
                            open > 0 ? Verdict::Warning : Verdict::None});
        blocks.emplace_back(std::move(key));
    }
    blocks.emplace_back(std::move(table));
    return blocks;
}

base::Result<Section> runIncidents(const SectionContext& context) {
    ASSAY_TRY(const auto incidents, workspace::incidents(context.reader));
    ASSAY_TRY(const auto rows, workspace::runRows(context.reader));
    std::map<std::string, std::string> names;
    for (const workspace::RunRow& run : rows) {
        names[run.uuid] = run.name;
    }
    const auto nameOf = [&names](const std::string& uuid) {
        const auto found = names.find(uuid);
        return found != names.end() ? found->second : std::string();
    };
    Section section;
    section.blocks = incidentBlocks(incidents, nameOf, context.wording);
    return section;
}

} // namespace assay::results

#include "core/workspace/runs/incidents.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/runs/stored_texts.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kSelectIncident =
    "SELECT id, uuid, kind, title, severity, happened_on, cause, resolution, resolved_on, resolved_by, note,"
    " runs, recorded_by, recorded_at FROM incident ";

constexpr std::tuple kIncidentFields{
    json::required(json::field("uuid", &Incident::uuid)),
    json::required(json::named("kind", &Incident::kind, kIncidentKindNames)),
    json::required(json::field("title", &Incident::title)),
    json::field("severity", &Incident::severity),
    json::field("happened_on", &Incident::happenedOn),
    json::field("cause", &Incident::cause),
    json::field("resolution", &Incident::resolution),
    json::field("resolved_on", &Incident::resolvedOn),
    json::field("resolved_by", &Incident::resolvedBy),
    json::field("note", &Incident::note),
    json::required(json::field("runs", &Incident::runs)),
    json::field("recorded_by", &Incident::recordedBy),
    json::field("recorded_at", &Incident::recordedAt),
};

std::string incidentName(base::RowId id) {
    return "incident " + std::to_string(id);
}

Result<Incident> readIncident(const Cursor& row) {
    Incident incident;
    incident.id = row.integer(0);
    incident.uuid = row.text(1);
    incident.kind = row.enumeration(2, IncidentKind::Release);
    incident.title = row.text(3);
    incident.severity = row.text(4);
    incident.happenedOn = row.text(5);
    incident.cause = row.text(6);
    incident.resolution = row.text(7);
    incident.resolvedOn = row.text(8);
    incident.resolvedBy = row.text(9);
    incident.note = row.text(10);
    auto runs = textsFromJson(row.text(11));
    if (!runs) {
        return fail(ErrorCode::DamagedWorkspace, incidentName(incident.id) + ": runs");
    }
    incident.runs = std::move(*runs);
    incident.recordedBy = row.text(12);
    incident.recordedAt = row.text(13);
    if (!isDayOrTime(incident.happenedOn) ||
        (!incident.resolvedOn.empty() && !isDayOrTime(incident.resolvedOn))) {
        return fail(ErrorCode::DamagedWorkspace, incidentName(incident.id) + ": " + incident.happenedOn);
    }
    return incident;
}

Result<std::optional<std::string>> readIncidentEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, std::string(kSelectIncident) + "WHERE id = ?", key);
    if (!row.step()) {
        return std::optional<std::string>();
    }
    ASSAY_TRY(const auto incident, readIncident(row));
    return std::optional(entityJson(incident, kIncidentFields));
}

Result<> checkIncident(const Incident& incident) {
    if (incident.title.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "title");
    }
    if (!isDayOrTime(incident.happenedOn)) {
        return fail(ErrorCode::InvalidArgument, incident.happenedOn, "happened_on");
    }
    if (!incident.resolvedOn.empty() &&
        (incident.kind == IncidentKind::Release || !isDayOrTime(incident.resolvedOn))) {
        return fail(ErrorCode::InvalidArgument, incident.resolvedOn, "resolved_on");
    }
    return {};
}

Result<> writeIncidentEntity(SQLite::Database& database, base::RowId key,
                             const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "incident", key);
        return {};
    }
    const auto incident = entityFrom<Incident>(*value, kIncidentFields);
    if (!incident || incident->uuid.empty()) {
        return fail(ErrorCode::DamagedWorkspace, incidentName(key) + ": " + *value);
    }
    ASSAY_TRY(checkIncident(*incident));
    // Not OR REPLACE: that would silently drop another one of the same uuid.
    execute(database,
            "INSERT INTO incident (id, uuid, kind, title, severity, happened_on, cause, resolution,"
            " resolved_on, resolved_by, note, runs, recorded_by, recorded_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " uuid = excluded.uuid, kind = excluded.kind, title = excluded.title,"
            " severity = excluded.severity, happened_on = excluded.happened_on, cause = excluded.cause,"
            " resolution = excluded.resolution, resolved_on = excluded.resolved_on,"
            " resolved_by = excluded.resolved_by, note = excluded.note, runs = excluded.runs,"
            " recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at",
            key, incident->uuid, static_cast<std::int64_t>(incident->kind), incident->title,
            incident->severity, incident->happenedOn, incident->cause, incident->resolution,
            incident->resolvedOn, incident->resolvedBy, incident->note, textsAsJson(incident->runs),
            incident->recordedBy, incident->recordedAt);
    return {};
}

// nullopt: not `digits` digits.
std::optional<int> dayPart(std::string_view text, std::size_t at, std::size_t digits) {
    int number = 0;
    const char* const first = text.data() + at;
    const auto [end, failed] = std::from_chars(first, first + digits, number);
    return failed == std::errc() && end == first + digits && *first != '-' ? std::optional(number)
                                                                           : std::nullopt;
}

} // namespace

extern constexpr EditEntity kIncidentEdits{kIncidentEntity, readIncidentEntity, writeIncidentEntity};

bool isDayOrTime(std::string_view text) noexcept {
    constexpr std::size_t kDay = 10;
    if (text.size() < kDay || text[4] != '-' || text[7] != '-') {
        return false;
    }
    const auto year = dayPart(text, 0, 4);
    const auto month = dayPart(text, 5, 2);
    const auto day = dayPart(text, 8, 2);
    if (!year || !month || !day ||
        !std::chrono::year_month_day(std::chrono::year(*year),
                                     std::chrono::month(static_cast<unsigned>(*month)),
                                     std::chrono::day(static_cast<unsigned>(*day)))
             .ok()) {
        return false;
    }
    if (text.size() == kDay) {
        return true;
    }
    constexpr std::size_t kMinutes = 16; // 2024-04-01T09:30
    if (text.size() < kMinutes || (text[kDay] != 'T' && text[kDay] != ' ') || text[13] != ':') {
        return false;
    }
    const auto hour = dayPart(text, 11, 2);
    const auto minute = dayPart(text, 14, 2);
    return hour && minute && *hour < 24 && *minute < 60;
}

Result<std::vector<Incident>> incidents(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<Incident>> {
        Cursor rows(reader.database(), std::string(kSelectIncident) + "ORDER BY happened_on DESC, id DESC");
        std::vector<Incident> list;
        while (rows.step()) {
            ASSAY_TRY(auto incident, readIncident(rows));
            list.push_back(std::move(incident));
        }
        return list;
    });
}

Result<Incident> findIncident(const Reader& reader, const std::string& text) {
    return guarded(reader.path(), [&]() -> Result<Incident> {
        Cursor row(reader.database(),
                   std::string(kSelectIncident) + "WHERE uuid = ?1 OR CAST(id AS TEXT) = ?1", text);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "incident " + text, reader.path());
        }
        return readIncident(row);
    });
}

Result<base::RowId> saveIncident(Workspace& workspace, const Incident& wanted, const std::string& who) {
    ASSAY_TRY(checkIncident(wanted));
    Incident incident = wanted;
    base::RowId id = incident.id;
    auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (id != 0) {
            Cursor row(database, std::string(kSelectIncident) + "WHERE id = ?", id);
            if (!row.step()) {
                return fail(ErrorCode::NotFound, incidentName(id), workspace.path().string());
            }
            ASSAY_TRY(const auto before, readIncident(row));
            incident.uuid = before.uuid;
            incident.recordedBy = before.recordedBy;
            incident.recordedAt = before.recordedAt;
        } else {
            id = nextKey(database, "incident");
            incident.uuid = incident.uuid.empty() ? base::newUuid() : incident.uuid;
            incident.recordedBy = who;
            incident.recordedAt = base::utcNow();
        }
        return edit(database, kIncidentEntity, id, entityJson(incident, kIncidentFields), who, {});
    });
    ASSAY_TRY(saved);
    return id;
}

Result<> removeIncident(Workspace& workspace, base::RowId incident, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor row(database, "SELECT 1 FROM incident WHERE id = ?", incident);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, incidentName(incident), workspace.path().string());
        }
        row.reset();
        return edit(database, kIncidentEntity, incident, std::nullopt, who, {});
    });
}

} // namespace assay::workspace

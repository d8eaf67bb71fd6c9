#include "core/workspace/rubrics/rubrics.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// The row of a rubric, as the journal has it.
struct RubricRow {
    std::string name;
    std::int64_t version = 0;
};

constexpr std::tuple kRubricRowFields{json::required(json::field("name", &RubricRow::name)),
                                      json::required(json::field("version", &RubricRow::version))};

constexpr const char* kVersionColumns =
    "SELECT v.rubric, v.name, v.version, v.sha256, v.document, v.saved_by, v.saved_at"
    " FROM rubric_version AS v";

std::string rubricLabel(base::RowId rubric) {
    return "rubric " + std::to_string(rubric);
}

std::optional<RubricRow> rubricRow(SQLite::Database& database, base::RowId rubric) {
    Cursor row(database, "SELECT name, version FROM rubric WHERE id = ?", rubric);
    return row.step() ? std::optional(RubricRow{std::string(row.text(0)), row.integer(1)}) : std::nullopt;
}

RubricVersion readVersion(const Cursor& row) {
    return {row.integer(0),           std::string(row.text(1)), row.integer(2),
            std::string(row.text(3)), std::string(row.text(4)), std::string(row.text(5)),
            std::string(row.text(6))};
}

std::vector<RubricVersion> readVersions(Cursor& rows) {
    std::vector<RubricVersion> versions;
    while (rows.step()) {
        versions.push_back(readVersion(rows));
    }
    return versions;
}

std::optional<RubricVersion> versionOf(SQLite::Database& database, base::RowId rubric, std::int64_t version) {
    Cursor row(database, std::string(kVersionColumns) + " WHERE v.rubric = ? AND v.version = ?", rubric,
               version);
    return row.step() ? std::optional(readVersion(row)) : std::nullopt;
}

Result<> requireFreeRubricName(SQLite::Database& database, base::RowId rubric, const std::string& name) {
    Cursor row(database, "SELECT 1 FROM rubric WHERE name = ? AND id <> ?", name, rubric);
    return row.step() ? Result<>(fail(ErrorCode::NameTaken, name)) : Result<>();
}

Result<std::optional<std::string>> readRubricEntity(SQLite::Database& database, base::RowId key) {
    const auto row = rubricRow(database, key);
    return row ? std::optional(entityJson(*row, kRubricRowFields)) : std::nullopt;
}

Result<> writeRubricEntity(SQLite::Database& database, base::RowId key,
                           const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "rubric", key);
        return {};
    }
    const auto row = entityFrom<RubricRow>(*value, kRubricRowFields);
    if (!row || row->name.empty() || !versionOf(database, key, row->version)) {
        return fail(ErrorCode::DamagedWorkspace, rubricLabel(key) + ": " + *value);
    }
    // A rubric that was removed may come back when another one has its name by now.
    ASSAY_TRY(requireFreeRubricName(database, key, row->name));
    execute(database,
            "INSERT INTO rubric (id, name, version) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " name = excluded.name, version = excluded.version",
            key, row->name, row->version);
    return {};
}

// Numbers of versions are given once, also when the newest was taken back.
std::int64_t nextVersion(SQLite::Database& database, base::RowId rubric) {
    Cursor row(database, "SELECT coalesce(max(version), 0) + 1 FROM rubric_version WHERE rubric = ?", rubric);
    return row.step() ? row.integer(0) : 1;
}

Result<RubricVersion> writeVersion(SQLite::Database& database, base::RowId rubric, const std::string& name,
                                   const RubricDocumentMaker& maker, const std::string& who,
                                   const std::string& reason) {
    const auto before = rubric == 0 ? std::nullopt : rubricRow(database, rubric);
    if (rubric != 0 && !before) {
        return fail(ErrorCode::NotFound, rubricLabel(rubric));
    }
    ASSAY_TRY(requireFreeRubricName(database, rubric, name));
    if (before) {
        auto inForce = versionOf(database, rubric, before->version);
        if (inForce && before->name == name && inForce->document == maker.document(before->version)) {
            return std::move(*inForce);
        }
    }
    RubricVersion made;
    made.rubric = rubric == 0 ? nextKey(database, "rubric") : rubric;
    made.name = name;
    made.version = nextVersion(database, made.rubric);
    made.document = maker.document(made.version);
    if (!nlohmann::json::accept(made.document)) {
        return fail(ErrorCode::InvalidArgument, made.document, "document");
    }
    made.sha256 = base::sha256(made.document);
    made.savedBy = who;
    made.savedAt = base::utcNow();
    execute(database,
            "INSERT INTO rubric_version (rubric, version, name, sha256, document, saved_by, saved_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            made.rubric, made.version, made.name, made.sha256, made.document, made.savedBy, made.savedAt);
    ASSAY_TRY(edit(database, kRubricEntity, made.rubric,
                   entityJson(RubricRow{name, made.version}, kRubricRowFields), who, reason));
    return made;
}

} // namespace

extern constexpr EditEntity kRubricEdits{kRubricEntity, readRubricEntity, writeRubricEntity};

Result<RubricVersion> saveRubricVersion(Workspace& workspace, base::RowId rubric, const std::string& name,
                                        const RubricDocumentMaker& maker, const std::string& who,
                                        const std::string& reason) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    RubricVersion saved;
    const auto write = [&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(saved, writeVersion(database, rubric, name, maker, who, reason));
        return {};
    };
    ASSAY_TRY(workspace.write(write));
    return saved;
}

Result<> removeRubric(Workspace& workspace, base::RowId rubric, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        if (!rubricRow(database, rubric)) {
            return fail(ErrorCode::NotFound, rubricLabel(rubric));
        }
        return edit(database, kRubricEntity, rubric, std::nullopt, who, {});
    });
}

Result<std::vector<RubricVersion>> rubricsInForce(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RubricVersion>> {
        Cursor rows(reader.database(),
                    std::string(kVersionColumns) +
                        " JOIN rubric AS r ON r.id = v.rubric AND r.version = v.version ORDER BY v.name");
        return readVersions(rows);
    });
}

Result<std::vector<RubricVersion>> rubricVersions(const Reader& reader, base::RowId rubric) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RubricVersion>> {
        Cursor rows(reader.database(),
                    std::string(kVersionColumns) + " WHERE v.rubric = ? ORDER BY v.version DESC", rubric);
        return readVersions(rows);
    });
}

Result<std::optional<RubricVersion>> rubricVersionOfHash(const Reader& reader, const std::string& sha256) {
    return guarded(reader.path(), [&]() -> Result<std::optional<RubricVersion>> {
        Cursor row(reader.database(),
                   std::string(kVersionColumns) + " WHERE v.sha256 = ? ORDER BY v.rubric, v.version LIMIT 1",
                   sha256);
        return row.step() ? std::optional(readVersion(row)) : std::nullopt;
    });
}

std::vector<CheckFinding> checkRubrics(SQLite::Database& database, const std::stop_token& stop) {
    std::vector<CheckFinding> findings;
    Cursor lost(database,
                "SELECT 'rubric ' || id || ': version ' || version || ' is not there' FROM rubric AS r"
                " WHERE NOT EXISTS (SELECT 1 FROM rubric_version AS v"
                " WHERE v.rubric = r.id AND v.version = r.version AND v.name = r.name)");
    while (!stop.stop_requested() && lost.step()) {
        findings.push_back({CheckFinding::Kind::BrokenReference, std::string(lost.text(0))});
    }
    Cursor rows(database, std::string(kVersionColumns) + " ORDER BY v.rubric, v.version");
    while (!stop.stop_requested() && rows.step()) {
        const RubricVersion version = readVersion(rows);
        const std::string found = base::sha256(version.document);
        if (found != version.sha256) {
            findings.push_back({CheckFinding::Kind::HashMismatch,
                                rubricLabel(version.rubric) + " version " + std::to_string(version.version) +
                                    ": sha256 " + version.sha256 + ", found " + found});
        }
    }
    return findings;
}

} // namespace assay::workspace

#include "core/workspace/scored/decisions.h"

#include "core/base/clock.h"
#include "core/formats/scored/decision_json.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

constexpr std::string_view kDecisionEntity = "decision";

Result<model::Decision> decisionFrom(base::RowId id, std::string_view document) {
    auto read = formats::readThresholds(document, "decision " + std::to_string(id));
    if (!read) {
        return fail(ErrorCode::DamagedWorkspace, read.error().where + ": " + read.error().detail);
    }
    return std::move(read->decision);
}

bool nameIsTaken(SQLite::Database& database, const std::string& name, base::RowId butBy) {
    Cursor row(database, "SELECT 1 FROM decision WHERE name = ? AND id <> ?", name, butBy);
    return row.step();
}

Result<std::optional<std::string>> readDecisionEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, "SELECT document FROM decision WHERE id = ?", key);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

Result<> writeDecisionEntity(SQLite::Database& database, base::RowId key,
                             const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "decision", key);
        return {};
    }
    ASSAY_TRY(const auto decision, decisionFrom(key, *value));
    if (nameIsTaken(database, decision.name, key)) {
        return fail(ErrorCode::NameTaken, decision.name);
    }
    execute(database,
            "INSERT OR REPLACE INTO decision (id, name, author, decided_at, set_name,"
            " data_hash, document) VALUES (?, ?, ?, ?, ?, ?, ?)",
            key, decision.name, decision.author, decision.decidedAt, decision.setName, decision.dataHash,
            *value);
    return {};
}

Result<StoredDecision> readStored(const Cursor& row) {
    ASSAY_TRY(auto decision, decisionFrom(row.integer(0), row.text(1)));
    return StoredDecision{row.integer(0), std::move(decision)};
}

} // namespace

extern constexpr EditEntity kDecisionEdits{kDecisionEntity, readDecisionEntity, writeDecisionEntity};

Result<StoredDecision> saveDecision(workspace::Workspace& workspace, model::Decision decision,
                                    const std::string& who) {
    if (decision.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (decision.decidedAt.empty()) {
        decision.decidedAt = base::utcNow();
    }
    ASSAY_TRY(auto document, formats::decisionDocument(decision));
    StoredDecision stored;
    auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        stored.id = nextKey(database, "decision");
        if (nameIsTaken(database, decision.name, stored.id)) {
            return fail(ErrorCode::NameTaken, decision.name, workspace.path().string());
        }
        return edit(database, kDecisionEntity, stored.id, document, who, decision.reason);
    });
    ASSAY_TRY(saved);
    stored.decision = std::move(decision);
    return stored;
}

Result<std::vector<StoredDecision>> decisions(const workspace::Reader& reader) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<StoredDecision>> {
        // By id, not by time: a decision from a file has the time of that file.
        Cursor rows(reader.database(), "SELECT id, document FROM decision ORDER BY id DESC");
        std::vector<StoredDecision> list;
        while (rows.step()) {
            ASSAY_TRY(auto stored, readStored(rows));
            list.push_back(std::move(stored));
        }
        return list;
    });
}

Result<StoredDecision> findDecision(const workspace::Reader& reader, const std::string& name) {
    return workspace::guarded(reader.path(), [&]() -> Result<StoredDecision> {
        Cursor row(reader.database(), "SELECT id, document FROM decision WHERE name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readStored(row);
    });
}

Result<> removeDecision(workspace::Workspace& workspace, base::RowId id, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto present, readDecisionEntity(database, id));
        if (!present) {
            return fail(ErrorCode::NotFound, "decision " + std::to_string(id), workspace.path().string());
        }
        return edit(database, kDecisionEntity, id, std::nullopt, who, {});
    });
}

} // namespace assay::workspace

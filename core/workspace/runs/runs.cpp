#include "core/workspace/runs/runs.h"

#include "core/base/clock.h"
#include "core/base/version.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/journal/kept_values.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/schema/step_deletion.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <string>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
constexpr std::string_view kRunLock = ".run-lock-"; // appended to the workspace's name
constexpr int kItemsPerDeletion = 5'000;

tl::unexpected<base::Error> runNotFound(base::RowId run, const std::string& where) {
    return fail(ErrorCode::NotFound, "run " + std::to_string(run), where);
}

std::string versionNow() {
    const std::string_view sha = base::gitSha();
    std::string text(base::version());
    if (!sha.empty() && sha != "unknown") {
        text += " (" + std::string(sha) + ")";
    }
    return text;
}

// What may still be added to.
Result<> requireOpen(SQLite::Database& database, base::RowId run, const std::string& where) {
    Cursor row(database, "SELECT state FROM run WHERE id = ? AND state < 3", run);
    if (!row.step()) {
        return runNotFound(run, where);
    }
    return row.integer(0) != static_cast<std::int64_t>(RunState::Finished)
               ? Result<>()
               : fail(ErrorCode::InvalidArgument, "finished", "run " + std::to_string(run));
}

constexpr const char* kInsertItem = "INSERT INTO run_item (run_id, number, item_key, document)"
                                    " VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";

// True when there was none of that number.
bool putItem(PreparedWrite& insert, PreparedWrite& update, base::RowId run, const RunItem& item) {
    for (PreparedWrite* statement : {&insert, &update}) {
        if (statement->run(run, item.number, item.key, item.document) == 1) {
            return statement == &insert;
        }
    }
    return false;
}

Result<> setText(Workspace& workspace, base::RowId run, const char* sql, const std::string& text) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return execute(database, sql, text, run) == 1 ? Result<>()
                                                      : runNotFound(run, workspace.path().string());
    });
}

Result<> deleteHiddenRun(Workspace& workspace, base::RowId run, const std::stop_token& stop) {
    base::NoProgress unwatched;
    std::int64_t deleted = 0;
    const auto someItems = [run](SQLite::Database& database) -> std::int64_t {
        return execute(database,
                       "DELETE FROM run_item WHERE rowid IN (SELECT rowid"
                       " FROM run_item WHERE run_id = ? LIMIT ?)",
                       run, kItemsPerDeletion);
    };
    ASSAY_TRY(deleteInSteps(workspace, kItemsPerDeletion, stop, unwatched, deleted, someItems));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, "DELETE FROM run WHERE id = ? AND state = 3", run);
        return {};
    });
}

Result<> checkRun(const NewRun& run) {
    for (const auto& [name, value] : {std::pair("kind", &run.kind), std::pair("name", &run.name)}) {
        if (value->empty()) {
            return fail(ErrorCode::InvalidArgument, {}, name);
        }
    }
    for (const auto& [name, value] :
         {std::pair("settings", &run.settings), std::pair("inputs", &run.inputs)}) {
        if (!nlohmann::json::accept(*value)) {
            return fail(ErrorCode::InvalidArgument, *value, name);
        }
    }
    return {};
}

Result<> checkItems(std::span<const RunItem> items) {
    for (const RunItem& item : items) {
        if (item.number < 0 || !nlohmann::json::accept(item.document)) {
            return fail(ErrorCode::InvalidArgument, item.document, "item " + std::to_string(item.number));
        }
    }
    return {};
}

Result<base::RowId> insertRun(SQLite::Database& database, const NewRun& run, const std::string& where) {
    if (run.corpus != 0) {
        ASSAY_TRY(requireCorpus(database, run.corpus, where));
    }
    execute(database,
            "INSERT INTO run (uuid, kind, name, origin, corpus_id, created_at, created_by, state,"
            " settings, inputs, seed, version, items)"
            " VALUES (?, ?, ?, ?, nullif(?, 0), ?, ?, 0, ?, ?, ?, ?, ?)",
            base::newUuid(), run.kind, run.name, run.origin, run.corpus, base::utcNow(), run.who,
            run.settings, run.inputs, run.seed, versionNow(), run.items);
    return database.getLastInsertRowid();
}

void putItems(SQLite::Database& database, base::RowId run, std::span<const RunItem> items,
              std::int64_t spentMs) {
    PreparedWrite insert(database, kInsertItem);
    PreparedWrite update(database, "UPDATE run_item SET item_key = ?3, document = ?4"
                                   " WHERE run_id = ?1 AND number = ?2");
    std::int64_t added = 0;
    for (const RunItem& item : items) {
        added += putItem(insert, update, run, item) ? 1 : 0;
    }
    execute(database,
            "UPDATE run SET state = 0, done = done + ?,"
            " duration_ms = duration_ms + ? WHERE id = ?",
            added, spentMs, run);
}

void putFigures(SQLite::Database& database, base::RowId run, std::string_view figures) {
    execute(database, "UPDATE run SET state = 2, figures = ? WHERE id = ?", figures, run);
}

Result<base::RowId> addRun(Workspace& workspace, const NewRun& run, std::span<const RunItem> items,
                           std::optional<std::string_view> figures, std::int64_t spentMs) {
    auto checked = checkRun(run);
    checked = checked ? checkItems(items) : checked;
    if (checked && figures && !nlohmann::json::accept(*figures)) {
        checked = fail(ErrorCode::InvalidArgument, std::string(*figures), "figures");
    }
    ASSAY_TRY(checked);
    base::RowId id = 0;
    auto added = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto made, insertRun(database, run, workspace.path().string()));
        id = made;
        if (!items.empty() || spentMs > 0) {
            putItems(database, id, items, spentMs);
        }
        if (figures) {
            putFigures(database, id, *figures);
        }
        return {};
    });
    ASSAY_TRY(added);
    return id;
}

} // namespace

std::string_view runStateName(RunState state) noexcept {
    switch (state) {
    case RunState::Running:
        return "running";
    case RunState::Stopped:
        return "stopped";
    case RunState::Finished:
        return "finished";
    }
    return {};
}

Result<base::RowId> createRun(Workspace& workspace, const NewRun& run) {
    return addRun(workspace, run, {}, std::nullopt, 0);
}

Result<base::RowId> addFinishedRun(Workspace& workspace, const NewRun& run, std::span<const RunItem> items,
                                   std::string_view figures, std::int64_t spentMs) {
    return addRun(workspace, run, items, figures, spentMs);
}

Result<base::RowId> addFinishedRun(Workspace& workspace, const NewRun& run, const NextRunItem& next,
                                   std::string_view figures, std::int64_t spentMs) {
    ASSAY_TRY(checkRun(run));
    if (!nlohmann::json::accept(figures)) {
        return fail(ErrorCode::InvalidArgument, std::string(figures), "figures");
    }
    base::RowId id = 0;
    auto added = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto made, insertRun(database, run, workspace.path().string()));
        id = made;
        PreparedWrite insert(database, kInsertItem);
        std::int64_t items = 0;
        for (RunItem item;; ++items) {
            ASSAY_TRY(const bool isOne, next(item));
            if (!isOne) {
                break;
            }
            ASSAY_TRY(checkItems({&item, 1}));
            if (insert.run(id, item.number, item.key, item.document) != 1) {
                return fail(ErrorCode::InvalidArgument, "twice", "item " + std::to_string(item.number));
            }
        }
        execute(database, "UPDATE run SET done = ?, duration_ms = ? WHERE id = ?", items, spentMs, id);
        putFigures(database, id, figures);
        return {};
    });
    ASSAY_TRY(added);
    return id;
}

Result<std::optional<base::FileLock>> claimRun(const Workspace& workspace, base::RowId run) {
    std::filesystem::path path = workspace.path();
    path += std::string(kRunLock) + std::to_string(run);
    return base::FileLock::tryTake(path);
}

Result<> saveRunItems(Workspace& workspace, base::RowId run, std::span<const RunItem> items,
                      std::int64_t spentMs) {
    ASSAY_TRY(checkItems(items));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireOpen(database, run, workspace.path().string()));
        putItems(database, run, items, spentMs);
        return {};
    });
}

Result<> noteRunFigures(Workspace& workspace, base::RowId run, std::string_view figures) {
    if (!nlohmann::json::accept(figures)) {
        return fail(ErrorCode::InvalidArgument, std::string(figures), "figures");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireOpen(database, run, workspace.path().string()));
        execute(database, "UPDATE run SET figures = ? WHERE id = ?", figures, run);
        return {};
    });
}

Result<> stopRun(Workspace& workspace, base::RowId run) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireOpen(database, run, workspace.path().string()));
        execute(database, "UPDATE run SET state = 1 WHERE id = ?", run);
        return {};
    });
}

Result<> finishRun(Workspace& workspace, base::RowId run, std::string_view figures) {
    if (!nlohmann::json::accept(figures)) {
        return fail(ErrorCode::InvalidArgument, std::string(figures), "figures");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireOpen(database, run, workspace.path().string()));
        putFigures(database, run, figures);
        return {};
    });
}

Result<> setRunNote(Workspace& workspace, base::RowId run, const std::string& note) {
    return setText(workspace, run, "UPDATE run SET note = ? WHERE id = ? AND state < 3", note);
}

Result<> setBaseline(Workspace& workspace, base::RowId run, bool baseline) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor row(database, "SELECT state FROM run WHERE id = ? AND state < 3", run);
        if (!row.step()) {
            return runNotFound(run, workspace.path().string());
        }
        if (row.integer(0) != static_cast<std::int64_t>(RunState::Finished)) {
            return fail(ErrorCode::InvalidArgument, "not finished", "run " + std::to_string(run));
        }
        row.reset();
        if (baseline) {
            execute(database,
                    "UPDATE run SET baseline = 0 WHERE baseline = 1 AND (kind, coalesce(corpus_id, 0))"
                    " = (SELECT kind, coalesce(corpus_id, 0) FROM run WHERE id = ?)",
                    run);
        }
        execute(database, "UPDATE run SET baseline = ? WHERE id = ?", baseline, run);
        return {};
    });
}

Result<> removeRun(Workspace& workspace, base::RowId run, std::stop_token stop) {
    auto hidden = workspace.write([&](SQLite::Database& database) -> Result<> {
        recordRemoval(database, RemovedKind::Run, run);
        execute(database,
                "DELETE FROM workspace_setting WHERE name = ? || '/' || (SELECT uuid FROM run WHERE id = ?)",
                kQuerySecondsGroup, run);
        return execute(database, "UPDATE run SET state = 3, baseline = 0 WHERE id = ? AND state < 3", run) ==
                       1
                   ? Result<>()
                   : runNotFound(run, workspace.path().string());
    });
    return hidden ? deleteHiddenRun(workspace, run, stop) : hidden;
}

Result<> removeRunLeftovers(Workspace& workspace, std::stop_token stop) {
    std::vector<base::RowId> hidden;
    auto removed = guarded(workspace.path().string(), [&]() -> Result<> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor rows(reader.database(), "SELECT id FROM run WHERE state = 3 ORDER BY id");
        while (rows.step()) {
            hidden.push_back(rows.integer(0));
        }
        return {};
    });
    for (const base::RowId run : hidden) {
        if (removed) {
            removed = deleteHiddenRun(workspace, run, stop);
        }
    }
    return removed;
}

} // namespace assay::workspace

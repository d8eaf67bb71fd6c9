// What can be read of runs.
#include "core/workspace/runs/runs.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <charconv>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kSelect =
    "SELECT id, uuid, kind, name, origin, coalesce(corpus_id, 0), created_at, created_by, state, settings,"
    " inputs, seed, version, items, done, duration_ms, figures, note, baseline FROM run WHERE state < 3 AND ";

constexpr int kItemsPerLook = 256; // between two looks at the stop token

RunInfo readRun(const Cursor& row) {
    RunInfo run;
    run.id = row.integer(0);
    run.uuid = row.text(1);
    run.kind = row.text(2);
    run.name = row.text(3);
    run.origin = row.text(4);
    run.corpus = row.integer(5);
    run.createdAt = row.text(6);
    run.createdBy = row.text(7);
    run.state = row.enumeration(8, RunState::Finished);
    run.settings = row.text(9);
    run.inputs = row.text(10);
    run.seed = static_cast<std::uint64_t>(row.integer(11));
    run.version = row.text(12);
    run.items = row.integer(13);
    run.done = row.integer(14);
    run.durationMs = row.integer(15);
    run.figures = row.text(16);
    run.note = row.text(17);
    run.baseline = row.integer(18) != 0;
    return run;
}

// 0: not a number.
base::RowId numberOf(std::string_view text) {
    base::RowId number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc() && end == text.data() + text.size() && number > 0 ? number : 0;
}

} // namespace

Result<std::vector<RunInfo>> runs(const Reader& reader, std::string_view kind) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RunInfo>> {
        Cursor rows(reader.database(),
                    std::string(kSelect) + "(coalesce(?1, '') = '' OR kind = ?1) ORDER BY id DESC", kind);
        std::vector<RunInfo> runs;
        while (rows.step()) {
            runs.push_back(readRun(rows));
        }
        return runs;
    });
}

Result<RunInfo> runInfo(const Reader& reader, base::RowId run) {
    return guarded(reader.path(), [&]() -> Result<RunInfo> {
        Cursor row(reader.database(), std::string(kSelect) + "id = ?", run);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "run " + std::to_string(run), reader.path());
        }
        return readRun(row);
    });
}

Result<RunInfo> findRun(const Reader& reader, const std::string& text) {
    return guarded(reader.path(), [&]() -> Result<RunInfo> {
        // The number first, then the uuid, then the newest of that name.
        Cursor row(reader.database(),
                   std::string(kSelect) + "(id = ?1 OR uuid = ?2 OR name = ?2)"
                                          " ORDER BY id = ?1 DESC, uuid = ?2 DESC,"
                                          " id DESC LIMIT 1",
                   numberOf(text), text);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, text, reader.path());
        }
        return readRun(row);
    });
}

Result<> forEachRunItem(const Reader& reader, base::RowId run, std::int64_t first, std::stop_token stop,
                        const std::function<bool(const RunItem&)>& take) {
    return guarded(reader.path(), [&]() -> Result<> {
        Cursor rows(reader.database(),
                    "SELECT i.number, i.item_key, i.document FROM run_item AS i"
                    " JOIN run AS r ON r.id = i.run_id AND r.state < 3"
                    " WHERE i.run_id = ? AND i.number >= ? ORDER BY i.number",
                    run, first);
        RunItem item;
        for (int seen = 0;; ++seen) {
            if (seen % kItemsPerLook == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (!rows.step()) {
                return {};
            }
            item.number = rows.integer(0);
            item.key = rows.text(1);
            item.document = rows.text(2);
            if (!take(item)) {
                return {};
            }
        }
    });
}

Result<std::optional<RunInfo>> baselineRun(const Reader& reader, std::string_view kind, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::optional<RunInfo>> {
        Cursor row(reader.database(),
                   std::string(kSelect) + "baseline = 1 AND kind = ?"
                                          " AND coalesce(corpus_id, 0) = ?",
                   kind, corpus);
        return row.step() ? std::optional(readRun(row)) : std::nullopt;
    });
}

Result<std::optional<std::string>> workspaceSetting(const Reader& reader, std::string_view name) {
    return guarded(reader.path(), [&]() -> Result<std::optional<std::string>> {
        Cursor row(reader.database(), "SELECT value FROM workspace_setting WHERE name = ?", name);
        return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
    });
}

} // namespace assay::workspace

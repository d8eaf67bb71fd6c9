#include "core/workspace/runs/run_index.h"

#include "core/workspace/runs/stored_texts.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <cmath>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::vector<std::string>> listOfRun(const Cursor& row, int column, const char* what) {
    auto list = textsFromJson(row.text(column));
    if (!list) {
        return fail(ErrorCode::DamagedWorkspace, "run " + std::to_string(row.integer(0)) + ": " + what);
    }
    return std::move(*list);
}

char lowerAscii(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool standsIn(std::string_view text, std::string_view part) {
    const auto found = std::search(text.begin(), text.end(), part.begin(), part.end(),
                                   [](char a, char b) { return lowerAscii(a) == lowerAscii(b); });
    return found != text.end() || part.empty();
}

std::optional<double> finite(std::optional<double> value) {
    return value && std::isfinite(*value) ? value : std::nullopt;
}

IndexedFigure readIndexedFigure(const Cursor& row) {
    IndexedFigure figure;
    figure.name = row.text(1);
    figure.value = row.optionalReal(2);
    figure.n = row.integer(3);
    if (!row.isMissing(4) && !row.isMissing(5)) {
        figure.interval = statistics::Interval{row.real(4), row.real(5)};
    }
    return figure;
}

ItemOutcome readOutcome(const Cursor& row) {
    return {row.integer(0), std::string(row.text(1)), row.real(2), row.integer(3)};
}

void putEntry(SQLite::Database& database, const RunIndexEntry& entry) {
    execute(database, "DELETE FROM run_figure WHERE run_id = ?", entry.run);
    execute(database, "DELETE FROM run_outcome WHERE run_id = ?", entry.run);
    execute(database,
            "INSERT OR REPLACE INTO run_index (run_id, made_by, suites, system) VALUES (?, ?, ?, ?)",
            entry.run, kRunIndexForm, textsAsJson(entry.suites), entry.system);
    PreparedWrite figures(database, "INSERT INTO run_figure (run_id, name, number, value, n, low, high)"
                                    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    std::int64_t number = 0;
    for (const IndexedFigure& figure : entry.figures) {
        if (figure.name.empty()) {
            continue;
        }
        const auto bound = [&figure](double statistics::Interval::* which) {
            return figure.interval ? finite((*figure.interval).*which) : std::nullopt;
        };
        figures.run(entry.run, figure.name, number++, finite(figure.value), figure.n,
                    bound(&statistics::Interval::low), bound(&statistics::Interval::high));
    }
    PreparedWrite outcomes(database, "INSERT INTO run_outcome (run_id, number, item_key, value, revision)"
                                     " VALUES (?, ?, ?, ?, ?)");
    number = 0;
    for (const ItemOutcome& outcome : entry.outcomes) {
        outcomes.run(entry.run, number++, outcome.key, outcome.value, outcome.revision);
    }
}

} // namespace

Result<std::vector<RunRow>> runRows(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RunRow>> {
        // Without the documents: they stand behind all of this in the row.
        Cursor rows(reader.database(),
                    "SELECT r.id, r.uuid, r.kind, r.name, r.origin, coalesce(r.corpus_id, 0),"
                    " coalesce(c.name, ''), r.created_at, r.created_by, r.state, r.version, r.items, r.done,"
                    " r.duration_ms, r.note, r.tags, r.baseline, coalesce(i.made_by, 0),"
                    " coalesce(i.suites, '[]'), coalesce(i.system, '') FROM run AS r"
                    " LEFT JOIN corpus AS c ON c.id = r.corpus_id"
                    " LEFT JOIN run_index AS i ON i.run_id = r.id"
                    " WHERE r.state < 3 ORDER BY r.id DESC");
        std::vector<RunRow> list;
        while (rows.step()) {
            RunRow run;
            run.id = rows.integer(0);
            run.uuid = rows.text(1);
            run.kind = rows.text(2);
            run.name = rows.text(3);
            run.origin = rows.text(4);
            run.corpus = rows.integer(5);
            run.corpusName = rows.text(6);
            run.createdAt = rows.text(7);
            run.createdBy = rows.text(8);
            run.state = rows.enumeration(9, RunState::Finished);
            run.version = rows.text(10);
            run.items = rows.integer(11);
            run.done = rows.integer(12);
            run.durationMs = rows.integer(13);
            run.note = rows.text(14);
            ASSAY_TRY(run.tags, listOfRun(rows, 15, "tags"));
            run.baseline = rows.integer(16) != 0;
            run.isIndexed = rows.integer(17) == kRunIndexForm;
            ASSAY_TRY(run.suites, listOfRun(rows, 18, "suites"));
            run.system = rows.text(19);
            list.push_back(std::move(run));
        }
        return list;
    });
}

bool letsPass(const RunFilter& filter, const RunRow& row) {
    const auto is = [](const std::string& wanted, const std::string& value) {
        return wanted.empty() || wanted == value;
    };
    const auto isAmong = [](const std::string& wanted, const std::vector<std::string>& values) {
        return wanted.empty() || std::ranges::find(values, wanted) != values.end();
    };
    return is(filter.kind, row.kind) && is(filter.corpus, row.corpusName) && is(filter.system, row.system) &&
           isAmong(filter.suite, row.suites) && isAmong(filter.tag, row.tags) &&
           (standsIn(row.name, filter.text) || standsIn(row.note, filter.text) ||
            standsIn(row.createdBy, filter.text) ||
            std::ranges::any_of(row.tags, [&](const auto& tag) { return standsIn(tag, filter.text); }));
}

Result<std::vector<RunFigureValue>> figureOfRuns(const Reader& reader, std::string_view name) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RunFigureValue>> {
        Cursor rows(reader.database(),
                    "SELECT run_id, name, value, n, low, high FROM run_figure WHERE name = ? ORDER BY run_id",
                    name);
        std::vector<RunFigureValue> list;
        while (rows.step()) {
            list.push_back({rows.integer(0), readIndexedFigure(rows)});
        }
        return list;
    });
}

Result<std::vector<IndexedFigure>> figuresOfRun(const Reader& reader, base::RowId run) {
    return guarded(reader.path(), [&]() -> Result<std::vector<IndexedFigure>> {
        Cursor rows(reader.database(),
                    "SELECT run_id, name, value, n, low, high FROM run_figure WHERE run_id = ?"
                    " ORDER BY number",
                    run);
        std::vector<IndexedFigure> list;
        while (rows.step()) {
            list.push_back(readIndexedFigure(rows));
        }
        return list;
    });
}

Result<std::vector<ItemOutcome>> outcomesOfRun(const Reader& reader, base::RowId run) {
    return guarded(reader.path(), [&]() -> Result<std::vector<ItemOutcome>> {
        Cursor rows(reader.database(),
                    "SELECT run_id, item_key, value, revision FROM run_outcome WHERE run_id = ?"
                    " ORDER BY number",
                    run);
        std::vector<ItemOutcome> list;
        while (rows.step()) {
            list.push_back(readOutcome(rows));
        }
        return list;
    });
}

Result<std::vector<ItemOutcome>> outcomesOfItem(const Reader& reader, std::string_view key) {
    return guarded(reader.path(), [&]() -> Result<std::vector<ItemOutcome>> {
        Cursor rows(reader.database(),
                    "SELECT run_id, item_key, value, revision FROM run_outcome WHERE item_key = ?"
                    " ORDER BY run_id, value, revision",
                    key);
        std::vector<ItemOutcome> list;
        while (rows.step()) {
            list.push_back(readOutcome(rows));
        }
        return list;
    });
}

Result<std::vector<base::RowId>> runsToIndex(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<base::RowId>> {
        Cursor rows(reader.database(),
                    "SELECT r.id FROM run AS r LEFT JOIN run_index AS i ON i.run_id = r.id"
                    " WHERE r.state = 2 AND coalesce(i.made_by, 0) <> ? ORDER BY r.id",
                    kRunIndexForm);
        std::vector<base::RowId> list;
        while (rows.step()) {
            list.push_back(rows.integer(0));
        }
        return list;
    });
}

Result<> storeRunIndex(Workspace& workspace, std::span<const RunIndexEntry> entries) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor found(database, "SELECT 1 FROM run WHERE id = ? AND state = 2");
        for (const RunIndexEntry& entry : entries) {
            found.bind(entry.run);
            const bool isThere = found.step();
            found.reset();
            if (isThere) {
                putEntry(database, entry);
            }
        }
        return {};
    });
}

} // namespace assay::workspace

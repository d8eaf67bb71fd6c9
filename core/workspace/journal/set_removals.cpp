#include "core/workspace/journal/set_removals.h"

#include "core/base/clock.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace assay::workspace {
namespace {

struct RemovableKind {
    const char* name;
    const char* sql; // the name of one, and what it holds
};

constexpr std::array<RemovableKind, 9> kRemovableKinds{{
    {"corpus", "SELECT name, content_hash FROM corpus WHERE id = ?"},
    {"embedding_set", "SELECT e.name, c.content_hash || ' ' || e.model || ' ' || e.content_hash"
                      " FROM embedding_set AS e JOIN corpus AS c ON c.id = e.corpus_id WHERE e.id = ?"},
    {"anchor_set", "SELECT a.name, c.content_hash || ' ' || a.hash FROM anchor_set AS a"
                   " JOIN corpus AS c ON c.id = a.corpus_id WHERE a.id = ?"},
    {"scored_set", "SELECT name, content_hash FROM scored_set WHERE id = ?"},
    {"bundle_set", "SELECT name, iif(sha256 = '', name, sha256) FROM bundle_set WHERE id = ?"},
    {"prediction_set", "SELECT name, content_hash FROM prediction_set WHERE id = ?"},
    {"reference_list", "SELECT name, kind || ' ' || sha256 FROM reference_list WHERE id = ?"},
    {"run", "SELECT name, uuid FROM run WHERE id = ?"},
    // Questions change; when it was made and what stood first in it do not.
    {"suite", "SELECT name, name || ' ' || created_at || ' ' || coalesce((SELECT question_id FROM question"
              " WHERE suite_id = s.id ORDER BY id LIMIT 1), '') FROM suite AS s WHERE id = ?"},
}};

const RemovableKind& kindOf(RemovedKind kind) {
    return kRemovableKinds.at(static_cast<std::size_t>(kind));
}

struct Removable {
    std::string name, content;
};

std::string removalName(RemovedKind kind, const Removable& removed) {
    return std::string("removed/") + kindOf(kind).name + "/" + removed.content;
}

std::optional<Removable> removableOf(SQLite::Database& database, RemovedKind kind, base::RowId id) {
    Cursor row(database, kindOf(kind).sql, id);
    return row.step() ? std::optional(Removable{std::string(row.text(0)), std::string(row.text(1))})
                      : std::nullopt;
}

} // namespace

void recordRemoval(SQLite::Database& database, RemovedKind kind, base::RowId id) {
    const auto removed = removableOf(database, kind, id);
    if (!removed || removed->content.empty()) {
        return;
    }
    execute(database, "INSERT OR REPLACE INTO workspace_setting (name, value, changed_at) VALUES (?, ?, ?)",
            removalName(kind, *removed), jsonText(removed->name), base::utcNow());
}

bool wasRemovedHere(SQLite::Database& here, RemovedKind kind, SQLite::Database& there, base::RowId id) {
    const auto theirs = removableOf(there, kind, id);
    if (!theirs) {
        return false;
    }
    const std::string name = removalName(kind, *theirs);
    Cursor row(here, "SELECT 1 FROM workspace_setting WHERE name = ?", name);
    return row.step();
}

} // namespace assay::workspace

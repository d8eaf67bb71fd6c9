#include "core/workspace/corpora/anchor_sets.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <string_view>
#include <unordered_set>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kSelect =
    "SELECT a.id, a.corpus_id, a.name, a.settings, a.seed, a.anchors, a.hash, a.created_at, a.created_by"
    " FROM anchor_set AS a JOIN corpus AS c ON c.id = a.corpus_id AND c.state = 1 WHERE ";

AnchorSet readSet(const Cursor& row) {
    AnchorSet set;
    set.id = row.integer(0);
    set.corpus = row.integer(1);
    set.name = row.text(2);
    set.settings = row.text(3);
    set.seed = static_cast<std::uint64_t>(row.integer(4));
    set.anchors = row.integer(5);
    set.hash = row.text(6);
    set.createdAt = row.text(7);
    set.createdBy = row.text(8);
    return set;
}

tl::unexpected<base::Error> setNotFound(base::RowId set, const std::string& where) {
    return fail(ErrorCode::NotFound, "anchor set " + std::to_string(set), where);
}

Result<> requireDifferent(const std::vector<std::string>& sentenceIds) {
    if (sentenceIds.empty()) {
        return fail(ErrorCode::InvalidArgument, "none", "sentence ids");
    }
    std::unordered_set<std::string_view> seen;
    for (const std::string& id : sentenceIds) {
        if (id.empty() || !seen.insert(id).second) {
            return fail(ErrorCode::InvalidArgument, id, "sentence ids");
        }
    }
    return {};
}

} // namespace

std::string anchorHash(const std::vector<std::string>& sentenceIds) {
    base::Sha256 hash;
    for (const std::string& id : sentenceIds) {
        hash.add(std::string_view(id));
        hash.add(std::string_view("\n"));
    }
    return hash.finish();
}

std::vector<std::string> readAnchors(SQLite::Database& database, base::RowId set) {
    Cursor rows(database, "SELECT sentence_id FROM anchor WHERE anchor_set_id = ? ORDER BY number", set);
    std::vector<std::string> ids;
    while (rows.step()) {
        ids.emplace_back(rows.text(0));
    }
    return ids;
}

Result<base::RowId> addAnchorSet(Workspace& workspace, const AnchorSet& set,
                                 const std::vector<std::string>& sentenceIds) {
    if (set.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (!nlohmann::json::accept(set.settings)) {
        return fail(ErrorCode::InvalidArgument, set.settings, "settings");
    }
    ASSAY_TRY(requireDifferent(sentenceIds));
    const std::string where = workspace.path().string();
    base::RowId id = 0;
    auto added = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireCorpus(database, set.corpus, where));
        ASSAY_TRY(requireFreeName(database, kAnchorSetTable, set.corpus, set.name, 0, where));
        execute(database,
                "INSERT INTO anchor_set (corpus_id, name, settings, seed, anchors,"
                " hash, created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                set.corpus, set.name, set.settings, set.seed, sentenceIds.size(), anchorHash(sentenceIds),
                base::utcNow(), set.createdBy);
        id = database.getLastInsertRowid();
        PreparedWrite anchor(database,
                             "INSERT INTO anchor (anchor_set_id, number, sentence_id) VALUES (?, ?, ?)");
        std::int64_t number = 0;
        for (const std::string& sentenceId : sentenceIds) {
            anchor.run(id, number++, sentenceId);
        }
        return {};
    });
    ASSAY_TRY(added);
    return id;
}

Result<std::vector<AnchorSet>> anchorSets(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::vector<AnchorSet>> {
        Cursor rows(reader.database(),
                    std::string(kSelect) + "(?1 = 0 OR a.corpus_id = ?1) ORDER BY a.name, a.id", corpus);
        std::vector<AnchorSet> sets;
        while (rows.step()) {
            sets.push_back(readSet(rows));
        }
        return sets;
    });
}

Result<AnchorSet> findAnchorSet(const Reader& reader, base::RowId corpus, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<AnchorSet> {
        Cursor row(reader.database(), std::string(kSelect) + "a.corpus_id = ? AND a.name = ?", corpus, name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readSet(row);
    });
}

Result<AnchorSet> anchorSet(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<AnchorSet> {
        Cursor row(reader.database(), std::string(kSelect) + "a.id = ?", id);
        if (!row.step()) {
            return setNotFound(id, reader.path());
        }
        return readSet(row);
    });
}

Result<std::vector<std::string>> anchorSentenceIds(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<std::vector<std::string>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor row(reader.database(), std::string(kSelect) + "a.id = ?", id);
        if (!row.step()) {
            return setNotFound(id, reader.path());
        }
        return readAnchors(reader.database(), id);
    });
}

Result<> renameAnchorSet(Workspace& workspace, base::RowId id, const std::string& name) {
    return renameOfCorpus(workspace, kAnchorSetTable, id, name);
}

Result<> removeAnchorSet(Workspace& workspace, base::RowId id) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        recordRemoval(database, RemovedKind::Anchors, id);
        return execute(database, "DELETE FROM anchor_set WHERE id = ?", id) == 1
                   ? Result<>()
                   : setNotFound(id, workspace.path().string());
    });
}

} // namespace assay::workspace

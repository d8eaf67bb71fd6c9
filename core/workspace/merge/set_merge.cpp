#include "core/workspace/journal/set_removals.h"
#include "core/workspace/merge/copied_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <map>
#include <set>
#include <string>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kRowsBetweenStops = 1'000;

// --- Bundles ---

struct MergedBundleSet {
    base::RowId id = 0;
    std::string name, file, sha256, importedAt;
};

bool isBundleSetNameTaken(SQLite::Database& database, const std::string& name) {
    Cursor row(database, "SELECT 1 FROM bundle_set WHERE name = ?", name);
    return row.step();
}

// The set of the same name and file, else one of the same file; 0: there is none.
base::RowId bundleSetHere(SQLite::Database& database, const MergedBundleSet& set) {
    Cursor row(database,
               "SELECT id FROM bundle_set WHERE sha256 = ?1 AND (name = ?2 OR sha256 <> '')"
               " ORDER BY name <> ?2, id LIMIT 1",
               set.sha256, set.name);
    return row.step() ? row.integer(0) : 0;
}

void takePassages(MergeContext& context, base::RowId theirs, base::RowId mine) {
    std::set<std::pair<std::string, std::string>> known;
    {
        Cursor rows(context.mine, "SELECT sentence_id, text FROM passage WHERE bundle_set_id = ?", mine);
        while (rows.step()) {
            known.emplace(rows.text(0), rows.text(1));
        }
    }
    Cursor rows(context.theirs,
                "SELECT file, sentence_id, text, title, company, cik, year, section, position, record,"
                " added_by, added_at FROM passage WHERE bundle_set_id = ? ORDER BY id",
                theirs);
    PreparedWrite insert(context.mine,
                         "INSERT INTO passage (bundle_set_id, file, sentence_id, text, title, company, cik,"
                         " year, section, position, record, added_by, added_at)"
                         " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    while (rows.step()) {
        if (known.emplace(rows.text(1), rows.text(2)).second) {
            insert.run(mine, rows.integer(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                       rows.optionalInteger(5), rows.optionalInteger(6), rows.text(7),
                       rows.optionalInteger(8), rows.text(9), rows.text(10), rows.text(11));
        }
    }
}

// Bundles of the set here by what they hold; equal ones in their order.
std::multimap<std::string, base::RowId> bundlesHere(SQLite::Database& database, base::RowId set) {
    Cursor rows(database, "SELECT id, document FROM bundle WHERE set_id = ? ORDER BY number", set);
    std::multimap<std::string, base::RowId> bundles;
    while (rows.step()) {
        bundles.emplace(rows.text(1), rows.integer(0));
    }
    return bundles;
}

// Bundles that the set here lacks are appended to it.
Result<> takeBundles(MergeContext& context, base::RowId theirs, base::RowId mine) {
    auto here = bundlesHere(context.mine, mine);
    std::int64_t number = 0;
    {
        Cursor last(context.mine, "SELECT coalesce(max(number) + 1, 0) FROM bundle WHERE set_id = ?", mine);
        number = last.step() ? last.integer(0) : 0;
    }
    Cursor rows(context.theirs, "SELECT id, document FROM bundle WHERE set_id = ? ORDER BY number", theirs);
    PreparedWrite insert(context.mine, "INSERT INTO bundle (set_id, number, document) VALUES (?, ?, ?)");
    std::int64_t taken = 0;
    while (rows.step()) {
        if (context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const auto known = here.find(std::string(rows.text(1)));
        if (known != here.end()) {
            context.bundles[rows.integer(0)] = known->second;
            here.erase(known);
            continue;
        }
        insert.run(mine, number++, rows.text(1));
        context.bundles[rows.integer(0)] = context.mine.getLastInsertRowid();
        ++taken;
    }
    if (taken > 0) {
        takePassages(context, theirs, mine);
        context.result.taken["bundles"] += taken;
    } else {
        ++context.result.same;
    }
    return {};
}

Result<> takeBundleSets(MergeContext& context) {
    Cursor rows(context.theirs, "SELECT id, name, file, sha256, imported_at FROM bundle_set ORDER BY id");
    while (rows.step()) {
        const MergedBundleSet set{rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2)),
                                  std::string(rows.text(3)), std::string(rows.text(4))};
        base::RowId here = bundleSetHere(context.mine, set);
        if (here == 0 && wasRemovedHere(context.mine, RemovedKind::Bundles, context.theirs, set.id)) {
            ++context.result.same;
            continue;
        }
        if (here == 0) {
            const std::string name = freeMergeName(
                set.name, [&](const std::string& one) { return isBundleSetNameTaken(context.mine, one); });
            execute(context.mine,
                    "INSERT INTO bundle_set (name, file, sha256, imported_at) VALUES (?, ?, ?, ?)", name,
                    set.file, set.sha256, set.importedAt);
            here = context.mine.getLastInsertRowid();
        }
        ASSAY_TRY(takeBundles(context, set.id, here));
    }
    return {};
}

// --- Prediction sets ---

// The file of sets that are taken, copied once; 0: of none.
class PredictionFiles {
  public:
    explicit PredictionFiles(MergeContext& context)
        : m_context(context) {}

    base::RowId copied(base::RowId theirs) {
        if (theirs == 0) {
            return 0;
        }
        const auto [place, isNew] = m_mine.try_emplace(theirs, 0);
        if (isNew) {
            place->second = copyOf(theirs);
        }
        return place->second;
    }

  private:
    base::RowId copyOf(base::RowId theirs) {
        Cursor row(m_context.theirs,
                   "SELECT name, imported_at, kind, file, sha256, bytes, records, rejected"
                   " FROM prediction_file WHERE id = ? AND state = 1",
                   theirs);
        if (!row.step()) {
            return 0;
        }
        const std::string name = freeMergeName(std::string(row.text(0)), [&](const std::string& one) {
            return isKeptNameTaken(m_context.mine, one);
        });
        execute(m_context.mine,
                "INSERT INTO prediction_file (name, state, imported_at, kind, file, sha256, bytes, records,"
                " rejected) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)",
                name, row.text(1), row.text(2), row.text(3), row.text(4), row.integer(5), row.integer(6),
                row.integer(7));
        const base::RowId mine = m_context.mine.getLastInsertRowid();
        Cursor pieces(m_context.theirs,
                      "SELECT id, content FROM prediction_file_piece WHERE id > ? AND id < ? ORDER BY id",
                      rowKey(theirs, 0), rowKey(theirs + 1, 0));
        PreparedWrite insert(m_context.mine, "INSERT INTO prediction_file_piece (id, content) VALUES (?, ?)");
        while (pieces.step()) {
            insert.run(rowKey(mine, numberOfRow(pieces.integer(0))), Blob{pieces.text(1)});
        }
        return mine;
    }

    MergeContext& m_context;
    std::map<base::RowId, base::RowId> m_mine;
};

Result<> takePredictions(MergeContext& context, base::RowId theirs, base::RowId mine) {
    Cursor rows(context.theirs,
                "SELECT id, question_id, question, sample, line, answer, scores, detail FROM prediction"
                " WHERE id > ? AND id < ? ORDER BY id",
                rowKey(theirs, 0), rowKey(theirs + 1, 0));
    PreparedWrite insert(context.mine,
                         "INSERT INTO prediction (id, question_id, question, sample, line, answer, scores,"
                         " detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    int count = 0;
    while (rows.step()) {
        if (++count % kRowsBetweenStops == 0 && context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const auto answer = rows.isMissing(5) ? std::nullopt : std::optional(rows.text(5));
        insert.run(rowKey(mine, numberOfRow(rows.integer(0))), rows.text(1), rows.text(2),
                   rows.optionalInteger(3), rows.integer(4), answer, rows.text(6), rows.text(7));
    }
    return {};
}

Result<> takePredictionSets(MergeContext& context) {
    PredictionFiles files(context);
    Cursor rows(context.theirs,
                "SELECT id, coalesce(file_id, 0), name, system, made_at, kind, sha256, predictions,"
                " content_hash FROM prediction_set WHERE state = 1 ORDER BY id");
    while (rows.step()) {
        Cursor known(context.mine, "SELECT 1 FROM prediction_set WHERE state = 1 AND content_hash = ?",
                     rows.text(8));
        if (known.step() ||
            wasRemovedHere(context.mine, RemovedKind::Predictions, context.theirs, rows.integer(0))) {
            ++context.result.same;
            continue;
        }
        known.reset();
        const std::string name = freeMergeName(std::string(rows.text(2)), [&](const std::string& one) {
            return isKeptNameTaken(context.mine, one);
        });
        const base::RowId file = files.copied(rows.integer(1));
        execute(context.mine,
                "INSERT INTO prediction_set (file_id, name, system, state, made_at, kind, sha256,"
                " predictions, content_hash) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)",
                file == 0 ? std::nullopt : std::optional(file), name, rows.text(3), rows.text(4),
                rows.text(5), rows.text(6), rows.integer(7), rows.text(8));
        ASSAY_TRY(takePredictions(context, rows.integer(0), context.mine.getLastInsertRowid()));
        ++context.result.taken["predictions"];
    }
    return {};
}

} // namespace

Result<> takeSets(MergeContext& context) {
    ASSAY_TRY(takeBundleSets(context));
    return takePredictionSets(context);
}

} // namespace assay::workspace

// Scored sets with their dynamic runs, lists, and corpora with their sets of anchors: what is imported or
// measured whole, known by its content.
#include "core/text/fold.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/merge/copied_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/merge/vector_merge.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <string>
#include <string_view>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kMergedSentencesBetweenStops = 1'000;
constexpr std::int64_t kMergedRunIsFinished = 2;

constexpr std::array kMergedScoredTables{
    CopiedTable{"source_file", "set_id", "number, name, kind, sha256, bytes, records, rejected, metadata",
                "itttiiit"},
    CopiedTable{"scenario", "set_id", "number, name", "it"},
    CopiedTable{"component_weights", "set_id", "number, g, n, t, c, e", "irrrrr"},
    CopiedTable{"issue", "set_id", "number, severity, code, file, line, field, value, expected", "itttittt"},
    CopiedTable{"issue_not_kept", "set_id", "severity, code, count", "tti"}};

constexpr std::array kMergedScoredRanges{
    CopiedTable{"scored_sample", "id",
                "label, fhri, nli, scenario, predicted_label, fhri_stored, file, line, weights, g, n, t, c,"
                " e, pair_id",
                "irriiiiiirrrrrt"},
    CopiedTable{"scored_text", "id", "sample_id, question, answer, extra", "tttt"},
    CopiedTable{"rejected_record", "id", "file, line, reason, content", "iitb"}};

constexpr std::array kMergedCorpusTables{
    CopiedTable{"corpus_file", "corpus_id", "number, name, kind, sha256, bytes, sentences, rejected, cuts",
                "itttiiit"},
    CopiedTable{"corpus_issue", "corpus_id", "number, severity, code, file, line, field, value, expected",
                "itttittt"},
    CopiedTable{"corpus_rejected", "corpus_id", "number, file, line, reason, content", "iiitb"},
    CopiedTable{"corpus_slice", "corpus_id",
                "number, cik, company, form, year, section, first_row, sentences, headings, table_debris,"
                " bytes",
                "iittitiiiii"},
    CopiedTable{"corpus_metadata", "corpus_id", "number, document", "it"}};

constexpr CopiedTable kMergedSentences{"corpus_sentence", "id",
                                       "sentence_id, slice, position, kind, metadata, text", "tiiiit"};
constexpr CopiedTable kMergedAnchors{"anchor", "anchor_set_id", "number, sentence_id", "it"};

// That of the same content, of several that of the same name; 0: there is none.
base::RowId mergedSetOfContent(SQLite::Database& database, const char* table, std::string_view content,
                               std::string_view name) {
    Cursor row(database,
               "SELECT id FROM " + std::string(table) +
                   " WHERE state = 1 AND content_hash = ?1 ORDER BY name <> ?2, id LIMIT 1",
               content, name);
    return row.step() ? row.integer(0) : 0;
}

std::string freeMergedVisibleName(SQLite::Database& database, const char* table, const std::string& name) {
    return freeMergeName(name, [&](const std::string& one) {
        Cursor row(database, "SELECT 1 FROM " + std::string(table) + " WHERE state = 1 AND name = ?", one);
        return row.step();
    });
}

// --- Scored sets ---

Result<base::RowId> takeScoredSet(MergeContext& context, base::RowId theirs, const std::string& name) {
    execute(context.mine, "INSERT INTO scored_set (name, created_at, state) VALUES (?, '', 1)",
            freeMergedVisibleName(context.mine, "scored_set", name));
    const base::RowId mine = context.mine.getLastInsertRowid();
    Cursor row(context.theirs,
               "SELECT created_at, data_hash, content_hash, records, rejected, unscored, threshold_view"
               " FROM scored_set WHERE id = ?",
               theirs);
    if (row.step()) {
        const auto view = unlessEmpty(row.text(6));
        execute(context.mine,
                "UPDATE scored_set SET created_at = ?, data_hash = ?, content_hash = ?, records = ?,"
                " rejected = ?, unscored = ?, threshold_view = ? WHERE id = ?",
                row.text(0), row.text(1), row.text(2), row.integer(3), row.integer(4), row.integer(5), view,
                mine);
    }
    for (const CopiedTable& table : kMergedScoredTables) {
        ASSAY_TRY(copyRows(context, table, theirs, mine));
    }
    for (const CopiedTable& table : kMergedScoredRanges) {
        ASSAY_TRY(copyRange(context, table, theirs, mine));
    }
    ++context.result.taken["scored_sets"];
    return mine;
}

// Replies that the run here lacks; one that it has stays.
std::int64_t takeReplies(MergeContext& context, base::RowId theirs, base::RowId mine, base::RowId mySet) {
    Cursor rows(context.theirs,
                "SELECT number, sample_id, role, status, failure, failure_detail, http_status, attempts,"
                " seconds, total_seconds, answered_at, answer, fhri, nli, g, n, t, c, e, scenario, stages"
                " FROM dynamic_reply WHERE run_id = ? ORDER BY number",
                theirs);
    PreparedWrite insert(
        context.mine,
        "INSERT INTO dynamic_reply (run_id, number, sample_id, role, status, failure, failure_detail,"
        " http_status, attempts, seconds, total_seconds, answered_at, answer, fhri, nli, g, n, t, c, e,"
        " scenario, stages) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING");
    const auto text = [&rows](int column) {
        return rows.isMissing(column) ? std::nullopt : std::optional(rows.text(column));
    };
    std::int64_t taken = 0;
    while (rows.step()) {
        taken += insert.run(mine, rows.integer(0), rowKey(mySet, numberOfRow(rows.integer(1))),
                            rows.integer(2), rows.integer(3), text(4), text(5), rows.optionalInteger(6),
                            rows.integer(7), rows.real(8), rows.real(9), rows.text(10), text(11),
                            rows.optionalReal(12), rows.optionalReal(13), rows.optionalReal(14),
                            rows.optionalReal(15), rows.optionalReal(16), rows.optionalReal(17),
                            rows.optionalReal(18), text(19), text(20));
    }
    return taken;
}

// A run is the same that was begun at the same moment over the same plan. Gone on with in both copies, each
// has what the other asked; with all of it, it is finished.
Result<> takeDynamicRuns(MergeContext& context, base::RowId theirSet, base::RowId mySet) {
    Cursor rows(context.theirs,
                "SELECT id, name, created_at, settings, seed, plan_hash, items, state FROM dynamic_run"
                " WHERE set_id = ? ORDER BY id",
                theirSet);
    while (rows.step()) {
        if (context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        base::RowId mine = 0;
        {
            Cursor known(context.mine,
                         "SELECT id FROM dynamic_run WHERE set_id = ? AND created_at = ? AND plan_hash = ?"
                         " AND seed = ? ORDER BY name <> ?, id LIMIT 1",
                         mySet, rows.text(2), rows.text(5), rows.integer(4), rows.text(1));
            mine = known.step() ? known.integer(0) : 0;
        }
        const bool isNew = mine == 0;
        if (isNew) {
            const std::string name = freeMergeName(std::string(rows.text(1)), [&](const std::string& one) {
                Cursor taken(context.mine, "SELECT 1 FROM dynamic_run WHERE set_id = ? AND name = ?", mySet,
                             one);
                return taken.step();
            });
            execute(context.mine,
                    "INSERT INTO dynamic_run (set_id, name, created_at, settings, seed, plan_hash, items,"
                    " state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    mySet, name, rows.text(2), rows.text(3), rows.integer(4), rows.text(5), rows.integer(6),
                    rows.integer(7));
            mine = context.mine.getLastInsertRowid();
        }
        const std::int64_t replies = takeReplies(context, rows.integer(0), mine, mySet);
        if (!isNew && replies > 0) {
            execute(context.mine,
                    "UPDATE dynamic_run SET state = ?1 WHERE id = ?2 AND items <= (SELECT count(*)"
                    " FROM dynamic_reply WHERE run_id = ?2)",
                    kMergedRunIsFinished, mine);
        }
        if (isNew || replies > 0) {
            ++context.result.taken["dynamic_runs"];
        } else {
            ++context.result.same;
        }
    }
    return {};
}

Result<> takeScoredSets(MergeContext& context) {
    Cursor rows(context.theirs, "SELECT id, name, content_hash FROM scored_set WHERE state = 1 ORDER BY id");
    while (rows.step()) {
        base::RowId mine = mergedSetOfContent(context.mine, "scored_set", rows.text(2), rows.text(1));
        if (mine == 0 && wasRemovedHere(context.mine, RemovedKind::Scored, context.theirs, rows.integer(0))) {
            ++context.result.same;
            continue;
        }
        if (mine == 0) {
            ASSAY_TRY(mine, takeScoredSet(context, rows.integer(0), std::string(rows.text(1))));
        } else {
            ++context.result.same;
        }
        ASSAY_TRY(takeDynamicRuns(context, rows.integer(0), mine));
    }
    return {};
}

// --- Lists ---

Result<> takeLists(MergeContext& context) {
    Cursor rows(context.theirs,
                "SELECT name, kind, file, sha256, imported_at, document, id FROM reference_list ORDER BY id");
    while (rows.step()) {
        Cursor known(context.mine, "SELECT 1 FROM reference_list WHERE kind = ? AND sha256 = ?", rows.text(1),
                     rows.text(3));
        if (known.step() ||
            wasRemovedHere(context.mine, RemovedKind::List, context.theirs, rows.integer(6))) {
            ++context.result.same;
            continue;
        }
        known.reset();
        const std::string name = freeMergeName(std::string(rows.text(0)), [&](const std::string& one) {
            return isKeptNameTaken(context.mine, one);
        });
        execute(context.mine,
                "INSERT INTO reference_list (name, kind, file, sha256, imported_at, document)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                name, rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5));
        ++context.result.taken["lists"];
    }
    return {};
}

// --- Corpora ---

Result<> fillMergedSearch(MergeContext& context, base::RowId corpus) {
    createSearchTable(context.mine, corpus);
    Cursor rows(context.mine, "SELECT id, text FROM corpus_sentence WHERE id >= ? AND id < ? ORDER BY id",
                rowKey(corpus, 0), rowKey(corpus + 1, 0));
    PreparedWrite insert(context.mine, "INSERT INTO " + searchTable(corpus) + " (rowid, text) VALUES (?, ?)");
    int count = 0;
    while (rows.step()) {
        if (++count % kMergedSentencesBetweenStops == 0 && context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        insert.run(numberOfRow(rows.integer(0)), text::foldForSearch(rows.text(1)));
    }
    return {};
}

Result<base::RowId> takeCorpus(MergeContext& context, base::RowId theirs, const std::string& name) {
    Cursor row(context.theirs,
               "SELECT created_at, created_by, source_hash, content_hash, sentences, rejected, settings"
               " FROM corpus WHERE id = ?",
               theirs);
    if (!row.step()) {
        return fail(ErrorCode::DamagedWorkspace, "corpus " + std::to_string(theirs));
    }
    execute(context.mine,
            "INSERT INTO corpus (name, created_at, created_by, state, source_hash, content_hash, sentences,"
            " rejected, settings) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)",
            freeMergedVisibleName(context.mine, "corpus", name), row.text(0), row.text(1), row.text(2),
            row.text(3), row.integer(4), row.integer(5), row.text(6));
    const base::RowId mine = context.mine.getLastInsertRowid();
    for (const CopiedTable& table : kMergedCorpusTables) {
        ASSAY_TRY(copyRows(context, table, theirs, mine));
    }
    ASSAY_TRY(copyRange(context, kMergedSentences, theirs, mine));
    ASSAY_TRY(fillMergedSearch(context, mine));
    ++context.result.taken["corpora"];
    return mine;
}

// The same sentences were drawn: its hash is over them.
Result<> takeAnchorSets(MergeContext& context, base::RowId theirCorpus, base::RowId myCorpus) {
    Cursor rows(context.theirs,
                "SELECT id, name, settings, seed, anchors, hash, created_at, created_by FROM anchor_set"
                " WHERE corpus_id = ? ORDER BY id",
                theirCorpus);
    while (rows.step()) {
        Cursor known(context.mine, "SELECT 1 FROM anchor_set WHERE corpus_id = ? AND hash = ?", myCorpus,
                     rows.text(5));
        if (known.step() ||
            wasRemovedHere(context.mine, RemovedKind::Anchors, context.theirs, rows.integer(0))) {
            ++context.result.same;
            continue;
        }
        known.reset();
        const std::string name = freeMergeName(std::string(rows.text(1)), [&](const std::string& one) {
            Cursor taken(context.mine, "SELECT 1 FROM anchor_set WHERE corpus_id = ? AND name = ?", myCorpus,
                         one);
            return taken.step();
        });
        execute(context.mine,
                "INSERT INTO anchor_set (corpus_id, name, settings, seed, anchors, hash, created_at,"
                " created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                myCorpus, name, rows.text(2), rows.integer(3), rows.integer(4), rows.text(5), rows.text(6),
                rows.text(7));
        ASSAY_TRY(copyRows(context, kMergedAnchors, rows.integer(0), context.mine.getLastInsertRowid()));
        ++context.result.taken["anchor_sets"];
    }
    return {};
}

} // namespace

Result<> takeMeasured(MergeContext& context) {
    ASSAY_TRY(takeScoredSets(context));
    return takeLists(context);
}

Result<> takeCorpora(MergeContext& context) {
    Cursor rows(context.theirs, "SELECT id, name, content_hash FROM corpus WHERE state = 1 ORDER BY id");
    while (rows.step()) {
        base::RowId mine = mergedSetOfContent(context.mine, "corpus", rows.text(2), rows.text(1));
        if (mine == 0 && wasRemovedHere(context.mine, RemovedKind::Corpus, context.theirs, rows.integer(0))) {
            ++context.result.same;
            continue;
        }
        if (mine == 0) {
            ASSAY_TRY(mine, takeCorpus(context, rows.integer(0), std::string(rows.text(1))));
        } else {
            ++context.result.same;
        }
        ASSAY_TRY(takeAnchorSets(context, rows.integer(0), mine));
        ASSAY_TRY(takeVectors(context, rows.integer(0), mine, std::string(rows.text(1))));
    }
    return {};
}

} // namespace assay::workspace

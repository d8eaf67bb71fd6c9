#include "core/workspace/merge/past_states.h"

#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <map>

namespace assay::workspace {
namespace {

struct InForce {
    bool isEver = false; // by an edit that was not undone
    bool wasUndone = false;
};

bool isSameEdit(const PastRevision& one, const PastRevision& other) {
    return one.revision == other.revision && one.madeBy == other.madeBy && one.madeAt == other.madeAt;
}

// `undone` and what stands elsewhere with the same words.
bool isUndoNewer(const PastRevision& undone, const PastRevision& standing) {
    return isSameEdit(undone, standing) ? !standing.wasUndone
                                        : standing.reason == kMergeReason && undone.reason != kMergeReason;
}

bool isShared(const PastRevision& here, const PastRevision& there) {
    if (here.document != there.document || (here.isUndone && there.isUndone)) {
        return false;
    }
    return here.isUndone ? isUndoNewer(here, there) : there.isUndone ? isUndoNewer(there, here) : true;
}

} // namespace

std::vector<PastRevision> pastRevisions(SQLite::Database& database, base::RowId question) {
    std::map<std::int64_t, InForce> edits;
    Cursor journal(
        database,
        "SELECT json_extract(after, '$.revision'), (SELECT kind FROM edit_journal WHERE target = e.id"
        " ORDER BY id DESC LIMIT 1) IS 'undo', EXISTS (SELECT 1 FROM edit_journal"
        " WHERE target = e.id AND kind = 'undo') FROM edit_journal AS e WHERE entity = ?"
        " AND entity_key = ? AND kind = 'edit' AND json_valid(after)",
        kQuestionEntity, question);
    while (journal.step()) {
        InForce& edit = edits[journal.integer(0)];
        edit.isEver = edit.isEver || journal.integer(1) == 0;
        edit.wasUndone = edit.wasUndone || journal.integer(2) != 0;
    }
    Cursor rows(database,
                "SELECT revision, document, made_by, made_at, reason FROM question_revision"
                " WHERE question = ? AND reason <> ? ORDER BY revision",
                question, kReferredReason);
    std::vector<PastRevision> history;
    while (rows.step()) {
        PastRevision past{rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2)),
                          std::string(rows.text(3)), std::string(rows.text(4))};
        if (const auto edit = edits.find(past.revision); edit != edits.end()) {
            past.isUndone = !edit->second.isEver;
            past.wasUndone = edit->second.wasUndone;
        }
        history.push_back(std::move(past));
    }
    return history;
}

const std::string& isNoUndoneMerge() {
    static const std::string condition =
        "NOT (e.reason = '" + std::string(kMergeReason) +
        "' AND (SELECT last.kind FROM edit_journal AS last WHERE last.target = coalesce(e.target, e.id)"
        " ORDER BY last.id DESC LIMIT 1) IS 'undo')";
    return condition;
}

bool knows(const std::vector<PastRevision>& history, const PastRevision& other) {
    return std::ranges::any_of(history, [&](const PastRevision& past) { return isShared(past, other); });
}

} // namespace assay::workspace

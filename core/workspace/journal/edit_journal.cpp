#include "core/workspace/journal/edit_journal.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <functional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

constexpr std::array<std::string_view, 3> kKindNames{"edit", "undo", "redo"};

constexpr const char* kColumns = "SELECT id, kind, entity, entity_key, before, after, edited_by, edited_at,"
                                 " reason, batch FROM edit_journal AS e WHERE ";

// What was said of an edit last decides whether it is in force. Edits are undone newest first, so what comes
// before the newest one in force is in force too, but for what was undone for good before later edits.
constexpr const char* kIsUndone =
    "(SELECT kind FROM edit_journal WHERE target = e.id ORDER BY id DESC LIMIT 1)"
    " IS 'undo'";

EntryKind kindOf(std::string_view name) {
    return name == kKindNames[1]   ? EntryKind::Undo
           : name == kKindNames[2] ? EntryKind::Redo
                                   : EntryKind::Edit;
}

JournalEntry readEntry(const Cursor& row) {
    const auto text = [&](int column) -> std::optional<std::string> {
        return row.isMissing(column) ? std::nullopt : std::optional(std::string(row.text(column)));
    };
    JournalEntry entry;
    entry.id = row.integer(0);
    entry.kind = kindOf(row.text(1));
    entry.entity = row.text(2);
    entry.key = row.integer(3);
    entry.before = text(4);
    entry.after = text(5);
    entry.editedBy = row.text(6);
    entry.editedAt = row.text(7);
    entry.reason = row.text(8);
    entry.batch = row.optionalInteger(9);
    return entry;
}

std::optional<JournalEntry> oneEntry(SQLite::Database& database, const std::string& condition) {
    Cursor row(database, kColumns + condition);
    return row.step() ? std::optional(readEntry(row)) : std::nullopt;
}

// The removal of a suite (journal_rows.h) is on record; it is neither undone nor in the way of what is.
constexpr const char* kIsEdit = "kind = 'edit' AND entity <> 'suite_removal'";

std::optional<JournalEntry> newestInForce(SQLite::Database& database) {
    return oneEntry(database, kIsEdit + (" AND NOT " + std::string(kIsUndone)) + " ORDER BY id DESC LIMIT 1");
}

// Undone after the newest edit; of those the oldest, for it was undone last.
std::optional<JournalEntry> undoneLast(SQLite::Database& database) {
    return oneEntry(database, kIsEdit + (" AND " + std::string(kIsUndone)) +
                                  " AND id IN (SELECT target FROM edit_journal WHERE kind = 'undo' AND id >"
                                  " (SELECT max(id) FROM edit_journal WHERE " +
                                  kIsEdit + ")) ORDER BY id LIMIT 1");
}

void record(SQLite::Database& database, const JournalEntry& entry, std::optional<std::int64_t> target) {
    execute(database,
            "INSERT INTO edit_journal (kind, target, entity, entity_key, before, after,"
            " edited_by, edited_at, reason, batch) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            kKindNames[static_cast<std::size_t>(entry.kind)], target, entry.entity, entry.key, entry.before,
            entry.after, entry.editedBy, base::utcNow(), entry.reason, entry.batch);
}

// Puts a thing back to how an edit found it (undo) or left it (redo).
Result<> repeat(SQLite::Database& database, const JournalEntry& edited, EntryKind kind,
                const std::string& who) {
    const EditEntity* entity = findEntity(edited.entity);
    if (entity == nullptr) {
        return fail(ErrorCode::StorageFailure, "edit_journal " + std::to_string(edited.id), edited.entity);
    }
    JournalEntry entry = edited;
    entry.kind = kind;
    entry.editedBy = who;
    if (kind == EntryKind::Undo) {
        std::swap(entry.before, entry.after);
    }
    ASSAY_TRY(const auto present, entity->read(database, edited.key));
    if (present != entry.before) {
        return fail(ErrorCode::EditConflict, "edit_journal " + std::to_string(edited.id), edited.entity);
    }
    ASSAY_TRY(entity->write(database, edited.key, entry.after));
    record(database, entry, edited.id);
    return {};
}

// The edits that are undone or redone with this one, in the order in which that is to be done.
std::vector<JournalEntry> stepOf(SQLite::Database& database, const JournalEntry& edited, EntryKind kind) {
    if (!edited.batch) {
        return {edited};
    }
    Cursor rows(database,
                std::string(kColumns) + "kind = 'edit' AND batch = ? ORDER BY id" +
                    (kind == EntryKind::Undo ? " DESC" : ""),
                *edited.batch);
    std::vector<JournalEntry> entries;
    while (rows.step()) {
        entries.push_back(readEntry(rows));
    }
    return entries;
}

// What one person can take back or do again, and whether it is their own.
struct Offer {
    std::optional<JournalEntry> edit;
    bool isOwn = true;
};

std::optional<JournalEntry> newestOwn(SQLite::Database& database, const std::string& who) {
    Cursor row(database,
               std::string(kColumns) + kIsEdit + " AND edited_by = ? AND NOT " + kIsUndone +
                   " ORDER BY id DESC LIMIT 1",
               who);
    return row.step() ? std::optional(readEntry(row)) : std::nullopt;
}

// What stands on a thing and goes, or loses its ground, with it: the contents of a suite, and what is said of
// a question.
constexpr const char* kInSuite =
    " OR (entity IN ('suite', 'suite_name') AND entity_key = ?3)"
    " OR (entity = 'question' AND entity_key IN (SELECT id FROM question WHERE suite_id = ?3))"
    " OR (entity IN ('review', 'suspicion') AND json_valid(coalesce(after, before))"
    " AND json_extract(coalesce(after, before), '$.question') IN"
    " (SELECT id FROM question WHERE suite_id = ?3))";
constexpr const char* kOfQuestion = " OR (entity IN ('review', 'suspicion') AND"
                                    " json_valid(coalesce(after, before)) AND"
                                    " json_extract(coalesce(after, before), '$.question') = ?3)";

// That a bundle was linked with one of some questions, and still is.
std::string linksWith(const std::string& isQuestion) {
    const auto links = [&isQuestion](const std::string& json) {
        return "EXISTS (SELECT 1 FROM json_each(iif(json_valid(" + json + "), " + json +
               ", '{}'), '$.questions') WHERE value " + isQuestion + ")";
    };
    return " OR (entity = 'bundle' AND " + links("after") + " AND NOT " + links("before") + " AND " +
           links("(SELECT curation FROM bundle WHERE bundle.id = entity_key)") + ")";
}

// What goes with the thing that the edit made.
std::string whatStandsOn(const JournalEntry& edited) {
    if (edited.entity == workspace::kSuitePresenceEntity) {
        return kInSuite + linksWith("IN (SELECT id FROM question WHERE suite_id = ?3)");
    }
    return edited.entity == kQuestionEntity && !edited.before ? kOfQuestion + linksWith("= ?3")
                                                              : std::string();
}

// The suite in which the edit changed something; 0: none.
base::RowId suiteOf(SQLite::Database& database, const JournalEntry& edited) {
    if (edited.entity == "suite" || edited.entity == workspace::kSuiteNameEntity) {
        return edited.key;
    }
    const bool isAboutQuestion = edited.entity == "review" || edited.entity == "suspicion";
    if (edited.entity != kQuestionEntity && !isAboutQuestion) {
        return 0;
    }
    Cursor row(database, isAboutQuestion ? "SELECT suite_id FROM question WHERE id ="
                                           " json_extract(iif(json_valid(?1), ?1, '{}'), '$.question')"
                                         : "SELECT suite_id FROM question WHERE id = ?1");
    const std::string document = edited.after ? *edited.after : edited.before.value_or("{}");
    if (isAboutQuestion) {
        row.bind(document);
    } else {
        row.bind(edited.key);
    }
    return row.step() ? row.integer(0) : 0;
}

// The newest edit in force that came after this one and changed the same thing, or what stands on it, or took
// away the suite that it is in.
std::optional<JournalEntry> newestOnTopOf(SQLite::Database& database, const JournalEntry& edited) {
    Cursor row(database,
               std::string(kColumns) + kIsEdit + " AND id > ?1 AND NOT " + kIsUndone +
                   " AND batch IS NOT ?4 AND ((entity = ?2 AND entity_key = ?3)"
                   " OR (entity = 'suite_presence' AND entity_key = ?5)" +
                   whatStandsOn(edited) + ") ORDER BY id DESC LIMIT 1",
               edited.id, edited.entity, edited.key, edited.batch.value_or(-1), suiteOf(database, edited));
    return row.step() ? std::optional(readEntry(row)) : std::nullopt;
}

// The first or the last edit of a step; its own id where it is no batch. A batch is written at once: nothing
// else stands between its edits.
std::int64_t endOfStep(SQLite::Database& database, const JournalEntry& edited, bool last) {
    if (!edited.batch) {
        return edited.id;
    }
    Cursor row(database,
               "SELECT id FROM edit_journal WHERE batch = ? AND kind = 'edit' ORDER BY id" +
                   std::string(last ? " DESC" : "") + " LIMIT 1",
               *edited.batch);
    return row.step() ? row.integer(0) : edited.id;
}

// Of a batch, whose last edit is `last`. One walk over what came later, newest first, and not one question
// for each of its edits: there may be many thousands. The plus keeps SQLite from reading the whole batch.
std::optional<JournalEntry> newestOnTopOfBatch(SQLite::Database& database, std::int64_t batch,
                                               std::int64_t last) {
    Cursor row(database,
               std::string(kColumns) + kIsEdit + " AND id > ?1 AND NOT " + kIsUndone +
                   " AND (EXISTS (SELECT 1 FROM edit_journal AS s WHERE s.entity = e.entity"
                   " AND s.entity_key = e.entity_key AND +s.batch = ?2 AND s.kind = 'edit')"
                   " OR (entity IN ('review', 'suspicion') AND"
                   " json_valid(coalesce(after, before)) AND"
                   " EXISTS (SELECT 1 FROM edit_journal AS s WHERE s.entity = 'question'"
                   " AND s.entity_key = json_extract(coalesce(e.after, e.before), '$.question')"
                   " AND +s.batch = ?2 AND s.kind = 'edit' AND s.before IS NULL))"
                   " OR (entity = 'suite_presence' AND entity_key IN (SELECT suite_id FROM question"
                   " WHERE id IN (SELECT entity_key FROM edit_journal WHERE batch = ?2"
                   " AND entity = 'question' AND kind = 'edit')))" +
                   linksWith("IN (SELECT entity_key FROM edit_journal AS s WHERE s.batch = ?2"
                             " AND s.entity = 'question' AND s.kind = 'edit'"
                             " AND s.before IS NULL)") +
                   ") ORDER BY id DESC LIMIT 1",
               last, batch);
    return row.step() ? std::optional(readEntry(row)) : std::nullopt;
}

// What has to be taken back before this step; nullopt: nothing.
std::optional<JournalEntry> newestOnTopOfStep(SQLite::Database& database, const JournalEntry& edited) {
    const std::int64_t last = endOfStep(database, edited, true);
    Cursor later(database, std::string("SELECT 1 FROM edit_journal WHERE ") + kIsEdit + " AND id > ? LIMIT 1",
                 last);
    if (!later.step()) {
        return std::nullopt;
    }
    return edited.batch ? newestOnTopOfBatch(database, *edited.batch, last) : newestOnTopOf(database, edited);
}

// The edit, or what somebody else has built on it since.
Offer withWhatIsOnTop(SQLite::Database& database, std::optional<JournalEntry> edit, const std::string& who) {
    bool isOwn = true;
    while (edit) { // each is newer than the one before
        auto above = newestOnTopOfStep(database, *edit);
        if (!above) {
            break;
        }
        edit = std::move(above);
        isOwn = edit->editedBy == who;
    }
    return {std::move(edit), isOwn};
}

Offer undoFor(SQLite::Database& database, const std::string& who) {
    auto edit = newestOwn(database, who);
    return edit ? withWhatIsOnTop(database, std::move(edit), who) : Offer{newestInForce(database), false};
}

// Their newest edit of one thing in force, but for the one that made or removed it.
std::optional<JournalEntry> newestOwnOf(SQLite::Database& database, const std::string& who,
                                        std::string_view entity, base::RowId key) {
    Cursor row(database,
               std::string(kColumns) + kIsEdit +
                   " AND entity = ? AND entity_key = ? AND edited_by = ? AND before IS NOT NULL"
                   " AND after IS NOT NULL AND NOT " +
                   kIsUndone + " ORDER BY id DESC LIMIT 1",
               entity, key, who);
    return row.step() ? std::optional(readEntry(row)) : std::nullopt;
}

// Whether the step changes this thing, and no other of its kind.
bool isOfThingAlone(SQLite::Database& database, const JournalEntry& edited, std::string_view entity,
                    base::RowId key) {
    if (!edited.batch) {
        return edited.entity == entity && edited.key == key;
    }
    Cursor other(database,
                 "SELECT 1 FROM edit_journal WHERE batch = ? AND kind = 'edit' AND entity = ?"
                 " AND entity_key <> ? LIMIT 1",
                 *edited.batch, entity, key);
    return !other.step();
}

// Whether nothing has happened since to what the step changed, but that earlier edits of it were taken back
// and done again. A batch is undone newest first: the last that was said of it, until it is touched again,
// speaks of its oldest edit.
bool isStillAsUndone(SQLite::Database& database, const JournalEntry& edited) {
    const std::int64_t first = endOfStep(database, edited, false);
    Cursor last(database, "SELECT max(id) FROM edit_journal WHERE target = ?", first);
    const std::int64_t undone = last.step() && !last.isMissing(0) ? last.integer(0) : 0;
    Cursor touched(database,
                   "SELECT 1 FROM edit_journal AS e WHERE id > ?1 AND CASE WHEN ?2 IS NULL"
                   " THEN entity = ?3 AND entity_key = ?4"
                   " ELSE EXISTS (SELECT 1 FROM edit_journal AS s WHERE s.entity = e.entity"
                   " AND s.entity_key = e.entity_key AND +s.batch = ?2 AND s.kind = 'edit') END"
                   " AND NOT (kind <> 'edit' AND target < ?5 AND (SELECT kind FROM edit_journal AS s"
                   " WHERE s.target = e.target ORDER BY id DESC LIMIT 1) = 'redo') LIMIT 1");
    touched.bind(undone, edited.batch, edited.entity, edited.key, first);
    return !touched.step();
}

Offer redoFor(SQLite::Database& database, const std::string& who) {
    Cursor target(database,
                  "SELECT target FROM edit_journal AS u WHERE kind = 'undo' AND edited_by = ?1"
                  " AND id > (SELECT coalesce(max(id), 0) FROM edit_journal WHERE kind = 'edit'"
                  " AND edited_by = ?1)"
                  " AND id = (SELECT max(id) FROM edit_journal WHERE target = u.target)"
                  " ORDER BY id DESC LIMIT 1",
                  who);
    if (target.step()) {
        auto edit = oneEntry(database, "id = " + std::to_string(target.integer(0)));
        if (edit && isStillAsUndone(database, *edit)) {
            return {std::move(edit), true};
        }
    }
    auto edit = undoneLast(database);
    if (edit) {
        Cursor last(database, "SELECT edited_by FROM edit_journal WHERE target = ? ORDER BY id DESC LIMIT 1",
                    edit->id);
        if (last.step() && last.text(0) == who) {
            edit.reset(); // one's own, but ended by an edit of one's own, or touched since
        }
    }
    return {std::move(edit), false};
}

// Takes back the edit that `find` gives, or does it again, with all of its batch.
using Find = std::function<Result<JournalEntry>(SQLite::Database&)>;

Result<JournalEntry> repeatStep(workspace::Workspace& workspace, const std::string& who, EntryKind kind,
                                const Find& find) {
    JournalEntry edited;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto found, find(database));
        edited = std::move(found);
        for (const JournalEntry& entry : stepOf(database, edited, kind)) {
            ASSAY_TRY(repeat(database, entry, kind, who));
        }
        return {};
    });
    ASSAY_TRY(done);
    return edited;
}

Result<JournalEntry> stepExactly(workspace::Workspace& workspace, std::int64_t id, const std::string& who,
                                 EntryKind kind) {
    return repeatStep(workspace, who, kind, [&](SQLite::Database& database) -> Result<JournalEntry> {
        auto edit = oneEntry(database, kIsEdit + (" AND id = " + std::to_string(id)) + " AND " +
                                           (kind == EntryKind::Undo ? "NOT " : "") + std::string(kIsUndone));
        if (!edit) {
            return fail(ErrorCode::NotFound, "edit_journal " + std::to_string(id));
        }
        if (kind == EntryKind::Undo ? newestOnTopOfStep(database, *edit).has_value()
                                    : !isStillAsUndone(database, *edit)) {
            return fail(ErrorCode::EditConflict, "edit_journal " + std::to_string(id), edit->entity);
        }
        return std::move(*edit);
    });
}

} // namespace

Result<JournalState> journalState(const workspace::Reader& reader) {
    return workspace::guarded(reader.path(), [&]() -> Result<JournalState> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        return JournalState{newestInForce(reader.database()), undoneLast(reader.database()), true, true};
    });
}

Result<JournalState> journalStateOf(const workspace::Reader& reader, const std::string& who) {
    return workspace::guarded(reader.path(), [&]() -> Result<JournalState> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Offer undoing = undoFor(reader.database(), who);
        Offer redoing = redoFor(reader.database(), who);
        return JournalState{std::move(undoing.edit), std::move(redoing.edit), undoing.isOwn, redoing.isOwn};
    });
}

Result<ThingState> journalStateOfThing(const workspace::Reader& reader, const std::string& who,
                                       std::string_view entity, base::RowId key) {
    return workspace::guarded(reader.path(), [&]() -> Result<ThingState> {
        SQLite::Database& database = reader.database();
        const SQLite::Transaction snapshot(database, SQLite::TransactionBehavior::DEFERRED);
        Offer offer = withWhatIsOnTop(database, newestOwnOf(database, who, entity, key), who);
        const bool isAlone = !offer.edit || isOfThingAlone(database, *offer.edit, entity, key);
        return ThingState{std::move(offer.edit), offer.isOwn, isAlone};
    });
}

Result<JournalEntry> undoEdit(workspace::Workspace& workspace, std::int64_t edit, const std::string& who) {
    return stepExactly(workspace, edit, who, EntryKind::Undo);
}

Result<JournalEntry> redoEdit(workspace::Workspace& workspace, std::int64_t edit, const std::string& who) {
    return stepExactly(workspace, edit, who, EntryKind::Redo);
}

Result<std::vector<JournalEntry>> historyOf(const workspace::Reader& reader, std::string_view entity,
                                            base::RowId key) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<JournalEntry>> {
        Cursor rows(reader.database(), std::string(kColumns) + "entity = ? AND entity_key = ? ORDER BY id",
                    entity, key);
        std::vector<JournalEntry> entries;
        while (rows.step()) {
            entries.push_back(readEntry(rows));
        }
        return entries;
    });
}

Result<> edit(SQLite::Database& database, std::string_view entityName, base::RowId key,
              const std::optional<std::string>& after, const std::string& who, const std::string& reason,
              std::optional<std::int64_t> batch) {
    const EditEntity* entity = findEntity(entityName);
    if (entity == nullptr) {
        return fail(ErrorCode::InvalidArgument, std::string(entityName), "entity");
    }
    ASSAY_TRY(auto before, entity->read(database, key));
    if (before == after) {
        return {};
    }
    ASSAY_TRY(entity->write(database, key, after));
    JournalEntry entry;
    entry.entity = entityName;
    entry.key = key;
    entry.before = std::move(before);
    entry.after = after;
    entry.editedBy = who;
    entry.reason = reason;
    entry.batch = batch;
    record(database, entry, std::nullopt);
    return {};
}

std::int64_t newBatch(SQLite::Database& database) {
    return workspace::newJournalBatch(database);
}

Result<std::int64_t> sizeOfStep(const workspace::Reader& reader, const JournalEntry& edit) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::int64_t> {
        if (!edit.batch) {
            return 1;
        }
        Cursor row(reader.database(), "SELECT count(*) FROM edit_journal WHERE batch = ? AND kind = 'edit'",
                   *edit.batch);
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::vector<std::string>> entitiesOfStep(const workspace::Reader& reader, const JournalEntry& edit) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<std::string>> {
        if (!edit.batch) {
            return std::vector{edit.entity};
        }
        Cursor rows(
            reader.database(),
            "SELECT DISTINCT entity FROM edit_journal WHERE batch = ? AND kind = 'edit' ORDER BY entity",
            *edit.batch);
        std::vector<std::string> entities;
        while (rows.step()) {
            entities.emplace_back(rows.text(0));
        }
        return entities;
    });
}

} // namespace assay::workspace

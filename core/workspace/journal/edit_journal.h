// Everything that people edit goes through the journal: what a thing was before and after, who changed it and
// when. So every edit can be undone and redone, in the order in which the edits were made, also after a
// restart and by another person.
//
// Undo takes back the newest edit that is in force; redo does the one again that was undone last; a new edit
// ends redo. Undo and redo are entries of their own: nothing in the journal is ever changed. Edits of a set
// that was removed are gone with it.
//
// A person takes back what is their own: journalStateOf() says which edit that is, also when others have
// edited other things since, and undoEdit() takes back exactly that one. What somebody else has built on it
// (reviews, marks and linked bundles of a question that was made), a later removal of the suite it is in,
// or edited where nothing of one's own is in force, is named with isOwn false: whoever calls asks before.
//
// What the store changes itself (making, importing, renaming and removing a suite, adding to one, attaching a
// text) it records itself, with store/journal_rows.h. That a removed suite was deleted for good stands in the
// journal and cannot be undone; undo passes over it.
//
// Edits that belong together are a batch: undo and redo take all of them or none.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

enum class EntryKind : std::uint8_t { Edit, Undo, Redo };

// One entry: what it left behind differs from what was there before.
struct JournalEntry {
    std::int64_t id = 0;
    EntryKind kind = EntryKind::Edit;
    std::string entity;                // "judgement", "decision"
    base::RowId key = 0;               // of the thing, within its entity
    std::optional<std::string> before; // JSON; nullopt: it was not there
    std::optional<std::string> after;
    std::string editedBy;
    std::string editedAt; // UTC, ISO 8601
    std::string reason;
    std::optional<std::int64_t> batch; // edits with the same number are one step of undo
};

// What undo and redo would do next: the edits that they speak of.
struct JournalState {
    std::optional<JournalEntry> undoable;
    std::optional<JournalEntry> redoable;
    bool undoesOwn = true; // false: somebody else's, only after asking
    bool redoesOwn = true; // false: somebody else took it back

    [[nodiscard]] bool canUndo() const noexcept { return undoable.has_value(); }

    [[nodiscard]] bool canRedo() const noexcept { return redoable.has_value(); }
};

// Whoever made them.
[[nodiscard]] base::Result<JournalState> journalState(const workspace::Reader& reader);

// For one person. Undo: their newest edit in force, or, first, what somebody else has built on it since; the
// newest of anybody when they have none. Redo: what they took back last and nobody has touched since, unless
// they have made another edit; else what somebody else took back last.
[[nodiscard]] base::Result<JournalState> journalStateOf(const workspace::Reader& reader,
                                                        const std::string& who);

// Of one thing, for who is at work on it.
struct ThingState {
    std::optional<JournalEntry> undoable; // not what made or removed the thing
    bool undoesOwn = true;                // false: somebody else has built on it since; only after asking
    bool isAlone = true;                  // false: the step changes other things of the kind as well
};

// What one person can take back of it: their newest edit of it in force, whatever came after it elsewhere,
// or, first, what somebody else has built on that since.
[[nodiscard]] base::Result<ThingState> journalStateOfThing(const workspace::Reader& reader,
                                                           const std::string& who, std::string_view entity,
                                                           base::RowId key);

// Take back exactly this edit, or do it again, whoever made it and whatever came after it. Errors: NotFound
// (it is not in force, or not undone), EditConflict (what it changed, or what it made, was edited since),
// StorageFailure, those of Workspace::write().
[[nodiscard]] base::Result<JournalEntry> undoEdit(workspace::Workspace& workspace, std::int64_t edit,
                                                  const std::string& who);
[[nodiscard]] base::Result<JournalEntry> redoEdit(workspace::Workspace& workspace, std::int64_t edit,
                                                  const std::string& who);

// Every entry about one thing, oldest first.
[[nodiscard]] base::Result<std::vector<JournalEntry>> historyOf(const workspace::Reader& reader,
                                                                std::string_view entity, base::RowId key);

// Changes a thing and records it. `after` nullopt removes it. When nothing would change, nothing is recorded.
// Inside a transaction of the writer; throws SQLite::Exception. Errors: those of the entity.
[[nodiscard]] base::Result<> edit(SQLite::Database& database, std::string_view entity, base::RowId key,
                                  const std::optional<std::string>& after, const std::string& who,
                                  const std::string& reason,
                                  std::optional<std::int64_t> batch = std::nullopt);

// A number for a batch that begins now. Inside the same transaction as its edits.
[[nodiscard]] std::int64_t newBatch(SQLite::Database& database);

// How many things the step of this edit changes: 1 unless it is of a batch.
[[nodiscard]] base::Result<std::int64_t> sizeOfStep(const workspace::Reader& reader,
                                                    const JournalEntry& edit);

// What kinds of things the step of this edit changes, each once, by name.
[[nodiscard]] base::Result<std::vector<std::string>> entitiesOfStep(const workspace::Reader& reader,
                                                                    const JournalEntry& edit);

} // namespace assay::workspace

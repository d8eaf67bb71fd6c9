#include "core/workspace/journal/journal_watch.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"

namespace assay::workspace {
namespace {

using base::Result;
using workspace::Cursor;

Result<std::int64_t> oneNumber(const workspace::Reader& reader, const char* sql) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::int64_t> {
        Cursor row(reader.database(), sql);
        return row.step() ? row.integer(0) : 0;
    });
}

EntryKind kindOf(std::string_view name) {
    return name == "undo" ? EntryKind::Undo : name == "redo" ? EntryKind::Redo : EntryKind::Edit;
}

} // namespace

Result<std::int64_t> changeNumber(const workspace::Reader& reader) {
    return oneNumber(reader, "PRAGMA data_version");
}

Result<std::int64_t> newestNote(const workspace::Reader& reader) {
    return oneNumber(reader, "SELECT max(id) FROM edit_journal");
}

Result<std::vector<JournalNote>> notesAfter(const workspace::Reader& reader, std::int64_t id) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<JournalNote>> {
        Cursor rows(reader.database(),
                    "SELECT id, kind, entity, entity_key, edited_by FROM edit_journal"
                    " WHERE id > ? ORDER BY id",
                    id);
        std::vector<JournalNote> notes;
        while (rows.step()) {
            notes.push_back({rows.integer(0), kindOf(rows.text(1)), std::string(rows.text(2)),
                             rows.integer(3), std::string(rows.text(4))});
        }
        return notes;
    });
}

} // namespace assay::workspace

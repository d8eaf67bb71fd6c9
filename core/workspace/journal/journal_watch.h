// What has happened to a workspace since one looked at it last: for windows that must not overwrite, or go on
// showing, what somebody else has changed. Reading only, in microseconds while nothing has happened.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace assay::workspace {

// A number that is another one after every commit by another connection, of this program or not.
[[nodiscard]] base::Result<std::int64_t> changeNumber(const workspace::Reader& reader);

// An entry of the journal without what it holds.
struct JournalNote {
    std::int64_t id = 0;
    EntryKind kind = EntryKind::Edit;
    std::string entity;
    base::RowId key = 0;
    std::string editedBy;
};

// The id of the newest entry; 0 while there is none.
[[nodiscard]] base::Result<std::int64_t> newestNote(const workspace::Reader& reader);

// Entries with a greater id, oldest first.
[[nodiscard]] base::Result<std::vector<JournalNote>> notesAfter(const workspace::Reader& reader,
                                                                std::int64_t id);

} // namespace assay::workspace

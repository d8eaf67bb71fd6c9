// What things were before, and what of it counts: a merge that was taken back has shown nobody anything. Of
// the merge alone; throws SQLite::Exception.
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// A revision of a question, and what the journal says of its coming into force.
struct PastRevision {
    std::int64_t revision = 0;
    std::string document, madeBy, madeAt, reason;
    bool isUndone = false;
    bool wasUndone = false; // once; perhaps done again
};

// All that the question ever was, oldest first, without what is only referred to.
[[nodiscard]] std::vector<PastRevision> pastRevisions(SQLite::Database& database, base::RowId question);

// Whether what stood there (`other`) is known by this history. What was undone here is known where they have
// it from here, for then the undo is the newer edit; where they made it themselves it is news.
[[nodiscard]] bool knows(const std::vector<PastRevision>& history, const PastRevision& other);

// A condition of the journal `e`: not written by a merge that was taken back.
[[nodiscard]] const std::string& isNoUndoneMerge();

// A condition of the journal `e`: the newest edit of a thing that was not taken back, and it removed the
// thing. Taking back that something was made, or put back, removes nothing.
inline constexpr const char* kIsRemovalInForce =
    "e.kind = 'edit' AND e.after IS NULL AND (SELECT kind FROM edit_journal WHERE target = e.id"
    " ORDER BY id DESC LIMIT 1) IS NOT 'undo' AND NOT EXISTS (SELECT 1 FROM edit_journal AS f"
    " WHERE f.entity = e.entity AND f.entity_key = e.entity_key AND f.kind = 'edit' AND f.id > e.id"
    " AND (SELECT kind FROM edit_journal WHERE target = f.id ORDER BY id DESC LIMIT 1) IS NOT 'undo')";

} // namespace assay::workspace

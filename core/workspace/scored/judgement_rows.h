// Of this room and of what edits judgements: their rows go with their set.
#pragma once

#include "core/base/ids.h"

#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// The journal's name for the rows of `judgement`.
inline constexpr std::string_view kJudgementEntity = "judgement";

// Deletes the judgements of a set and what the journal says of them, so that no undo reaches into a set that
// is gone. Inside a transaction; throws SQLite::Exception.
void deleteJudgements(SQLite::Database& database, base::RowId set);

} // namespace assay::workspace

// Which suites, sets, corpora, lists and runs were removed for good: their kinds, names and what they held,
// kept as kept_values.h keeps values, for nothing of it can be undone. A merge goes by them, so that another
// copy does not bring again what was removed here. Of this room alone; throws SQLite::Exception.
#pragma once

#include "core/base/ids.h"

#include <cstdint>

namespace SQLite {
class Database;
}

namespace assay::workspace {

enum class RemovedKind : std::uint8_t {
    Corpus,
    Embeddings,
    Anchors,
    Scored,
    Bundles,
    Predictions,
    List,
    Run,
    Suite
};

// Before the row is removed, in the same transaction. What is not there is not recorded.
void recordRemoval(SQLite::Database& database, RemovedKind kind, base::RowId id);

// Whether what `id` is in another workspace was removed here: something that held the same.
[[nodiscard]] bool wasRemovedHere(SQLite::Database& here, RemovedKind kind, SQLite::Database& there,
                                  base::RowId id);

} // namespace assay::workspace

// Linking a bundle with a question as part of a larger change. Of this room alone; others use bundle_edits.h.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Inside a transaction of the writer; throws SQLite::Exception. The question is not looked for. Error:
// NotFound (no such bundle).
[[nodiscard]] base::Result<> linkInside(SQLite::Database& database, base::RowId bundle, base::RowId question,
                                        const std::string& who, const std::string& reason,
                                        std::optional<std::int64_t> batch);

} // namespace assay::workspace

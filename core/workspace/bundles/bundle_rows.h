// The rows of bundles that more than one file of this room writes or reads. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/bundles/bundles.h"

#include <optional>
#include <string>
#include <string_view>

namespace assay::workspace {

// Throws SQLite::Exception.
[[nodiscard]] std::optional<BundleSetInfo> bundleSetOfId(SQLite::Database& database, base::RowId set);

// The record as its source wrote it, from the row's document. That is the record itself, or a JSON string
// that holds it where it has what Python writes and JSON does not know (NaN).
[[nodiscard]] std::string bundleRecordOf(std::string_view document);

} // namespace assay::workspace

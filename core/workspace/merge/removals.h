// Removals by edits, in one of two workspaces that are merged. Of the merge alone; throws SQLite::Exception.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/merge/merge_context.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Whether the thing was removed by a merge and put back, or kept against a removal there: then it stays.
[[nodiscard]] bool wasRemovalKept(SQLite::Database& database, std::string_view entity, base::RowId key);

// Removes the thing here, as it was removed there; or keeps it, which the journal shows to the next merge.
[[nodiscard]] base::Result<> keepOrRemove(MergeContext& context, std::string_view entity, base::RowId key,
                                          bool isKept);

[[nodiscard]] inline bool sharesAny(const std::set<std::string>& some, const std::set<std::string>& others) {
    return std::ranges::any_of(some, [&others](const std::string& one) { return others.contains(one); });
}

} // namespace assay::workspace

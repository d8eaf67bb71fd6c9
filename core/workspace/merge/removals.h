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

// Whether the thing stays against a removal there: it was kept in a merge, or removed by one and put back. By
// undo, too, where it is unchanged here, for nobody could say that it is to stay; else a merge that was taken
// back has decided nothing.
[[nodiscard]] bool wasRemovalKept(SQLite::Database& database, std::string_view entity, base::RowId key,
                                  bool isUnchanged);

// Removes the thing here, as it was removed there; or keeps it, which the journal shows to the next merge.
[[nodiscard]] base::Result<> keepOrRemove(MergeContext& context, std::string_view entity, base::RowId key,
                                          bool isKept);

[[nodiscard]] inline bool sharesAny(const std::set<std::string>& some, const std::set<std::string>& others) {
    return std::ranges::any_of(some, [&others](const std::string& one) { return others.contains(one); });
}

} // namespace assay::workspace

// Rows of another workspace written here as they are, under other keys. Of the merge alone; functions throw
// SQLite::Exception.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/merge/merge_context.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::workspace {

// The columns behind the key, and one letter of each: 'i' a whole number, 'r' a real one, 't' a text, 'b'
// bytes; what is missing stays missing.
struct CopiedTable {
    const char* table;
    const char* key; // that names the whole, or "id" of a range of rows
    const char* columns;
    std::string_view types;
};

// The rows whose key is `theirs`, with `mine` as their key.
[[nodiscard]] base::Result<> copyRows(MergeContext& context, const CopiedTable& table, base::RowId theirs,
                                      base::RowId mine);

// The rows of the range of a set (schema.h), with their numbers.
[[nodiscard]] base::Result<> copyRange(MergeContext& context, const CopiedTable& table, base::RowId theirs,
                                       base::RowId mine);

// The name, else "NAME (2)" and so on.
template <typename IsTaken>
[[nodiscard]] std::string freeMergeName(const std::string& name, const IsTaken& isTaken) {
    std::string free = name;
    for (int number = 2; isTaken(free); ++number) {
        free = name + " (" + std::to_string(number) + ")";
    }
    return free;
}

} // namespace assay::workspace

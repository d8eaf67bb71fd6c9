// What the journal can edit. Each kind of thing has one entry in a table: how a row is read as JSON, and how
// it is written from it. The same thing always gives the same JSON.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

struct EditEntity {
    std::string_view name;
    // nullopt: there is no such row. May throw SQLite::Exception.
    base::Result<std::optional<std::string>> (*read)(SQLite::Database& database, base::RowId key) = nullptr;
    // nullopt removes the row. May throw as well.
    base::Result<> (*write)(SQLite::Database& database, base::RowId key,
                            const std::optional<std::string>& value) = nullptr;
};

// Null when there is none of that name: an entry of a newer program.
[[nodiscard]] const EditEntity* findEntity(std::string_view name) noexcept;

// The table. The journal knows none of the things in it: it is put together at the top of the workspace, in
// core/workspace/edit_entities.cpp.
[[nodiscard]] std::span<const EditEntity* const> editEntities() noexcept;

} // namespace assay::workspace

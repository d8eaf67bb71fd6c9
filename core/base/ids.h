// Identifiers.
#pragma once

#include <cstdint>
#include <string>

namespace assay::base {

// The integer primary key of a stored record; 0 means "not stored".
using RowId = std::int64_t;

// A random (version 4) UUID as 36 characters, for things that must stay unique across workspaces.
[[nodiscard]] std::string newUuid();

} // namespace assay::base

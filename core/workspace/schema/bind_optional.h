// Of this room alone: parameters that may be missing.
#pragma once

#include <SQLiteCpp/Statement.h>

#include <optional>

namespace assay::workspace {

// NULL when there is no value. Throws SQLite::Exception.
template <typename Number>
void bindOptional(SQLite::Statement& statement, int parameter, const std::optional<Number>& value) {
    if (value) {
        statement.bind(parameter, *value);
    } else {
        statement.bind(parameter);
    }
}

} // namespace assay::workspace

#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <iterator>
#include <string>

namespace assay::workspace {

Cursor::Cursor(SQLite::Database& database, std::string_view sql)
    : m_database(database) {
    if (sqlite3_prepare_v2(database.getHandle(), sql.data(), static_cast<int>(sql.size()), &m_statement,
                           nullptr) != SQLITE_OK) {
        throw SQLite::Exception(database.getHandle());
    }
}

Cursor::~Cursor() {
    sqlite3_finalize(m_statement);
}

void Cursor::bindAll(std::span<const Parameter> values, bool copies) {
    if (std::ssize(values) != sqlite3_bind_parameter_count(m_statement)) {
        throw SQLite::Exception(std::string("parameters of ") + sqlite3_sql(m_statement), SQLITE_MISUSE);
    }
    reset();
    int parameter = 0;
    for (const Parameter& value : values) {
        bindOne(++parameter, value.value(), copies);
    }
}

void Cursor::bindOne(int parameter, const Parameter::Value& value, bool copies) {
    // An empty text may have no address, which SQLite would take for a missing one.
    const auto address = [](std::string_view bytes) { return bytes.empty() ? "" : bytes.data(); };
    const auto lifetime = copies ? SQLITE_TRANSIENT : SQLITE_STATIC;
    int code = SQLITE_OK;
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        code = sqlite3_bind_int64(m_statement, parameter, *number);
    } else if (const auto* real = std::get_if<double>(&value)) {
        code = sqlite3_bind_double(m_statement, parameter, *real);
    } else if (const auto* text = std::get_if<std::string_view>(&value)) {
        code =
            sqlite3_bind_text64(m_statement, parameter, address(*text), text->size(), lifetime, SQLITE_UTF8);
    } else if (const auto* blob = std::get_if<Blob>(&value)) {
        code =
            sqlite3_bind_blob64(m_statement, parameter, address(blob->bytes), blob->bytes.size(), lifetime);
    } else {
        code = sqlite3_bind_null(m_statement, parameter);
    }
    if (code != SQLITE_OK) {
        throw SQLite::Exception(m_database.getHandle(), code);
    }
}

bool Cursor::step() {
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code == SQLITE_DONE) {
        return false;
    }
    throw SQLite::Exception(m_database.getHandle(), code);
}

void Cursor::reset() noexcept {
    sqlite3_reset(m_statement); // repeats the error that step() has thrown already
}

bool Cursor::isMissing(int column) const noexcept {
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Cursor::integer(int column) const noexcept {
    return sqlite3_column_int64(m_statement, column);
}

double Cursor::real(int column) const noexcept {
    return sqlite3_column_double(m_statement, column);
}

std::optional<std::int64_t> Cursor::optionalInteger(int column) const noexcept {
    return isMissing(column) ? std::nullopt : std::optional(integer(column));
}

std::optional<double> Cursor::optionalReal(int column) const noexcept {
    return isMissing(column) ? std::nullopt : std::optional(real(column));
}

std::int64_t Cursor::bounded(int column, std::int64_t last) const {
    const std::int64_t value = integer(column);
    if (isMissing(column) || value < 0 || value > last) {
        throw SQLite::Exception(std::string(sqlite3_column_name(m_statement, column)) + " " +
                                    std::to_string(value),
                                SQLITE_CORRUPT);
    }
    return value;
}

std::string_view Cursor::text(int column) const {
    const void* bytes = sqlite3_column_blob(m_statement, column);
    const int length = sqlite3_column_bytes(m_statement, column);
    if (bytes == nullptr) {
        if (sqlite3_errcode(m_database.getHandle()) == SQLITE_NOMEM) {
            throw SQLite::Exception(m_database.getHandle(), SQLITE_NOMEM);
        }
        return {};
    }
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(length)};
}

} // namespace assay::workspace

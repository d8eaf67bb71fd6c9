// A prepared SELECT that is read row by row: as thin as SQLite's own interface, for scans of a million rows.
//
//     Cursor rows(database, "SELECT id FROM question WHERE suite_id = ? AND status = ?", suite, status);
//     while (rows.step()) { ids.push_back(rows.integer(0)); }
#pragma once

#include "core/workspace/schema/parameter.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

struct sqlite3_stmt;

namespace SQLite {
class Database;
}

namespace assay::workspace {

// For how many rows a stored count may make room beforehand. A count may be anybody's.
inline constexpr std::int64_t kMostForeseen = 4'000'000;

// Columns count from 0, as in SQLite. Errors are thrown as SQLite::Exception. A cursor must be gone before
// its connection closes.
class Cursor {
  public:
    Cursor(SQLite::Database& database, std::string_view sql);

    template <typename... Values>
        requires(sizeof...(Values) > 0)
    Cursor(SQLite::Database& database, std::string_view sql, const Values&... values)
        : Cursor(database, sql) {
        bind(values...);
    }

    ~Cursor();
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    // Begins anew with these values: one for each parameter, the first for ?1. They are copied.
    template <typename... Values>
    void bind(const Values&... values) {
        bindAll(std::array<Parameter, sizeof...(Values)>{Parameter(values)...}, true);
    }

    // False when there are no more rows.
    [[nodiscard]] bool step();
    void reset() noexcept;

    [[nodiscard]] bool isMissing(int column) const noexcept;
    [[nodiscard]] std::int64_t integer(int column) const noexcept; // 0 when missing
    [[nodiscard]] double real(int column) const noexcept;          // 0 when missing
    [[nodiscard]] std::optional<std::int64_t> optionalInteger(int column) const noexcept;
    [[nodiscard]] std::optional<double> optionalReal(int column) const noexcept;

    // A value of an enumeration that counts from 0 to `last`. Any other, which only a damaged file has,
    // throws as damage: it would index tables of names.
    template <typename Enumeration>
    [[nodiscard]] Enumeration enumeration(int column, Enumeration last) const {
        return static_cast<Enumeration>(bounded(column, static_cast<std::int64_t>(last)));
    }

    // The bytes of a text or blob, valid until the next step(); empty when missing. Throws when there is no
    // memory for it.
    [[nodiscard]] std::string_view text(int column) const;

  private:
    friend class PreparedWrite;

    // Texts and blobs that are not copied must live until the next bind.
    void bindAll(std::span<const Parameter> values, bool copies);
    void bindOne(int parameter, const Parameter::Value& value, bool copies);
    [[nodiscard]] std::int64_t bounded(int column, std::int64_t last) const;

    SQLite::Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
};

} // namespace assay::workspace

#include "core/workspace/merge/copied_rows.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/parameter.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kCopiedBetweenStops = 1'000;

Parameter copiedValue(const Cursor& row, int column, char type) {
    if (row.isMissing(column)) {
        return {std::nullopt};
    }
    switch (type) {
    case 'i':
        return {row.integer(column)};
    case 'r':
        return {row.real(column)};
    case 'b':
        return {Blob{row.text(column)}};
    default:
        return {row.text(column)};
    }
}

// `keyHere`: of a key of theirs that which it has here.
template <typename KeyHere>
Result<> copyEach(MergeContext& context, const CopiedTable& table, Cursor& rows, const KeyHere& keyHere) {
    std::string sql =
        "INSERT INTO " + std::string(table.table) + " (" + table.key + ", " + table.columns + ") VALUES (?";
    for (std::size_t i = 0; i < table.types.size(); ++i) {
        sql += ", ?";
    }
    PreparedWrite insert(context.mine, sql + ")");
    int count = 0;
    while (rows.step()) {
        if (++count % kCopiedBetweenStops == 0 && context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        std::vector<Parameter> values;
        values.reserve(table.types.size() + 1);
        values.emplace_back(keyHere(rows.integer(0)));
        for (std::size_t i = 0; i < table.types.size(); ++i) {
            values.push_back(copiedValue(rows, static_cast<int>(i) + 1, table.types[i]));
        }
        insert.runAll(values);
    }
    return {};
}

std::string selectOf(const CopiedTable& table) {
    return "SELECT " + std::string(table.key) + ", " + table.columns + " FROM " + table.table;
}

} // namespace

Result<> copyRows(MergeContext& context, const CopiedTable& table, base::RowId theirs, base::RowId mine) {
    // By its columns: tables without a row id have no other order.
    Cursor rows(context.theirs, selectOf(table) + " WHERE " + table.key + " = ? ORDER BY 2, 3", theirs);
    return copyEach(context, table, rows, [mine](base::RowId) { return mine; });
}

Result<> copyRange(MergeContext& context, const CopiedTable& table, base::RowId theirs, base::RowId mine) {
    Cursor rows(context.theirs, selectOf(table) + " WHERE id >= ? AND id < ? ORDER BY id", rowKey(theirs, 0),
                rowKey(theirs + 1, 0));
    return copyEach(context, table, rows, [mine](base::RowId row) { return rowKey(mine, numberOfRow(row)); });
}

} // namespace assay::workspace

#include "core/workspace/merge/removals.h"

#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/merge/past_states.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

bool wasRemovalKept(SQLite::Database& database, std::string_view entity, base::RowId key, bool isUnchanged) {
    Cursor row(database,
               "SELECT 1 FROM edit_journal AS e WHERE entity = ? AND entity_key = ? AND after IS NULL"
               " AND reason = ? AND (? OR " +
                   isNoUndoneMerge() + ") LIMIT 1",
               entity, key, kMergeReason, isUnchanged);
    return row.step();
}

base::Result<> keepOrRemove(MergeContext& context, std::string_view entity, base::RowId key, bool isKept) {
    const EditEntity* const kind = findEntity(entity);
    if (kind == nullptr) {
        return base::fail(base::ErrorCode::StorageFailure, std::string(entity));
    }
    ASSAY_TRY(const auto document, kind->read(context.mine, key));
    ASSAY_TRY(
        edit(context.mine, entity, key, std::nullopt, context.options.who, kMergeReason, context.batch));
    if (isKept) {
        ++context.result.same;
        return edit(context.mine, entity, key, document, context.options.who, kMergeReason, context.batch);
    }
    ++context.result.taken["removals"];
    return {};
}

} // namespace assay::workspace

#include "core/workspace/scored/judgement_rows.h"

#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <string>

namespace assay::workspace {

void deleteJudgements(SQLite::Database& database, base::RowId set) {
    execute(database, "DELETE FROM judgement WHERE sample_id BETWEEN ? AND ?", rowKey(set, 0),
            rowKey(set, kRowsPerSet - 1));
    execute(database, "DELETE FROM edit_journal WHERE entity = ? AND entity_key BETWEEN ? AND ?",
            kJudgementEntity, rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
}

} // namespace assay::workspace

#include "core/workspace/scored/judgement_rows.h"

#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

namespace assay::workspace {

void deleteJudgements(SQLite::Database& database, base::RowId set) {
    SQLite::Statement judgements(database, "DELETE FROM judgement WHERE sample_id BETWEEN ? AND ?");
    judgements.bind(1, rowKey(set, 0));
    judgements.bind(2, rowKey(set, kRowsPerSet - 1));
    judgements.exec();
    SQLite::Statement entries(database,
                              "DELETE FROM edit_journal WHERE entity = ? AND entity_key BETWEEN ? AND ?");
    entries.bind(1, std::string(kJudgementEntity));
    entries.bind(2, rowKey(set, 0));
    entries.bind(3, rowKey(set, kRowsPerSet - 1));
    entries.exec();
}

} // namespace assay::workspace

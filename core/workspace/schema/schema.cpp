#include "core/workspace/schema/schema.h"

#include "core/base/clock.h"
#include "core/base/version.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/workspace.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

void createSchema(SQLite::Database& database) {
    for (const char* part : {kScoreSchema, kQuestionSchema, kCorpusSchema, kAnswerSchema}) {
        database.exec(part);
    }
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
    execute(database, "INSERT INTO meta (id, workspace_uuid, created_at, created_by) VALUES (1, ?, ?, ?)",
            base::newUuid(), base::utcNow(), base::version());
}

std::string searchTable(base::RowId corpus) {
    return "corpus_search_" + std::to_string(corpus);
}

// The texts are folded already.
void createSearchTable(SQLite::Database& database, base::RowId corpus) {
    database.exec("CREATE VIRTUAL TABLE " + searchTable(corpus) +
                  " USING fts5 (text, content = '', tokenize = \"unicode61 remove_diacritics 0\")");
}

} // namespace assay::workspace

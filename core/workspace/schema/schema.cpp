#include "core/workspace/schema/schema.h"

#include "core/base/clock.h"
#include "core/base/version.h"
#include "core/workspace/workspace.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace assay::workspace {

void createSchema(SQLite::Database& database) {
    for (const char* part : {kScoreSchema, kQuestionSchema, kCorpusSchema}) {
        database.exec(part);
    }
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
    SQLite::Statement meta(
        database, "INSERT INTO meta (id, workspace_uuid, created_at, created_by) VALUES (1, ?, ?, ?)");
    meta.bind(1, base::newUuid());
    meta.bind(2, base::utcNow());
    meta.bind(3, std::string(base::version()));
    meta.exec();
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

#include "core/workspace/corpora/corpus_dependents.h"

#include "core/base/clock.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<> requireCorpus(SQLite::Database& database, base::RowId corpus, const std::string& where) {
    Cursor row(database, "SELECT 1 FROM corpus WHERE id = ? AND state = 1", corpus);
    return row.step() ? Result<>() : fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), where);
}

Result<> requireFreeName(SQLite::Database& database, const NamedTable& table, base::RowId corpus,
                         const std::string& name, base::RowId self, const std::string& where) {
    Cursor row(database,
               "SELECT 1 FROM " + std::string(table.table) + " WHERE corpus_id = ? AND name = ? AND id <> ?",
               corpus, name, self);
    return row.step() ? fail(ErrorCode::NameTaken, name, where) : Result<>();
}

Result<> setNameOfCorpus(SQLite::Database& database, const NamedTable& table, base::RowId id,
                         const std::string& name, const std::string& where) {
    base::RowId corpus = 0;
    {
        Cursor row(database, "SELECT corpus_id FROM " + std::string(table.table) + " WHERE id = ?", id);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, table.label + (" " + std::to_string(id)), where);
        }
        corpus = row.integer(0);
    }
    ASSAY_TRY(requireFreeName(database, table, corpus, name, id, where));
    execute(database, "UPDATE " + std::string(table.table) + " SET name = ? WHERE id = ?", name, id);
    return {};
}

Result<> renameOfCorpus(Workspace& workspace, const NamedTable& table, base::RowId id,
                        const std::string& name, const std::string& who) {
    return renameAsEdit(workspace, table.table, table.nameEntity, id, name, who,
                        [&](SQLite::Database& database) {
                            return setNameOfCorpus(database, table, id, name, workspace.path().string());
                        });
}

std::vector<std::string> dropDependents(SQLite::Database& database, base::RowId corpus) {
    std::vector<std::string> files = namedFiles(database, corpus);
    for (const char* sql :
         {"DELETE FROM edit_journal WHERE entity = 'corpus_name' AND entity_key = ?",
          "DELETE FROM edit_journal WHERE entity = 'embedding_set_name' AND entity_key IN"
          " (SELECT id FROM embedding_set WHERE corpus_id = ?)",
          "DELETE FROM index_file WHERE corpus_id = ?", "DELETE FROM embedding_set WHERE corpus_id = ?",
          "DELETE FROM anchor_set WHERE corpus_id = ?", "DELETE FROM case_note WHERE corpus_id = ?",
          "DELETE FROM edit_journal WHERE entity = 'case_note'"
          " AND json_extract(coalesce(after, before), '$.corpus') = ?",
          "UPDATE run SET corpus_id = NULL, baseline = 0 WHERE corpus_id = ?"}) {
        execute(database, sql, corpus);
    }
    return files;
}

} // namespace assay::workspace

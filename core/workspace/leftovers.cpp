#include "core/workspace/leftovers.h"

#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/corpus_removal.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/schema/step_deletion.h"
#include "core/workspace/scored/judgement_rows.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::Result;

constexpr int kRowsPerDeletion = 20'000;

// Two parameters: the set's lowest and highest key, or the set twice.
struct Deletion {
    const char* sql;
    bool byRowKey;
};

constexpr std::array<Deletion, 5> kScoredDeletions{{
    {"DELETE FROM scored_text WHERE id IN "
     "(SELECT id FROM scored_text WHERE id BETWEEN ?1 AND ?2 LIMIT ?3)",
     true},
    {"DELETE FROM scored_sample WHERE id IN "
     "(SELECT id FROM scored_sample WHERE id BETWEEN ?1 AND ?2 LIMIT ?3)",
     true},
    {"DELETE FROM rejected_record WHERE id IN "
     "(SELECT id FROM rejected_record WHERE id BETWEEN ?1 AND ?2 LIMIT ?3)",
     true},
    {"DELETE FROM component_weights WHERE (set_id, number) IN "
     "(SELECT set_id, number FROM component_weights WHERE set_id BETWEEN ?1 AND ?2 LIMIT ?3)",
     false},
    {"DELETE FROM issue WHERE (set_id, number) IN "
     "(SELECT set_id, number FROM issue WHERE set_id BETWEEN ?1 AND ?2 LIMIT ?3)",
     false},
}};

Result<std::vector<base::RowId>> setsInState(const Workspace& workspace, SetState state) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<base::RowId>> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor cursor(reader.database(), "SELECT id FROM scored_set WHERE state = ? ORDER BY id", state);
        std::vector<base::RowId> sets;
        while (cursor.step()) {
            sets.push_back(cursor.integer(0));
        }
        return sets;
    });
}

// Under the import lock no import is alive, so whatever is in staging was left behind.
Result<> giveUpStaging(Workspace& workspace) {
    return workspace.write([](SQLite::Database& database) -> Result<> {
        execute(database, "UPDATE scored_set SET state = ? WHERE state = ?", SetState::Removing,
                SetState::Staging);
        database.exec("UPDATE suite SET state = 2 WHERE state = 0");
        database.exec("UPDATE corpus SET state = 2 WHERE state = 0");
        database.exec("UPDATE prediction_set SET state = 2 WHERE state = 0");
        database.exec("UPDATE prediction_file SET state = 2 WHERE state = 0");
        return {};
    });
}

// Suites, corpora and answers.
Result<bool> stagedOthers(const Workspace& workspace) {
    return guarded(workspace.path().string(), [&]() -> Result<bool> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor cursor(reader.database(),
                      "SELECT 1 FROM suite WHERE state = 0 UNION ALL SELECT 1 FROM corpus WHERE state = 0"
                      " UNION ALL SELECT 1 FROM prediction_set WHERE state = 0"
                      " UNION ALL SELECT 1 FROM prediction_file WHERE state = 0");
        return cursor.step();
    });
}

} // namespace

Result<> deleteInvisibleSet(Workspace& workspace, base::RowId set, std::stop_token stop,
                            base::ProgressSink& progress) {
    std::int64_t deleted = 0;
    for (const Deletion& deletion : kScoredDeletions) {
        const auto someRows = [&](SQLite::Database& database) -> std::int64_t {
            return execute(database, deletion.sql, deletion.byRowKey ? rowKey(set, 0) : set,
                           deletion.byRowKey ? rowKey(set, kRowsPerSet - 1) : set, kRowsPerDeletion);
        };
        ASSAY_TRY(deleteInSteps(workspace, kRowsPerDeletion, stop, progress, deleted, someRows));
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        deleteJudgements(database, set);
        execute(database, "DELETE FROM scored_set WHERE id = ? AND state <> ?", set, SetState::Visible);
        return {};
    });
}

Result<> removeLeftovers(Workspace& workspace, const base::FileLock* held, std::stop_token stop,
                         base::ProgressSink& progress) {
    ASSAY_TRY(const auto staging, setsInState(workspace, SetState::Staging));
    ASSAY_TRY(const auto others, stagedOthers(workspace));
    if (!staging.empty() || others) {
        std::optional<base::FileLock> taken;
        if (held == nullptr) {
            ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
            taken = std::move(lock);
        }
        if (held != nullptr || taken) {
            ASSAY_TRY(giveUpStaging(workspace));
        }
    }
    ASSAY_TRY(removeSuiteLeftovers(workspace, stop, progress));
    ASSAY_TRY(removeCorpusLeftovers(workspace, false, stop, progress));
    ASSAY_TRY(removePredictionLeftovers(workspace, stop, progress));
    ASSAY_TRY(removeRunLeftovers(workspace, stop));
    ASSAY_TRY(const auto removing, setsInState(workspace, SetState::Removing));
    for (const base::RowId set : removing) {
        ASSAY_TRY(deleteInvisibleSet(workspace, set, stop, progress));
    }
    return {};
}

} // namespace assay::workspace

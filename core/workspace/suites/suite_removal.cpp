#include "core/base/clock.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/schema/step_deletion.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::Result;

constexpr std::int64_t kQuestionsPerDeletion = 2'000;

// Of the questions from the first to the last id; they lie in one range of a suite, but not alone.
constexpr std::array<const char*, 10> kDeletions{
    "DELETE FROM question_search WHERE rowid IN",
    "DELETE FROM question_revision WHERE question IN",
    "DELETE FROM question_source WHERE question IN",
    "DELETE FROM question_draft WHERE question IN",
    "DELETE FROM review WHERE question IN",
    "DELETE FROM suspicion_mark WHERE question IN",
    "DELETE FROM suite_version_item WHERE question IN",
    "DELETE FROM edit_journal WHERE entity = 'question' AND entity_key IN",
    "DELETE FROM edit_journal WHERE entity IN ('review', 'suspicion')"
    " AND json_extract(coalesce(after, before), '$.question') IN",
    "DELETE FROM question WHERE id IN",
};

// A suite that was removed but not for good has its presence in the journal.
constexpr const char* kIsRemovedOnly = "EXISTS (SELECT 1 FROM edit_journal WHERE entity = 'suite_presence'"
                                       " AND entity_key = s.id)";

Result<std::vector<base::RowId>> suitesBeingRemoved(const Workspace& workspace) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<base::RowId>> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor rows(reader.database(), "SELECT id FROM suite AS s WHERE state = 2 AND NOT " +
                                           std::string(kIsRemovedOnly) + " ORDER BY id");
        std::vector<base::RowId> suites;
        while (rows.step()) {
            suites.push_back(rows.integer(0));
        }
        return suites;
    });
}

std::string removalJson(SQLite::Database& database, base::RowId suite) {
    Cursor row(database,
               "SELECT json_object('name', name, 'questions', (SELECT count(*) FROM question"
               " WHERE suite_id = s.id AND revision > 0), 'versions', (SELECT count(*)"
               " FROM suite_version WHERE suite_id = s.id)) FROM suite AS s WHERE id = ?",
               suite);
    return row.step() ? std::string(row.text(0)) : "{}";
}

} // namespace

Result<std::vector<RemovedSuite>> removedSuites(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<RemovedSuite>> {
        std::vector<RemovedSuite> removed;
        const auto read = [&](const std::string& sql, bool isDeleted) {
            Cursor rows(reader.database(), sql);
            while (rows.step()) {
                removed.push_back({std::string(rows.text(0)), isDeleted, rows.integer(1), rows.integer(2),
                                   std::string(rows.text(3)), std::string(rows.text(4))});
            }
        };
        read("SELECT name, (SELECT count(*) FROM question WHERE suite_id = s.id AND revision > 0),"
             " (SELECT count(*) FROM suite_version WHERE suite_id = s.id), e.edited_by, e.edited_at"
             " FROM suite AS s JOIN edit_journal AS e ON e.id = (SELECT max(id) FROM edit_journal"
             " WHERE entity = 'suite_presence' AND entity_key = s.id) WHERE state = 2 ORDER BY e.id DESC",
             false);
        read("SELECT json_extract(before, '$.name'), json_extract(before, '$.questions'),"
             " json_extract(before, '$.versions'), edited_by, edited_at FROM edit_journal"
             " WHERE entity = 'suite_removal' ORDER BY id DESC",
             true);
        return removed;
    });
}

Result<> deleteInvisibleSuite(Workspace& workspace, base::RowId suite, std::stop_token stop,
                              base::ProgressSink& progress) {
    std::int64_t deleted = 0;
    const auto someQuestions = [&](SQLite::Database& database) {
        std::int64_t questions = 0;
        for (const char* deletion : kDeletions) {
            // The last deletion is theirs.
            questions = execute(database,
                                std::string(deletion) + " (SELECT id FROM question WHERE suite_id = ?"
                                                        " ORDER BY id LIMIT ?)",
                                suite, kQuestionsPerDeletion);
        }
        return questions;
    };
    ASSAY_TRY(deleteInSteps(workspace, kQuestionsPerDeletion, stop, progress, deleted, someQuestions));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database,
                "DELETE FROM edit_journal WHERE entity IN ('suite', 'suite_name', 'suite_presence')"
                " AND entity_key = (SELECT id FROM suite WHERE id = ? AND state <> 1)",
                suite);
        execute(database, "DELETE FROM suite WHERE id = ? AND state <> 1", suite);
        return {};
    });
}

Result<> removeSuiteLeftovers(Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto suites, suitesBeingRemoved(workspace));
    for (const base::RowId suite : suites) {
        ASSAY_TRY(deleteInvisibleSuite(workspace, suite, stop, progress));
    }
    return {};
}

Result<> setSuitePresence(SQLite::Database& database, base::RowId suite, bool isThere,
                          const std::string& where) {
    if (isThere) {
        Cursor row(database, "SELECT name FROM suite WHERE id = ? AND state = 2", suite);
        if (const std::string name = row.step() ? std::string(row.text(0)) : std::string();
            !name.empty() && (suiteOfName(database, name) != 0 || isVersionName(database, name))) {
            return base::fail(ErrorCode::NameTaken, name, where);
        }
    }
    return execute(database, "UPDATE suite SET state = ? WHERE id = ? AND state = ?", isThere ? 1 : 2, suite,
                   isThere ? 2 : 1) == 1
               ? Result<>()
               : base::fail(ErrorCode::NotFound, "suite " + std::to_string(suite), where);
}

Result<> removeSuite(Workspace& workspace, base::RowId suite, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(setSuitePresence(database, suite, false, workspace.path().string()));
        recordEdit(database, {kSuitePresenceEntity,
                              suite,
                              std::string(kSuiteIsThere),
                              std::nullopt,
                              who,
                              base::utcNow(),
                              {},
                              std::nullopt});
        return {};
    });
}

Result<> deleteRemovedSuites(Workspace& workspace, std::stop_token stop, base::ProgressSink& progress,
                             const std::string& who) {
    auto given = workspace.write([&](SQLite::Database& database) -> Result<> {
        std::vector<base::RowId> suites;
        {
            Cursor rows(database, "SELECT id FROM suite AS s WHERE state = 2 AND " +
                                      std::string(kIsRemovedOnly) + " ORDER BY id");
            while (rows.step()) {
                suites.push_back(rows.integer(0));
            }
        }
        for (const base::RowId suite : suites) {
            recordRemoval(database, RemovedKind::Suite, suite);
            recordEdit(database, {kSuiteRemovalEntity,
                                  suite,
                                  removalJson(database, suite),
                                  std::nullopt,
                                  who,
                                  base::utcNow(),
                                  {},
                                  std::nullopt});
            execute(database,
                    "DELETE FROM edit_journal WHERE entity = 'suite_presence'"
                    " AND entity_key = ?",
                    suite);
        }
        return {};
    });
    // What a stop leaves is deleted at the next opening.
    return given ? removeSuiteLeftovers(workspace, stop, progress) : given;
}

} // namespace assay::workspace

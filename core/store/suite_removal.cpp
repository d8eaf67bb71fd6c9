#include "core/store/cursor.h"
#include "core/store/sqlite_errors.h"
#include "core/store/suite_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <array>
#include <vector>

namespace assay::store {
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

Result<std::vector<base::RowId>> suitesBeingRemoved(const Workspace& workspace) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<base::RowId>> {
        auto reader = workspace.reader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        Cursor rows(reader->database(), "SELECT id FROM suite WHERE state = 2 ORDER BY id");
        std::vector<base::RowId> suites;
        while (rows.step()) {
            suites.push_back(rows.integer(0));
        }
        return suites;
    });
}

} // namespace

Result<> deleteInvisibleSuite(Workspace& workspace, base::RowId suite, std::stop_token stop,
                              base::ProgressSink& progress) {
    std::int64_t deleted = 0;
    for (std::int64_t changed = kQuestionsPerDeletion; changed == kQuestionsPerDeletion;) {
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        auto done = workspace.write(
            [&](SQLite::Database& database) -> Result<> {
                for (const char* deletion : kDeletions) {
                    SQLite::Statement statement(database, std::string(deletion) +
                                                              " (SELECT id FROM question WHERE suite_id = ?"
                                                              " ORDER BY id LIMIT ?)");
                    statement.bind(1, suite);
                    statement.bind(2, kQuestionsPerDeletion);
                    changed = statement.exec();
                }
                return {};
            },
            Durability::Staging);
        if (!done) {
            return done;
        }
        deleted += changed;
        progress.report(base::Stage::Cleaning, deleted, 0);
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        SQLite::Statement edits(database, "DELETE FROM edit_journal WHERE entity = 'suite' AND entity_key ="
                                          " (SELECT id FROM suite WHERE id = ? AND state <> 1)");
        edits.bind(1, suite);
        edits.exec();
        SQLite::Statement statement(database, "DELETE FROM suite WHERE id = ? AND state <> 1");
        statement.bind(1, suite);
        statement.exec();
        return {};
    });
}

Result<> removeSuiteLeftovers(Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
    const auto suites = suitesBeingRemoved(workspace);
    if (!suites) {
        return tl::unexpected(suites.error());
    }
    for (const base::RowId suite : *suites) {
        if (auto deleted = deleteInvisibleSuite(workspace, suite, stop, progress); !deleted) {
            return deleted;
        }
    }
    return {};
}

Result<> removeSuite(Workspace& workspace, base::RowId suite, std::stop_token stop,
                     base::ProgressSink& progress) {
    auto hidden = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        SQLite::Statement hide(database, "UPDATE suite SET state = 2 WHERE id = ? AND state = 1");
        hide.bind(1, suite);
        if (hide.exec() == 0) {
            return base::fail(ErrorCode::NotFound, "suite " + std::to_string(suite),
                              workspace.path().string());
        }
        return {};
    });
    if (!hidden) {
        return hidden;
    }
    // It is gone for everybody; what a stop leaves is deleted at the next opening.
    auto deleted = deleteInvisibleSuite(workspace, suite, stop, progress);
    return deleted || deleted.error().code == ErrorCode::Cancelled ? Result<>{} : deleted;
}

} // namespace assay::store

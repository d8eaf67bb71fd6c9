#include "core/workspace/suites/suites.h"

#include "core/base/clock.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/issue_rows.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_rows.h"
#include "core/workspace/suites/suite_settings.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <optional>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

std::vector<SuiteFile> filesOf(SQLite::Database& database, base::RowId suite) {
    Cursor rows(database,
                "SELECT name, kind, sha256, bytes, records, rejected, imported_by, imported_at"
                " FROM suite_file WHERE suite_id = ? ORDER BY number",
                suite);
    std::vector<SuiteFile> files;
    while (rows.step()) {
        SuiteFile file;
        file.name = rows.text(0);
        file.kind = formats::questionKindFromName(rows.text(1)).value_or(formats::QuestionKind::FinragJson);
        file.sha256 = rows.text(2);
        file.bytes = rows.integer(3);
        file.records = rows.integer(4);
        file.rejected = rows.integer(5);
        file.importedBy = rows.text(6);
        file.importedAt = rows.text(7);
        files.push_back(std::move(file));
    }
    return files;
}

std::vector<SuiteVersion> versionsOf(SQLite::Database& database, base::RowId suite) {
    Cursor rows(database,
                "SELECT id, name, note, frozen_by, frozen_at, content_hash,"
                " (SELECT count(*) FROM suite_version_item WHERE version_id = v.id)"
                " FROM suite_version AS v WHERE suite_id = ? ORDER BY id",
                suite);
    std::vector<SuiteVersion> versions;
    while (rows.step()) {
        versions.push_back({rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2)),
                            std::string(rows.text(3)), std::string(rows.text(4)), std::string(rows.text(5)),
                            rows.integer(6)});
    }
    return versions;
}

} // namespace

base::RowId suiteOfName(SQLite::Database& database, const std::string& name) {
    Cursor row(database, "SELECT id FROM suite WHERE name = ? AND state = 1", name);
    return row.step() ? row.integer(0) : 0;
}

bool isVersionName(SQLite::Database& database, const std::string& name) {
    Cursor row(database,
               "SELECT 1 FROM suite_version AS v JOIN suite AS s ON s.id = v.suite_id"
               " WHERE v.name = ? AND s.state = 1",
               name);
    return row.step();
}

Result<SuiteInfo> readSuite(SQLite::Database& database, base::RowId suite, const std::string& where) {
    Cursor row(database,
               "SELECT name, created_at, settings,"
               " (SELECT count(*) FROM question WHERE suite_id = s.id AND revision > 0)"
               " FROM suite AS s WHERE id = ? AND state = 1",
               suite);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, "suite " + std::to_string(suite), where);
    }
    SuiteInfo info;
    info.id = suite;
    info.name = row.text(0);
    info.createdAt = row.text(1);
    info.settings = row.text(2);
    info.questions = row.integer(3);
    info.files = filesOf(database, suite);
    info.versions = versionsOf(database, suite);
    return info;
}

Result<std::vector<SuiteInfo>> suites(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<SuiteInfo>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor rows(reader.database(), "SELECT id FROM suite WHERE state = 1 ORDER BY name, id");
        std::vector<SuiteInfo> list;
        while (rows.step()) {
            ASSAY_TRY(auto info, readSuite(reader.database(), rows.integer(0), reader.path()));
            list.push_back(std::move(info));
        }
        return list;
    });
}

Result<SuiteInfo> findSuite(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<SuiteInfo> {
        const base::RowId suite = suiteOfName(reader.database(), name);
        if (suite == 0) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readSuite(reader.database(), suite, reader.path());
    });
}

Result<base::RowId> createSuite(Workspace& workspace, const std::string& name, const std::string& who) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    base::RowId suite = 0;
    auto made = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (suiteOfName(database, name) != 0 || isVersionName(database, name)) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
        }
        const std::string when = base::utcNow();
        execute(database, "INSERT INTO suite (name, created_at, state) VALUES (?, ?, 1)", name, when);
        suite = database.getLastInsertRowid();
        recordEdit(database, {kSuitePresenceEntity,
                              suite,
                              std::nullopt,
                              std::string(kSuiteIsThere),
                              who,
                              when,
                              {},
                              std::nullopt});
        return {};
    });
    ASSAY_TRY(made);
    return suite;
}

Result<> setSuiteName(SQLite::Database& database, base::RowId suite, const std::string& name,
                      const std::string& where) {
    const base::RowId taken = suiteOfName(database, name);
    if ((taken != 0 && taken != suite) || isVersionName(database, name)) {
        return fail(ErrorCode::NameTaken, name, where);
    }
    return execute(database, "UPDATE suite SET name = ? WHERE id = ? AND state = 1", name, suite) == 1
               ? Result<>()
               : fail(ErrorCode::NotFound, "suite " + std::to_string(suite), where);
}

Result<> renameSuite(Workspace& workspace, base::RowId suite, const std::string& name,
                     const std::string& who) {
    return renameAsEdit(workspace, "suite", kSuiteNameEntity, suite, name, who,
                        [&](SQLite::Database& database) {
                            return setSuiteName(database, suite, name, workspace.path().string());
                        });
}

void storeSuiteIssues(SQLite::Database& database, base::RowId suite, const base::IssueList& issues) {
    storeIssues(database, kSuiteIssues, suite, issues);
}

Result<base::IssueList> suiteIssues(const Reader& reader, base::RowId suite) {
    return guarded(reader.path(), [&]() -> Result<base::IssueList> {
        return readIssues(reader.database(), kSuiteIssues, suite);
    });
}

namespace {

std::vector<formats::WrittenReview> writtenReviews(const std::vector<Review>& reviews) {
    std::vector<formats::WrittenReview> written;
    for (const Review& review : reviews) {
        written.push_back({review.reviewer, std::string(model::reviewVerdictName(review.verdict)),
                           review.reason, review.note, review.reviewedAt, review.outdated});
    }
    return written;
}

// What is known of a question beside its text, as far as `viewer` may know it; nullopt: all of it.
Result<> addCuration(SQLite::Database& database, base::RowId question,
                     const std::optional<std::string>& viewer, formats::SuiteForWriting& writing,
                     formats::QuestionForWriting& written) {
    ASSAY_TRY(auto reviews, readReviewsOf(database, question));
    if (viewer) {
        std::vector<Review> visible = reviewsVisibleTo(*viewer, reviews);
        if (visible.size() < reviews.size()) {
            hideDecisions(written.question);
            ++writing.withheld;
            reviews = std::move(visible);
        }
    }
    written.reviews = writtenReviews(reviews);
    return {};
}

} // namespace

Result<formats::SuiteForWriting> suiteForWriting(const Reader& reader, base::RowId suite, base::RowId version,
                                                 bool withRetired, std::stop_token stop,
                                                 const QuestionChoice& choice) {
    return guarded(reader.path(), [&]() -> Result<formats::SuiteForWriting> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(auto info, readSuite(reader.database(), suite, reader.path()));
        // Settings that nobody can read hide what they might.
        const bool isBlind = readSuiteSettings(info.settings).value_or(SuiteSettings{}).blindReviews;
        const std::optional<std::string> viewer = isBlind ? choice.viewer : std::nullopt;
        formats::SuiteForWriting writing;
        writing.name = info.name;
        Cursor files(reader.database(),
                     "SELECT kind, skeleton FROM suite_file WHERE suite_id = ? ORDER BY number", suite);
        while (files.step()) {
            writing.files.push_back(
                {formats::questionKindFromName(files.text(0)).value_or(formats::QuestionKind::FinragJson),
                 std::string(files.text(1))});
        }
        // The revision of the frozen version, else the one in force.
        Cursor rows(reader.database(),
                    version != 0
                        ? "SELECT q.id, r.document, s.file, s.record, s.pointer FROM suite_version_item AS i"
                          " JOIN question AS q ON q.id = i.question AND q.suite_id = ?1"
                          " JOIN question_revision AS r ON r.question = q.id AND r.revision = i.revision"
                          " LEFT JOIN question_source AS s ON s.question = q.id"
                          " WHERE i.version_id = ?2 ORDER BY q.id"
                        : "SELECT q.id, r.document, s.file, s.record, s.pointer FROM question AS q"
                          " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision"
                          " LEFT JOIN question_source AS s ON s.question = q.id"
                          " WHERE q.suite_id = ?1 AND q.revision > 0 AND q.status <= ?2 ORDER BY q.id",
                    suite,
                    version != 0 ? version
                                 : static_cast<std::int64_t>(withRetired ? model::QuestionStatus::Retired
                                                                         : model::QuestionStatus::Flagged));
        while (rows.step()) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto question, questionIn(rows.text(1), rows.integer(0)));
            if (!choice.takes(rows.integer(0), question.status)) {
                continue;
            }
            formats::QuestionForWriting written;
            written.question = std::move(question);
            ASSAY_TRY(addCuration(reader.database(), rows.integer(0), viewer, writing, written));
            written.file = rows.isMissing(2) ? -1 : static_cast<int>(rows.integer(2));
            written.record = rows.text(3);
            written.pointer = rows.text(4);
            writing.questions.push_back(std::move(written));
        }
        Cursor passages(reader.database(),
                        "SELECT sentence_id, text, title, record FROM passage"
                        " WHERE suite_id = ? ORDER BY id",
                        suite);
        while (passages.step()) {
            writing.passages.push_back({std::string(passages.text(0)), std::string(passages.text(1)),
                                        std::string(passages.text(2)), std::string(passages.text(3))});
        }
        return writing;
    });
}

Result<std::vector<NamedQuestion>> questionsNamed(const Reader& reader, const std::string& name,
                                                  std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<std::vector<NamedQuestion>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        constexpr const char* kInForce =
            "SELECT q.id, r.revision, s.name, r.document FROM question AS q"
            " JOIN suite AS s ON s.id = q.suite_id AND s.state = 1"
            " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision WHERE ";
        constexpr const char* kFrozen =
            "SELECT q.id, r.revision, s.name, r.document FROM suite_version AS v"
            " JOIN suite_version_item AS i ON i.version_id = v.id"
            " JOIN question AS q ON q.id = i.question"
            " JOIN suite AS s ON s.id = q.suite_id AND s.state = 1"
            " JOIN question_revision AS r ON r.question = q.id AND r.revision = i.revision"
            " WHERE v.name = ? ORDER BY q.id";
        std::vector<NamedQuestion> questions;
        const auto read = [&](const std::string& sql) -> Result<> {
            Cursor rows(reader.database(), sql, name);
            while (rows.step()) {
                if (stop.stop_requested()) {
                    return fail(ErrorCode::Cancelled);
                }
                ASSAY_TRY(auto question, questionIn(rows.text(3), rows.integer(0)));
                questions.push_back(
                    {rows.integer(0), rows.integer(1), std::string(rows.text(2)), std::move(question)});
            }
            return {};
        };
        const bool isSuite = suiteOfName(reader.database(), name) != 0;
        bool isVersion = false;
        if (!isSuite) {
            Cursor version(reader.database(), "SELECT 1 FROM suite_version WHERE name = ?", name);
            isVersion = version.step();
        }
        auto done = isSuite     ? read(std::string(kInForce) + "s.name = ? ORDER BY q.id")
                    : isVersion ? read(kFrozen)
                                : read(std::string(kInForce) + "q.gold_version = ? ORDER BY q.id");
        ASSAY_TRY(done);
        if (questions.empty() && !isSuite) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return questions;
    });
}

Result<std::vector<NamedQuestion>> questionsToMeasure(const Reader& reader, const std::string& name,
                                                      std::stop_token stop) {
    ASSAY_TRY(auto questions, questionsNamed(reader, name, std::move(stop)));
    std::erase_if(questions, [](const NamedQuestion& each) {
        return each.question.status == model::QuestionStatus::Retired;
    });
    return questions;
}

} // namespace assay::workspace

#include "core/workspace/suites/suite_versions.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <map>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Question;
using model::QuestionStatus;
using workspace::Cursor;

// Puts the questions of a suite to given revisions; 0 or none: retired.
Result<std::int64_t>
restoreAll(workspace::Workspace& workspace, base::RowId suite,
           const std::function<std::map<base::RowId, std::int64_t>(SQLite::Database&)>& wantedOf,
           const std::string& who, const std::string& reason) {
    std::int64_t changed = 0;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        changed = 0;
        const std::map<base::RowId, std::int64_t> wanted = wantedOf(database);
        std::vector<base::RowId> ids;
        {
            Cursor rows(database, "SELECT id FROM question WHERE suite_id = ? AND revision > 0 ORDER BY id",
                        suite);
            while (rows.step()) {
                ids.push_back(rows.integer(0));
            }
        }
        const std::int64_t batch = newBatch(database);
        for (const base::RowId id : ids) {
            ASSAY_TRY(auto present, questionInForce(database, id));
            const auto found = wanted.find(id);
            std::string document;
            if (found != wanted.end() && found->second > 0) {
                Cursor row(database,
                           "SELECT document FROM question_revision WHERE question = ? AND revision = ?", id,
                           found->second);
                if (!row.step()) {
                    return fail(ErrorCode::DamagedWorkspace, "revision " + std::to_string(found->second) +
                                                                 " of question " + std::to_string(id));
                }
                document = row.text(0);
            } else {
                Question retired = present.question;
                retired.status = QuestionStatus::Retired;
                document = formats::questionDocument(retired);
            }
            if (document == present.document) {
                continue;
            }
            ASSAY_TRY(reviseQuestion(database, id, document, who, reason, batch));
            ++changed;
        }
        return {};
    });
    ASSAY_TRY(done);
    return changed;
}

// Over the documents of the questions of a suite but the retired ones, in the order of their ids.
std::string hashQuestions(SQLite::Database& database, base::RowId suite, const QuestionChoice& choice,
                          const std::function<void(base::RowId id, std::int64_t revision)>& visit) {
    base::Sha256 hash;
    Cursor rows(database,
                "SELECT q.id, q.revision, r.document, q.status FROM question AS q"
                " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision"
                " WHERE q.suite_id = ? AND q.revision > 0 AND q.status <> ? ORDER BY q.id",
                suite, QuestionStatus::Retired);
    while (rows.step()) {
        if (!choice.takes(rows.integer(0), static_cast<QuestionStatus>(rows.integer(3)))) {
            continue;
        }
        visit(rows.integer(0), rows.integer(1));
        hash.add(rows.text(2));
        hash.add("\n");
    }
    return hash.finish();
}

} // namespace

Result<std::int64_t> restoreMoment(workspace::Workspace& workspace, base::RowId suite,
                                   const std::string& moment, const std::string& who) {
    return restoreAll(
        workspace, suite,
        [&](SQLite::Database& database) {
            // The revision in force at a moment is what the last entry of the journal up to it left; before
            // any entry it is the first one, if that was made by then.
            std::map<base::RowId, std::int64_t> wanted;
            Cursor first(database,
                         "SELECT q.id FROM question AS q JOIN question_revision AS r"
                         " ON r.question = q.id AND r.revision = 1"
                         " WHERE q.suite_id = ? AND r.made_at <= ?",
                         suite, moment);
            while (first.step()) {
                wanted[first.integer(0)] = 1;
            }
            Cursor entries(database,
                           "SELECT j.entity_key, j.after FROM edit_journal AS j"
                           " JOIN question AS q ON q.id = j.entity_key AND q.suite_id = ?"
                           " WHERE j.entity = 'question' AND j.edited_at <= ? ORDER BY j.id",
                           suite, moment);
            while (entries.step()) {
                wanted[entries.integer(0)] = revisionIn(
                    entries.isMissing(1) ? std::nullopt : std::optional(std::string(entries.text(1))));
            }
            return wanted;
        },
        who, "restore " + moment);
}

Result<std::int64_t> restoreVersion(workspace::Workspace& workspace, base::RowId version,
                                    const std::string& who) {
    ASSAY_TRY(auto reader, workspace.reader());
    auto suite = workspace::guarded(reader.path(), [&]() -> Result<std::pair<base::RowId, std::string>> {
        Cursor row(reader.database(), "SELECT suite_id, name FROM suite_version WHERE id = ?", version);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "version " + std::to_string(version), reader.path());
        }
        return std::pair(row.integer(0), std::string(row.text(1)));
    });
    ASSAY_TRY(suite);
    return restoreAll(
        workspace, suite->first,
        [&](SQLite::Database& database) {
            std::map<base::RowId, std::int64_t> wanted;
            Cursor rows(database, "SELECT question, revision FROM suite_version_item WHERE version_id = ?",
                        version);
            while (rows.step()) {
                wanted[rows.integer(0)] = rows.integer(1);
            }
            return wanted;
        },
        who, "restore " + suite->second);
}

Result<workspace::SuiteVersion> freezeSuite(workspace::Workspace& workspace, base::RowId suite,
                                            const std::string& name, const std::string& note,
                                            const std::string& who, const QuestionChoice& choice) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    workspace::SuiteVersion version;
    version.name = name;
    version.note = note;
    version.frozenBy = who;
    version.frozenAt = base::utcNow();
    auto frozen = workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor taken(database,
                     "SELECT 1 FROM suite_version WHERE name = ?1"
                     " UNION ALL SELECT 1 FROM suite WHERE name = ?1 AND state = 1",
                     name);
        if (taken.step()) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
        }
        if (execute(database,
                    "INSERT INTO suite_version (suite_id, name, note, frozen_by,"
                    " frozen_at, content_hash) SELECT id, ?, ?, ?, ?, '' FROM suite"
                    " WHERE id = ? AND state = 1",
                    name, note, who, version.frozenAt, suite) == 0) {
            return fail(ErrorCode::NotFound, "suite " + std::to_string(suite), workspace.path().string());
        }
        version.id = database.getLastInsertRowid();
        PreparedWrite item(database, "INSERT INTO suite_version_item (version_id, question, revision)"
                                     " VALUES (?, ?, ?)");
        version.contentHash =
            hashQuestions(database, suite, choice, [&](base::RowId id, std::int64_t revision) {
                item.run(version.id, id, revision);
                ++version.questions;
            });
        if (version.questions == 0) {
            return fail(ErrorCode::InvalidArgument, name, "suite");
        }
        execute(database, "UPDATE suite_version SET content_hash = ? WHERE id = ?", version.contentHash,
                version.id);
        return {};
    });
    ASSAY_TRY(frozen);
    return version;
}

Result<std::string> contentHashOf(const workspace::Reader& reader, base::RowId suite) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::string> {
        Cursor visible(reader.database(), "SELECT 1 FROM suite WHERE id = ? AND state = 1", suite);
        if (!visible.step()) {
            return fail(ErrorCode::NotFound, "suite " + std::to_string(suite), reader.path());
        }
        bool any = false;
        std::string hash =
            hashQuestions(reader.database(), suite, {}, [&](base::RowId, std::int64_t) { any = true; });
        return any ? std::move(hash) : std::string();
    });
}

SuiteDifference compareSuites(std::span<const workspace::NamedQuestion> before,
                              std::span<const workspace::NamedQuestion> after) {
    std::map<std::string, std::vector<const workspace::NamedQuestion*>> earlier;
    const auto isRetired = [](const workspace::NamedQuestion& question) {
        return question.question.status == model::QuestionStatus::Retired;
    };
    for (const workspace::NamedQuestion& question : before) {
        if (!isRetired(question)) {
            earlier[question.question.questionId].push_back(&question);
        }
    }
    SuiteDifference difference;
    std::map<std::string, std::size_t> seen;
    for (const workspace::NamedQuestion& question : after) {
        if (isRetired(question)) {
            continue;
        }
        const std::string& id = question.question.questionId;
        const auto known = earlier.find(id);
        const std::size_t place = seen[id]++;
        if (known == earlier.end() || place >= known->second.size()) {
            difference.added.push_back({nullptr, &question, {}, false});
            continue;
        }
        const workspace::NamedQuestion* old = known->second[place];
        QuestionDifference changed{old, &question, model::differingFields(old->question, question.question),
                                   old->question.status != question.question.status};
        if (changed.fields.empty() && !changed.statusDiffers) {
            ++difference.unchanged;
        } else {
            difference.changed.push_back(std::move(changed));
        }
    }
    std::map<std::string, std::size_t> passed;
    for (const workspace::NamedQuestion& question : before) {
        if (isRetired(question)) {
            continue;
        }
        const std::string& id = question.question.questionId;
        const auto found = seen.find(id);
        if (passed[id]++ >= (found == seen.end() ? 0 : found->second)) {
            difference.removed.push_back({&question, nullptr, {}, false});
        }
    }
    return difference;
}

} // namespace assay::workspace

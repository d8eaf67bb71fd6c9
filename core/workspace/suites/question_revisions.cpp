#include "core/workspace/suites/question_revisions.h"

#include "core/base/clock.h"
#include "core/base/json_members.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Question;
using workspace::Cursor;

Result<std::optional<std::string>> readQuestionEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, "SELECT revision FROM question WHERE id = ?", key);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, "question " + std::to_string(key));
    }
    return row.integer(0) == 0 ? std::nullopt : std::optional(revisionJson(row.integer(0)));
}

Result<> writeQuestionEntity(SQLite::Database& database, base::RowId key,
                             const std::optional<std::string>& value) {
    // A draft stays: what somebody types now is not what an undo or a change of many questions is about.
    return workspace::putInForce(database, key, revisionIn(value));
}

} // namespace

extern constexpr EditEntity kQuestionEdits{kQuestionEntity, readQuestionEntity, writeQuestionEntity};

std::string revisionJson(std::int64_t revision) {
    return "{\"revision\":" + std::to_string(revision) + "}";
}

std::int64_t revisionIn(const std::optional<std::string>& json) {
    if (!json) {
        return 0;
    }
    const auto document = nlohmann::json::parse(*json, nullptr, false);
    const auto* const revision = base::memberOf(document, "revision");
    return revision != nullptr ? base::integerIn<std::int64_t>(*revision).value_or(0) : 0;
}

Result<QuestionInForce> questionInForce(SQLite::Database& database, base::RowId id) {
    Cursor row(database,
               "SELECT q.revision, r.document FROM question AS q JOIN question_revision AS r"
               " ON r.question = q.id AND r.revision = q.revision WHERE q.id = ?"
               " AND q.suite_id IN (SELECT id FROM suite WHERE state = 1)",
               id);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, "question " + std::to_string(id));
    }
    auto question = formats::readQuestionDocument(row.text(1));
    if (!question) {
        return fail(ErrorCode::DamagedWorkspace,
                    "question " + std::to_string(id) + ": " + question.error().detail);
    }
    return QuestionInForce{row.integer(0), std::move(*question), std::string(row.text(1))};
}

Result<std::int64_t> reviseQuestion(SQLite::Database& database, base::RowId id, const std::string& document,
                                    const std::string& who, const std::string& reason,
                                    std::optional<std::int64_t> batch) {
    const std::int64_t revision =
        workspace::insertRevision(database, id, document, who, base::utcNow(), reason);
    ASSAY_TRY(edit(database, kQuestionEntity, id, revisionJson(revision), who, reason, batch));
    return revision;
}

} // namespace assay::workspace

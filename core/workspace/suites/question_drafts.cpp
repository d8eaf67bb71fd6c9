#include "core/workspace/suites/question_drafts.h"

#include "core/base/clock.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_rows.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

using base::Result;

namespace {

// All of them, or that of one question.
Result<std::vector<QuestionDraft>> draftsOf(const Reader& reader, std::optional<base::RowId> question) {
    return guarded(reader.path(), [&]() -> Result<std::vector<QuestionDraft>> {
        Cursor rows(reader.database(), std::string("SELECT question, revision, document, saved_by, saved_at"
                                                   " FROM question_draft") +
                                           (question ? " WHERE question = ?" : " ORDER BY question"));
        if (question) {
            rows.bind(*question);
        }
        std::vector<QuestionDraft> drafts;
        while (rows.step()) {
            ASSAY_TRY(auto typed, questionIn(rows.text(2), rows.integer(0)));
            drafts.push_back({rows.integer(0), rows.integer(1), std::move(typed), std::string(rows.text(3)),
                              std::string(rows.text(4))});
        }
        return drafts;
    });
}

} // namespace

Result<std::vector<QuestionDraft>> questionDrafts(const Reader& reader) {
    return draftsOf(reader, std::nullopt);
}

Result<std::optional<QuestionDraft>> questionDraft(const Reader& reader, base::RowId question) {
    return draftsOf(reader, question)
        .map([](std::vector<QuestionDraft> drafts) -> std::optional<QuestionDraft> {
            return drafts.empty() ? std::nullopt : std::optional(std::move(drafts.front()));
        });
}

Result<> saveQuestionDraft(Workspace& workspace, const QuestionDraft& draft) {
    const std::string document = formats::questionDocument(draft.typed);
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database,
                "INSERT OR REPLACE INTO question_draft (question, revision, document,"
                " saved_by, saved_at) VALUES (?, ?, ?, ?, ?)",
                draft.question, draft.revision, document, draft.savedBy, base::utcNow());
        return {};
    });
}

Result<> dropQuestionDraft(Workspace& workspace, base::RowId question) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, "DELETE FROM question_draft WHERE question = ?", question);
        return {};
    });
}

} // namespace assay::workspace

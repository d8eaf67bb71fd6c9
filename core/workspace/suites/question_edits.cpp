#include "core/workspace/suites/question_edits.h"

#include "core/base/clock.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/question_rows.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Question;
using model::QuestionStatus;
using workspace::Cursor;

// Several questions in one transaction and one step of undo. `next` gives the new document of a question, or
// nothing when it stays.
Result<std::int64_t>
reviseAll(workspace::Workspace& workspace, std::span<const base::RowId> ids,
          const std::function<Result<std::optional<std::string>>(base::RowId, const QuestionInForce&)>& next,
          const std::string& who, const std::string& reason) {
    std::int64_t changed = 0;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        changed = 0;
        std::optional<std::int64_t> batch;
        if (ids.size() > 1) {
            batch = newBatch(database);
        }
        for (const base::RowId id : ids) {
            ASSAY_TRY(auto present, questionInForce(database, id));
            ASSAY_TRY(auto document, next(id, present));
            if (!document || *document == present.document) {
                continue;
            }
            ASSAY_TRY(reviseQuestion(database, id, *document, who, reason, batch));
            ++changed;
        }
        return {};
    });
    ASSAY_TRY(done);
    return changed;
}

} // namespace

Result<base::RowId> addQuestion(workspace::Workspace& workspace, base::RowId suite, const Question& question,
                                const std::string& who, const std::string& reason) {
    if (question.questionText.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "question_text");
    }
    base::RowId id = 0;
    auto added = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto made, addQuestion(database, suite, question, who, reason, std::nullopt));
        id = made;
        return {};
    });
    ASSAY_TRY(added);
    return id;
}

Result<base::RowId> addQuestion(SQLite::Database& database, base::RowId suite, const Question& question,
                                const std::string& who, const std::string& reason,
                                std::optional<std::int64_t> batch) {
    {
        Cursor row(database, "SELECT 1 FROM suite WHERE id = ? AND state = 1", suite);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "suite " + std::to_string(suite));
        }
    }
    const base::RowId id = workspace::insertQuestion(
        database, suite, question, formats::questionDocument(question), who, base::utcNow(), reason);
    // Not there yet for the journal, so that undo takes it away again.
    ASSAY_TRY(workspace::putInForce(database, id, 0));
    ASSAY_TRY(edit(database, kQuestionEntity, id, revisionJson(1), who, reason, batch));
    return id;
}

Result<std::int64_t> saveQuestion(workspace::Workspace& workspace, base::RowId id, std::int64_t revision,
                                  const Question& question, const std::string& who,
                                  const std::string& reason) {
    std::int64_t saved = revision;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto present, questionInForce(database, id));
        if (present.revision != revision) {
            return fail(ErrorCode::EditConflict, present.question.questionId, workspace.path().string());
        }
        execute(database, "DELETE FROM question_draft WHERE question = ?", id);
        const std::string document = formats::questionDocument(question);
        if (document == present.document) {
            return {};
        }
        ASSAY_TRY(auto revised, reviseQuestion(database, id, document, who, reason, std::nullopt));
        saved = revised;
        return {};
    });
    ASSAY_TRY(done);
    return saved;
}

Result<std::int64_t> editQuestions(workspace::Workspace& workspace, std::span<const base::RowId> ids,
                                   const std::function<bool(Question&)>& change, const std::string& who,
                                   const std::string& reason) {
    return reviseAll(
        workspace, ids,
        [&](base::RowId, const QuestionInForce& present) -> Result<std::optional<std::string>> {
            Question question = present.question;
            if (!change(question)) {
                return std::nullopt;
            }
            return formats::questionDocument(question);
        },
        who, reason);
}

Result<std::int64_t> setStatus(workspace::Workspace& workspace, std::span<const base::RowId> ids,
                               QuestionStatus status, const std::string& who, const std::string& reason) {
    return editQuestions(
        workspace, ids,
        [&](Question& question) {
            if (question.status == status) {
                return false;
            }
            question.status = status;
            if (status == QuestionStatus::Approved) {
                question.flags.clear();
            }
            return true;
        },
        who, reason);
}

Result<std::int64_t> flagQuestions(workspace::Workspace& workspace, std::span<const base::RowId> ids,
                                   const std::string& reason, const std::string& note,
                                   const std::string& who) {
    std::int64_t changed = 0;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto flagged,
                  flagQuestions(database, ids, reason, note, who,
                                ids.size() > 1 ? std::optional(newBatch(database)) : std::nullopt));
        changed = flagged;
        return {};
    });
    ASSAY_TRY(done);
    return changed;
}

Result<std::int64_t> flagQuestions(SQLite::Database& database, std::span<const base::RowId> ids,
                                   const std::string& reason, const std::string& note, const std::string& who,
                                   std::optional<std::int64_t> batch) {
    if (reason.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "reason");
    }
    const std::string now = base::utcNow();
    std::int64_t changed = 0;
    for (const base::RowId id : ids) {
        ASSAY_TRY(auto present, questionInForce(database, id));
        Question question = std::move(present.question);
        const auto flag =
            std::find_if(question.flags.begin(), question.flags.end(),
                         [&](const model::QuestionFlag& known) { return known.reason == reason; });
        if (flag == question.flags.end()) {
            question.flags.push_back({reason, note, who, now});
        } else if (!note.empty() && flag->note != note) {
            *flag = {reason, note, who, now};
        } else if (question.status == QuestionStatus::Flagged) {
            continue;
        }
        question.status = QuestionStatus::Flagged;
        ASSAY_TRY(reviseQuestion(database, id, formats::questionDocument(question), who, reason, batch));
        ++changed;
    }
    return changed;
}

Result<std::int64_t> restoreRevision(workspace::Workspace& workspace, base::RowId id, std::int64_t present,
                                     std::int64_t wanted, const std::string& who) {
    std::int64_t made = present;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto now, questionInForce(database, id));
        if (now.revision != present) {
            return fail(ErrorCode::EditConflict, now.question.questionId, workspace.path().string());
        }
        std::string document;
        {
            Cursor row(database, "SELECT document FROM question_revision WHERE question = ? AND revision = ?",
                       id, wanted);
            if (!row.step()) {
                return fail(ErrorCode::NotFound,
                            "revision " + std::to_string(wanted) + " of question " + std::to_string(id));
            }
            document = row.text(0);
        }
        if (document == now.document) {
            return {};
        }
        ASSAY_TRY(auto revised, reviseQuestion(database, id, document, who,
                                               "restore revision " + std::to_string(wanted), std::nullopt));
        made = revised;
        return {};
    });
    ASSAY_TRY(done);
    return made;
}

Result<std::vector<QuestionEvent>> questionHistory(const workspace::Reader& reader, base::RowId id) {
    ASSAY_TRY(auto entries, historyOf(reader, kQuestionEntity, id));
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<QuestionEvent>> {
        std::vector<QuestionEvent> events;
        const bool wasImported = entries.empty() || revisionIn(entries.front().before) != 0;
        if (wasImported) {
            Cursor first(reader.database(),
                         "SELECT made_by, made_at, reason FROM question_revision"
                         " WHERE question = ? AND revision = 1",
                         id);
            if (!first.step()) {
                return fail(ErrorCode::NotFound, "question " + std::to_string(id), reader.path());
            }
            events.push_back({QuestionEvent::Kind::Imported, 0, 1, std::string(first.text(0)),
                              std::string(first.text(1)), std::string(first.text(2))});
        }
        for (const JournalEntry& entry : entries) {
            QuestionEvent event;
            event.from = revisionIn(entry.before);
            event.to = revisionIn(entry.after);
            event.kind = entry.kind == EntryKind::Undo   ? QuestionEvent::Kind::Undone
                         : entry.kind == EntryKind::Redo ? QuestionEvent::Kind::Redone
                         : event.from == 0               ? QuestionEvent::Kind::Made
                                                         : QuestionEvent::Kind::Edited;
            event.who = entry.editedBy;
            event.when = entry.editedAt;
            event.reason = entry.reason;
            events.push_back(std::move(event));
        }
        std::reverse(events.begin(), events.end());
        return events;
    });
}

} // namespace assay::workspace

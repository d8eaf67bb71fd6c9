// Editing gold questions: every change is a new revision and an entry of the journal, so it can be undone,
// also after a restart, and every earlier state can be looked at and restored.
//
// Functions run on any thread; those that change take one short transaction. Nobody overwrites what somebody
// else has changed since: the caller says which revision it read, and EditConflict tells it that there is a
// newer one.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Adds a question to a suite. Errors: NotFound (no such suite), InvalidArgument (no question text).
[[nodiscard]] base::Result<base::RowId> addQuestion(workspace::Workspace& workspace, base::RowId suite,
                                                    const model::Question& question, const std::string& who,
                                                    const std::string& reason);

// A new revision; the question's draft is gone with it. Gives its number, or `revision` itself when nothing
// would change. Errors: NotFound, EditConflict (the revision in force is another than `revision`).
[[nodiscard]] base::Result<std::int64_t> saveQuestion(workspace::Workspace& workspace, base::RowId id,
                                                      std::int64_t revision, const model::Question& question,
                                                      const std::string& who, const std::string& reason);

// The same change to many questions as one step of undo: `change` returns whether it changed anything. Gives
// how many were. Errors: NotFound.
[[nodiscard]] base::Result<std::int64_t> editQuestions(workspace::Workspace& workspace,
                                                       std::span<const base::RowId> ids,
                                                       const std::function<bool(model::Question&)>& change,
                                                       const std::string& who, const std::string& reason);

// draft → approved → flagged → retired, and back. Approving a flagged question takes its flags away.
[[nodiscard]] base::Result<std::int64_t> setStatus(workspace::Workspace& workspace,
                                                   std::span<const base::RowId> ids,
                                                   model::QuestionStatus status, const std::string& who,
                                                   const std::string& reason);

// Adds a flag (once for each reason) and sets the status to flagged. Error: InvalidArgument (no reason).
[[nodiscard]] base::Result<std::int64_t> flagQuestions(workspace::Workspace& workspace,
                                                       std::span<const base::RowId> ids,
                                                       const std::string& reason, const std::string& note,
                                                       const std::string& who);

// Puts an earlier state in force again, as a new revision. Errors: NotFound, EditConflict.
[[nodiscard]] base::Result<std::int64_t> restoreRevision(workspace::Workspace& workspace, base::RowId id,
                                                         std::int64_t present, std::int64_t wanted,
                                                         const std::string& who);

// One thing that happened to a question, newest first.
struct QuestionEvent {
    enum class Kind : std::uint8_t { Imported, Made, Edited, Undone, Redone };
    Kind kind = Kind::Edited;
    std::int64_t from = 0; // revision in force before; 0: none
    std::int64_t to = 0;   // and after
    std::string who, when, reason;
};

[[nodiscard]] base::Result<std::vector<QuestionEvent>> questionHistory(const workspace::Reader& reader,
                                                                       base::RowId id);

// --- For other edits of this room: inside a transaction of the writer; throw SQLite::Exception ---

[[nodiscard]] base::Result<base::RowId> addQuestion(SQLite::Database& database, base::RowId suite,
                                                    const model::Question& question, const std::string& who,
                                                    const std::string& reason,
                                                    std::optional<std::int64_t> batch);
[[nodiscard]] base::Result<std::int64_t>
flagQuestions(SQLite::Database& database, std::span<const base::RowId> ids, const std::string& reason,
              const std::string& note, const std::string& who, std::optional<std::int64_t> batch);

} // namespace assay::workspace

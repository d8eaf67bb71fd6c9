// Single questions of a workspace, and the columns that lists, facets and searches work on. Reading only;
// questions are edited through question_edits.h.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

struct StoredQuestion {
    base::RowId id = 0;
    base::RowId suite = 0;
    std::int64_t revision = 0; // the one in force
    model::Question question;
    std::string changedBy;
    std::string changedAt;  // UTC, ISO 8601
    std::string sourceFile; // where it was imported from; empty: made here
    std::int64_t sourceLine = 0;
};

// The revision in force. Error: NotFound.
[[nodiscard]] base::Result<StoredQuestion> storedQuestion(const Reader& reader, base::RowId id);

struct QuestionRevision {
    std::int64_t revision = 0;
    model::Question question;
    std::string madeBy;
    std::string madeAt;
    std::string reason;
};

// Oldest first; also those that an undo has put out of force. Error: NotFound.
[[nodiscard]] base::Result<std::vector<QuestionRevision>> questionRevisions(const Reader& reader,
                                                                            base::RowId id);

// Whether the suite has another question of this id than `except`. An empty id is never taken.
[[nodiscard]] base::Result<bool> isQuestionIdTaken(const Reader& reader, base::RowId suite,
                                                   std::string_view questionId, base::RowId except);

// The columns of every question of a workspace in the order of their ids. Texts that repeat are numbers into
// `names`; lists of numbers lie one after the other, those of question i from xBegin[i] to xBegin[i + 1].
struct QuestionColumns {
    struct Lists {
        std::vector<std::uint32_t> begin{0};
        std::vector<std::uint32_t> values;

        [[nodiscard]] std::span<const std::uint32_t> of(std::size_t i) const {
            return {values.data() + begin[i], begin[i + 1] - begin[i]};
        }
    };

    std::vector<base::RowId> id;
    std::vector<base::RowId> suite;
    std::vector<std::string> questionId;
    std::vector<std::string> questionText;
    std::vector<model::QuestionStatus> status;
    std::vector<std::uint32_t> category, difficulty, scope, answerType, goldVersion; // into names
    Lists companies, years, sections, flags;                                         // into names
    std::vector<std::uint32_t> changedBy;                                            // into names
    std::vector<std::string> changedAt;
    std::vector<std::string> names{{}}; // names[0] is the empty one: missing

    [[nodiscard]] std::size_t size() const noexcept { return id.size(); }
};

// Scans the table: not for the GUI thread. Error: Cancelled.
[[nodiscard]] base::Result<QuestionColumns> loadQuestionColumns(const Reader& reader, std::stop_token stop);

// The first `limit` questions with an id above `after`, as columns: for a page that cannot wait.
[[nodiscard]] base::Result<QuestionColumns> firstQuestionColumns(const Reader& reader, base::RowId after,
                                                                 int limit);

// Questions that hold every word of `text`, the last one as a beginning, in any of: question, answer,
// company, notes, question id, evidence. Case and diacritics do not count. In the order of their ids. An
// empty text is InvalidArgument.
[[nodiscard]] base::Result<std::vector<base::RowId>> searchQuestions(const Reader& reader,
                                                                     std::string_view text);

} // namespace assay::workspace

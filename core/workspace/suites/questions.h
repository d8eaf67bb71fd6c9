// Single questions of a workspace, and the columns that lists, facets and searches work on; drafts of
// what was typed and not saved. Questions are edited through question_edits.h.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

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

// What was being typed into a question when it was last seen.
struct QuestionDraft {
    base::RowId question = 0;
    std::int64_t revision = 0; // that the typing began from
    model::Question typed;
    std::string savedBy;
    std::string savedAt;
};

[[nodiscard]] base::Result<std::vector<QuestionDraft>> questionDrafts(const Reader& reader);
// Of one question.
[[nodiscard]] base::Result<std::optional<QuestionDraft>> questionDraft(const Reader& reader,
                                                                       base::RowId question);
[[nodiscard]] base::Result<> saveQuestionDraft(Workspace& workspace, const QuestionDraft& draft);
[[nodiscard]] base::Result<> dropQuestionDraft(Workspace& workspace, base::RowId question);

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

// A sentence that evidence points to, with where it came from.
struct StoredPassage {
    base::RowId id = 0;
    base::RowId corpus = 0; // 0: of a suite, of bundles, or attached; else `id` is a key of its sentences
    std::string sentenceId;
    std::string text;
    std::string title;
    std::string company;
    std::optional<std::int64_t> year;
    std::string section;
    std::optional<std::int64_t> position;
    std::string origin; // "suite NAME", "bundles NAME", "corpus NAME", or who attached it

    friend bool operator==(const StoredPassage&, const StoredPassage&) = default;
};

// Every distinct text under that id, oldest first, those of corpora after the others; none is no error. In
// well under a millisecond, whatever the size of the corpora.
[[nodiscard]] base::Result<std::vector<StoredPassage>> passagesOf(const Reader& reader,
                                                                  std::string_view sentenceId);

// The sentences around it that are held, by position within the same company, form, year and section: at most
// `span` before and after, the sentence itself not among them, in order. Those of a corpus that holds the
// sentence come first; what it lacks is looked for by the ids of the neighbours.
[[nodiscard]] base::Result<std::vector<StoredPassage>> passagesAround(const Reader& reader,
                                                                      const StoredPassage& passage, int span);

// How many sentences are held: distinct ids of suites, bundles and attached texts, and every sentence of a
// corpus (what is in both counts twice). And which of these ids are held anywhere.
[[nodiscard]] base::Result<std::int64_t> passageCount(const Reader& reader);
[[nodiscard]] base::Result<std::vector<bool>> passagesExist(const Reader& reader,
                                                            std::span<const std::string> sentenceIds);

// Attaches a text to an evidence id that nothing else holds: an edit of the journal, which can be undone.
[[nodiscard]] base::Result<> attachPassage(Workspace& workspace, const std::string& sentenceId,
                                           const std::string& text, const std::string& who);

// --- For writers: inside a transaction; throw SQLite::Exception ---

// Adds a question with its first revision; gives its key.
[[nodiscard]] base::RowId insertQuestion(SQLite::Database& database, base::RowId suite,
                                         const model::Question& question, std::string_view document,
                                         const std::string& who, const std::string& when,
                                         const std::string& reason);

// Adds a revision without putting it in force; gives its number. `document` is the question's.
[[nodiscard]] std::int64_t insertRevision(SQLite::Database& database, base::RowId id,
                                          std::string_view document, const std::string& who,
                                          const std::string& when, const std::string& reason);

// Puts a revision in force, with the columns and the search text made from it; 0: the question is not there.
[[nodiscard]] base::Result<> putInForce(SQLite::Database& database, base::RowId id, std::int64_t revision);

} // namespace assay::workspace

// The rows of a question as they are written: prepared once, for imports of many. Inside transactions of the
// writer; throws SQLite::Exception. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/schema/prepared_write.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// What a question is found by, in the order of question_search's columns, folded as searchQuestions() folds
// what it looks for.
using SearchTexts = std::array<std::string, 6>;
[[nodiscard]] SearchTexts searchTexts(const model::Question& question);

// What lists filter by, one entry a line: companies, years, sections, reasons of flags, as the columns of
// `question` of these names hold them.
using ListColumns = std::array<std::string, 4>;
[[nodiscard]] ListColumns listColumns(const model::Question& question);

// The question that a row holds. Error: DamagedWorkspace.
[[nodiscard]] base::Result<model::Question> questionIn(std::string_view document, base::RowId id);

class QuestionRows {
  public:
    explicit QuestionRows(SQLite::Database& database);

    // As insertQuestion().
    [[nodiscard]] base::RowId insert(base::RowId suite, const model::Question& question,
                                     std::string_view document, const std::string& who,
                                     const std::string& when, const std::string& reason);

    void insertSource(base::RowId id, std::int64_t file, const std::string& pointer, std::int64_t line,
                      const std::string& record);

    // Writes the columns and the search text of a question that has a row.
    void writeColumns(base::RowId id, std::int64_t revision, const model::Question& question,
                      const std::string& who, const std::string& when);

    void addRevision(base::RowId id, std::int64_t revision, std::string_view document, const std::string& who,
                     const std::string& when, const std::string& reason);

  private:
    SQLite::Database& m_database;
    PreparedWrite m_question;
    PreparedWrite m_columns;
    PreparedWrite m_revision;
    PreparedWrite m_source;
    PreparedWrite m_text;
};

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

#include "core/workspace/suites/question_rows.h"

#include "core/formats/questions/question_format.h"
#include "core/model/question_field.h"
#include "core/text/fold.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::Result;
using model::Question;
using model::QuestionField;

// Entries may hold line breaks of their own only in texts that nobody filters by; there they become spaces.
std::string lines(std::vector<std::string> entries) {
    std::string text;
    for (std::string& entry : entries) {
        std::replace(entry.begin(), entry.end(), '\n', ' ');
        text += (text.empty() ? "" : "\n") + entry;
    }
    return text;
}

std::string linesOf(const Question& question, QuestionField field) {
    return lines(model::fieldEntries(question, field));
}

std::string flagLines(const Question& question) {
    std::vector<std::string> reasons;
    for (const model::QuestionFlag& flag : question.flags) {
        if (std::find(reasons.begin(), reasons.end(), flag.reason) == reasons.end()) {
            reasons.push_back(flag.reason);
        }
    }
    return lines(std::move(reasons));
}

} // namespace

SearchTexts searchTexts(const Question& question) {
    SearchTexts texts{question.questionId,
                      question.questionText,
                      linesOf(question, QuestionField::AnswerText),
                      linesOf(question, QuestionField::CompanyName),
                      question.notes,
                      linesOf(question, QuestionField::EvidenceSentenceIds) + "\n" +
                          linesOf(question, QuestionField::EvidenceSpans)};
    for (std::string& text : texts) {
        text = text::foldForSearch(text);
    }
    return texts;
}

ListColumns listColumns(const Question& question) {
    return {linesOf(question, QuestionField::CompanyName), linesOf(question, QuestionField::Years),
            linesOf(question, QuestionField::SectionHints), flagLines(question)};
}

Result<model::Question> questionIn(std::string_view document, base::RowId id) {
    auto question = formats::readQuestionDocument(document);
    if (!question) {
        return base::fail(ErrorCode::DamagedWorkspace,
                          "question " + std::to_string(id) + ": " + question.error().detail);
    }
    return question;
}

QuestionRows::QuestionRows(SQLite::Database& database)
    : m_database(database)
    , m_question(database, "INSERT INTO question (suite_id, revision, question_id, question_text, status,"
                           " category, difficulty, retrieval_scope, answer_type, gold_version, companies,"
                           " years, sections, flags, changed_by, changed_at)"
                           " VALUES (?, 0, '', '', 0, '', '', '', '', '', '', '', '', '', '', '')")
    , m_columns(database, "UPDATE question SET revision = ?, question_id = ?, question_text = ?, status = ?,"
                          " category = ?, difficulty = ?, retrieval_scope = ?, answer_type = ?,"
                          " gold_version = ?, companies = ?, years = ?, sections = ?, flags = ?,"
                          " changed_by = ?, changed_at = ? WHERE id = ?")
    , m_revision(database, "INSERT INTO question_revision (question, revision, document, made_by, made_at,"
                           " reason) VALUES (?, ?, ?, ?, ?, ?)")
    , m_source(database, "INSERT INTO question_source (question, file, pointer, line, record)"
                         " VALUES (?, ?, ?, ?, ?)")
    , m_text(database,
             "INSERT OR REPLACE INTO question_search (rowid, question_id, question_text, answer_text,"
             " companies, notes, evidence) VALUES (?, ?, ?, ?, ?, ?, ?)") {}

base::RowId QuestionRows::insert(base::RowId suite, const Question& question, std::string_view document,
                                 const std::string& who, const std::string& when, const std::string& reason) {
    m_question.run(suite);
    const base::RowId id = m_database.getLastInsertRowid();
    addRevision(id, 1, document, who, when, reason);
    writeColumns(id, 1, question, who, when);
    return id;
}

void QuestionRows::insertSource(base::RowId id, std::int64_t file, const std::string& pointer,
                                std::int64_t line, const std::string& record) {
    m_source.run(id, file, pointer, line, record);
}

void QuestionRows::addRevision(base::RowId id, std::int64_t revision, std::string_view document,
                               const std::string& who, const std::string& when, const std::string& reason) {
    m_revision.run(id, revision, document, who, when, reason);
}

void QuestionRows::writeColumns(base::RowId id, std::int64_t revision, const Question& question,
                                const std::string& who, const std::string& when) {
    const ListColumns lists = listColumns(question);
    m_columns.run(revision, question.questionId, question.questionText, question.status, question.category,
                  question.difficulty, question.retrievalScope, question.answerType, question.goldVersion,
                  lists[0], lists[1], lists[2], lists[3], who, when, id);
    const SearchTexts searched = searchTexts(question);
    m_text.run(id, searched[0], searched[1], searched[2], searched[3], searched[4], searched[5]);
}

base::RowId insertQuestion(SQLite::Database& database, base::RowId suite, const Question& question,
                           std::string_view document, const std::string& who, const std::string& when,
                           const std::string& reason) {
    return QuestionRows(database).insert(suite, question, document, who, when, reason);
}

std::int64_t insertRevision(SQLite::Database& database, base::RowId id, std::string_view document,
                            const std::string& who, const std::string& when, const std::string& reason) {
    std::int64_t revision = 1;
    {
        Cursor newest(database,
                      "SELECT coalesce(max(revision), 0) + 1 FROM question_revision"
                      " WHERE question = ?",
                      id);
        if (newest.step()) {
            revision = newest.integer(0);
        }
    }
    QuestionRows(database).addRevision(id, revision, document, who, when, reason);
    return revision;
}

Result<> putInForce(SQLite::Database& database, base::RowId id, std::int64_t revision) {
    if (revision == 0) {
        execute(database, "UPDATE question SET revision = 0 WHERE id = ?", id);
        execute(database, "DELETE FROM question_search WHERE rowid = ?", id);
        return {};
    }
    Cursor row(database,
               "SELECT document, made_by, made_at FROM question_revision"
               " WHERE question = ? AND revision = ?",
               id, revision);
    if (!row.step()) {
        return base::fail(ErrorCode::NotFound,
                          "revision " + std::to_string(revision) + " of question " + std::to_string(id));
    }
    ASSAY_TRY(const auto question, questionIn(row.text(0), id));
    const std::string who(row.text(1));
    const std::string when(row.text(2));
    QuestionRows(database).writeColumns(id, revision, question, who, when);
    return {};
}

} // namespace assay::workspace

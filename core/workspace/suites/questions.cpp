#include "core/workspace/suites/questions.h"

#include "core/text/fold.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/question_search.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <unordered_map>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

base::Error noQuestion(const Reader& reader, base::RowId id) {
    return {ErrorCode::NotFound, "question " + std::to_string(id), reader.path()};
}

// Reads rows of `question` into columns.
class ColumnsBuilder {
  public:
    static constexpr const char* kSelect =
        "SELECT q.id, q.suite_id, q.question_id, q.question_text, q.status, q.category, q.difficulty,"
        " q.retrieval_scope, q.answer_type, q.gold_version, q.companies, q.years, q.sections, q.flags,"
        " q.changed_by, q.changed_at FROM question AS q"
        " WHERE q.revision > 0 AND q.suite_id IN (SELECT id FROM suite WHERE state = 1)";

    void add(const Cursor& row) {
        m_columns.id.push_back(row.integer(0));
        m_columns.suite.push_back(row.integer(1));
        m_columns.questionId.emplace_back(row.text(2));
        m_columns.questionText.emplace_back(row.text(3));
        m_columns.status.push_back(row.enumeration(4, model::QuestionStatus::Retired));
        m_columns.category.push_back(number(row.text(5)));
        m_columns.difficulty.push_back(number(row.text(6)));
        m_columns.scope.push_back(number(row.text(7)));
        m_columns.answerType.push_back(number(row.text(8)));
        m_columns.goldVersion.push_back(number(row.text(9)));
        addList(m_columns.companies, row.text(10));
        addList(m_columns.years, row.text(11));
        addList(m_columns.sections, row.text(12));
        addList(m_columns.flags, row.text(13));
        m_columns.changedBy.push_back(number(row.text(14)));
        m_columns.changedAt.emplace_back(row.text(15));
    }

    [[nodiscard]] QuestionColumns finish() { return std::move(m_columns); }

  private:
    std::uint32_t number(std::string_view name) {
        if (name.empty()) {
            return 0;
        }
        const auto [found, isNew] =
            m_numbers.try_emplace(std::string(name), static_cast<std::uint32_t>(m_columns.names.size()));
        if (isNew) {
            m_columns.names.emplace_back(name);
        }
        return found->second;
    }

    void addList(QuestionColumns::Lists& lists, std::string_view lines) {
        while (!lines.empty()) {
            const std::size_t end = std::min(lines.find('\n'), lines.size());
            lists.values.push_back(number(lines.substr(0, end)));
            lines.remove_prefix(std::min(end + 1, lines.size()));
        }
        lists.begin.push_back(static_cast<std::uint32_t>(lists.values.size()));
    }

    QuestionColumns m_columns;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

} // namespace

Result<StoredQuestion> storedQuestion(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<StoredQuestion> {
        Cursor row(reader.database(),
                   "SELECT q.suite_id, q.revision, r.document, q.changed_by, q.changed_at, f.name, s.line"
                   " FROM question AS q"
                   " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision"
                   " LEFT JOIN question_source AS s ON s.question = q.id"
                   " LEFT JOIN suite_file AS f ON f.suite_id = q.suite_id AND f.number = s.file"
                   " WHERE q.id = ? AND q.suite_id IN (SELECT id FROM suite WHERE state = 1)",
                   id);
        if (!row.step()) {
            return tl::unexpected(noQuestion(reader, id));
        }
        ASSAY_TRY(auto question, questionIn(row.text(2), id));
        StoredQuestion stored;
        stored.id = id;
        stored.suite = row.integer(0);
        stored.revision = row.integer(1);
        stored.question = std::move(question);
        stored.changedBy = row.text(3);
        stored.changedAt = row.text(4);
        stored.sourceFile = row.text(5);
        stored.sourceLine = row.integer(6);
        return stored;
    });
}

Result<std::vector<QuestionRevision>> questionRevisions(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<std::vector<QuestionRevision>> {
        Cursor rows(reader.database(),
                    "SELECT revision, document, made_by, made_at, reason"
                    " FROM question_revision WHERE question = ? ORDER BY revision",
                    id);
        std::vector<QuestionRevision> revisions;
        while (rows.step()) {
            ASSAY_TRY(auto question, questionIn(rows.text(1), id));
            revisions.push_back({rows.integer(0), std::move(question), std::string(rows.text(2)),
                                 std::string(rows.text(3)), std::string(rows.text(4))});
        }
        if (revisions.empty()) {
            return tl::unexpected(noQuestion(reader, id));
        }
        return revisions;
    });
}

Result<bool> isQuestionIdTaken(const Reader& reader, base::RowId suite, std::string_view questionId,
                               base::RowId except) {
    return guarded(reader.path(), [&]() -> Result<bool> {
        // The plus keeps the planner from the index of suites, which may hold a hundred thousand of them.
        Cursor rows(reader.database(),
                    "SELECT 1 FROM question WHERE question_id = ? AND +suite_id = ?"
                    " AND +id <> ? AND revision > 0 LIMIT 1",
                    questionId, suite, except);
        return !questionId.empty() && rows.step();
    });
}

Result<QuestionColumns> loadQuestionColumns(const Reader& reader, std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<QuestionColumns> {
        Cursor rows(reader.database(), std::string(ColumnsBuilder::kSelect) + " ORDER BY q.id");
        ColumnsBuilder builder;
        for (std::int64_t read = 0; rows.step(); ++read) {
            if (read % 1'024 == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            builder.add(rows);
        }
        return builder.finish();
    });
}

Result<QuestionColumns> firstQuestionColumns(const Reader& reader, base::RowId after, int limit) {
    return guarded(reader.path(), [&]() -> Result<QuestionColumns> {
        Cursor rows(reader.database(),
                    std::string(ColumnsBuilder::kSelect) + " AND q.id > ? ORDER BY q.id LIMIT ?", after,
                    limit);
        ColumnsBuilder builder;
        while (rows.step()) {
            builder.add(rows);
        }
        return builder.finish();
    });
}

std::string SearchPiece::query() const {
    std::string query = "\"";
    for (const char c : text) {
        query += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return query + (isBeginning ? "\"*" : "\"");
}

std::vector<SearchPiece> searchPieces(std::string_view typed) {
    const std::string text = text::normaliseWhitespace(text::foldForSearch(typed));
    std::vector<SearchPiece> pieces;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        pieces.push_back({text.substr(begin, end - begin), false});
        begin = end + 1;
    }
    if (!pieces.empty()) {
        pieces.back().isBeginning = true;
    }
    return pieces;
}

std::vector<base::RowId> questionsMatching(SQLite::Database& database, const std::string& query) {
    Cursor rows(database,
                "SELECT rowid FROM question_search WHERE question_search MATCH ?"
                " AND rowid NOT IN (SELECT id FROM question WHERE suite_id IN"
                " (SELECT id FROM suite WHERE state <> 1)) ORDER BY rowid",
                query);
    std::vector<base::RowId> ids;
    while (rows.step()) {
        ids.push_back(rows.integer(0));
    }
    return ids;
}

Result<std::vector<base::RowId>> searchQuestions(const Reader& reader, std::string_view typed) {
    std::string query;
    for (const SearchPiece& piece : searchPieces(typed)) {
        query += (query.empty() ? "" : " ") + piece.query();
    }
    if (query.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "text");
    }
    return guarded(reader.path(), [&]() -> Result<std::vector<base::RowId>> {
        return questionsMatching(reader.database(), query);
    });
}

} // namespace assay::workspace

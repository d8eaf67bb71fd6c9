#include "core/store/answer_scores.h"

#include "core/base/clock.h"
#include "core/store/cursor.h"
#include "core/store/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Issue;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::int64_t kAnswersPerReport = 4'096;

constexpr const char* kColumns = "SELECT s.id, s.name, s.file, s.sha256, s.imported_at, (SELECT count(*) FROM"
                                 " answer_score AS a WHERE a.set_id = s.id) FROM answer_set AS s";

AnswerSetInfo readInfo(const Cursor& row) {
    return {row.integer(0),           std::string(row.text(1)), std::string(row.text(2)),
            std::string(row.text(3)), std::string(row.text(4)), row.integer(5)};
}

Result<> store(SQLite::Database& database, AnswerSetImport& imported,
               const std::vector<formats::AnswerRecord>& records, const std::stop_token& stop,
               base::ProgressSink& progress) {
    SQLite::Statement set(database,
                          "INSERT INTO answer_set (name, file, sha256, imported_at) VALUES (?, ?, ?, ?)");
    set.bind(1, imported.set.name);
    set.bind(2, imported.set.file);
    set.bind(3, imported.set.sha256);
    set.bind(4, imported.set.importedAt);
    set.exec();
    imported.set.id = database.getLastInsertRowid();
    SQLite::Statement put(database, "INSERT INTO answer_score (set_id, number, question_id, answer, scores)"
                                    " VALUES (?, ?, ?, ?, ?)");
    std::int64_t number = 0;
    for (const formats::AnswerRecord& record : records) {
        put.reset();
        put.bind(1, imported.set.id);
        put.bind(2, ++number);
        put.bind(3, record.questionId);
        if (record.answer) {
            put.bind(4, *record.answer);
        } else {
            put.bind(4);
        }
        put.bind(5, nlohmann::json(record.metrics).dump());
        put.exec();
        if (number % kAnswersPerReport == 0) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            progress.report(base::Stage::Storing, number, static_cast<std::int64_t>(records.size()));
        }
    }
    return {};
}

// Which of them are answers to questions of no visible suite.
std::vector<const formats::AnswerRecord*> unknownOf(SQLite::Database& database,
                                                    const std::vector<formats::AnswerRecord>& records) {
    Cursor known(database, "SELECT 1 FROM question WHERE question_id = ? AND revision > 0"
                           " AND suite_id IN (SELECT id FROM suite WHERE state = 1)");
    std::vector<const formats::AnswerRecord*> unknown;
    for (const formats::AnswerRecord& record : records) {
        known.reset();
        known.bind(1, std::string_view(record.questionId));
        if (!known.step()) {
            unknown.push_back(&record);
        }
    }
    return unknown;
}

Result<ScoredAnswer> readAnswer(const Cursor& row) {
    const auto scores = nlohmann::json::parse(row.text(2), nullptr, false);
    if (!scores.is_object()) {
        return fail(ErrorCode::DamagedWorkspace, "answer_score of " + std::string(row.text(0)));
    }
    ScoredAnswer answer;
    if (!row.isMissing(1)) {
        answer.answer = row.text(1);
    }
    for (const auto& [name, value] : scores.items()) {
        if (value.is_number()) {
            answer.metrics.emplace(name, value.get<double>());
        }
    }
    return answer;
}

} // namespace

Result<AnswerSetImport> importAnswerScores(Workspace& workspace, const std::filesystem::path& file,
                                           const std::string& name,
                                           std::optional<formats::AnswerScoreKind> kind, std::stop_token stop,
                                           base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    auto reading = formats::readAnswerScores(file, kind, stop, progress, issuesOnFailure);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    AnswerSetImport imported;
    imported.set.name = name;
    imported.set.file = reading->file;
    imported.set.sha256 = reading->sha256;
    imported.set.importedAt = base::utcNow();
    imported.set.answers = static_cast<std::int64_t>(reading->records.size());
    imported.kind = reading->kind;
    imported.rejected = static_cast<std::int64_t>(reading->rejected.size());
    imported.read = std::move(reading->read);
    imported.otherColumns = std::move(reading->otherColumns);
    imported.issues = std::move(reading->issues);
    std::vector<const formats::AnswerRecord*> unknown;
    auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor taken(database, "SELECT 1 FROM answer_set WHERE name = ?");
        taken.bind(1, std::string_view(name));
        if (taken.step()) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
        }
        unknown = unknownOf(database, reading->records);
        return store(database, imported, reading->records, stop, progress);
    });
    if (!written) {
        return tl::unexpected(written.error());
    }
    imported.unknownQuestions = static_cast<std::int64_t>(unknown.size());
    for (const formats::AnswerRecord* record : unknown) {
        imported.issues.add({Severity::Warning,
                             IssueCode::UnknownQuestion,
                             file.string(),
                             record->line,
                             "question_id",
                             record->questionId,
                             {}});
    }
    return imported;
}

Result<std::vector<AnswerSetInfo>> answerSets(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<AnswerSetInfo>> {
        Cursor rows(reader.database(), std::string(kColumns) + " ORDER BY s.id DESC");
        std::vector<AnswerSetInfo> sets;
        while (rows.step()) {
            sets.push_back(readInfo(rows));
        }
        return sets;
    });
}

Result<AnswerSetInfo> findAnswerSet(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<AnswerSetInfo> {
        Cursor row(reader.database(), std::string(kColumns) + " WHERE s.name = ?");
        row.bind(1, std::string_view(name));
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readInfo(row);
    });
}

Result<ScoredAnswers> loadAnswerScores(const Reader& reader, base::RowId set, std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<ScoredAnswers> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor there(reader.database(), "SELECT 1 FROM answer_set WHERE id = ?");
        there.bind(1, set);
        if (!there.step()) {
            return fail(ErrorCode::NotFound, "answer set " + std::to_string(set), reader.path());
        }
        Cursor rows(reader.database(),
                    "SELECT question_id, answer, scores FROM answer_score WHERE set_id = ? ORDER BY number");
        rows.bind(1, set);
        ScoredAnswers answers;
        for (std::int64_t read = 1; rows.step(); ++read) {
            auto answer = readAnswer(rows);
            if (!answer) {
                return tl::unexpected(answer.error());
            }
            answers.emplace(rows.text(0), std::move(*answer));
            if (read % kAnswersPerReport == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
        }
        return answers;
    });
}

Result<> removeAnswerSet(Workspace& workspace, base::RowId set) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        SQLite::Statement answers(database, "DELETE FROM answer_score WHERE set_id = ?");
        answers.bind(1, set);
        answers.exec();
        SQLite::Statement remove(database, "DELETE FROM answer_set WHERE id = ?");
        remove.bind(1, set);
        if (remove.exec() == 0) {
            return fail(ErrorCode::NotFound, "answer set " + std::to_string(set), workspace.path().string());
        }
        return {};
    });
}

} // namespace assay::store

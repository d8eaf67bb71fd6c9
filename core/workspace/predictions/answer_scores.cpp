#include "core/workspace/predictions/answer_scores.h"

#include "core/base/clock.h"
#include "core/base/json_members.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/reference_lists.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Issue;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::int64_t kAnswersPerReport = 4'096;

constexpr const char* kColumns = "SELECT s.id, s.name, s.file, s.sha256, s.imported_at, (SELECT count(*) FROM"
                                 " answer_score AS a WHERE a.set_id = s.id), s.kind FROM answer_set AS s";

AnswerSetInfo readInfo(const Cursor& row) {
    return {row.integer(0),           std::string(row.text(1)), std::string(row.text(2)),
            std::string(row.text(3)), std::string(row.text(4)), row.integer(5),
            std::string(row.text(6))};
}

using Records = std::vector<const formats::AnswerRecord*>;

// One set that is to be stored.
struct Part {
    std::string name;
    std::string document; // empty: it stands elsewhere
    Records records;
};

// One of each system, in the order of the file.
std::vector<Part> partsOf(const formats::AnswerScoreReading& reading, const std::string& name) {
    std::vector<Part> parts;
    std::map<std::string, std::size_t> partOf;
    const bool isOfSystems = reading.kind == formats::AnswerScoreKind::FloridaBaselinesJson;
    for (const formats::AnswerRecord& record : reading.records) {
        const auto [place, isNew] = partOf.try_emplace(record.system, parts.size());
        if (isNew) {
            parts.push_back({isOfSystems ? name + ": " + record.system : name,
                             isOfSystems ? std::string() : reading.document,
                             {}});
        }
        parts[place->second].records.push_back(&record);
    }
    return parts;
}

bool isTaken(SQLite::Database& database, const std::string& name) {
    Cursor taken(database,
                 "SELECT 1 FROM answer_set WHERE name = ?1"
                 " UNION ALL SELECT 1 FROM reference_list WHERE name = ?1",
                 name);
    return taken.step();
}

void keepDocument(SQLite::Database& database, const formats::AnswerScoreReading& reading,
                  const std::string& name, const std::string& when) {
    execute(database,
            "INSERT INTO reference_list (name, kind, file, sha256, imported_at,"
            " document) VALUES (?, ?, ?, ?, ?, ?)",
            name, formats::answerScoreKindName(reading.kind), reading.file, reading.sha256, when,
            reading.document);
}

base::RowId insertSet(SQLite::Database& database, const AnswerSetInfo& info, const std::string& document) {
    execute(database,
            "INSERT INTO answer_set (name, file, sha256, imported_at, kind, document)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            info.name, info.file, info.sha256, info.importedAt, info.kind, document);
    return database.getLastInsertRowid();
}

// Stores the answers of one set; `stored` of `total` are there already.
Result<> store(SQLite::Database& database, base::RowId set, const Records& records, std::int64_t stored,
               std::int64_t total, const std::stop_token& stop, base::ProgressSink& progress) {
    PreparedWrite put(database, "INSERT INTO answer_score (set_id, number, question_id, answer, scores)"
                                " VALUES (?, ?, ?, ?, ?)");
    std::int64_t number = 0;
    for (const formats::AnswerRecord* record : records) {
        put.run(set, ++number, record->questionId, record->answer, nlohmann::json(record->metrics).dump());
        if (number % kAnswersPerReport == 0) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            progress.report(base::Stage::Storing, stored + number, total);
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
        known.bind(record.questionId);
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
        if (const auto number = base::numberIn(value)) {
            answer.metrics.emplace(name, *number);
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
    ASSAY_TRY(auto reading, formats::readAnswerScores(file, kind, stop, progress, issuesOnFailure));
    if (reading.bytes > kMaxKeptBytes) {
        return fail(ErrorCode::InputNotUsable, "larger than 999 MB", file.string());
    }
    AnswerSetImport imported;
    imported.answers = static_cast<std::int64_t>(reading.records.size());
    imported.inputSha256 = reading.sha256;
    imported.kind = reading.kind;
    imported.rejected = static_cast<std::int64_t>(reading.rejected.size());
    imported.read = std::move(reading.read);
    imported.otherColumns = std::move(reading.otherColumns);
    imported.issues = std::move(reading.issues);
    const std::string when = base::utcNow();
    const std::vector<Part> parts = partsOf(reading, name);
    std::vector<const formats::AnswerRecord*> unknown;
    auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (isTaken(database, name)) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
        }
        unknown = unknownOf(database, reading.records);
        imported.sets.clear();
        if (parts.front().document.empty()) {
            keepDocument(database, reading, name, when);
        }
        std::int64_t stored = 0;
        for (const Part& part : parts) {
            if (part.name != name && isTaken(database, part.name)) {
                return fail(ErrorCode::NameTaken, part.name, workspace.path().string());
            }
            const auto answers = static_cast<std::int64_t>(part.records.size());
            AnswerSetInfo info{0,
                               part.name,
                               reading.file,
                               reading.sha256,
                               when,
                               answers,
                               std::string(formats::answerScoreKindName(reading.kind))};
            info.id = insertSet(database, info, part.document);
            ASSAY_TRY(store(database, info.id, part.records, stored, imported.answers, stop, progress));
            stored += answers;
            imported.sets.push_back(std::move(info));
        }
        return {};
    });
    ASSAY_TRY(written);
    imported.set = imported.sets.front();
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
        Cursor row(reader.database(), std::string(kColumns) + " WHERE s.name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readInfo(row);
    });
}

Result<ScoredAnswers> loadAnswerScores(const Reader& reader, base::RowId set, std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<ScoredAnswers> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor there(reader.database(), "SELECT 1 FROM answer_set WHERE id = ?", set);
        if (!there.step()) {
            return fail(ErrorCode::NotFound, "answer set " + std::to_string(set), reader.path());
        }
        Cursor rows(reader.database(),
                    "SELECT question_id, answer, scores FROM answer_score WHERE set_id = ? ORDER BY number",
                    set);
        ScoredAnswers answers;
        for (std::int64_t read = 1; rows.step(); ++read) {
            ASSAY_TRY(auto answer, readAnswer(rows));
            answers.emplace(rows.text(0), std::move(answer));
            if (read % kAnswersPerReport == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
        }
        return answers;
    });
}

Result<> removeAnswerSet(Workspace& workspace, base::RowId set) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, "DELETE FROM answer_score WHERE set_id = ?", set);
        std::string sha256;
        std::string kind;
        {
            Cursor row(database, "SELECT sha256, kind FROM answer_set WHERE id = ?", set);
            if (!row.step()) {
                return fail(ErrorCode::NotFound, "answer set " + std::to_string(set),
                            workspace.path().string());
            }
            sha256 = row.text(0);
            kind = row.text(1);
        }
        execute(database, "DELETE FROM answer_set WHERE id = ?", set);
        execute(database,
                "DELETE FROM reference_list WHERE sha256 = ?1 AND kind = ?2 AND NOT EXISTS"
                " (SELECT 1 FROM answer_set WHERE sha256 = ?1 AND kind = ?2)",
                sha256, kind);
        return {};
    });
}

} // namespace assay::workspace

#include "core/workspace/predictions/answer_sets.h"

#include "core/workspace/journal/set_removals.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/schema/step_deletion.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::int64_t kPredictionsPerDeletion = 5'000;
constexpr std::int64_t kPiecesPerDeletion = 16;

// What a set holds is decided by its first predictions, whether they have answers by a thousand, else by the
// details of a hundred: there may be very many, with long lists.
const std::string kAnswerSetColumns = [] {
    const std::string rows = std::to_string(kRowsPerSet);
    const std::string ofSet = " FROM prediction AS p WHERE p.id BETWEEN s.id * " + rows + " AND s.id * " +
                              rows + " + " + rows + " - 1";
    const std::string first =
        "EXISTS (SELECT 1 FROM (SELECT p.detail AS detail" + ofSet + " LIMIT 100) WHERE ";
    return "SELECT s.id, s.name, coalesce(f.file, ''), s.sha256, s.made_at, s.predictions, s.kind,"
           " s.content_hash, CASE WHEN s.predictions = 0 OR"
           " EXISTS (SELECT 1 FROM (SELECT p.answer AS answer" +
           ofSet + " LIMIT 1000) WHERE answer IS NOT NULL) OR " + first +
           "json_extract(detail, '$.error') IS NOT NULL) THEN 0 WHEN " + first +
           "json_type(detail, '$.contexts') IS NOT NULL) THEN 1 ELSE 2 END"
           " FROM prediction_set AS s LEFT JOIN prediction_file AS f ON f.id = s.file_id WHERE s.state = 1";
}();

AnswerSetInfo readAnswerSet(const Cursor& row) {
    return {
        row.integer(0),           std::string(row.text(1)), std::string(row.text(2)),
        std::string(row.text(3)), std::string(row.text(4)), row.integer(5),
        std::string(row.text(6)), std::string(row.text(7)), static_cast<AnswerSetContent>(row.integer(8))};
}

Result<std::vector<base::RowId>> beingRemoved(const Workspace& workspace, const char* sql) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<base::RowId>> {
        ASSAY_TRY(const auto reader, workspace.reader());
        Cursor rows(reader.database(), sql);
        std::vector<base::RowId> ids;
        while (rows.step()) {
            ids.push_back(rows.integer(0));
        }
        return ids;
    });
}

// The rows whose keys are those of `owner`, then what they belong to.
Result<> deleteOwned(Workspace& workspace, const std::string& table, base::RowId owner, std::int64_t atOnce,
                     const char* ownerDeletion, const std::stop_token& stop, base::ProgressSink& progress) {
    std::int64_t deleted = 0;
    const auto someRows = [&](SQLite::Database& database) -> std::int64_t {
        return execute(database,
                       "DELETE FROM " + table + " WHERE id IN (SELECT id FROM " + table +
                           " WHERE id BETWEEN ? AND ? LIMIT ?)",
                       rowKey(owner, 0), rowKey(owner, kRowsPerSet - 1), atOnce);
    };
    ASSAY_TRY(deleteInSteps(workspace, atOnce, stop, progress, deleted, someRows));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, ownerDeletion, owner);
        return {};
    });
}

} // namespace

Result<AnswerSetImport> importAnswerScores(Workspace& workspace, const std::filesystem::path& file,
                                           const std::string& name, const formats::PredictionOptions& options,
                                           std::stop_token stop, base::ProgressSink& progress,
                                           base::IssueList* issuesOnFailure) {
    ASSAY_TRY(const auto staged, StagedPredictions::begin(workspace, name, stop, progress));
    ASSAY_TRY(auto reading,
              formats::readPredictionFile(file, options, *staged, stop, progress, issuesOnFailure));
    AnswerSetImport imported;
    progress.report(base::Stage::Publishing, 0, 1);
    ASSAY_TRY(imported.sets, staged->publish(reading, stop));
    progress.report(base::Stage::Publishing, 1, 1);
    imported.set = imported.sets.front();
    imported.answers = reading.records;
    imported.inputSha256 = reading.sha256;
    imported.kind = reading.kind;
    imported.rejected = reading.rejected;
    imported.read = std::move(reading.metrics);
    imported.fields = std::move(reading.fields);
    imported.otherColumns = std::move(reading.otherColumns);
    imported.issues = std::move(reading.issues);
    ASSAY_TRY(const auto reader, workspace.reader());
    for (const AnswerSetInfo& set : imported.sets) {
        ASSAY_TRY(const auto unknown, predictionsOfNoQuestion(reader, set.id));
        imported.unknownQuestions += static_cast<std::int64_t>(unknown.size());
        for (const UnmatchedPrediction& prediction : unknown) {
            const bool hasId = !prediction.questionId.empty();
            imported.issues.add({base::Severity::Warning,
                                 base::IssueCode::UnknownQuestion,
                                 file.string(),
                                 prediction.line,
                                 hasId ? "question_id" : "question",
                                 hasId ? prediction.questionId : prediction.question,
                                 {}});
        }
    }
    return imported;
}

Result<std::vector<AnswerSetInfo>> answerSets(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<AnswerSetInfo>> {
        Cursor rows(reader.database(), kAnswerSetColumns + " ORDER BY s.id DESC");
        std::vector<AnswerSetInfo> sets;
        while (rows.step()) {
            sets.push_back(readAnswerSet(rows));
        }
        return sets;
    });
}

Result<AnswerSetInfo> findAnswerSet(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<AnswerSetInfo> {
        Cursor row(reader.database(), kAnswerSetColumns + " AND s.name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readAnswerSet(row);
    });
}

Result<> removeAnswerSet(Workspace& workspace, base::RowId set) {
    const auto hidden = workspace.write([&](SQLite::Database& database) -> Result<> {
        recordRemoval(database, RemovedKind::Predictions, set);
        if (execute(database, "UPDATE prediction_set SET state = ? WHERE id = ? AND state = ?",
                    SetState::Removing, set, SetState::Visible) == 0) {
            return fail(ErrorCode::NotFound, "answer set " + std::to_string(set), workspace.path().string());
        }
        execute(database,
                "UPDATE prediction_file SET state = ?1 WHERE state = 1 AND NOT EXISTS"
                " (SELECT 1 FROM prediction_set WHERE file_id = prediction_file.id AND state = 1)",
                SetState::Removing);
        return {};
    });
    ASSAY_TRY(hidden);
    base::NoProgress unwatched;
    return removePredictionLeftovers(workspace, {}, unwatched);
}

bool isKeptNameTaken(SQLite::Database& database, const std::string& name) {
    Cursor taken(database,
                 "SELECT 1 FROM prediction_set WHERE name = ?1 AND state = 1"
                 " UNION ALL SELECT 1 FROM prediction_file WHERE name = ?1 AND state = 1"
                 " UNION ALL SELECT 1 FROM reference_list WHERE name = ?1",
                 name);
    return taken.step();
}

std::optional<KeptPredictionFile> keptPredictionFile(SQLite::Database& database, const std::string& name) {
    Cursor row(database,
               "SELECT id, kind, file, sha256, records, bytes FROM prediction_file WHERE state = 1 AND"
               " (name = ?1 OR id IN (SELECT file_id FROM prediction_set WHERE name = ?1 AND state = 1))"
               " LIMIT 1",
               name);
    if (!row.step()) {
        return std::nullopt;
    }
    KeptPredictionFile kept{
        std::string(row.text(1)), std::string(row.text(2)), std::string(row.text(3)), row.integer(4), {}};
    Cursor pieces(database, "SELECT content FROM prediction_file_piece WHERE id BETWEEN ? AND ? ORDER BY id",
                  rowKey(row.integer(0), 0), rowKey(row.integer(0), kRowsPerSet - 1));
    while (pieces.step()) {
        kept.content += pieces.text(0);
    }
    return kept;
}

Result<> removePredictionLeftovers(Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto sets,
              beingRemoved(workspace, "SELECT id FROM prediction_set WHERE state = 2 ORDER BY id"));
    for (const base::RowId set : sets) {
        ASSAY_TRY(deleteOwned(workspace, "prediction", set, kPredictionsPerDeletion,
                              "DELETE FROM prediction_set WHERE id = ? AND state = 2", stop, progress));
    }
    ASSAY_TRY(const auto files,
              beingRemoved(workspace, "SELECT id FROM prediction_file WHERE state = 2 AND NOT EXISTS"
                                      " (SELECT 1 FROM prediction_set WHERE file_id = prediction_file.id)"
                                      " ORDER BY id"));
    for (const base::RowId file : files) {
        ASSAY_TRY(deleteOwned(workspace, "prediction_file_piece", file, kPiecesPerDeletion,
                              "DELETE FROM prediction_file WHERE id = ? AND state = 2", stop, progress));
    }
    return {};
}

} // namespace assay::workspace

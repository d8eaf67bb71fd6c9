#include "core/workspace/predictions/prediction_rows.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kOwnColumns[] = {"question_id", "question", "answer", "sample", "scores"};

} // namespace

PredictionInserter::PredictionInserter(SQLite::Database& database)
    : m_insert(database, "INSERT INTO prediction (id, question_id, question, sample, line, answer, scores,"
                         " detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?)") {}

void PredictionInserter::insert(base::RowId id, const formats::PredictionRecord& record, base::Sha256& hash) {
    json::Json object = formats::predictionJson(record);
    hash.add(json::dumpJson(object));
    hash.add("\n");
    for (const char* const column : kOwnColumns) {
        object.erase(column);
    }
    const model::Prediction& prediction = record.prediction;
    m_insert.run(id, prediction.questionId, prediction.question, prediction.sample, record.line,
                 prediction.answer, json::dumpJson(formats::scoresJson(prediction.scores)),
                 json::dumpJson(object));
}

Result<formats::PredictionRecord> readPrediction(const Cursor& row, const std::string& where) {
    const auto detail = json::parseJson(row.text(7));
    auto record = detail ? formats::predictionFromJson(*detail) : std::nullopt;
    if (!record) {
        return fail(ErrorCode::DamagedWorkspace, "prediction " + std::to_string(row.integer(0)) + ": detail",
                    where);
    }
    model::Prediction& prediction = record->prediction;
    prediction.questionId = row.text(1);
    prediction.question = row.text(2);
    prediction.sample = row.optionalInteger(3);
    record->line = row.integer(4);
    if (!row.isMissing(5)) {
        prediction.answer = std::string(row.text(5));
    }
    ASSAY_TRY(prediction.scores, readScores(row.text(6), row.integer(0), where));
    return std::move(*record);
}

Result<std::map<std::string, model::OutsideScore>> readScores(std::string_view text, base::RowId id,
                                                              const std::string& where) {
    const auto object = json::parseJson(text);
    auto scores = object ? formats::scoresFromJson(*object) : std::nullopt;
    return scores ? Result<std::map<std::string, model::OutsideScore>>(std::move(*scores))
                  : fail(ErrorCode::DamagedWorkspace, "prediction " + std::to_string(id) + ": scores", where);
}

void addToHash(base::Sha256& hash, const formats::PredictionRecord& record) {
    hash.add(json::dumpJson(formats::predictionJson(record)));
    hash.add("\n");
}

} // namespace assay::workspace

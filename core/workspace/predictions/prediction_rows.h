// The rows of predictions. Of this folder alone; functions throw SQLite::Exception.
#pragma once

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_json.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/workspace.h"

#include <map>
#include <string>
#include <string_view>

namespace assay::workspace {

// One row for each prediction: what lists, matching and scores need stands in columns, the rest in `detail`.
class PredictionInserter {
  public:
    explicit PredictionInserter(SQLite::Database& database);

    // `hash` receives the prediction as it will be read back.
    void insert(base::RowId id, const formats::PredictionRecord& record, base::Sha256& hash);

  private:
    PreparedWrite m_insert;
};

// To be followed by a condition. readPrediction() takes its rows.
inline constexpr std::string_view kSelectPredictions =
    "SELECT id, question_id, question, sample, line, answer, scores, detail FROM prediction WHERE ";

// Error: DamagedWorkspace, with the row.
[[nodiscard]] base::Result<formats::PredictionRecord> readPrediction(const Cursor& row,
                                                                     const std::string& where);

[[nodiscard]] base::Result<std::map<std::string, model::OutsideScore>>
readScores(std::string_view text, base::RowId id, const std::string& where);

// Over the predictions of a set in their order.
void addToHash(base::Sha256& hash, const formats::PredictionRecord& record);

} // namespace assay::workspace

// One JSON object of an answer as a row of the table.
#pragma once

#include "core/formats/answers/answer_score_table.h"
#include "core/json/json_places.h"

#include <string_view>

namespace assay::formats {

// Whether numbers in this member of a record are metrics whatever they are called. `folded` is its key.
[[nodiscard]] bool isMetricGroup(std::string_view folded, json::JsonKind kind) noexcept;

// Adds the object as a row, each member a cell with its own line. Its text must outlive the table. Of a key
// that comes several times the last one counts, null too.
void addAnswerObject(const json::JsonPlace& object, AnswerScoreTable& table);

} // namespace assay::formats

// A prediction as an object of predictions-jsonl: how it is written, to files and into a workspace, and read
// back from there.
#pragma once

#include "core/json/json_places.h"
#include "core/model/prediction.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::formats {

struct PredictionRecord {
    model::Prediction prediction;
    std::string extra;     // what its source says besides, as one JSON object; empty: nothing
    std::string system;    // whose answer it is, where a file has those of several; else empty
    std::int64_t line = 0; // 1-based, where the record begins; 0: it is of no file

    friend bool operator==(const PredictionRecord&, const PredictionRecord&) = default;
};

// As docs/formats.md describes predictions-jsonl; what is missing is left out, and so are line and system.
[[nodiscard]] json::Json predictionJson(const PredictionRecord& record);

// What predictionJson() wrote; nullopt: it is something else. For what other programs write:
// prediction_reader.h.
[[nodiscard]] std::optional<PredictionRecord> predictionFromJson(const json::Json& object);

// {"rouge_l": 0.5, "bertscore": {"value": 0.9, "model": "roberta-large"}}
[[nodiscard]] json::Json scoresJson(const std::map<std::string, model::OutsideScore>& scores);
[[nodiscard]] std::optional<std::map<std::string, model::OutsideScore>>
scoresFromJson(const json::Json& object);

// Whether every number in it is finite, as those of a reader are.
[[nodiscard]] bool hasFiniteNumbers(const model::Prediction& prediction);

} // namespace assay::formats

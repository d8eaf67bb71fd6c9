// Answers as Argilla, Label Studio, Langfuse and Phoenix keep them, in and out.
//
//   argilla-answers-json       records: `id`, `fields.question`, `fields.response`, else `fields.answer`
//   label-studio-answers-json  tasks: `data.question_id`, else `id`; `data.question`; each of `predictions`
//   is
//                              an answer of the system `model_version`: the first text of its `result`
//   langfuse-answers-json      items of a run of a data set: `datasetItemId`, else `id`; `input.question` or
//                              `input`; `output.answer` or `output`; `latency` in seconds, `totalCost`,
//                              `scores`
//   phoenix-answers-json       runs of an experiment: `example_id`, `input`, `output`, `latency_ms`,
//                              `repetition_number`, `error`
//
// Each is a list, or an object with such a list under `data`, `records` or `runs`. Their records become rows
// with the keys of predictions-jsonl. Gold questions of Argilla and Label Studio look alike: answers of these
// are recognised where the first record can be nothing else, and read with --as where it can.
#pragma once

#include "core/formats/answers/prediction_json.h"
#include "core/formats/answers/prediction_kind.h"
#include "core/formats/answers/prediction_rows.h"
#include "core/json/json_places.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

[[nodiscard]] constexpr bool isToolKind(PredictionKind kind) noexcept {
    return kind == PredictionKind::ArgillaAnswersJson || kind == PredictionKind::LabelStudioAnswersJson ||
           kind == PredictionKind::LangfuseAnswersJson || kind == PredictionKind::PhoenixAnswersJson;
}

// The answers of one system as rows; what a walk needs is kept by it, but for the text of the document.
struct ToolAnswers {
    std::string system; // empty: the document is of one
    std::function<void(PredictionRowHandler& handler)> walk;
};

// nullopt: the document holds no list where one must be. One without a record has a part without rows.
[[nodiscard]] std::optional<std::vector<ToolAnswers>> toolAnswers(const json::JsonPlace& root,
                                                                  PredictionKind kind);

// Of a list's beginning, by its first record: `example_id` or `datasetItemId` beside an `output`; of Argilla
// a text as `fields.response` without a suggestion, a response of people or a field of gold; of Label Studio
// a text that a `model_version` predicted, without an annotation, an answer in `data` or a field of gold.
// These two need the first record whole.
[[nodiscard]] std::optional<PredictionKind> recogniseToolAnswers(std::string_view list);

// The answers as the tool takes them, with `system` as the name of what answered; two blanks deep, a newline
// at the end. `kind` is one of the four.
[[nodiscard]] std::string toolAnswersJson(PredictionKind kind, std::span<const PredictionRecord> records,
                                          const std::string& system);

} // namespace assay::formats

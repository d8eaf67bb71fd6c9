// Inside the formats room: ranked lists in traces, as retrieval-spans-jsonl. A line is a span, or a batch of
// OTLP's (`resourceSpans`). Its attributes stand under `attributes`, nested, with dots, or as OTLP's list of
// keys and values; or with dots at the top.
//
//   the question   question_id or metadata.question_id; input.value or gen_ai.retrieval.query.text
//   contexts       retrieval.documents.N.document.id, .content, .score, .metadata (OpenInference), or
//                  gen_ai.retrieval.documents (OpenTelemetry): a list of {id, score}, also written as a text
//   latency        the end less the start, where both are nanoseconds
// Sources: the semantic conventions of OpenInference and of OpenTelemetry for generative AI.
#pragma once

#include "core/formats/answers/prediction_rows.h"
#include "core/json/json_places.h"

#include <string_view>

namespace assay::formats {

// Whether the line is one of a trace that tells retrieval from other spans.
[[nodiscard]] bool isSpanLine(std::string_view line);

// Hands on a row for each span of a retrieval. Another span is reported (Info MissingField).
bool takeSpans(const json::JsonPlace& object, PredictionRowHandler& handler);

} // namespace assay::formats

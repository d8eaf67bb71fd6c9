// Inside the formats room: the parts of a prediction as other programs write them.
#pragma once

#include "core/base/issue.h"
#include "core/json/json_places.h"
#include "core/model/prediction.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// Called for each value that is not what it must be: its place below the field ("[2].score"), and it.
using ValueComplaint =
    std::function<void(base::IssueCode code, const std::string& place, std::string_view value)>;

// A list of texts and objects. Of an object: `id` (also doc_id, document_id, chunk_id, sentence_id),
// `source` (also filename, doc_name, and `metadata.filename`, `metadata.source`), `text` (also content,
// page_content), `score` (also similarity). A text is a source where `areSources`, else the passage.
// nullopt: it is no list.
[[nodiscard]] std::optional<std::vector<model::PredictionContext>>
contextsOf(const json::Json& value, bool areSources, const ValueComplaint& complain);

// A list of texts; numbers are taken as they are written.
[[nodiscard]] std::optional<std::vector<std::string>> textsOf(const json::Json& value,
                                                              const ValueComplaint& complain);

// Numbers from 0 by their names.
[[nodiscard]] std::optional<std::map<std::string, double>> stagesOf(const json::Json& value,
                                                                    const ValueComplaint& complain);

// `input_tokens` (prompt_tokens), `output_tokens` (completion_tokens), `price` (cost).
[[nodiscard]] std::optional<model::PredictionUsage> usageOf(const json::Json& value,
                                                            const ValueComplaint& complain);

// Texts by their names; other plain values as they are written.
[[nodiscard]] std::optional<std::map<std::string, std::string>> labelsOf(const json::Json& value,
                                                                         const ValueComplaint& complain);

// "a; b": the entries between the semicolons, without the white space around them.
[[nodiscard]] std::vector<std::string> entriesOf(std::string_view text);

// The context that FinSights gives to its model, one text: a passage begins with a line
// "=== … | Doc: SOURCE | … | Sentences: FIRST - LAST ===" and ends before the next one or a line of ═.
// Without such a line it is one passage.
[[nodiscard]] std::vector<model::PredictionContext> finsightsContexts(std::string_view text);

} // namespace assay::formats

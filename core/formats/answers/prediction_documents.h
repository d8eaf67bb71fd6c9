// Inside the formats room: answers in documents that are read as a whole: one JSON value, written by an
// evaluation, or a run of TREC, whose lists may come in pieces.
#pragma once

#include "core/base/issue_list.h"
#include "core/formats/answers/prediction_kind.h"
#include "core/formats/answers/prediction_rows.h"
#include "core/json/json_places.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

[[nodiscard]] constexpr bool isPredictionDocument(PredictionKind kind) noexcept {
    return kind != PredictionKind::ScoresCsv && kind != PredictionKind::PredictionsJsonl &&
           kind != PredictionKind::FinancebenchResultsJsonl && kind != PredictionKind::RetrievalSpansJsonl;
}

// From the beginning of a document, which may end anywhere.
[[nodiscard]] std::optional<PredictionKind> recognisePredictionDocument(std::string_view beginning);

// Of what nothing else is: {query: {document: score}}, with a score that is no whole number, for grades of
// documents look alike otherwise.
[[nodiscard]] bool looksLikeRankings(std::string_view beginning);

// The answers of one system.
struct PredictionPart {
    std::string system; // empty: the document is of one
    // Hands its rows to the handler, until that does not go on. May be called again.
    std::function<void(PredictionRowHandler& handler)> walk;
};

struct PredictionParts {
    std::vector<PredictionPart> parts;
    std::optional<base::Issue> fault; // why the document is not of that form
};

// `text` is without a byte order mark, and outlives the parts; `file` goes into the issues.
[[nodiscard]] PredictionParts predictionParts(std::string_view text, PredictionKind kind,
                                              const std::string& file, base::IssueList& issues);

} // namespace assay::formats

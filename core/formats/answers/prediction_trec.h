// Inside the formats room: the ranked lists of a run of TREC (query, Q0, document, rank, score, name), as
// trec-run. Columns are parted by blanks and tabs; blank lines and lines that begin with '#' are nobody's.
// Ranks are not looked at: order comes from scores, and of equal ones from documents, both falling, as
// trec_eval has it. Queries may come in pieces.
#pragma once

#include "core/formats/answers/prediction_rows.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::formats {

// Whether the first line that is somebody's has six columns with a number as the fifth.
[[nodiscard]] bool isTrecRun(std::string_view beginning);

// Hands on a row for each query, in the order in which they first come. Rejected: a line of other than six
// columns (MalformedRecord). Left out with a warning: a score that is no finite number (NotANumber), a
// document that its query has already (DuplicateId).
void walkTrecRun(std::string_view text, PredictionRowHandler& handler);

// Documents with their scores as a list of contexts, in trec_eval's order.
[[nodiscard]] std::string contextsByScore(std::vector<std::pair<std::string, double>> documents);

} // namespace assay::formats

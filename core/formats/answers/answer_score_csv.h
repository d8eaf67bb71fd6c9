// Comma-separated answer scores, read into a table of cells.
#pragma once

#include "core/formats/answers/answer_score_table.h"

#include <deque>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::formats {

// Whether the first record is a header with a question's id and an answer or a known metric.
[[nodiscard]] bool isAnswerCsvHeader(std::string_view content);

// Reads all of it, or up to a stop. `texts` receives what the table's rows point to, and outlives it.
void readAnswerCsv(std::string_view content, AnswerScoreTable& table, std::deque<std::string>& texts,
                   const std::stop_token& stop);

} // namespace assay::formats

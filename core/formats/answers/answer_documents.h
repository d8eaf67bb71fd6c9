// Inside the formats room: answers in documents that are one JSON object, written by an evaluation.
#pragma once

#include "core/base/issue.h"
#include "core/formats/answers/answer_scores.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::formats {

[[nodiscard]] constexpr bool isAnswerDocument(AnswerScoreKind kind) noexcept {
    return kind != AnswerScoreKind::ScoresCsv && kind != AnswerScoreKind::PredictionsJsonl;
}

// From the beginning of a document, which may end anywhere.
[[nodiscard]] std::optional<AnswerScoreKind> recogniseAnswerDocument(std::string_view beginning);

struct AnswerDocumentReading {
    AnswerScoreReading reading;       // everything but the name, hash, size and text of the file
    std::int64_t records = 0;         // good or bad
    bool hasQuestionId = true;        // some record has a key for one
    std::optional<base::Issue> fault; // why the document is not of that form
};

// `text` is without a byte order mark; `file` goes into the issues. After a stop not all is read.
[[nodiscard]] AnswerDocumentReading readAnswerDocument(std::string_view text, AnswerScoreKind kind,
                                                       const std::string& file, const std::stop_token& stop);

} // namespace assay::formats

// What a column or key of a file of answers may hold, and by which names it is found. Names are compared
// folded (foldedColumnName()): case, blanks and punctuation do not count.
#pragma once

#include "core/formats/answers/prediction_kind.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::formats {

enum class PredictionField : std::uint8_t {
    QuestionId,
    Question,
    Answer,
    AnswerUnit,
    Contexts,
    ContextsCutAt,
    Citations,
    Hallucinations,
    HallucinationsModel,
    LatencyMs,
    Stages,
    Usage,
    InputTokens,
    OutputTokens,
    Price,
    Labels,
    Label,
    Sample,
    Raw,
    Error,
    HttpStatus,
    Extra,
};
inline constexpr std::size_t kPredictionFieldCount = 22;

// The keys of predictions-jsonl: "question_id", …; and input_tokens, output_tokens, price and label, which
// stand inside of others there.
[[nodiscard]] std::string_view predictionFieldName(PredictionField field) noexcept;
[[nodiscard]] std::optional<PredictionField> predictionFieldFromName(std::string_view name) noexcept;

// How good a column of that folded name is for the field; 0 is best, nullopt: none.
[[nodiscard]] std::optional<int> predictionFieldRank(PredictionField field, PredictionKind kind,
                                                     std::string_view folded) noexcept;

// Column → field, as somebody chose it; it comes before the names.
using PredictionMapping = std::map<std::string, PredictionField, std::less<>>;

} // namespace assay::formats

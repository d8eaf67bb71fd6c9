// The kinds of files that hold what systems answered to questions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::formats {

enum class PredictionKind : std::uint8_t {
    ScoresCsv,
    PredictionsJsonl,
    FinsearchResultsJson,
    FloridaReportJson,
    FloridaBaselinesJson,
    TatqaPredictionsJson,
    NorwegianReportJson,
    FinancebenchResultsJsonl,
    FinsightsResponsesJson,
    PytrecJson,
    RanxJson,
    RetrievalSpansJsonl,
    TrecRun,
    ArgillaAnswersJson,
    LabelStudioAnswersJson,
    LangfuseAnswersJson,
    PhoenixAnswersJson,
};
inline constexpr std::size_t kPredictionKindCount = 17;

// "scores-csv", …
[[nodiscard]] std::string_view predictionKindName(PredictionKind kind) noexcept;
[[nodiscard]] std::optional<PredictionKind> predictionKindFromName(std::string_view name) noexcept;

} // namespace assay::formats

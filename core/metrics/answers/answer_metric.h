// The measures of answers by name, as rubrics, JSON and commands call them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::metrics {

enum class AnswerMetric : std::uint8_t {
    Rouge1P,
    Rouge1R,
    Rouge1F,
    Rouge2P,
    Rouge2R,
    Rouge2F,
    RougeLP,
    RougeLR,
    RougeLF,
    RougeLsumP,
    RougeLsumR,
    RougeLsumF,
    NumericCorrect,
    BooleanCorrect,
    ListJaccard,
    Attribution,
    Support,
    Location,
    Abstained,
    Contains,
    CitationPrecision,
    CitationRecall,
    CitationF1,
    Accuracy,
    Citation,
    Length,
    TokenCount,
    Keywords,
    Overall,
    BertScoreP,
    BertScoreR,
    BertScoreF,
    Bleurt,
    Cosine,
    JudgeCorrectness,
    JudgeCompleteness,
    JudgeCitationAccuracy,
    JudgeClarity,
    JudgeOverall,
    Hallucinations,
    LatencyMs,
    Tokens,
    Price,
};

inline constexpr std::size_t kAnswerMetricCount = 43;

inline constexpr std::array<std::string_view, kAnswerMetricCount> kAnswerMetricNames{
    "rouge1_p",
    "rouge1_r",
    "rouge1_f",
    "rouge2_p",
    "rouge2_r",
    "rouge2_f",
    "rougeL_p",
    "rougeL_r",
    "rougeL_f",
    "rougeLsum_p",
    "rougeLsum_r",
    "rougeLsum_f",
    "numeric_correct",
    "boolean_correct",
    "list_jaccard",
    "attribution",
    "support",
    "location",
    "abstained",
    "contains",
    "citation_precision",
    "citation_recall",
    "citation_f1",
    "accuracy",
    "citation",
    "length",
    "token_count",
    "keywords",
    "overall",
    "bertscore_p",
    "bertscore_r",
    "bertscore_f",
    "bleurt",
    "cosine",
    "judge_correctness",
    "judge_completeness",
    "judge_citation_accuracy",
    "judge_clarity",
    "judge_overall",
    "hallucinations",
    "latency_ms",
    "tokens",
    "price"};

[[nodiscard]] constexpr std::string_view answerMetricName(AnswerMetric metric) noexcept {
    return kAnswerMetricNames[static_cast<std::size_t>(metric)];
}

[[nodiscard]] constexpr std::optional<AnswerMetric> answerMetricFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kAnswerMetricNames.size(); ++i) {
        if (kAnswerMetricNames[i] == name) {
            return static_cast<AnswerMetric>(i);
        }
    }
    return std::nullopt;
}

// Whether each answer has it or not: its mean is a share.
[[nodiscard]] constexpr bool isShare(AnswerMetric metric) noexcept {
    return metric == AnswerMetric::NumericCorrect || metric == AnswerMetric::BooleanCorrect ||
           metric == AnswerMetric::Attribution || metric == AnswerMetric::Support ||
           metric == AnswerMetric::Location || metric == AnswerMetric::Abstained ||
           metric == AnswerMetric::Citation;
}

} // namespace assay::metrics

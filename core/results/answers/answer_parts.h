// What the blocks of answers have in common. Of this room alone.
#pragma once

#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

inline constexpr std::string_view kPassRateName = "pass_rate";
inline constexpr std::string_view kOverallName = "overall";
inline constexpr std::string_view kRougeName = "rougeL_f";
inline constexpr std::string_view kBertName = "bertscore_f";

// Why a figure that has a value has no interval.
[[nodiscard]] std::string noIntervalText(const words::Wording& wording);

// Of the figures by name, pass_rate too; nullptr: they have none of that name.
[[nodiscard]] const evaluate::MetricFigure* figureNamed(const evaluate::AnswerFigures& figures,
                                                        std::string_view name);
// "answer_overall"; of a score from outside that has no definition of its own that of such scores.
[[nodiscard]] std::string answerDefinition(std::string_view metric);
[[nodiscard]] const evaluate::RubricBand* bandOf(const evaluate::AnswerRun& run, std::string_view metric);
// The choice's measures, or those that lead.
[[nodiscard]] std::vector<std::string> chosenMetrics(const evaluate::AnswerRun& run,
                                                     const AnswerChoice& choice);
// "0.08–0.15".
[[nodiscard]] std::string rangeText(std::string_view metric, double low, double high,
                                    const words::Wording& wording);
// The value as people read it.
[[nodiscard]] std::string answerValueText(std::string_view metric, std::optional<double> value,
                                          const words::Wording& wording);
// Of a share of questions, whose cell leads to them.
[[nodiscard]] Cell shareCell(const statistics::ClusteredShare& share, AnswersLink link,
                             const words::Wording& wording);
[[nodiscard]] Cell countCell(std::int64_t count, AnswersLink link);
// "retrieval_scope cross_company" as "Retrieval scope: cross_company"; empty: the target is about all.
[[nodiscard]] std::string targetScopeText(const evaluate::RubricTarget& target,
                                          const words::Wording& wording);
// The F1 of mean precision and mean recall, which is no mean of F1; nullopt where one of them is missing.
[[nodiscard]] std::optional<double> citationF1OfMeans(const evaluate::AnswerFigures& figures);
// Good, Warning, Bad, and None of what cannot be judged.
[[nodiscard]] Verdict verdictOfLimit(evaluate::LimitState state) noexcept;

} // namespace assay::results

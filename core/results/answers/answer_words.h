// The words of answers, for reports and the window alike: names of measures, verdicts and warnings, why a
// value is missing, and what explains one.
#pragma once

#include "core/evaluate/answers/answer_evaluation.h"
#include "core/evaluate/answers/answer_scoring.h"
#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::results {

// "ROUGE-L" for "rougeL_f", also of measures that only parts of a rubric use; a score from outside by its own
// name.
[[nodiscard]] std::string answerMetricTitle(std::string_view name, const words::Wording& wording);
// The title of a rubric or a judge's prompt: of those that come along in the reader's language, of others as
// it is written; the name of one without a title.
[[nodiscard]] std::string rubricTitle(std::string_view title, std::string_view name,
                                      const words::Wording& wording);
// The same of a score as other programs call it: "bertscore" is BERTScore F; a name of nobody's as it is.
[[nodiscard]] std::string outsideScoreTitle(std::string_view name, const words::Wording& wording);
// What it means; empty: nothing is known of it.
[[nodiscard]] std::string answerMetricMeaning(std::string_view name, const words::Wording& wording);

// "passes", "acceptable", "fails".
[[nodiscard]] std::string answerVerdictTitle(evaluate::AnswerVerdict verdict, const words::Wording& wording);
// By its name in JSON; a name that is none of them as it is written.
[[nodiscard]] std::string answerVerdictTitle(std::string_view name, const words::Wording& wording);

// "nothing to compare with"; of NoValue::None nothing.
[[nodiscard]] std::string noValueText(evaluate::NoValue why, const words::Wording& wording);

// "The answer is too short", for lists of kinds.
[[nodiscard]] std::string answerWarningTitle(evaluate::AnswerWarningKind kind, const words::Wording& wording);
[[nodiscard]] std::string answerWarningTitle(std::string_view name, const words::Wording& wording);
// The same with what it is about.
[[nodiscard]] std::string answerWarningText(const evaluate::AnswerWarning& warning,
                                            const words::Wording& wording);

// "Right figure: the scale differs (thousand for million)".
[[nodiscard]] std::string metricNoteText(const evaluate::MetricNote& note, const words::Wording& wording);

// "Keywords: “tax rate”".
[[nodiscard]] std::string answerMissText(const evaluate::AnswerMiss& miss, const words::Wording& wording);

// "The condition max_latency does not hold"; empty: it holds.
[[nodiscard]] std::string assertionText(const evaluate::AssertionScore& assertion,
                                        const words::Wording& wording);

// "companies", "filings", "questions"; what was taken, or is to be chosen.
[[nodiscard]] std::string questionClustersTitle(evaluate::QuestionClusters clusters,
                                                const words::Wording& wording);

// "Judge: florida, model gpt-4o, prompt with SHA-256 12ab…" of a stored description of what gave scores; one
// of a kind that is not known stands as it is.
[[nodiscard]] std::string scoreSourceText(std::string_view description, const words::Wording& wording);

} // namespace assay::results

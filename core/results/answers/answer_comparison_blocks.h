// Two systems over the same questions, as blocks: the verdict, every measure with its difference, the
// questions on which one is better, what such a comparison can tell; and more than two as a matrix.
//
// Pure functions of values; any thread.
//
//     const ComparedAnswers answers = evaluate::comparedAnswers(std::array{&runA, &runB});
//     const auto compared = evaluate::compareAnswers(answers, 0, 1, {}, stop, progress);
//     view->setBlocks(answerComparisonBlocks(answers, *compared, {}, {}, wording).verdict);
#pragma once

#include "core/evaluate/answers/answer_comparison.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/blocks.h"
#include "core/results/power_blocks.h"
#include "core/words/wording.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

struct AnswerComparisonChoice {
    std::string metric{};                     // of the questions; empty: the headline
    std::optional<double> equivalentWithin{}; // as in AnswerComparisonSettings, for the text of the verdict
    std::size_t mostChanged = 20;             // questions that are printed
    // Of runs that are not about answers: what their figures are called (empty: as measures of answers), and
    // whether their items are anchors.
    std::function<std::string(std::string_view)> titleOf{};
    bool areAnchors = false;
};

// "A is better", "no difference can be told", "cannot be judged", …; with the names of the systems.
[[nodiscard]] std::string systemsVerdictText(const evaluate::MetricComparison& comparison, std::string_view a,
                                             std::string_view b, const words::Wording& wording);
// "fewer than 30 questions in common"; empty: none.
[[nodiscard]] std::string comparisonShortageText(const evaluate::MetricComparison& comparison,
                                                 const words::Wording& wording);

// What came out, in sentences and key figures.
[[nodiscard]] std::vector<Block> comparisonVerdict(const evaluate::ComparedAnswers& answers,
                                                   const evaluate::AnswerComparison& comparison,
                                                   const AnswerComparisonChoice& choice,
                                                   const words::Wording& wording);
// a, b, a − b with its interval, p, wins, ties and losses, verdict: a row for each measure.
[[nodiscard]] Table comparisonTable(const evaluate::ComparedAnswers& answers,
                                    const evaluate::AnswerComparison& comparison, AnswerPlace place,
                                    const words::Wording& wording, const AnswerComparisonChoice& choice = {});
// Every question with both values, that which changed most first, with who won. Rows lead to the question.
[[nodiscard]] Table changedQuestionsTable(const evaluate::ComparedAnswers& answers,
                                          const evaluate::AnswerComparison& comparison,
                                          const AnswerComparisonChoice& choice, AnswerPlace place,
                                          const words::Wording& wording);
// Wins, ties and losses of the measure, each leading to its questions.
[[nodiscard]] Table outcomesTable(const evaluate::ComparedAnswers& answers,
                                  const evaluate::AnswerComparison& comparison,
                                  const AnswerComparisonChoice& choice, AnswerPlace place,
                                  const words::Wording& wording);
// What so many questions can tell of the pass rate, with the targets' distance as limits; nullopt: the two
// have no question with a verdict in common.
[[nodiscard]] std::optional<PowerPlan> powerOf(const evaluate::AnswerComparison& comparison);

struct AnswerComparisonBlocks {
    std::vector<Block> verdict;
    std::vector<Block> metrics;
    std::vector<Block> questions; // wins, ties and losses; those that changed most
    std::vector<Block> power;
};

[[nodiscard]] AnswerComparisonBlocks answerComparisonBlocks(const evaluate::ComparedAnswers& answers,
                                                            const evaluate::AnswerComparison& comparison,
                                                            const AnswerComparisonChoice& choice,
                                                            AnswerPlace place, const words::Wording& wording);

// More than two: means over the questions that all have, and every pair. Rows and columns in the order of the
// matrix; a cell is row − column.
[[nodiscard]] std::vector<Block> systemMatrixBlocks(const evaluate::ComparedAnswers& answers,
                                                    const evaluate::SystemMatrix& matrix, AnswerPlace place,
                                                    const words::Wording& wording);

} // namespace assay::results

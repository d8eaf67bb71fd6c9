// What an answer run looks like, as blocks: its figures with targets and bands, verdicts, strata,
// distributions, oddities, costs. Reports print them, and the window shows them.
//
// Pure functions of values: they read nothing and evaluate nothing. Any thread. Cells lead to their questions
// by an AnswersLink; fitsLink() says which of the run's items that are.
//
//     const AnswerRunBlocks blocks = answerBlocks(run, {}, {}, wording);
//     view->setBlocks(blocks.overview);
#pragma once

#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_figures.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// Where in a report something stands, for names that are unique in it. A page has one run: AnswerPlace().
struct AnswerPlace {
    std::size_t number = 1;           // of the run, from 1
    std::size_t runs = 1;             // that there are
    std::string_view stem = "answer"; // of a literal; comparisons of other subjects have their own

    // "answer_verdicts", with several runs "answer_verdicts_run2".
    [[nodiscard]] std::string name(std::string_view what) const;
};

struct AnswerChoice {
    std::vector<std::string> metrics{}; // what is shown, by name; empty: headlineMetrics()
    std::string field = "category";     // of strata
    std::size_t mostStrata = 12;        // that are printed and drawn: of more those with the most questions
    // Of answers to yes-or-no questions, where the gold answers are at hand: yesNoLuck().
    std::optional<evaluate::YesNoLuck> luck{};
};

// Overall, pass rate, what the rubric's parts, targets, bands and demands are about, and ROUGE-L, as far as
// the run has them; and all that it has, pass rate first.
[[nodiscard]] std::vector<std::string> headlineMetrics(const evaluate::AnswerRun& run);
[[nodiscard]] std::vector<std::string> everyMetric(const evaluate::AnswerRun& run);

// A mean as a figure, with n, its interval and, where it is undefined, the reason: shares in percent, what
// lies in [0, 1] as a proportion, everything else as a number.
[[nodiscard]] Figure answerFigure(const evaluate::MetricFigure& figure, const words::Wording& wording);
// The value of one question.
[[nodiscard]] Figure answerValue(std::string_view metric, std::optional<double> value);

// "verbatim copying" for "verbatim_copying"; of a rubric's own flags the name as words.
[[nodiscard]] std::string answerFlagTitle(std::string_view flag, const words::Wording& wording);
// "Category" for "category", "Domain" for "metadata.domain".
[[nodiscard]] std::string answerFieldTitle(std::string_view field, const words::Wording& wording);
// "passed", "too close to tell", "failed", "cannot be judged"; with a mark: "✓ passed", "≈ too close to
// tell", "✗ failed".
[[nodiscard]] std::string limitStateWords(evaluate::LimitState state, const words::Wording& wording);
[[nodiscard]] std::string limitStateText(evaluate::LimitState state, const words::Wording& wording);

// Whether an item is one of those that the link leads to.
[[nodiscard]] bool fitsLink(const AnswersLink& link, const evaluate::AnswerRunItem& item);

// Questions, answers, pass rate, overall score, what has to be looked at first, and of several judges the one
// that these figures go by.
[[nodiscard]] KeyFigures answerKeyFigures(const evaluate::AnswerRun& run, const words::Wording& wording);

// A row for each measure: value, n, without a value, what luck gives, model, band and target.
[[nodiscard]] Table answerMetricTable(const evaluate::AnswerRun& run, const AnswerChoice& choice,
                                      AnswerPlace place, const words::Wording& wording);
// Precision, recall and F1 of citations: means of questions beside those of all citations; nullopt: no
// citation was given or expected.
[[nodiscard]] std::optional<Table> answerCitationTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                                       const words::Wording& wording);
[[nodiscard]] Table answerVerdictTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                       const words::Wording& wording);
// Targets and minimums of the rubric in three states; hints from what the means show to what it may come
// from.
[[nodiscard]] Table answerTargetTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                      const words::Wording& wording);
[[nodiscard]] Table answerHintTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                    const words::Wording& wording);

// The questions by the values of a field, each with n, pass rate and the chosen measures.
[[nodiscard]] Table answerStrataTable(const evaluate::AnswerRun& run, const AnswerChoice& choice,
                                      AnswerPlace place, const words::Wording& wording);
// Pass rate or, where nothing has a verdict, the first of the chosen measures; nullopt: fewer than two
// strata.
[[nodiscard]] std::optional<plot::Chart> answerStrataChart(const evaluate::AnswerRun& run,
                                                           const AnswerChoice& choice, AnswerPlace place,
                                                           const words::Wording& wording);

// How the questions' values of a measure are spread, with the rubric's band; nullopt: no question has one.
[[nodiscard]] std::optional<plot::Chart> answerDistribution(const evaluate::AnswerRun& run,
                                                            std::string_view metric, AnswerPlace place,
                                                            const words::Wording& wording);

// ROUGE-L against BERTScore, a point for each question with both and the rubric's bands as a region; nullopt:
// no question has both. The points are those of the items answerScatterItems() names, in its order, as the
// only series.
[[nodiscard]] std::optional<plot::Chart> answerScatter(const evaluate::AnswerRun& run, AnswerPlace place,
                                                       const words::Wording& wording);
[[nodiscard]] std::vector<std::size_t> answerScatterItems(const evaluate::AnswerRun& run);

// Flags and warnings by kind, conditions that do not hold, what is in no figure, and how far several answers
// to one question differ.
[[nodiscard]] Table answerFlagTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                    const words::Wording& wording);
[[nodiscard]] Table answerWarningTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                       const words::Wording& wording);
[[nodiscard]] Table answerLeftOutTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                       const words::Wording& wording);
[[nodiscard]] Table answerUnmatchedTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                         const words::Wording& wording);
// nullopt: no question has several answers.
[[nodiscard]] std::optional<Table> answerSpreadTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                                     const words::Wording& wording);

// How far verdicts and scores depend on the wording of questions; empty: nothing was paraphrased.
[[nodiscard]] std::vector<Block> answerParaphraseBlocks(const evaluate::AnswerRun& run, AnswerPlace place,
                                                        const words::Wording& wording);

// Mean, P50, P95 and P99 of waiting times; tokens and prices, of the answers and of what scored them.
[[nodiscard]] Table answerLatencyTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                       const words::Wording& wording);
[[nodiscard]] Table answerCostTable(const evaluate::AnswerRun& run, AnswerPlace place,
                                    const words::Wording& wording);

// The questions that fail, the lowest overall score first.
[[nodiscard]] Table answerFailureTable(const evaluate::AnswerRun& run, std::size_t most, AnswerPlace place,
                                       const words::Wording& wording);

// All of it, in the order of reading.
struct AnswerRunBlocks {
    std::vector<Block> overview;      // key figures, measures, citations, verdicts
    std::vector<Block> targets;       // targets and hints
    std::vector<Block> strata;        // by the chosen field
    std::vector<Block> distributions; // the scatter, and those of the chosen measures
    std::vector<Block> oddities;      // flags, warnings, what is in no figure, spread, wordings
    std::vector<Block> costs;         // waiting times, tokens, prices
};

[[nodiscard]] AnswerRunBlocks answerBlocks(const evaluate::AnswerRun& run, const AnswerChoice& choice,
                                           AnswerPlace place, const words::Wording& wording);

} // namespace assay::results

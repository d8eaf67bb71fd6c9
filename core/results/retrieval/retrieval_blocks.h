// What retrieval on questions looks like, as blocks: figures, strata, why gold was missed, waiting times, the
// hardest questions; and alpha: curves, its table, flips against another alpha. Two systems are compared by
// answers/answer_comparison_blocks.h (evaluate/retrieval/retrieval_comparison.h brings them into its form).
//
// Pure functions of values: they read nothing and evaluate nothing. Any thread. Cells lead to their questions
// by an AnswersLink with their ids.
//
//     view->setBlocks(retrievalBlocks(run, {}, {}, wording).overview);
#pragma once

#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"
#include "core/workspace/runs/alpha_decisions.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// Where in a report something stands, for names that are unique in it. A page has one run: RetrievalPlace().
struct RetrievalPlace {
    std::size_t number = 1; // of the run, from 1
    std::size_t runs = 1;   // that there are

    // "retrieval_metrics", with several runs "retrieval_metrics_run2".
    [[nodiscard]] std::string name(std::string_view stem) const;
};

struct RetrievalChoice {
    std::string field = "category"; // of strata
    std::size_t mostStrata = 12;    // that are printed: of more those with the most questions
    std::size_t mostHardest = 20;   // questions that are printed
};

// "Hit@5" for "success_5"; of a measure without a title its name.
[[nodiscard]] std::string retrievalMeasureTitle(std::string_view measure, const words::Wording& wording);
// The id of its definition.
[[nodiscard]] std::string retrievalDefinition(std::string_view measure);
[[nodiscard]] std::string whyMissedText(evaluate::WhyMissed why, const words::Wording& wording);

// With n, interval and, where it is undefined, the reason.
[[nodiscard]] Figure retrievalFigure(const evaluate::RetrievalFigure& figure, const words::Wording& wording);

// What luck alone gives of a measure; where that is not known, why.
[[nodiscard]] Figure retrievalLuck(std::optional<double> chance, const words::Wording& wording);

// How the lists were asked for: search and settings, vectors, engines with what they said of their
// collection. nullopt: they come from elsewhere, or from a version that did not keep it.
[[nodiscard]] std::optional<Facts> retrievalAsking(const evaluate::RetrievalRun& run,
                                                   const words::Wording& wording, bool withOptions);

// Reasons to doubt all figures: engines that were asked and hold something else than what is here.
[[nodiscard]] std::vector<Paragraph> retrievalDoubts(const evaluate::RetrievalRun& run,
                                                     const words::Wording& wording);

[[nodiscard]] KeyFigures retrievalKeyFigures(const evaluate::RetrievalRun& run,
                                             const words::Wording& wording);
// A row for each measure: value, n, unknown, what luck gives, lift.
[[nodiscard]] Table retrievalMetricTable(const evaluate::RetrievalRun& run, RetrievalPlace place,
                                         const words::Wording& wording);
[[nodiscard]] Table retrievalStrataTable(const evaluate::RetrievalRun& run, const RetrievalChoice& choice,
                                         RetrievalPlace place, const words::Wording& wording);
// By value of the choice's field: Hit@5, MRR and Recall@10, as far as the run has them, as bars with their
// intervals and what luck gives, and Hit@k against k beside the same. Empty: the field has fewer than two
// values.
[[nodiscard]] std::vector<plot::Chart> retrievalStrataCharts(const evaluate::RetrievalRun& run,
                                                             const RetrievalChoice& choice,
                                                             RetrievalPlace place,
                                                             const words::Wording& wording);
// The share of questions with something relevant among the first k, against k, with its interval and what
// luck gives; nullopt: no list.
[[nodiscard]] std::optional<plot::Chart>
retrievalRankChart(const evaluate::RetrievalRun& run, RetrievalPlace place, const words::Wording& wording);
[[nodiscard]] Table retrievalMissedTable(const evaluate::RetrievalRun& run, RetrievalPlace place,
                                         const words::Wording& wording);
// By the rank of the first relevant result: none found first, also where the list was cut and the rank is not
// known, then the latest.
[[nodiscard]] Table retrievalHardestTable(const evaluate::RetrievalRun& run, const RetrievalChoice& choice,
                                          RetrievalPlace place, const words::Wording& wording);
[[nodiscard]] Table retrievalLatencyTable(const evaluate::RetrievalRun& run, RetrievalPlace place,
                                          const words::Wording& wording);

// How far results depend on the wording of questions; empty: nothing was paraphrased.
[[nodiscard]] std::vector<Block> retrievalParaphraseBlocks(const evaluate::RetrievalRun& run,
                                                           RetrievalPlace place,
                                                           const words::Wording& wording);

// The places of questions by falling difficulty, as in the table.
[[nodiscard]] std::vector<std::size_t> hardestQuestions(const evaluate::RetrievalEvaluation& evaluation);

struct RetrievalBlocks {
    std::vector<Block> overview; // key figures, measures, the curve of ranks, wordings, how was asked
    std::vector<Block> strata;
    std::vector<Block> missed; // why, and the hardest questions
    std::vector<Block> times;
};

[[nodiscard]] RetrievalBlocks retrievalBlocks(const evaluate::RetrievalRun& run,
                                              const RetrievalChoice& choice, RetrievalPlace place,
                                              const words::Wording& wording);

// --- Alpha ---

// "scores" or "ranks".
[[nodiscard]] std::string alphaFusionText(evaluate::AlphaFusion fusion, const words::Wording& wording);

// A row for each alpha, and one of what luck gives, which is the same at every alpha.
[[nodiscard]] Table alphaTable(const evaluate::AlphaTuning& tuning, RetrievalPlace place,
                               const words::Wording& wording);
// MRR, Recall@5, Recall@10 and nDCG@10 against alpha with their bands and what luck gives of each as a level
// line, the best and another alpha marked.
[[nodiscard]] plot::Chart alphaChart(const evaluate::AlphaTuning& tuning, std::optional<double> marked,
                                     RetrievalPlace place, const words::Wording& wording);
// The same of the questions of one group.
[[nodiscard]] plot::Chart alphaStratumChart(const evaluate::AlphaStratum& stratum, RetrievalPlace place,
                                            const words::Wording& wording);
// MRR against alpha by value, one chart for each field that tells questions apart: of many values those with
// the most questions.
[[nodiscard]] std::vector<plot::Chart> alphaStrataCharts(const evaluate::AlphaTuning& tuning,
                                                         RetrievalPlace place, const words::Wording& wording);
[[nodiscard]] Table alphaStrataTable(const evaluate::AlphaTuning& tuning, RetrievalPlace place,
                                     const words::Wording& wording);
// Questions whose first relevant result comes at another rank at `to` than at `from`: what was lost first,
// then by how much the reciprocal rank moves. Outcomes are by question of the material.
[[nodiscard]] Table alphaFlipTable(const evaluate::AlphaMaterial& material,
                                   std::span<const evaluate::AlphaOutcome> from,
                                   std::span<const evaluate::AlphaOutcome> to, const words::Wording& wording);

// Stored decisions, in the order given; rows have their ids as keys.
[[nodiscard]] Table alphaDecisionTable(std::span<const workspace::StoredAlphaDecision> decisions,
                                       const words::Wording& wording);
// "Decided: alpha 0.30 for the lists … (MRR 0.712 over 60 questions), by Ada."
[[nodiscard]] std::string alphaDecisionText(const model::AlphaDecision& decision,
                                            const words::Wording& wording);

} // namespace assay::results

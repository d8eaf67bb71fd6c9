// Runs of any kind as blocks: what one of them measured, a figure over time with the band of its last rounds,
// several side by side, incidents, and the history of questions.
//
// Pure functions of values: they read nothing and evaluate nothing. Any thread. Two runs are compared by
// answers/answer_comparison_blocks.h, of what evaluate/runs/run_comparison.h gives.
//
//     view->setBlocks(runBlocks(description, stale, wording));
//     view->setBlocks(trendBlocks(trend, "hit_at_5", incidents, wording));
#pragma once

#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/runs/run_differences.h"
#include "core/evaluate/runs/run_trend.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"
#include "core/workspace/runs/incidents.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// A figure of a run with n and interval: a share as a proportion, a whole number as a count; why, where it is
// undefined, as far as the kind of the run tells it.
[[nodiscard]] Figure runFigure(const evaluate::RunFigure& figure, const words::Wording& wording,
                               std::string_view kind = {});

// The places of its figures as they are shown: those that sum the run up first (the overall score, the pass
// rate), then the others that it has, then those that are undefined; figures of strata are the last.
[[nodiscard]] std::vector<std::size_t> figureOrder(const evaluate::RunDescription& run);

// What it measured and when (facts), what of its inputs has changed since (`stale`), its main figures, inputs
// and settings.
[[nodiscard]] std::vector<Block> runBlocks(const evaluate::RunDescription& run,
                                           std::span<const evaluate::StaleInput> stale,
                                           const words::Wording& wording);

// What a trend is of.
struct TrendChoice {
    std::string kind;
    std::string figure;
};

// The curve by days with its band (mean ± deviation of the last rounds), releases and incidents marked, the
// last band in a sentence, and every run as a row, the newest first.
[[nodiscard]] std::vector<Block> trendBlocks(const evaluate::Trend& trend, const TrendChoice& choice,
                                             std::span<const workspace::Incident> incidents,
                                             const words::Wording& wording);

// Main figures of two runs and more, a column each, then the settings and inputs that differ.
[[nodiscard]] std::vector<Block> sideBySideBlocks(std::span<const evaluate::RunDescription* const> runs,
                                                  const evaluate::RunDifferences& differences,
                                                  const words::Wording& wording);

// Incidents and releases, the newest first, each with cause, resolution, who, when, and its runs by name.
// `nameOf` says what the run of a uuid is called; empty: it is not in this workspace.
using RunNameOf = std::function<std::string(const std::string& uuid)>;
[[nodiscard]] std::vector<Block> incidentBlocks(std::span<const workspace::Incident> incidents,
                                                const RunNameOf& nameOf, const words::Wording& wording);

// Key figures, systems, and every question: difficulty with n, what it is, item-rest correlation. Rows lead
// to their question (AnswersLink). `most` rows are printed.
[[nodiscard]] std::vector<Block> historyBlocks(const evaluate::QuestionHistory& history, std::size_t most,
                                               const words::Wording& wording);

// One question over time, the newest round first, in front of it what it says of the question.
[[nodiscard]] std::vector<Block> questionRoundBlocks(std::span<const evaluate::QuestionRound> rounds,
                                                     const words::Wording& wording);

} // namespace assay::results

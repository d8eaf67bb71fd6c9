// How far answers keep to their evidence, as blocks: for the page of answers and for reports alike.
#pragma once

#include "core/evaluate/answers/fidelity.h"
#include "core/evaluate/answers/reading_queues.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <span>
#include <string>
#include <vector>

namespace assay::results {

// "Perfect", "Minor extrapolation", "Hallucinated".
[[nodiscard]] std::string fidelityText(model::Fidelity fidelity, const words::Wording& wording);
// "Aligned", "Extrapolated", "Invented".
[[nodiscard]] std::string claimVerdictText(model::ClaimVerdict verdict, const words::Wording& wording);

// What a queue is called: its title, or what a preset is known as.
[[nodiscard]] std::string queueTitle(const evaluate::ReadingQueue& queue, const words::Wording& wording);

// Shares of the three with their intervals, how many answers were read, the claims, and how far two blind
// readers agree. Where nothing was read one paragraph says so.
[[nodiscard]] std::vector<Block> fidelityBlocks(const evaluate::FidelityFigures& figures,
                                                const words::Wording& wording, AnswerPlace place = {});

// The questions that are not perfect, gravest first: `questions` as they were given to fidelityFigures().
[[nodiscard]] Table unfaithfulTable(const evaluate::FidelityFigures& figures,
                                    std::span<const evaluate::FidelityQuestion> questions,
                                    const words::Wording& wording, AnswerPlace place = {});

} // namespace assay::results

// What asking costs and how far a judge agrees with people, as blocks: for the window and reports alike.
//
// Pure: they read nothing. Any thread.
#pragma once

#include "core/evaluate/ask/chat_batch.h"
#include "core/evaluate/judge/judge_agreement.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <string>

namespace assay::results {

// "12 requests, about 9,000 tokens to send and 3,600 to receive (a guess of one for four bytes), …"
[[nodiscard]] std::string askEstimateText(const evaluate::ChatEstimate& estimate,
                                          const words::Wording& wording);

// "The judge cannot be judged yet: 12 answers are judged by both, 30 are needed."
[[nodiscard]] std::string judgeVerdictText(const evaluate::JudgeAgreement& agreement,
                                           const words::Wording& wording);

// Agreement, weighted κ, biases and the labels that would settle it, then who passed what.
[[nodiscard]] KeyFigures judgeAgreementFigures(const evaluate::JudgeAgreement& agreement,
                                               const words::Wording& wording);
[[nodiscard]] Table judgeAgreementTable(const evaluate::JudgeAgreement& agreement,
                                        const words::Wording& wording, AnswerPlace place = {});

} // namespace assay::results

// What asking costs and how far judges agree with people and with each other, as blocks: for the window and
// reports alike.
//
// Pure: they read nothing. Any thread.
#pragma once

#include "core/evaluate/ask/chat_batch.h"
#include "core/evaluate/judge/judge_agreement.h"
#include "core/evaluate/judge/judge_material.h"
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

// "supported"; what a judge proposes of a claim.
[[nodiscard]] std::string judgeDecisionText(evaluate::JudgeDecision decision, const words::Wording& wording);

// "gpt-4o, florida".
[[nodiscard]] std::string judgeTitle(const evaluate::RunJudge& judge, const words::Wording& wording);
// Of one that was asked in another run with that: "gpt-4o, florida (run 12: nightly)".
[[nodiscard]] std::string judgeTitle(const evaluate::JudgesCompared::Judge& judge,
                                     const words::Wording& wording);

// Each judge that is compared against people; empty without judges.
[[nodiscard]] Table judgesTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                                AnswerPlace place = {});

// Each two judges over the answers that both judged; empty below two judges.
[[nodiscard]] Table judgePairsTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                                    AnswerPlace place = {});

} // namespace assay::results

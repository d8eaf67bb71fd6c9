// How scores that were found in a run join those that an answer came with, and which of them count.
//
// A measure has several names outside ("bertscore", "bertscore_f"). What a scorer or judge of the run gives
// counts; what the answers came with under any name of the same measure stays beside it as "imported_NAME",
// for every answer of the run, also where the scorer failed: a mean is of one model. Pure; any thread.
#pragma once

#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_scoring.h"
#include "core/model/prediction.h"

#include <span>
#include <string>
#include <string_view>

namespace assay::evaluate {

// Gives a score of the run: under its name, or under "SOURCE.NAME" where an earlier source of the run has
// given one of that measure already.
void giveScore(model::Prediction& prediction, std::string_view source, const std::string& name,
               model::OutsideScore score);

// What another judge said of the answer before a judge of the run is asked becomes "imported_NAME", so that
// no verdict is of two judges.
void setJudgedAside(model::Prediction& prediction);

// Once all sources were asked: of every measure that a source has given to any of the answers, what they came
// with makes way.
void letGivenScoresCount(std::span<model::Prediction> predictions);

// What sources gave since `before`, and what made way for it; and the same done again to an answer as it
// came.
[[nodiscard]] GivenBySources givenSince(const model::Prediction& before, const model::Prediction& now);
void giveAgain(const GivenBySources& given, model::Prediction& prediction);

} // namespace assay::evaluate

// Inside the rooms of answers and judges: what a run reads of a workspace beside questions and answers, and a
// run scored again.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_evaluation.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// The texts that the question's evidence ids stand for, as far as they are held.
[[nodiscard]] base::Result<std::vector<std::string>> evidenceTexts(const workspace::Reader& reader,
                                                                   const model::Question& question);

struct CitedReferences {
    std::vector<metrics::CitedSource> sources;
    std::string hash; // of the lists they come from; empty: there is none
};

// Of all lists of sources in the workspace, where the rubric looks citations up in them.
[[nodiscard]] base::Result<CitedReferences>
citedReferences(const workspace::Reader& reader, const Rubric& rubric, const std::stop_token& stop);

// Makes items, figures, targets and hints of the run anew from what it measured and what its items say that
// sources gave. Errors: NotFound, InputNotUsable, DamagedWorkspace, Cancelled, as explainAnswer().
[[nodiscard]] base::Result<> scoreAgain(const workspace::Reader& reader, AnswerRun& run,
                                        const std::stop_token& stop);

} // namespace assay::evaluate

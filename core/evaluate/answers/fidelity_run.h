// What people read of the answers of a run: which answers there are to read, what was said of them, and the
// figures over both.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/fidelity.h"
#include "core/evaluate/answers/reading_queues.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <vector>

namespace assay::evaluate {

struct FidelityOfRun {
    std::vector<FidelityQuestion> questions; // of the run, with an answer, in its order
    FidelityFigures figures;
};

// Reads the prediction set of the run and the stored claims. Errors: NotFound (the set or a suite is gone),
// DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<FidelityOfRun> readFidelity(const workspace::Reader& reader, const AnswerRun& run,
                                                       const std::stop_token& stop);

// What queues look at of each item of the run; `read` are questions of which an answer was judged to the end.
[[nodiscard]] std::vector<ReadableAnswer> readableAnswers(const AnswerRun& run, const FidelityOfRun& read);

} // namespace assay::evaluate

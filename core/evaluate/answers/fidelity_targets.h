// Targets on hallucinations ("no invented claim", FinRAG 6.2) of a run whose answers people have read: what
// they found goes before lists that came with the answers or that a judge made.
//
// A question of which somebody judged all claims of an answer counts with the claims found invented, the mean
// over its answers that were read (fidelity.h: of several readers the one who found the most). Any other
// question counts with the lists of its answers, where they have one, else not at all. The figure is the mean
// over these questions; its interval is drawn as those of the run are. Without a question there is no mean,
// and the target cannot be judged.
//
// Any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/fidelity_run.h"
#include "core/workspace/workspace.h"

#include <stop_token>

namespace assay::evaluate {

// Replaces the outcomes of these targets; nothing is changed where nobody has read an answer to the end.
// Error: Cancelled.
[[nodiscard]] base::Result<> takeReading(AnswerRun& run, const FidelityOfRun& read,
                                         const std::stop_token& stop);

// The same with what the workspace holds. A run whose prediction set or suite is gone stays as it is. Errors:
// DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<> judgeInventions(const workspace::Reader& reader, AnswerRun& run,
                                             const std::stop_token& stop);

} // namespace assay::evaluate

// What the demo's corpus gives to its questions by words and by vectors: two ranked lists, measured, fused by
// any alpha, and one alpha decided. Nothing of this is invented: it is what the searches find in the
// generated material.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string_view>

namespace assay::app {

// By words, by vectors.
inline constexpr std::string_view kDemoLists[]{"Demo filings asked by words (generated)",
                                               "Demo filings asked by vectors (generated)"};
inline constexpr std::string_view kDemoAlpha = "Demo hybrid weight (generated)";

// After the vectors of the corpus and the questions. Errors: those of what it calls.
[[nodiscard]] base::Result<> askDemoCorpus(workspace::Workspace& workspace, std::stop_token stop,
                                           base::ProgressSink& progress);
// After askDemoCorpus(): a run of each list, a tuning of alpha, a decision.
[[nodiscard]] base::Result<> measureDemoRetrieval(workspace::Workspace& workspace, std::stop_token stop,
                                                  base::ProgressSink& progress);

} // namespace assay::app

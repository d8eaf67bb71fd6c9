// A tuning of alpha that was kept as a run (keepAlphaTuning()), read again: everything of it but the lists
// that were fused, so that reports and comparisons need no prediction set.
//
//   const auto run = loadAlphaRun(reader, id, stop);
//   results::alphaChart(run->tuning, std::nullopt, wording);
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <stop_token>

namespace assay::evaluate {

struct AlphaRun {
    workspace::RunInfo info;
    AlphaSettings settings;
    AlphaMaterial material; // its questions without lists
    AlphaTuning tuning;     // figures made anew from what is kept of each question
};

// Errors: NotFound, InputNotUsable (a run of another kind, or one of a version that kept less), Cancelled,
// DamagedWorkspace (`detail` the item).
[[nodiscard]] base::Result<AlphaRun> loadAlphaRun(const workspace::Reader& reader, base::RowId run,
                                                  const std::stop_token& stop);

} // namespace assay::evaluate

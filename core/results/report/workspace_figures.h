// What a workspace holds of a scored set beside its samples, as the sweep's document tells it.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/judged_matrix.h"
#include "core/model/scored_columns.h"
#include "core/results/thresholds/dynamic_json.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <vector>

namespace assay::results {

// The judgements in force of the set's samples. `columns` are those of the set. Errors: NotFound (no such
// visible set), those of reading.
[[nodiscard]] base::Result<std::vector<evaluate::JudgedPosition>>
storedJudgements(const workspace::Reader& reader, base::RowId set, const model::ScoredColumns& columns);

// The dynamic runs of the set, newest first, answers and samples judged by this rule (not `isPredicted`). A
// run that no figures can be had of (drawn by another version, damaged settings) is there without them.
// Errors: NotFound, Cancelled, those of reading.
[[nodiscard]] base::Result<std::vector<StoredDynamicRun>>
storedDynamicRuns(const workspace::Reader& reader, const workspace::ScoredSetInfo& set,
                  const model::ScoredColumns& columns, const evaluate::Detector& rule,
                  const std::stop_token& stop);

} // namespace assay::results

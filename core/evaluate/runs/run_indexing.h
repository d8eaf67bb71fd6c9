// Fills the index that lists, trends and histories of questions read (core/workspace/runs/run_index.h) from
// the documents of runs, of every kind. It is called when a page or a command is about to read it; what is
// there already costs nothing.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Runs of these kinds answer questions of a suite, one item each.
[[nodiscard]] bool isOverQuestions(std::string_view kind) noexcept;

// Whether an item's document says that the question was answered rightly: 1, 0, or between them the share of
// its samples. By its verdict (1: pass, as pass_rate counts); without one, of figures and of yes and no by
// whether they are right; of retrieval, whether something relevant is among the first five results. nullopt:
// it says neither.
[[nodiscard]] std::optional<double> questionOutcome(std::string_view kind, std::string_view document);

// What stands in the index of one finished run. Of figures of strata it has none: they are read from the run
// (figureOverTime()). A document that cannot be read gives an entry without figures, so that the list still
// shows the run; assay check names it. Errors: NotFound, Cancelled, those of reading.
[[nodiscard]] base::Result<workspace::RunIndexEntry>
runIndexEntry(const workspace::Reader& reader, const workspace::RunInfo& run, std::stop_token stop);

// Indexes every finished run that is not indexed yet, some at a time, and gives how many. In a workspace that
// is open for reading alone nothing is done. Progress: Reading, in runs. Errors: Cancelled (what is stored
// stays), those of reading and of Workspace::write().
[[nodiscard]] base::Result<std::int64_t> indexRuns(workspace::Workspace& workspace,
                                                   const std::stop_token& stop, base::ProgressSink& progress);

// workspace::runRows(), where suites and systems of finished runs that are not in the index are read from
// their documents: of a workspace that is open for reading alone. Errors: Cancelled, those of reading.
[[nodiscard]] base::Result<std::vector<workspace::RunRow>> describedRunRows(const workspace::Reader& reader,
                                                                            const std::stop_token& stop);

} // namespace assay::evaluate

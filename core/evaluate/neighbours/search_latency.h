// How long a query of a search in this process takes, measured beside a neighbour test and kept beside its
// run. A time depends on the machine: it stands in no document of a run, is not compared when a run is made
// again, and is not taken by a merge, as it was measured elsewhere. Of engines over the network every query
// of the run itself is timed, and is among its figures.
//
// Seconds of a monotonic clock around the search alone, one query at a time, over the first kLatencyQueries
// anchors that can be asked, or as many as are answered in kLatencySeconds: with 100 both ends of the
// interval of P95 are known (core/statistics/latency.h).
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/statistics/latency.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kLatencyQueries = 100;
inline constexpr double kLatencySeconds = 0.5; // of each search in each regime

// By search of the test, then by its regimes.
using SearchLatencies = std::vector<std::vector<statistics::Latency>>;

// Without queries (n = 0) of engines over the network. Errors: those of runNeighbourTest().
[[nodiscard]] base::Result<SearchLatencies> measureSearchLatency(const NeighbourTest& test,
                                                                 const std::stop_token& stop);

// {"p50", "p95", "p99" in seconds, each with "…_n" and, where both ends are known, "…_ci"}.
[[nodiscard]] nlohmann::ordered_json querySecondsJson(const statistics::Latency& latency);

// Errors: NotFound (the run), those of Workspace::write().
[[nodiscard]] base::Result<> keepSearchLatency(workspace::Workspace& workspace, base::RowId run,
                                               const SearchLatencies& latencies,
                                               std::span<const model::Regime> regimes);

// As the figures of a run have those of engines (runFigures()): "filtered.query_seconds.p95". nullopt:
// nothing was measured of this run on this machine.
[[nodiscard]] base::Result<std::optional<std::string>> keptSearchLatency(const workspace::Reader& reader,
                                                                         const workspace::RunInfo& run);

} // namespace assay::evaluate

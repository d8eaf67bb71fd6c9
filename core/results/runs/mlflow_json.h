// A stored run as bodies of MLflow's log-batch request (mlflow.org, REST API, runs/log-batch), for teams that
// keep their history there. Within its limits: at most 1,000 metrics, 100 parameters and 100 tags a body,
// 1 MB each, keys of 250 characters. Undefined figures are left out; an interval is two metrics more,
// "NAME.low" and "NAME.high".
//
// Pure; the same run gives the same bytes. Any thread.
#pragma once

#include "core/evaluate/runs/run_description.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

inline constexpr std::size_t kMlflowMetrics = 1'000; // a body
inline constexpr std::size_t kMlflowParameters = 100;
inline constexpr std::size_t kMlflowKey = 250;   // characters
inline constexpr std::size_t kMlflowValue = 500; // of a parameter, cut behind them
inline constexpr std::size_t kMlflowBytes = 1'000'000;

// What MLflow takes as a name: letters, digits, "_", "-", ".", " " and "/"; everything else becomes "_".
[[nodiscard]] std::string mlflowKey(std::string_view name);

// At least one body. `runId` is MLflow's, empty where whoever sends it puts it in. Parameters and tags stand
// in the first bodies.
[[nodiscard]] std::vector<std::string> mlflowBatches(const evaluate::RunDescription& run,
                                                     const std::string& runId = {});

} // namespace assay::results

// How far neighbour figures stand for retrieval, as blocks and as JSON (evaluate/runs/adjacency.h).
//
// Pure functions of values; any thread.
#pragma once

#include "core/evaluate/runs/adjacency.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace assay::results {

// A row for each Hit@k: its correlation with Recall@10 across systems, with n, interval and what it says.
[[nodiscard]] Table adjacencyTable(const evaluate::AdjacencyEvidence& evidence,
                                   const words::Wording& wording);

// That, then the systems with their figures. Nothing for a run that is no neighbour test.
[[nodiscard]] std::vector<Block> adjacencyBlocks(const evaluate::AdjacencyEvidence& evidence,
                                                 const words::Wording& wording);

// {"recall", "suite", "least_systems", "figures": {name: {"correlation", "ci", "n", "verdict"}}, "systems":
// [{"system", "neighbours", "retrieval" (runs), "hit_at": {name: value}, "recall"}]}.
[[nodiscard]] nlohmann::ordered_json adjacencyJson(const evaluate::AdjacencyEvidence& evidence);

} // namespace assay::results

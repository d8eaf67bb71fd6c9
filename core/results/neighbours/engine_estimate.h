// What a neighbour test, or a suite, takes of the engines over the network that it asks, said before it is
// asked: requests, time and price, by the formulas of core/retrieval/remote/remote_estimate.h. The window's
// set-up and the command say the same. Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/search_spec.h"
#include "core/model/neighbour.h"
#include "core/retrieval/remote/remote_estimate.h"
#include "core/words/wording.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace assay::results {

// A line for each search by an engine: "Engine filings, by vector: 4,400 requests, at least 220 s, 0.0110
// USD". Approximate searches by vector are measured against exact search over up to evaluate::kRecallQueries
// anchors where vectors are here (`vectorsAreHere`: not of a corpus by reference); so those requests are
// counted. Connections that are not there are left out.
[[nodiscard]] std::vector<std::string>
engineEstimates(std::span<const evaluate::SearchSpec> searches,
                std::span<const retrieval::EngineConnection> connections, std::int64_t anchors,
                bool vectorsAreHere, const model::NeighbourSettings& settings, const words::Wording& wording);

// Of one search over questions, each of which is asked once; empty: it asks no engine.
[[nodiscard]] std::string questionsEstimate(const evaluate::SearchSpec& search,
                                            std::span<const retrieval::EngineConnection> connections,
                                            std::int64_t questions, const words::Wording& wording);

} // namespace assay::results

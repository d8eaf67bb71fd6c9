// What a neighbour test, or a suite, takes of the engines over the network that it asks, and of the service
// that makes the vectors of its questions, said before it is asked: requests, time and price, by the formulas
// of core/retrieval/remote/remote_estimate.h and of endpoint::estimateEmbedding(). The window's set-up and
// the command say the same. Pure; any thread.
#pragma once

#include "core/endpoint/embedding_client.h"
#include "core/evaluate/retrieval/asked_search.h"
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
// counted. There, too, what an engine holds that is asked by vectors is compared with them
// (evaluate/neighbours/engine_holdings.h), which has a line of its own. Connections that are not there are
// left out. `templates`: the folder of the user's own, which say how much an engine takes at once.
[[nodiscard]] std::vector<std::string>
engineEstimates(std::span<const evaluate::SearchSpec> searches,
                std::span<const retrieval::EngineConnection> connections, const std::string& templates,
                std::int64_t anchors, bool vectorsAreHere, const model::NeighbourSettings& settings,
                const words::Wording& wording);

// Of one search over questions, each of which is asked once, of comparing what the engine holds where that is
// here, and of the texts that a scorer behind it reads where they are not (`isHere`: no corpus by reference);
// empty: no engine is asked.
[[nodiscard]] std::vector<std::string>
questionsEstimates(const evaluate::AskedSearch& asked,
                   std::span<const retrieval::EngineConnection> connections, const std::string& templates,
                   std::int64_t questions, bool isHere, const words::Wording& wording);

// Of the vectors of questions, by the service that makes them: "Vectors of the questions from the service: 40
// texts in 1 request, about 800 tokens (…), no bound of time is known, 0.0001 USD".
[[nodiscard]] std::string vectorsEstimate(const endpoint::EmbeddingEstimate& estimate,
                                          const std::string& currency, const words::Wording& wording);

} // namespace assay::results

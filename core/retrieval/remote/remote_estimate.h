// What an engine costs, before it is asked: requests, hours and price of a run and of sending a corpus, and
// the memory that the same vectors take here. Formulas:
//
//   requests of a run     asked x regimes + recall queries x regimes, one for each query
//   requests of a check   those that describe the collection + sample / batch, rounded up + 10 queries + 100
//                         / batch, rounded up: of 10 lists of 10 the documents, at most (engine_check.h)
//   requests of sending   documents / batch, rounded up, and a check of 200 documents
//   requests of texts     documents / batch, rounded up, of each group that is fetched together, at most
//   seconds               the larger of requests x latency / parallel and requests / (requests a second)
//   price of a run        requests x price of a million requests / 1,000,000
//   price of sending      documents x price of a million writes / 1,000,000, and the check's requests
//   bytes sent            documents x (dimension x 11 + bytes of a text + 150): numbers are sent as decimals
//   memory here           documents x dimension x 5: float32, and the byte copy that exact search goes by
//
// `templates`: the folder of the user's own templates; empty: none. The batch is the connection's, at most
// what the engine's template, the user's own before Assay's, takes at once; one that takes documents one by
// one is sent each by itself.
//
// Lists that tie at their end are asked for again, deeper: the requests are then more. Any thread.
#pragma once

#include "core/retrieval/remote/engine_connection.h"

#include <cstdint>
#include <optional>
#include <string>

namespace assay::retrieval {

struct RemoteEstimate {
    std::int64_t requests = 0;
    std::optional<double> seconds; // missing: neither a latency nor a bound of requests is known
    std::optional<double> price;   // in the connection's currency; missing: no price is known
    double bytesSent = 0;          // of sending a corpus
};

// `queries`: anchors or questions. `latency`: seconds of a request, as measured; nullopt: not known.
[[nodiscard]] RemoteEstimate estimateRemoteRun(const EngineConnection& connection, std::int64_t queries,
                                               int regimes, std::int64_t recallQueries,
                                               std::optional<double> latency) noexcept;

[[nodiscard]] RemoteEstimate estimateSending(const EngineConnection& connection, std::int64_t documents,
                                             std::size_t dimension, double bytesOfText,
                                             std::optional<double> latency,
                                             const std::string& templates = {});

// Of fetching the texts of the first `depth` results of so many lists, of `atOnce` lists together: at most,
// as what two lists share is fetched once, and short lists have less.
[[nodiscard]] RemoteEstimate estimateTexts(const EngineConnection& connection, std::int64_t lists,
                                           std::int64_t depth, std::int64_t atOnce,
                                           std::optional<double> latency, const std::string& templates = {});

// Of holding a sample of so many documents against what is here; `byVectors`: not only ids and texts.
[[nodiscard]] RemoteEstimate estimateCheck(const EngineConnection& connection, std::int64_t sample,
                                           bool byVectors, std::optional<double> latency,
                                           const std::string& templates = {});

// Bytes that the vectors take in memory, or mapped from a file, for exact search here.
[[nodiscard]] double memoryHere(std::int64_t documents, std::size_t dimension) noexcept;

} // namespace assay::retrieval

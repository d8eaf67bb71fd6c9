// What an engine over the network says of the collection that a run asks: kept in the run's inputs, so that
// runs over two states of a collection differ there, and asked again before a run goes on.
//
//     {"engines": [{"name": "filings", "engine": "qdrant", "collection": "sentences", "documents": 71800000,
//                   "dimension": 384, "sha256": "…"}]}
//
// What the engine does not say is missing. The hash is RemoteCollection::hash(): engine, version, collection,
// count, dimension and metric. Threads: as the engines.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/retrieval/remote/http_engine.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

struct EngineIdentity {
    std::string name;       // of the connection
    std::string engine;     // "qdrant"
    std::string collection; // as it is called there
    std::optional<std::uint64_t> documents;
    std::optional<std::uint64_t> dimension;
    std::string hash;

    friend bool operator==(const EngineIdentity&, const EngineIdentity&) = default;
};

// Of each engine that the searches name, once, in their order. Errors: those of `engines` and of describe(),
// RemoteFailure (there is no such collection).
[[nodiscard]] base::Result<std::vector<EngineIdentity>>
engineIdentities(std::span<const SearchSpec> searches, const retrieval::EngineSource& engines,
                 const std::stop_token& stop);

[[nodiscard]] nlohmann::ordered_json engineIdentitiesJson(const std::vector<EngineIdentity>& identities);
// Of a run's inputs; what is no identity is left out, as inputs of another program may hold anything.
[[nodiscard]] std::vector<EngineIdentity> engineIdentitiesIn(const nlohmann::ordered_json& inputs);

// A sentence for each engine that is no longer what it was: "the engine here is no longer what it was:
// documents 4, was 3"; of one that is not among those of now nothing.
[[nodiscard]] std::vector<std::string> changedEngines(const std::vector<EngineIdentity>& then,
                                                      const std::vector<EngineIdentity>& now);

// Whether the engines of a run are what they were. Errors: InputNotUsable (`where` "the engine NAME",
// `detail` what is otherwise now), those of engineIdentities().
[[nodiscard]] base::Result<> requireSameEngines(const std::vector<EngineIdentity>& then,
                                                std::span<const SearchSpec> searches,
                                                const retrieval::EngineSource& engines,
                                                const std::stop_token& stop);

} // namespace assay::evaluate

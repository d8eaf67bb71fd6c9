// One collection of an engine that runs elsewhere: asked, read by id, written and removed, whoever it is
// (PostgreSQL by its own library, everybody else by HTTP). RemoteSearch makes a Search of it, which knows
// sentences by their rows; here they are known by their sentence ids alone.
//
// A query that fails has a failure with its kind in its answer; it is never an empty list of hits, which
// would be a miss. Answers stand in the order of their queries, whichever came first.
//
// Threads: members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

enum class RemoteMode : std::uint8_t { Vector, Text, Hybrid };

// "vector", "text", "hybrid".
[[nodiscard]] std::string_view remoteModeName(RemoteMode mode) noexcept;
[[nodiscard]] std::optional<RemoteMode> remoteModeFromName(std::string_view name) noexcept;

enum class RemoteMetric : std::uint8_t { Unknown, Cosine, Dot, Euclidean };

// "", "cosine", "dot", "euclidean".
[[nodiscard]] std::string_view remoteMetricName(RemoteMetric metric) noexcept;
[[nodiscard]] std::optional<RemoteMetric> remoteMetricFromName(std::string_view name) noexcept;

// What an engine can do, as its template or its connection declares it.
struct RemoteCapabilities {
    bool vector = false;
    bool text = false;
    bool hybrid = false;
    bool filters = false;                   // by equality of fields
    std::vector<std::string> filterFields;  // empty, with `filters`: any field that its documents have
    std::vector<std::string> missingFields; // of a corpus, which its documents have not
    RemoteMetric metric = RemoteMetric::Unknown;
    std::size_t largestK = 0; // no longer list is given; 0: no limit is known
    bool exact = false;       // vector search gives up nothing; false: approximate, or not known
    bool fetches = false;     // fetch() reads documents by id
    bool storesVectors = false;
    bool needsVectors = false; // takes no document without a vector
    bool writes = false;       // create(), put() and remove()
    std::string order;         // how equal scores stand, as the engine's documentation says; empty: not said
    std::string label;         // "Qdrant, tax_2018"
    std::string engine, collection; // "qdrant", "tax_2018", as the connection names them

    [[nodiscard]] bool can(RemoteMode mode) const noexcept {
        return mode == RemoteMode::Vector ? vector : mode == RemoteMode::Text ? text : hybrid;
    }
};

// What the engine itself says of the collection; missing: it does not say.
struct RemoteCollection {
    bool exists = false;
    std::optional<std::uint64_t> documents;
    std::optional<std::size_t> dimension;
    std::optional<RemoteMetric> metric;
    std::string version; // of the engine; empty: it does not say
    // SHA-256 over engine, version, collection, count, dimension and metric: what a workspace keeps of it.
    [[nodiscard]] std::string hash(std::string_view engine, std::string_view collection) const;
};

using RemoteFailure = SearchFailure;

struct RemoteQuery {
    std::span<const float> vector; // as the mode needs it
    std::string_view text;
    std::size_t k = 10; // at least 1
    Filter filter;
};

struct RemoteHit {
    std::string id;
    // As Hit::distance: 1 - cos, or a negative score; NaN: the reply has none.
    double distance = std::numeric_limits<double>::quiet_NaN();
};

struct RemoteAnswer {
    std::vector<RemoteHit> hits; // best first, as the engine gave them
    std::optional<RemoteFailure> failure;
    double seconds = 0; // of the last attempt, from sending to the last byte; of a time limit all of them
    int attempts = 0;
};

// A sentence as an engine holds it. Values of fields are texts; a field that is missing is not in the map.
struct RemoteDocument {
    std::string id; // the sentence id
    std::string text;
    std::vector<float> vector;                 // empty: none
    std::map<std::string, std::string> fields; // "cik", "company", "form", "year", "section", "position", …
};

class RemoteEngine {
  public:
    virtual ~RemoteEngine() = default;

    [[nodiscard]] virtual const RemoteCapabilities& capabilities() const = 0;

    // What a distance of this mode is: Cosine only where it can be had from what the engine gives.
    [[nodiscard]] virtual DistanceKind distanceOf(RemoteMode mode) const = 0;

    // Asks what it is. A collection that there is not is no error. Errors: RemoteFailure (`where` the
    // address, `detail` status and message, never a key), Cancelled.
    [[nodiscard]] virtual base::Result<RemoteCollection> describe(const std::stop_token& stop) = 0;

    // An answer for each query. Errors: InvalidArgument (a mode that it has not), Cancelled.
    [[nodiscard]] virtual base::Result<std::vector<RemoteAnswer>>
    query(RemoteMode mode, std::span<const RemoteQuery> queries, const std::stop_token& stop) = 0;

    // Documents of these ids in any order; ids that it has not are left out. Errors: as describe().
    [[nodiscard]] virtual base::Result<std::vector<RemoteDocument>>
    fetch(std::span<const std::string> ids, bool withVectors, const std::stop_token& stop) = 0;

    // The next documents of all, from `cursor` ("": from the first), which is moved on and is empty when
    // there are no more. Errors: as describe(), InvalidArgument where it cannot list.
    [[nodiscard]] virtual base::Result<std::vector<RemoteDocument>>
    list(std::string& cursor, std::size_t most, bool withVectors, const std::stop_token& stop) = 0;

    // A collection of this dimension (0: without vectors), marked as Assay's; whole or none. Errors: as
    // describe(), NameTaken, InvalidArgument (`where` "create": makes none; "vectors": none with vectors).
    [[nodiscard]] virtual base::Result<> create(std::size_t dimension, const std::string& mark,
                                                const std::stop_token& stop) = 0;
    // What create() marked it with; empty: not made by Assay.
    [[nodiscard]] virtual base::Result<std::string> mark(const std::stop_token& stop) = 0;

    // Writes them; one that it has already is replaced, so that a batch may be sent again.
    [[nodiscard]] virtual base::Result<> put(std::span<const RemoteDocument> documents,
                                             const std::stop_token& stop) = 0;
    // Until what was put can be found.
    [[nodiscard]] virtual base::Result<> finish(const std::stop_token& stop) = 0;
    // The collection with everything in it. Whoever calls has seen that it is Assay's, and has asked.
    [[nodiscard]] virtual base::Result<> remove(const std::stop_token& stop) = 0;
};

} // namespace assay::retrieval

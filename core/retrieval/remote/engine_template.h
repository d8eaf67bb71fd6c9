// How one kind of engine is spoken to, as data: what a file of resources/engines, or a user's own, says of
// its requests and replies. Adding an engine is adding a file; docs/engines.md has every member.
//
// A request is a method, a path and a body in which placeholders stand. A text that is "{{name}}" and nothing
// else becomes the value, of whatever type; a member whose value is missing is left out. Within a longer text
// a variable stands as it is, and a value as JSON ("cik = {{value}}" becomes cik = "1750"). A name of a
// member may hold variables; the member "{{fields}}" is replaced by one for each field of a document; "?NAME
// member" is there only where NAME has a value. In paths variables are percent-encoded; a part in brackets is
// there only where what it names has a value.
//
// A reply is read by JSON pointers, in which variables may stand: to a list of hits and within each of them,
// or to lists that stand side by side. A pointer that begins with "last:" is within the last hit.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/remote_engine.h"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

// What a score of a reply means, and so how it becomes Hit::distance.
enum class ScoreMeaning : std::uint8_t {
    None,                  // replies have none
    Relevance,             // more is better: its negative
    Cosine,                // 1 - s
    CosineDistance,        // as it is
    HalfCosine,            // s = (1 + cos) / 2: 2 - 2 s
    InverseCosineDistance, // s = 1 / (1 + d): 1 / s - 1
    Distance,              // less is better, but not of the cosine: as it is
};

// "none", "relevance", "cosine", "cosine_distance", "half_cosine", "inverse_cosine_distance", "distance".
[[nodiscard]] std::string_view scoreMeaningName(ScoreMeaning meaning) noexcept;

[[nodiscard]] double distanceOfScore(ScoreMeaning meaning, double score) noexcept;
// Cosine where distances are cosine distances; None where replies have no scores.
[[nodiscard]] DistanceKind distanceKindOf(ScoreMeaning meaning) noexcept;

// One request that is ready to be sent.
struct EngineRequest {
    std::string method;
    std::string path; // with what follows "?"
    std::string body; // empty: none
    std::string contentType;
};

// What a reply to "describe" or "resolve" gave.
using EngineFacts = std::map<std::string, std::string>;

class EngineTemplate {
  public:
    // `file` is what errors name. Errors: InputNotUsable (`detail` the member).
    [[nodiscard]] static base::Result<std::shared_ptr<const EngineTemplate>> read(std::string_view json,
                                                                                  const std::string& file);
    // Of this name: from `folder`, the user's own ("": none), else one that the program brings. Errors:
    // NotFound, those of read().
    [[nodiscard]] static base::Result<std::shared_ptr<const EngineTemplate>> named(const std::string& name,
                                                                                   const std::string& folder);
    // Of all that there are, without "postgresql", which has none.
    [[nodiscard]] static std::vector<std::string> names(const std::string& folder);

    ~EngineTemplate();

    [[nodiscard]] const std::string& name() const noexcept;
    [[nodiscard]] const std::string& title() const noexcept;
    // "none", "bearer", "basic", "basic or api key", "aws", or the name of a header that takes the key.
    [[nodiscard]] const std::string& auth() const noexcept;
    // As CURLOPT_AWS_SIGV4 wants it, with "{{region}}" filled in.
    [[nodiscard]] std::string signing(const std::map<std::string, std::string>& variables) const;
    [[nodiscard]] const std::vector<std::string>& headers() const noexcept;
    // As it is without a connection's own declarations.
    [[nodiscard]] const RemoteCapabilities& capabilities() const noexcept;
    // Its own, with those of the connection over them: "collection", "user" and the rest.
    [[nodiscard]] std::map<std::string, std::string> variables(const EngineConnection& connection) const;

    [[nodiscard]] bool has(std::string_view request) const noexcept;
    // How many requests stand under the name: "describe", "create" and "remove" may be several, one after the
    // other.
    [[nodiscard]] std::size_t steps(std::string_view request) const noexcept;
    // A failure with this status means that there is no such collection.
    [[nodiscard]] bool isMissing(std::string_view request, std::size_t step, int status) const noexcept;
    // Of a collection that compares vectors by this metric.
    [[nodiscard]] ScoreMeaning meaning(RemoteMode mode, RemoteMetric metric) const noexcept;
    // Documents that one request takes; 0: no limit is known.
    [[nodiscard]] std::size_t largestBatch() const noexcept;
    // One request for each document, and not one for all of them.
    [[nodiscard]] bool putsOneByOne() const noexcept;

    // What is filled in beside the variables.
    struct Values {
        const RemoteQuery* query = nullptr;             // "vector", "text", "k", "filter"
        std::vector<const RemoteDocument*> documents{}; // "documents", "ids", "uuids", "texts", …
        const std::vector<std::string>* ids = nullptr;  // "ids", "uuids", "most" of fetch
        std::string cursor{};                           // "cursor"; empty: missing
        std::size_t most = 0;                           // "most"
        std::size_t dimension = 0;                      // "dimension"; 0: missing
        std::string mark{};                             // "mark"
        bool withVectors = false;                       // "with_vectors"
    };

    // Errors: InvalidArgument (`where` "filter": a field whose values are numbers, and a value that is none).
    [[nodiscard]] base::Result<EngineRequest> request(std::string_view name, std::size_t step,
                                                      const EngineConnection& connection,
                                                      const std::map<std::string, std::string>& variables,
                                                      const Values& values) const;

    // Readers of replies: the failure says what is wrong, and where. A reply by which the engine itself says
    // that it failed, with whatever status, is one.
    // `cursor`: of the next page of the list; empty: it is whole.
    [[nodiscard]] tl::expected<std::vector<RemoteHit>, std::string>
    readHits(RemoteMode mode, RemoteMetric metric, std::string_view body,
             const std::map<std::string, std::string>& variables, std::string& cursor) const;
    // `cursor` is moved on; empty: there are no more. For "fetch" it stays as it is.
    [[nodiscard]] tl::expected<std::vector<RemoteDocument>, std::string>
    readDocuments(std::string_view request, std::string_view body, const EngineConnection& connection,
                  const std::map<std::string, std::string>& variables, std::string& cursor) const;
    // What the pointers of this step name, as far as it is there; of "resolve" everything has to be. Error: a
    // reply, or a part of it, is of another type than what the pointers lead through, or holds nothing.
    [[nodiscard]] tl::expected<EngineFacts, std::string>
    readFacts(std::string_view request, std::size_t step, std::string_view body,
              const std::map<std::string, std::string>& variables) const;
    // Of a reply whose content does not matter.
    [[nodiscard]] tl::expected<void, std::string> readSuccess(std::string_view request,
                                                              std::string_view body) const;
    // What a failure says of itself; empty: nothing that is understood.
    [[nodiscard]] std::string errorMessage(std::string_view body) const;

  private:
    struct Parts;
    explicit EngineTemplate(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

// A UUID that is made of the text alone (RFC 9562, version 8, from its SHA-256), for engines that take no
// other ids.
[[nodiscard]] std::string uuidOf(std::string_view text);

} // namespace assay::retrieval

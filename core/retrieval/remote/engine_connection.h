// How an engine is reached: a connection of the user's own settings, never of a workspace, which names it
// and keeps a hash of what it was. No secret is stored: keys come from the environment or the key ring.
//
//     {"engines": [{"name": "filings", "engine": "opensearch", "url": "https://search.example.org:9200",
//                   "collection": "sentences", "key_env": "OPENSEARCH_KEY",
//                   "fields": {"cik": {"name": "cik_int", "type": "number"}}}]}
//
// A setting that is missing has its default; one that is unknown is an error with file and member.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/remote_engine.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

// What a field of a corpus is called there, and how its values are written in filters.
struct RemoteField {
    std::string name;
    bool number = false; // a JSON number, no text

    friend bool operator==(const RemoteField&, const RemoteField&) = default;
};

struct EngineConnection {
    std::string name;   // as "--search engine:NAME" and workspaces call it
    std::string engine; // "postgresql", or the name of a template: "qdrant", "opensearch", …
    std::string url;    // without user name, query or fragment; postgresql: "postgresql://host:port/database"
    std::string collection;  // index, table, class, …
    std::string user;        // of engines that want a user name or an access key id with the key; empty: none
    std::string keyVariable; // of the environment
    std::string keyRing;     // account in the desktop's key ring
    std::map<std::string, std::string> variables; // of the template: "text_field", "tenant", "region", …
    std::map<std::string, RemoteField> fields;    // of the corpus; one that is not here has its own name, a
                                                  // text; an empty name: its documents have no such field
    RemoteMetric metric = RemoteMetric::Unknown;  // Unknown: as the template has it
    std::optional<std::size_t> largestK;          // missing: as the template has it
    std::optional<bool> exact;                    // declared; missing: as the template has it
    int timeoutMs = 30'000;                       // of a request from looking up the name to the last byte,
                                                  // all attempts together without the pauses between them
    int maxAttempts = 4;                          // the first one included, 1 to 100
    int backoffBaseMs = 250;                      // then twice as long each time, half of it left to chance
    int backoffMaxMs = 30'000;
    int maxRetryAfterMs = 120'000;
    int maxParallel = 4;                           // requests at once, 1 to 64
    std::optional<double> maxPerSecond;            // requests; missing: no bound
    int batchDocuments = 200;                      // sent at once, 1 to 10,000
    std::optional<double> pricePerMillionRequests; // for estimates
    std::optional<double> pricePerMillionWrites;   // documents written
    std::string currency = "USD";

    friend bool operator==(const EngineConnection&, const EngineConnection&) = default;

    // What the corpus's field is called there.
    [[nodiscard]] RemoteField field(const std::string& ours) const {
        const auto found = fields.find(ours);
        return found == fields.end() ? RemoteField{ours, false} : found->second;
    }

    // A variable, or `otherwise` where it is not set.
    [[nodiscard]] std::string variable(const std::string& variable, const std::string& otherwise) const {
        const auto found = variables.find(variable);
        return found == variables.end() ? otherwise : found->second;
    }
};

// Errors: InvalidArgument; `where` is the setting's key.
[[nodiscard]] base::Result<> checkEngineConnection(const EngineConnection& connection);

// The file of the user's settings; names are unique. `file` is what errors name, `templates` the folder of
// the user's own templates ("": none). Errors: InputNotUsable (`where` the file, `detail` line, member and
// what is wrong: "line 4: engines[0].url: not usable"; what a member of `url` holds is not repeated).
[[nodiscard]] base::Result<std::vector<EngineConnection>>
readEngineConnections(std::string_view json, const std::string& file, const std::string& templates = {});
// The same connections give the same bytes.
[[nodiscard]] base::Result<std::string>
engineConnectionsJson(const std::vector<EngineConnection>& connections);

} // namespace assay::retrieval

// Any bytes taken for replies of engines over the network: no crash, every hit has an id, and every reason
// can be shown.
#include "core/retrieval/remote/engine_template.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace assay;
    static const auto names = retrieval::EngineTemplate::names({});
    if (size == 0 || names.empty()) {
        return 0;
    }
    // The first byte chooses the engine.
    const auto form = retrieval::EngineTemplate::named(names[data[0] % names.size()], {});
    fuzz::require(form.has_value(), "templates of the program are read");
    const std::string_view body(reinterpret_cast<const char*>(data) + 1, size - 1);
    retrieval::EngineConnection connection;
    connection.collection = "c";
    const auto variables = (*form)->variables(connection);
    std::string cursor;
    for (const auto mode :
         {retrieval::RemoteMode::Vector, retrieval::RemoteMode::Text, retrieval::RemoteMode::Hybrid}) {
        if (const auto hits =
                (*form)->readHits(mode, retrieval::RemoteMetric::Cosine, body, variables, cursor)) {
            for (const retrieval::RemoteHit& hit : *hits) {
                fuzz::require(!hit.id.empty(), "a hit has an id");
            }
        } else {
            fuzz::require(!hits.error().empty() && fuzz::isUtf8(hits.error()), "the reason can be shown");
        }
    }
    cursor.clear();
    if (const auto documents = (*form)->readDocuments("list", body, connection, variables, cursor)) {
        for (const retrieval::RemoteDocument& document : *documents) {
            fuzz::require(!document.id.empty(), "a document has an id");
        }
    }
    if (const auto facts = (*form)->readFacts("describe", 0, body, variables); !facts) {
        fuzz::require(!facts.error().empty() && fuzz::isUtf8(facts.error()), "the reason can be shown");
    }
    static_cast<void>((*form)->errorMessage(body));
    return 0;
}

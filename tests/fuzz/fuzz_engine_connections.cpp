// Any bytes taken for a person's connections to engines: no crash, what is wrong has its line and can be
// shown, and what is read is the same when it is written and read again.
#include "core/retrieval/remote/engine_connection.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace assay;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = retrieval::readEngineConnections(text, "engines.json");
    if (!read) {
        fuzz::require(!read.error().detail.empty() && fuzz::isUtf8(read.error().detail),
                      "the reason can be shown");
        return 0;
    }
    const auto written = retrieval::engineConnectionsJson(*read);
    fuzz::require(written.has_value(), "what was read can be written");
    const auto again = retrieval::readEngineConnections(*written, "engines.json");
    fuzz::require(again && *again == *read, "and is the same when it is read again");
    return 0;
}

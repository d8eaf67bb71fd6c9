// Any bytes read as results of a neighbour test from elsewhere: no crash, every text is UTF-8, every list is
// whole.
#include "core/formats/rankings/neighbour_results.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses what the options say.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    formats::NeighbourResultsDefaults defaults;
    if (data[0] % 2 == 1) {
        defaults.regime = model::Regime::Open;
    }
    if (data[0] % 3 == 1) {
        defaults.depth = 2;
    }
    static_cast<void>(formats::looksLikeNeighbourResults(text));
    const auto reading = formats::readNeighbourResults(text, "fuzz", defaults, {});
    if (!reading) {
        return 0;
    }
    for (const model::GivenList& list : reading->results.lists) {
        require(!list.anchor.empty() && isUtf8(list.anchor), "every list has an anchor");
        require(list.search < reading->results.searches.size(), "every list has a search");
        require(list.numbers.empty() || list.numbers.size() == list.ids.size(), "a number for each result");
        require(list.lines.empty() || list.lines.size() == list.ids.size(), "a line for each result");
        for (const std::string& id : list.ids) {
            require(isUtf8(id), "every id can be shown");
        }
    }
    for (const base::Issue& issue : reading->issues.issues()) {
        require(isUtf8(issue.value) && isUtf8(issue.expected) && issue.line > 0, "every issue can be shown");
    }
    return 0;
}

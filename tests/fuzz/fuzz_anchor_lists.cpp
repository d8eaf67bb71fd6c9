// Any text read as a list of anchors: no crash, every id once and in UTF-8, and what was read is the same
// when it is written and read again.
#include "core/formats/rankings/anchor_list.h"
#include "tests/fuzz/fuzz_checks.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

bool isSame(const formats::AnchorList& a, const formats::AnchorList& b) {
    return a.name == b.name && a.corpus == b.corpus && a.corpusHash == b.corpusHash && a.seed == b.seed &&
           a.settings == b.settings && a.sentenceIds == b.sentenceIds;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto reading = formats::readAnchorList({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!reading) {
        require(isUtf8(reading.error().detail), "the reason can be shown");
        return 0;
    }
    const formats::AnchorList& list = reading->list;
    require(!list.sentenceIds.empty(), "what can be used has an anchor");
    std::set<std::string> ids;
    for (const std::string& id : list.sentenceIds) {
        require(!id.empty() && isUtf8(id) && ids.insert(id).second, "every id once");
    }
    require(isUtf8(list.name) && isUtf8(list.corpus) && isUtf8(list.corpusHash), "every text is UTF-8");
    require(nlohmann::json::accept(list.settings), "settings are JSON");
    fuzz::requireShowable(reading->issues);
    for (const base::Issue& issue : reading->issues.issues()) {
        require(!issue.field.empty() || issue.line > 0, "every issue names its place");
    }
    const auto again = formats::readAnchorList(formats::anchorListJson(list), "fuzz");
    require(again && again->issues.total() == 0 && isSame(again->list, list),
            "what is written is read again");
    return 0;
}

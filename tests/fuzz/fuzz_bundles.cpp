// Any text looked at as bundles and every element of it read as one: no crash, every text is UTF-8, and the
// records written as a document are those records again.
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/bundle_record.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

std::vector<std::string> elementsOf(std::string_view text) {
    std::vector<std::string> elements;
    json::forEachElement(text, 1, [&elements](const json::JsonPlace& place) {
        elements.emplace_back(place.raw);
        return true;
    });
    return elements;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)formats::looksLikeBundles(bytes);
    std::string text;
    base::appendMendedUtf8(bytes, text); // as files are read
    base::IssueList issues;
    formats::BundleRecordReader reader(&issues, "fuzz");
    json::forEachElement(text, 1, [&](const json::JsonPlace& place) {
        const model::Bundle bundle = reader.read(place);
        require(bundle.sentences == formats::bundleOfRecord(place.raw).sentences,
                "a stored record is the same bundle");
        for (const model::BundleSentence& sentence : bundle.sentences) {
            require(isUtf8(sentence.text) && isUtf8(sentence.sentenceId) && isUtf8(sentence.company),
                    "every text is UTF-8");
        }
        return true;
    });
    for (const base::Issue& issue : issues.issues()) {
        require(isUtf8(issue.value) && isUtf8(issue.expected) && issue.line > 0, "every issue can be shown");
    }
    const std::vector<std::string> records = elementsOf(text);
    require(elementsOf(formats::bundlesDocument(records)) == records, "what is written is read again");
    return 0;
}

// Any text read as a list of companies or sections, recognised or forced: no crash, every text is UTF-8, and
// the document is what was read.
#include "core/formats/rankings/reference_list.h"
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
    // The first byte chooses the kind; most of its values leave it to recognition.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::optional<formats::ReferenceListKind> kind;
    if (data[0] >= '0' && data[0] < '0' + static_cast<int>(formats::kReferenceListKindCount)) {
        kind = static_cast<formats::ReferenceListKind>(data[0] - '0');
    }
    const auto reading = formats::readReferenceListText(text, "fuzz", kind);
    if (!reading) {
        return 0;
    }
    require(reading->document == text, "the document is the file");
    bool hasOne = false;
    for (const formats::ReferenceEntry& entry : reading->entries) {
        require(isUtf8(entry.id) && isUtf8(entry.name) && entry.line > 0, "every entry can be shown");
        hasOne = hasOne || !entry.id.empty() || !entry.name.empty();
    }
    require(hasOne, "what can be used has an entry");
    for (const base::Issue& issue : reading->issues.issues()) {
        require(isUtf8(issue.value) && isUtf8(issue.expected) && issue.line > 0, "every issue can be shown");
    }
    return 0;
}

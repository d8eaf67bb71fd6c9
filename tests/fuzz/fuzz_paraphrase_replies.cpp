// Any bytes taken for a service's reply with paraphrases: no crash, and every wording is a text that is not
// blank.
#include "core/evaluate/ask/paraphrase_asking.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace assay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = evaluate::readParaphraseReply(text);
    if (!read) {
        fuzz::require(!read.error().detail.empty(), "there is a reason");
        return 0;
    }
    fuzz::require(read->size() <= static_cast<std::size_t>(evaluate::kMostParaphrases), "not too many");
    for (const std::string& wording : *read) {
        fuzz::require(wording.find_first_not_of(" \t\r\n") != std::string::npos, "a wording says something");
        fuzz::require(fuzz::isUtf8(wording), "it can be shown");
    }
    return 0;
}

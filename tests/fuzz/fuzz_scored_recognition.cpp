#include "core/formats/scored/scored_set_recognition.h"
#include "tests/fuzz/check_scored_set.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string content(reinterpret_cast<const char*>(data), size);
    const auto kind = assay::formats::recogniseScoredSetText(content);
    // A byte order mark changes nothing, unless there is one already.
    if (!content.starts_with("\xEF\xBB\xBF") && assay::formats::checkEncoding(content)) {
        const auto marked = assay::formats::recogniseScoredSetText("\xEF\xBB\xBF" + content);
        if (kind.has_value() != marked.has_value() || (kind && *kind != *marked)) {
            std::fprintf(stderr, "the byte order mark changes what is recognised\n");
            std::abort();
        }
    }
    assay::fuzz::checkScoredSet(content, std::nullopt);
    return 0;
}

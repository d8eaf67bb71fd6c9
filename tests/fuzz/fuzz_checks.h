// What the fuzz targets ask of everything that was read.
#pragma once

#include "core/formats/utf8_text.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace assay::fuzz {

// Ends the process, which libFuzzer reports with the input, where `holds` is false.
inline void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "invariant broken: %s\n", what);
        std::abort();
    }
}

inline bool isUtf8(std::string_view text) {
    return formats::firstInvalidUtf8(text) == std::string_view::npos;
}

} // namespace assay::fuzz

// What the fuzz targets ask of everything that was read.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/utf8_text.h"

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
    return base::firstInvalidUtf8(text) == std::string_view::npos;
}

// Every issue can be shown, and says which file it is about.
inline void requireShowable(const base::IssueList& issues) {
    for (const base::Issue& issue : issues.issues()) {
        require(!issue.file.empty() && issue.line >= 0, "every issue names its file");
        require(isUtf8(issue.field) && isUtf8(issue.value) && isUtf8(issue.expected),
                "every issue can be shown");
        require(issue.value.size() <= base::kIssueValueLength, "what stands there is cut");
    }
}

} // namespace assay::fuzz

// What a reader of any kind of file could not use, kept with its text.
#pragma once

#include "core/base/issue.h"

#include <cstdint>
#include <string>

namespace assay::formats {

// A record that could not be kept, with its text, so that nothing is lost.
struct RejectedRecord {
    std::int32_t fileIndex = 0;
    std::int64_t line = 0;
    base::IssueCode reason = base::IssueCode::MalformedRecord; // the first error found in it
    std::string text;                                          // as it stands in the file, at most 64 KiB
};

} // namespace assay::formats

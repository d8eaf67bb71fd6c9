// Files of lines that are read in blocks, so that their size is no limit.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::formats {

// Whole lines of a file, valid during the call: without byte order mark, and U+FFFD where there was no UTF-8.
// `linesBefore` of the file stand before them. Returns whether to go on.
using TakeLines = std::function<bool(std::string_view lines, std::int64_t linesBefore)>;

struct ReadFile {
    std::int64_t bytes = 0;
    std::string sha256; // of the bytes as they are in the file, as far as it was read
};

inline constexpr std::size_t kLineBlockBytes = std::size_t{1} << 20U;

// In the order of the file; the last line may lack its end. In memory is about a block, or one line where
// that is longer. A warning InvalidUtf8, named after `path`, for each line that is no UTF-8. Progress:
// Reading, in bytes. Errors: FileNotFound, FileNotReadable, InputNotUsable ("a line larger than 1 GiB"),
// Cancelled.
//
//   forEachBlockOfLines(path, issues, stop, progress, [&](std::string_view lines, std::int64_t before) {
//       return forEachLine(lines, before, [&](std::string_view line, std::int64_t number) { … });
//   });
[[nodiscard]] base::Result<ReadFile> forEachBlockOfLines(const std::filesystem::path& path,
                                                         base::IssueList& issues, const std::stop_token& stop,
                                                         base::ProgressSink& progress, const TakeLines& take,
                                                         std::size_t blockBytes = kLineBlockBytes);

// Each line without the blanks around it, and its number from `linesBefore` + 1. Blank lines are passed over.
// `take` says whether to go on, and so does the result.
template <typename Take>
bool forEachLine(std::string_view text, std::int64_t linesBefore, Take take) {
    for (std::int64_t line = linesBefore + 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        std::string_view here = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::size_t first = here.find_first_not_of(" \t\r");
        if (first != std::string_view::npos) {
            here = here.substr(first, here.find_last_not_of(" \t\r") - first + 1);
            if (!take(here, line)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace assay::formats

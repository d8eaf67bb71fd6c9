// Files that are read in one piece.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <string>

namespace assay::formats {

// What is looked at to recognise a format.
inline constexpr std::size_t kRecognitionBytes = std::size_t{1} << 20U;

inline constexpr std::uintmax_t kMaxWholeFileBytes = std::uintmax_t{1} << 30U;

// A file from its first byte. Errors: FileNotFound, FileNotReadable.
[[nodiscard]] base::Result<std::ifstream> openToRead(const std::filesystem::path& path);

// All bytes of the file, at most 1 GiB. Progress: Reading, in bytes. Errors: FileNotFound, FileNotReadable,
// InputNotUsable ("larger than 1 GiB"), Cancelled.
[[nodiscard]] base::Result<std::string>
readWholeFile(const std::filesystem::path& path, const std::stop_token& stop, base::ProgressSink& progress);

// Its first bytes, at most `atMost`. Errors: FileNotFound, FileNotReadable.
[[nodiscard]] base::Result<std::string> readBeginningOfFile(const std::filesystem::path& path,
                                                            std::size_t atMost);

// Replaces what is no UTF-8 by U+FFFD, with a warning InvalidUtf8 for each line of it; `linesBefore` of the
// file stand before the text.
void mendUtf8Lines(std::string& text, const std::string& file, base::IssueList& issues,
                   std::int64_t linesBefore = 0);

} // namespace assay::formats

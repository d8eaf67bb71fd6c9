// Writes a file so that it appears whole or not at all: into a temporary name beside it, then renamed.
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace assay::base {

// Creates missing parent folders. Errors: FileNotWritable with the system's reason.
[[nodiscard]] Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

// The same for a file that is too large to be held: `write` gets a function that takes the next piece.
using TakePiece = std::function<void(std::string_view piece)>;
[[nodiscard]] Result<> writeFileInPieces(const std::filesystem::path& path,
                                         const std::function<void(const TakePiece& take)>& write);

} // namespace assay::base

// Writes a file so that it appears whole or not at all, also when the power fails: into a temporary name
// beside it, brought to the disk, then renamed.
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

// Writes a file of a folder that is being filled before anybody is to see it, and brings it to the disk; half
// of one may stay there. For writers of several files, who rename them afterwards and then sync the folders
// (disk_sync.h). Creates missing parent folders. Errors: FileNotWritable.
[[nodiscard]] Result<> writeStagedFile(const std::filesystem::path& path, std::string_view content);

} // namespace assay::base

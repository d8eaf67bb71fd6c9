// Writes a file so that it appears whole or not at all: into a temporary name beside it, then renamed.
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace assay::base {

// Creates missing parent folders. Errors: FileNotWritable with the system's reason.
[[nodiscard]] Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

} // namespace assay::base

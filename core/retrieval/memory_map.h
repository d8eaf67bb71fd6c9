// A file as read-only memory.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

namespace assay::retrieval {

struct MemoryMap {
    std::shared_ptr<const void> owner; // the mapping ends with its last copy
    std::span<const std::byte> bytes;  // begins on a page
};

// Errors: FileNotFound, FileNotReadable (also a folder, or an empty file).
[[nodiscard]] base::Result<MemoryMap> mapFile(const std::filesystem::path& path);

} // namespace assay::retrieval

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

// Bytes of a mapping that are not needed soon: they no longer count as this program's memory, and come from
// the file again, mostly from the system's cache of it, when they are read. The whole pages among them;
// nothing happens where the system has no such call. Only of a mapping: other memory would lose its content.
void letGoOf(std::span<const std::byte> bytes) noexcept;

} // namespace assay::retrieval

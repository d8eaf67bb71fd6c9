// An advisory lock between processes that the system releases when its holder ends, however it ends.
//
// The lock is a file of its own beside what it guards, never the guarded file itself: closing a second
// descriptor of a SQLite file would drop the locks that SQLite holds on it. Two locks of one path exclude
// each other within a process too. A link is never followed to a file elsewhere. The file is removed when the
// lock is released.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace assay::base {

class FileLock {
  public:
    // Takes the lock without waiting; nullopt when another holder has it. Errors: FileNotWritable.
    [[nodiscard]] static Result<std::optional<FileLock>> tryTake(const std::filesystem::path& path);

    // Whether somebody holds the lock just now. Creates nothing.
    [[nodiscard]] static bool isHeld(const std::filesystem::path& path);

    ~FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;

  private:
    using Handle = std::intptr_t;
    FileLock(std::filesystem::path path, Handle handle);
    void release() noexcept;

    std::filesystem::path m_path;
    Handle m_handle;
};

} // namespace assay::base

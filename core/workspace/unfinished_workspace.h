// A workspace that is made under a name of its own, NAME.UUID.new, beside the name NAME that it gets when it
// is whole. Who makes it holds a lock as long as it does, so that what a killed process has left is told from
// what a living one is still writing.
//
//     ASSAY_TRY(const auto unfinished, UnfinishedWorkspace::beside(path));
//     ... // Workspace::create(unfinished.path()), fill it, close it, base::moveToNewName(unfinished.path(),
//     path)
//
// Any thread.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/result.h"

#include <filesystem>

namespace assay::workspace {

class UnfinishedWorkspace {
  public:
    // A name that nobody has, locked; no file is made but the lock's. Error: FileNotWritable of `path`.
    [[nodiscard]] static base::Result<UnfinishedWorkspace> beside(const std::filesystem::path& path);

    // Removes what still stands under the name: after it was moved, what SQLite keeps beside it.
    ~UnfinishedWorkspace();
    UnfinishedWorkspace(UnfinishedWorkspace&& other) noexcept;
    UnfinishedWorkspace& operator=(UnfinishedWorkspace&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

  private:
    UnfinishedWorkspace(std::filesystem::path path, base::FileLock lock);
    std::filesystem::path m_path; // empty: moved from
    base::FileLock m_lock;
};

// Removes what ended processes have left under such names of `path`, with its journals and its data folder.
// Whatever is locked, or has any other name, is left alone; so is everything where the folder cannot be
// written.
void removeDeadAttempts(const std::filesystem::path& path) noexcept;

} // namespace assay::workspace

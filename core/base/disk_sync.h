// Files that are on the disk, and not only with the system, before a name or a row says that they are: what a
// power cut leaves is then the old or the new, whole. Every writer of files uses these.
//
// Durable is the content of a file once it is synced, and its name once its folder is. A file system that
// cannot sync folders is taken as it is. May be called from any thread.
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace assay::base {

// What was written to the file, by whomever. Errors: FileNotWritable with the system's reason.
[[nodiscard]] Result<> syncFile(const std::filesystem::path& file);

// The names in a folder: what was made, renamed or removed in it. Errors: FileNotWritable.
[[nodiscard]] Result<> syncFolder(const std::filesystem::path& folder);

// The same of the folder that `path` stands in.
[[nodiscard]] Result<> syncFolderOf(const std::filesystem::path& path);

// Makes the folder with those above it that are missing, and their names durable. Errors: FileNotWritable.
[[nodiscard]] Result<> makeFolder(const std::filesystem::path& folder);

// Gives a file that is written and closed, or a folder, its name: syncs it, renames it, replacing what has
// the name, and syncs the folder that it is in. Of a folder its own names are synced, not what is in its
// files; a link is moved itself. Both on one file system. Errors: FileNotWritable, `where` is `to`; the file
// still has its old name then, unless it was the folder that could not be synced.
[[nodiscard]] Result<> moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to);

// The same of a file, not a folder, for a name that nothing has, also when somebody else takes it at this
// moment: NameTaken then, and theirs is untouched.
[[nodiscard]] Result<> moveToNewName(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace assay::base

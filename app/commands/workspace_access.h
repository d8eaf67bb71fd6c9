// Opens workspaces for commands.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <memory>

namespace assay::app {

// Read-only; says on standard error what of the file's schema is not Assay's. Errors: those of
// workspace::Workspace::open().
[[nodiscard]] base::Result<std::unique_ptr<workspace::Workspace>>
openToRead(const std::filesystem::path& path);

// To change it. Errors: those of workspace::Workspace::open(); NewerWorkspace, before anything of it is read.
[[nodiscard]] base::Result<std::unique_ptr<workspace::Workspace>>
openToChange(const std::filesystem::path& path);

// A workspace that is only read, with what reads it.
struct ReadWorkspace {
    std::unique_ptr<workspace::Workspace> workspace;
    workspace::Reader reader;
};

// Errors: those of openToRead() and of Workspace::reader().
[[nodiscard]] base::Result<ReadWorkspace> openReader(const std::filesystem::path& path);

} // namespace assay::app

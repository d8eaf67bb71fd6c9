#include "app/commands/workspace_access.h"

#include "app/commands/console.h"

#include <utility>

namespace assay::app {

base::Result<std::unique_ptr<workspace::Workspace>> openToRead(const std::filesystem::path& path) {
    auto workspace = workspace::Workspace::open(path, workspace::OpenMode::ReadOnly);
    if (workspace && !(*workspace)->foreignObjects().empty()) {
        printError((*workspace)->readOnlyError()); // what it gives is read all the same
    }
    return workspace;
}

base::Result<std::unique_ptr<workspace::Workspace>> openToChange(const std::filesystem::path& path) {
    auto workspace = workspace::Workspace::open(path);
    if (workspace && (*workspace)->newerVersion()) {
        return tl::unexpected((*workspace)->readOnlyError());
    }
    return workspace;
}

base::Result<ReadWorkspace> openReader(const std::filesystem::path& path) {
    ASSAY_TRY(auto workspace, openToRead(path));
    ASSAY_TRY(auto reader, workspace->reader());
    return ReadWorkspace{std::move(workspace), std::move(reader)};
}

} // namespace assay::app

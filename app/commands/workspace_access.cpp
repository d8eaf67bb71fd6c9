#include "app/commands/workspace_access.h"

#include <utility>

namespace assay::app {

base::Result<std::unique_ptr<store::Workspace>> openToRead(const std::filesystem::path& path) {
    auto workspace = store::Workspace::open(path, store::OpenMode::ReadOnly);
    if (!workspace && workspace.error().code == base::ErrorCode::ReadOnlyWorkspace) {
        return store::Workspace::open(path); // its schema is an older one
    }
    return workspace;
}

base::Result<ReadWorkspace> openReader(const std::filesystem::path& path) {
    auto workspace = openToRead(path);
    if (!workspace) {
        return tl::unexpected(workspace.error());
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    return ReadWorkspace{std::move(*workspace), std::move(*reader)};
}

} // namespace assay::app

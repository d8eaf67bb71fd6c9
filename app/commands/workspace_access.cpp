#include "app/commands/workspace_access.h"

namespace assay::app {

base::Result<std::unique_ptr<store::Workspace>> openToRead(const std::filesystem::path& path) {
    auto workspace = store::Workspace::open(path, store::OpenMode::ReadOnly);
    if (!workspace && workspace.error().code == base::ErrorCode::ReadOnlyWorkspace) {
        return store::Workspace::open(path); // its schema is an older one
    }
    return workspace;
}

} // namespace assay::app

#include "core/imports/new_workspace.h"

#include "core/base/disk_sync.h"
#include "core/workspace/unfinished_workspace.h"

#include <system_error>
#include <utility>

namespace assay::imports {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::Result;

// What closing the workspace could not bring into the file itself would be lost with its name.
Result<> requireClosed(const fs::path& unfinished, const fs::path& path) {
    fs::path journal = unfinished;
    journal += "-wal";
    std::error_code failed;
    const bool isLeft = fs::exists(fs::symlink_status(journal, failed)) && !fs::is_empty(journal, failed);
    return isLeft ? base::fail(ErrorCode::StorageFailure, "wal_checkpoint", path.string()) : Result<>();
}

} // namespace

Result<Imported> importIntoNewWorkspace(const fs::path& path, const ImportPlan& plan,
                                        const ImportChoice& choice, const std::stop_token& stop,
                                        base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return importIntoNewWorkspace(path, [&](workspace::Workspace& workspace) {
        return importFiles(workspace, plan, choice, stop, progress, issuesOnFailure);
    });
}

Result<Imported> importIntoNewWorkspace(const fs::path& path, const ImportInto& into) {
    const auto importInto = [&](const std::unique_ptr<workspace::Workspace>& workspace) {
        return into(*workspace);
    };
    const auto importIntoExisting = [&] { return workspace::Workspace::open(path).and_then(importInto); };
    std::error_code unknown;
    auto isClear = workspace::requireNoLeftovers(path);
    if (fs::exists(path, unknown)) { // asked last: one that was made just now has companions of its own
        return importIntoExisting();
    }
    ASSAY_TRY(isClear);
    workspace::removeDeadAttempts(path);
    Result<> named;
    auto imported = [&]() -> Result<Imported> {
        ASSAY_TRY(const auto unfinished, workspace::UnfinishedWorkspace::beside(path));
        // The workspace is closed when this has its result.
        auto made = workspace::Workspace::create(unfinished.path()).and_then(importInto);
        if (made) {
            named = requireClosed(unfinished.path(), path).and_then([&] {
                return base::moveToNewName(unfinished.path(), path);
            });
        } else if (made.error().where == unfinished.path().string()) {
            made.error().where = path.string();
        }
        return made;
    }();
    if (!named && named.error().code == ErrorCode::NameTaken) {
        return importIntoExisting();
    }
    ASSAY_TRY(named);
    return imported;
}

} // namespace assay::imports

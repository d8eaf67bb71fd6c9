// Keeps workspaces from being saved over: any workspace, and of an open one also the files beside it that
// belong to it. Whoever opens one guards its paths as long as it is open; whoever writes where a person said
// asks first.
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <vector>

namespace assay::base {

struct GuardedPaths {
    std::vector<std::filesystem::path> files;   // they need not be there
    std::vector<std::filesystem::path> folders; // with everything in them
};

// Whether a file written to `target` would be one of them, whatever it is called: through links, by another
// spelling, also of case where a file that is not there yet could be meant, or by a second name of the same
// file.
[[nodiscard]] bool isAmong(const GuardedPaths& paths, const std::filesystem::path& target);

// Guards as long as it lives, for the whole process. Any thread.
class PathGuard {
  public:
    explicit PathGuard(GuardedPaths paths);
    ~PathGuard();
    PathGuard(const PathGuard&) = delete;
    PathGuard& operator=(const PathGuard&) = delete;

  private:
    friend Result<> requireUnguarded(const std::filesystem::path& target);
    const GuardedPaths m_paths;
};

// Error: FileNotWritable, for what anybody guards, and for any other workspace: no result is written over
// one. Any thread.
[[nodiscard]] Result<> requireUnguarded(const std::filesystem::path& target);

} // namespace assay::base

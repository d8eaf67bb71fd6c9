// The demo workspace: made once from the generator, then opened like any other.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <stop_token>

namespace assay::app {

// In the user's data folder.
[[nodiscard]] std::filesystem::path defaultDemoPath();

// Held by whoever makes the demo at `path` (core/base/file_lock.h).
[[nodiscard]] std::filesystem::path demoLockPath(const std::filesystem::path& path);

// Makes the workspace if there is no file at `path`; an existing one is left as it is. While another thread
// or process makes it, waits for that one. A failure leaves no file; what attempts left that died is removed.
// Errors: Cancelled, also while waiting; LeftoverFiles, where one of that name was deleted and not all that
// belongs to it; FileNotWritable; those of the imports, the curation and the
// evaluations that it is made with.
[[nodiscard]] base::Result<> ensureDemoWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                                 base::ProgressSink& progress);

// Whether the workspace is a demo, wherever it lies and however it was opened: it holds the demo's suite.
[[nodiscard]] bool isDemo(const workspace::Reader& reader);

} // namespace assay::app

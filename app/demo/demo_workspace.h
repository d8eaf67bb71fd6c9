// The demo workspace: made once from the generator, then opened like any other.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/store/workspace.h"

#include <filesystem>
#include <stop_token>

namespace assay::app {

// In the user's data folder.
[[nodiscard]] std::filesystem::path defaultDemoPath();

// Makes the workspace if there is no file at `path`; an existing one is left as it is. A failure leaves no
// file.
[[nodiscard]] base::Result<> ensureDemoWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                                 base::ProgressSink& progress);

// Whether the workspace is a demo, wherever it lies and however it was opened: it holds the demo's suite.
[[nodiscard]] bool isDemo(const store::Reader& reader);

} // namespace assay::app

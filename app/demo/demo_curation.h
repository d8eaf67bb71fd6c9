// What the demo's curators, who do not exist, did with its questions and bundles: settings, approvals, flags,
// reviews, a frozen version and changes since. All through the functions that the window uses, so it stands
// in the journal and can be undone.
#pragma once

#include "app/demo/demo_questions.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace assay::app {

inline constexpr std::string_view kDemoCurators[]{"Ada (generated)", "Bo (generated)"};
inline constexpr std::string_view kDemoSuite = "Demo questions (generated)";
inline constexpr std::string_view kDemoVersions[]{"P3.v1 (generated)", "P3.v2 (generated)"};

// After the imports of corpus, questions and answers. Errors: those of what it calls.
[[nodiscard]] base::Result<> curateDemoQuestions(workspace::Workspace& workspace,
                                                 const std::vector<DemoQuestion>& questions,
                                                 std::stop_token stop, base::ProgressSink& progress);

[[nodiscard]] base::Result<> curateDemoBundles(workspace::Workspace& workspace, std::stop_token stop);

} // namespace assay::app

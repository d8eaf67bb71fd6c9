// What the things are called that a merge of two workspaces takes (core/workspace/merge/workspace_merge.h).
#pragma once

#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::words {

// Of what a conflict is about ("suite_settings") or of what was taken ("questions"): "Settings of suites",
// "Questions". What is not known is as it is written.
[[nodiscard]] std::string mergedThingTitle(std::string_view name, const Wording& wording);

} // namespace assay::words

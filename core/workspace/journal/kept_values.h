// What a page keeps in the workspace from one opening to the next without an edit of the journal: choices not
// saved yet, what was looked at last; and what was measured beside runs. JSON documents by group and name;
// drafts of questions stand in
// suites/question_drafts.h.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// How long queries of a run took on this machine, by its uuid; goes with the run.
inline constexpr std::string_view kQuerySecondsGroup = "query_seconds";

// Guidelines of a suite that are typed and not saved, by the suite's row; the patterns of mining that are not
// kept, without a name.
inline constexpr std::string_view kGuidelinesDraftGroup = "guidelines_draft";
inline constexpr std::string_view kPatternsDraftGroup = "patterns_draft";

struct KeptValue {
    std::string name; // may be empty
    std::string document;
    std::string keptAt{}; // UTC, ISO 8601
};

// In place of the one of that group and name. Errors: InvalidArgument (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> keepValue(Workspace& workspace, std::string_view group, const KeptValue& value);

// One that is not there is no error.
[[nodiscard]] base::Result<> dropValue(Workspace& workspace, std::string_view group, const std::string& name);

// Newest first.
[[nodiscard]] base::Result<std::vector<KeptValue>> keptValues(const Reader& reader, std::string_view group);

} // namespace assay::workspace

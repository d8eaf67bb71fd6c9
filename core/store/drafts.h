// What somebody has chosen on a page and not saved yet: JSON documents by kind and name. No edit of the
// journal, and not part of what the workspace says; drafts of questions stand in questions.h.
#pragma once

#include "core/base/result.h"
#include "core/store/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::store {

struct Draft {
    std::string name; // may be empty
    std::string document;
    std::string savedAt{}; // UTC, ISO 8601
};

// In place of the one of that kind and name. Errors: InvalidArgument (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> saveDraft(Workspace& workspace, std::string_view kind, const Draft& draft);

// One that is not there is no error.
[[nodiscard]] base::Result<> dropDraft(Workspace& workspace, std::string_view kind, const std::string& name);

// Newest first.
[[nodiscard]] base::Result<std::vector<Draft>> drafts(const Reader& reader, std::string_view kind);

} // namespace assay::store

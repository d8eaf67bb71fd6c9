// Filters that a team has saved under a name, page by page. What a filter says is up to its page: a JSON
// document. They are kept plainly, without a history.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::workspace {

struct SavedFilter {
    base::RowId id = 0;
    std::string page; // "questions"
    std::string name;
    std::string document; // JSON

    friend bool operator==(const SavedFilter&, const SavedFilter&) = default;
};

// In place of one that the page has under that name; its id stays. Errors: InvalidArgument (an empty page or
// name, a document that is no JSON), those of Workspace::write().
[[nodiscard]] base::Result<SavedFilter> saveFilter(Workspace& workspace, const std::string& page,
                                                   const std::string& name, const std::string& document);

// By name.
[[nodiscard]] base::Result<std::vector<SavedFilter>> savedFilters(const Reader& reader,
                                                                  const std::string& page);

// Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeFilter(Workspace& workspace, const std::string& page,
                                          const std::string& name);

} // namespace assay::workspace

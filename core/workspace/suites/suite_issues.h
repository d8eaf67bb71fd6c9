// What is still wrong of what the imports of a suite found. Reading only; not for the GUI thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

namespace assay::workspace {

// The issues of suites.h::suiteIssues() but for those that were repaired since: the field that an issue names
// was edited, or the text of the evidence came, or the question is there no more. An issue that names no
// field of a question stays, and so does the count of those that were not kept.
[[nodiscard]] base::Result<base::IssueList> openSuiteIssues(const Reader& reader, base::RowId suite);

} // namespace assay::workspace

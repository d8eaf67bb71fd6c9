// What is still wrong of what the imports of a suite found. Reading only; not for the GUI thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <span>
#include <string>
#include <vector>

namespace assay::workspace {

// The issues of suites.h::suiteIssues() but for those that were repaired since: the field that an issue names
// was edited, or the text of the evidence came, or the question is there no more, or the
// import that brought it was taken back, or the record was skipped for its id. An issue that names no
// field of a question stays, and so does the count of those that were not kept.
[[nodiscard]] base::Result<base::IssueList> openSuiteIssues(const Reader& reader, base::RowId suite);

// The question that an issue is about.
struct IssueQuestion {
    base::RowId id = 0; // 0: none that is known, or it is there no more
    std::string questionId;
};

// One for each of `issues`, looked for in all suites that are there, by the file and line of the issue; of an
// id that was taken the question that has it.
[[nodiscard]] base::Result<std::vector<IssueQuestion>> questionsOfIssues(const Reader& reader,
                                                                         std::span<const base::Issue> issues);

} // namespace assay::workspace

// What is wrong in the data that a person is looking at: the kept issues of what a part of a workspace was
// imported from. Reading only; not for the GUI thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <string>

namespace assay::evaluate {

struct IssueSubject {
    enum class Of : std::uint8_t { ScoredSet, Suite, Bundles, Corpus, Run };

    Of of = Of::ScoredSet;
    base::RowId id = 0;

    friend bool operator==(const IssueSubject&, const IssueSubject&) = default;
};

struct SubjectIssues {
    std::string name; // of the subject; of a run the names of what it measured, separated by commas
    base::IssueList issues;
};

// Of suites those that are still open. Of a run those of the suites, the corpus and the scored set that it
// measured, as far as the workspace still has them under those names. Error: NotFound, DamagedWorkspace.
[[nodiscard]] base::Result<SubjectIssues> issuesOf(const workspace::Reader& reader,
                                                   const IssueSubject& subject);

// Of every scored set, suite, set of bundles and corpus, in this order and each kind in that of its list.
// Error: DamagedWorkspace.
[[nodiscard]] base::Result<base::IssueList> allIssues(const workspace::Reader& reader);

// Adds what `more` has kept and counted.
void appendIssues(base::IssueList& all, const base::IssueList& more);

} // namespace assay::evaluate

// What the last check for bad questions found in each suite and frozen version, kept in the workspace, so
// that a queue of suspicions can be gone on with after a restart.
//
//     ASSAY_TRY(auto checked, checkSuite(reader, {"P3", suite.id, 0}, options, stop, progress));
//     ASSAY_TRY(keepChecks(workspace, std::span(&checked, 1)));
//     ASSAY_TRY(const auto kept, keptChecks(reader)); // after a restart
//
// A finding is about the revision that was checked. Where a question says something else now, what was found
// is outdated (editedSince()); what came since was not checked. Any thread; each reader in one.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/curation/suite_lint.h"
#include "core/curation/workspace_lint.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::curation {

// A suite, or a frozen version of it.
struct SuiteToCheck {
    std::string name;
    base::RowId suite = 0;
    base::RowId version = 0; // 0: the suite as it is

    friend bool operator==(const SuiteToCheck&, const SuiteToCheck&) = default;
};

struct KeptCheck {
    SuiteToCheck of;
    std::string at;                                // UTC, ISO 8601
    LintReport report;                             // of what is marked, too
    std::map<base::RowId, std::int64_t> questions; // that were checked, in which revision
};

// The visible suites as they are, by name. Errors: those of reading.
[[nodiscard]] base::Result<std::vector<SuiteToCheck>> suitesToCheck(const workspace::Reader& reader);

// As lintWorkspace() with everything that is marked; `options.now` is when. Errors: its own.
[[nodiscard]] base::Result<KeptCheck> checkSuite(const workspace::Reader& reader, const SuiteToCheck& suite,
                                                 WorkspaceLintOptions options, std::stop_token stop,
                                                 base::ProgressSink& progress);

// In place of earlier ones of the same, all in one transaction. Errors: those of
// workspace::keepSuspicionChecks().
[[nodiscard]] base::Result<> keepChecks(workspace::Workspace& workspace, std::span<const KeptCheck> checks);

// Of the visible suites; a name is that which the suite or version has now. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<KeptCheck>> keptChecks(const workspace::Reader& reader);

// Those of `checked` that say something else than in that revision, or are not there any more. A flag or
// another status says nothing else. Ends early, with what was found until then, when it is stopped.
[[nodiscard]] std::set<base::RowId> editedSince(const workspace::Reader& reader,
                                                const std::map<base::RowId, std::int64_t>& checked,
                                                const std::stop_token& stop);

} // namespace assay::curation

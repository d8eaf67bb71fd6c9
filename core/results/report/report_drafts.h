// Choices for a report that nobody has saved yet, kept in the workspace from one opening to the next. One for
// each name; no edit of the journal.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report_plan.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::results {

struct ReportDraft {
    ReportPlan plan;
    // The template or saved report as it was when it was changed; none: it came from a file.
    std::optional<ReportPlan> base;
    std::string savedBy;   // may be empty
    std::string savedAt{}; // UTC, ISO 8601
};

struct ReportDrafts {
    std::vector<ReportDraft> drafts; // newest first
    std::vector<UnreadableReport> unreadable{};
};

// Errors: those of reading.
[[nodiscard]] base::Result<ReportDrafts> reportDrafts(const workspace::Reader& reader);

// In place of the one of that name. Errors: those of Workspace::write().
[[nodiscard]] base::Result<> saveReportDraft(workspace::Workspace& workspace, const ReportDraft& draft);

// Which report was looked at last, by its name: what is merely chosen is no draft. Empty: none.
[[nodiscard]] base::Result<std::string> chosenReport(const workspace::Reader& reader);
[[nodiscard]] base::Result<> rememberChosenReport(workspace::Workspace& workspace, const std::string& name);

// One that is not there is no error.
[[nodiscard]] base::Result<> dropReportDraft(workspace::Workspace& workspace, const std::string& name);

} // namespace assay::results

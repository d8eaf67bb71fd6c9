// Choices for a report that nobody has saved yet, kept in the workspace from one opening to the next. One for
// each name; no edit of the journal.
#pragma once

#include "core/base/result.h"
#include "core/report/report_plan.h"
#include "core/report/saved_reports.h"
#include "core/store/workspace.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::report {

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
[[nodiscard]] base::Result<ReportDrafts> reportDrafts(const store::Reader& reader);

// In place of the one of that name. Errors: those of Workspace::write().
[[nodiscard]] base::Result<> saveReportDraft(store::Workspace& workspace, const ReportDraft& draft);

// Which report was looked at last, by its name: what is merely chosen is no draft. Empty: none.
[[nodiscard]] base::Result<std::string> chosenReport(const store::Reader& reader);
[[nodiscard]] base::Result<> rememberChosenReport(store::Workspace& workspace, const std::string& name);

// One that is not there is no error.
[[nodiscard]] base::Result<> dropReportDraft(store::Workspace& workspace, const std::string& name);

} // namespace assay::report

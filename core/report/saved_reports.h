// The reports that a workspace keeps: what each shows, in which order, with which comments.
#pragma once

#include "core/base/result.h"
#include "core/report/report_plan.h"
#include "core/store/workspace.h"

#include <string>
#include <vector>

namespace assay::report {

// By name. Errors: InputNotUsable (what is stored makes no sense), those of reading.
[[nodiscard]] base::Result<std::vector<ReportPlan>> savedReports(const store::Reader& reader);

// Adds it, or replaces the one of its name; an edit of the journal. Errors: InvalidArgument (no name), those
// of Workspace::write().
[[nodiscard]] base::Result<> saveReport(store::Workspace& workspace, const ReportPlan& plan,
                                        const std::string& who);

// Error: NotFound.
[[nodiscard]] base::Result<> removeReport(store::Workspace& workspace, const std::string& name,
                                          const std::string& who);

} // namespace assay::report

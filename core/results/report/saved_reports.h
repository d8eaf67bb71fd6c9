// The reports that a workspace keeps: what each shows, in which order, with which comments.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report_plan.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::results {

// One that is stored and makes no sense to this version: with a section of a later one, damaged.
struct UnreadableReport {
    std::string name; // empty: not even that is known
    base::Error why;  // InputNotUsable; `detail` as that of readPlan()
    bool all = false; // it stands for everything that is stored: not even a list can be read
};

struct SavedReports {
    std::vector<ReportPlan> plans; // by name
    std::vector<UnreadableReport> unreadable{};
};

// Of the list as it is stored; an empty text is an empty list. One that cannot be read keeps no other from
// being read.
[[nodiscard]] SavedReports savedReportsIn(const std::string& stored);

// The same of a workspace. Errors: those of reading.
[[nodiscard]] base::Result<SavedReports> savedReports(const workspace::Reader& reader);

// Adds it, or replaces the one of its name; an edit of the journal. The others stay byte for byte as they are
// stored. Errors: InvalidArgument (no name), InputNotUsable (the one of its name cannot be read, or nothing
// of what is stored can: it is not overwritten), those of Workspace::write().
[[nodiscard]] base::Result<> saveReport(workspace::Workspace& workspace, const ReportPlan& plan,
                                        const std::string& who);

// One edit; nothing else of it changes. Errors: InvalidArgument (no name), NotFound, NameTaken,
// InputNotUsable as above.
[[nodiscard]] base::Result<> renameReport(workspace::Workspace& workspace, const std::string& name,
                                          const std::string& newName, const std::string& who);

// Errors: NotFound, InputNotUsable as above.
[[nodiscard]] base::Result<> removeReport(workspace::Workspace& workspace, const std::string& name,
                                          const std::string& who);

} // namespace assay::results

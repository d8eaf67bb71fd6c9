// What a report is of, for its title page. Of this room alone.
#pragma once

#include "core/base/result.h"
#include "core/report/report.h"
#include "core/report/report_plan.h"
#include "core/report/wording.h"
#include "core/store/workspace.h"

namespace assay::report {

// The scored sets, suites and neighbour runs that the plan covers, as far as it shows sections of them.
[[nodiscard]] base::Result<Facts> titleFacts(const store::Reader& reader, const ReportPlan& plan,
                                             const Wording& wording);

} // namespace assay::report

// What a report is of, for its title page. Of this room alone.
#pragma once

#include "core/base/result.h"
#include "core/report/report.h"
#include "core/report/sections/section_builder.h"

namespace assay::report {

// The scored sets, the corpora of the neighbour tests and the gold suites that the report is about, in its
// order. Errors: those of reading.
[[nodiscard]] base::Result<Facts> titleFacts(const SectionContext& context);

} // namespace assay::report

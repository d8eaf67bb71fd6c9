// What a report is of, for its title page. Of this room alone.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/results/report/section_builder.h"

namespace assay::results {

// The scored sets, the corpora of the neighbour tests and the gold suites that the report is about, in its
// order. Errors: those of reading.
[[nodiscard]] base::Result<Facts> titleFacts(const SectionContext& context);

// What the report is called where the plan does not say: what of the workspace `name` it shows.
[[nodiscard]] std::string defaultTitle(const std::string& name, const ReportPlan& plan,
                                       const words::Wording& wording);

// The kinds of evaluation that it holds.
struct HeldKinds {
    bool thresholds = false;
    bool neighbours = false;
    bool retrieval = false;
    bool answers = false;
    bool curation = false;
};

// "Thresholds, neighbour tests and curation"; empty where it holds none.
[[nodiscard]] std::string defaultSubtitle(HeldKinds held, const words::Wording& wording);

} // namespace assay::results

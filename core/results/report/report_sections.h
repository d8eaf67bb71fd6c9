// Makes a report of a workspace by a plan: section by section, from what is stored.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/results/report/report_plan.h"
#include "core/words/wording.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// A kind of section that a plan may name.
struct SectionKind {
    std::string_view id;    // "threshold_curves"
    const char* title;      // marked with ASSAY_TEXT
    std::string_view group; // as isReported() has it ("thresholds", …); empty: of the whole report
};

// In their usual order.
[[nodiscard]] const std::vector<SectionKind>& sectionKinds();

// What is read before the sections are made, in this order.
enum class MeasurementGroup : std::uint8_t { Thresholds, Neighbours, Retrieval, Answers, Curation };
inline constexpr std::array kMeasurementGroups{MeasurementGroup::Thresholds, MeasurementGroup::Neighbours,
                                               MeasurementGroup::Retrieval, MeasurementGroup::Answers,
                                               MeasurementGroup::Curation};

// The one that is being read at this fraction of Stage::Loading.
[[nodiscard]] MeasurementGroup measurementGroupAt(double fraction);

// Same workspace, plan and wording: the same report. A section that has nothing to show says so in a
// paragraph. `date` (ISO 8601) replaces that of the newest measurement. `name` is the workspace's, without
// folders. Progress: Loading, in kMeasurementGroups (those that no section needs are passed over), then
// Reading, in sections. Errors: NotFound (what the plan names and the workspace has not: `where` is "scored
// set", "suite" or "run", `detail` its name or number), Cancelled, those of reading.
[[nodiscard]] base::Result<Report> makeReport(const workspace::Reader& reader, const std::string& name,
                                              const ReportPlan& plan, const words::Wording& wording,
                                              const std::string& date, std::stop_token stop,
                                              base::ProgressSink& progress);

} // namespace assay::results

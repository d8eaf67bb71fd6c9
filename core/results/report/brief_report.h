// A report cut down to what a meeting reads: a page for each set, suite and run, verdicts and the faults of
// the data first. Of this room alone.
//
// What is not printed stays in CSV and JSON, as tables of which pages show no row. Charts beside those that
// are named for a section, and what goes beyond kMostBriefParts sets, suites or runs, are only in the
// template of everything.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <cstddef>

namespace assay::results {

inline constexpr std::size_t kMostBriefParts = 3;

// Sections that are about one thing come below each other, under the first of them. Sections that no brief
// knows stay as they are.
void makeBrief(Report& report, const words::Wording& wording);

} // namespace assay::results

// A report cut down to what a meeting reads: a page for each set, suite and run, verdicts and the faults of
// the data first. Of this room alone.
//
// Of runs the newest of each kind has a page, and those that fail a gate, a target or a limit; of scored sets
// those with a decision or leaked labels and the largest, of suites those in which most is suspected and
// flagged; kMostBriefParts of each at most, of scored sets two, the second without charts, and
// kMostBriefPartsInAll together: those that have most give way, but each keeps one. With kManySubjects kinds
// of them each has one, and tables have fewer rows, so that a meeting gets eight pages. A part of figures
// and sentences alone shares the page of the one before it; among runs such parts come first. What has no
// page is marked in the table of the provenance, or named in a table in front of it where that does not have
// it. Of the summary's sentences the first ones are printed, of a section's figures without a verdict, too.
// What a heading says is not said again below it.
//
// Leaked labels lead the figures of the summary and the faults of the data. Verdicts of gates stand among the
// figures; one table says which limits fail, and the limits
// themselves are not printed. Of a target mix only what is missing is printed.
//
// A section that has nothing is a sentence at the end; a column in which no row has anything is left out.
//
// What is not printed of a part stays in CSV and JSON, as tables of which pages show no row. Charts beside
// those that are named for a section, and what has no page, are only in the template of everything.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <cstddef>

namespace assay::results {

inline constexpr std::size_t kMostBriefParts = 3;
inline constexpr std::size_t kMostBriefPartsInAll = 6;
inline constexpr std::size_t kManySubjects = 5; // scored sets, suites, each kind of run

// Sections that are about one thing come below each other, under the first of them. Sections that no brief
// knows stay as they are.
void makeBrief(Report& report, const words::Wording& wording);

} // namespace assay::results

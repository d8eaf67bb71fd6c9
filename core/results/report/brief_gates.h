// What a brief says of gates. Of this room alone.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <vector>

namespace assay::results {

// The verdicts stand in the summary as figures and below in one table; the limits of each gate are kept.
void shortenGates(Section& gates);

// Of each run its gates as figures, before those that the summary has.
void sumUpGates(const std::vector<Section>& sections, Section& summary, const words::Wording& wording);

// Findings that fail come first. Of a gate over several searches those of one are printed: of the first that
// fails, else of the first. The tables of the others are kept. A section of several runs has the searches
// below each of them.
void keepOneSearch(Section& gate, const words::Wording& wording);

} // namespace assay::results

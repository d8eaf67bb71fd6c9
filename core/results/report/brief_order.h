// What stands first in a brief, and what takes no room in it. Of this room alone.
#pragma once

#include "core/results/report/report.h"

#include <vector>

namespace assay::results {

// Of the sections about suites: first those in which most is suspected and flagged.
void putWorstFirst(std::vector<Section>& sections);

// A section that only says in a sentence why it has nothing has no heading: the sentences stand together at
// the end, each once.
void gatherWhatIsNotThere(std::vector<Section>& sections);

// Of the tables that are printed: columns behind the first one in which no row has anything.
void dropEmptyColumns(Section& section);

} // namespace assay::results

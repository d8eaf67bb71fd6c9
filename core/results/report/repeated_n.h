// Tables in which n is a column. Of this room alone.
#pragma once

#include "core/results/report/report.h"

namespace assay::results {

// Figures over as many cases as the row's column of n (whose definition is "n") says do not say it again.
void dropRepeatedN(Table& table);

} // namespace assay::results

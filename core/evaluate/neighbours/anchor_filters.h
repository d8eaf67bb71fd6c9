// What the results of an anchor must have in common with it: the filters of a neighbour test.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"

#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

// Of each of the rows, in one regime; in one order of fields, none twice. Errors: InvalidArgument (a field
// that there is not), those of the source.
[[nodiscard]] base::Result<std::vector<retrieval::Filter>> anchorFilters(const NeighbourTest& test,
                                                                         model::Regime regime,
                                                                         bool proseFilter,
                                                                         std::span<const std::uint32_t> rows);

// Whether results must be filtered to be prose: the settings ask for it, and the corpus has something else.
[[nodiscard]] bool needsProseFilter(const NeighbourTest& test);

} // namespace assay::evaluate

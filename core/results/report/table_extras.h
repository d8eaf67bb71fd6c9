// What files write beside the values of a column of figures: n, interval and why it is undefined. Of this
// room alone.
#pragma once

#include "core/results/blocks.h"

#include <vector>

namespace assay::results {

// What the rows of a column have beside their values.
struct Extras {
    bool n = false;
    bool interval = false;
    bool why = false;
};

// For each column, as far as one of its rows has them.
[[nodiscard]] std::vector<Extras> extrasOf(const Table& table);

} // namespace assay::results

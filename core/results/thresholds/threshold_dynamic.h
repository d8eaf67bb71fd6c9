// The stored runs against a live backend, as a table. Of this room alone.
#pragma once

#include "core/results/thresholds/threshold_material.h"

#include <string>

namespace assay::results::thresholds {

[[nodiscard]] Table dynamicRunTable(const ThresholdSet& set, const std::string& suffix,
                                    const words::Wording& wording);

} // namespace assay::results::thresholds

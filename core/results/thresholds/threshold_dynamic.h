// The stored runs against a live backend, as a table. Of this room alone.
#pragma once

#include "core/results/thresholds/threshold_material.h"

#include <string>

namespace assay::results::thresholds {

[[nodiscard]] base::Result<Table> dynamicRunTable(const ThresholdSet& set, const std::string& suffix,
                                                  const words::Wording& wording, const std::stop_token& stop);

} // namespace assay::results::thresholds

// The stored runs against a live backend, as a table. Of this room alone.
#pragma once

#include "core/report/sections/threshold_material.h"

#include <string>

namespace assay::report::thresholds {

[[nodiscard]] base::Result<Table> dynamicRunTable(const ThresholdSet& set, const std::string& suffix,
                                                  const Wording& wording, const std::stop_token& stop);

} // namespace assay::report::thresholds

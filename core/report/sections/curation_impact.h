// What flagged questions do to the figures of a suite. Of this room alone.
#pragma once

#include "core/report/sections/curation_material.h"

#include <string>
#include <vector>

namespace assay::report {

[[nodiscard]] std::vector<Block> impactBlocks(const SuiteFlags& flags, const std::string& suffix,
                                              const Wording& wording);

} // namespace assay::report

// What flagged questions do to the figures of a suite. Of this room alone.
#pragma once

#include "core/results/curation/curation_material.h"

#include <string>
#include <vector>

namespace assay::results {

[[nodiscard]] std::vector<Block> impactBlocks(const SuiteFlags& flags, const std::string& suffix,
                                              const words::Wording& wording);

} // namespace assay::results

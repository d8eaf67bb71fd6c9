// What flagged questions do to the figures of a suite, as blocks.
#pragma once

#include "core/results/curation/curation_material.h"

#include <string>
#include <vector>

namespace assay::results {

// What the interval of the change says: "cannot be judged" without one, "no change told" where it holds 0.
[[nodiscard]] std::string impactVerdictText(const curation::MetricImpact& impact,
                                            const words::Wording& wording);

[[nodiscard]] std::vector<Block> impactBlocks(const SuiteFlags& flags, const std::string& suffix,
                                              const words::Wording& wording);

} // namespace assay::results

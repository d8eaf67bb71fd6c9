// How far each reviewer of a suite is, as a table.
#pragma once

#include "core/curation/review_assignment.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <span>
#include <vector>

namespace assay::results {

// Assigned, reviewed (of these), and reviews beside the assignment. Nobody: no block.
[[nodiscard]] std::vector<Block> assignmentBlocks(std::span<const curation::ReviewerProgress> progress,
                                                  const words::Wording& wording);

} // namespace assay::results

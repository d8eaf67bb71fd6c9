// The FHRI as the probability that an answer is accurate, as blocks: what pages and reports show of it. Pure
// functions; any thread.
#pragma once

#include "core/evaluate/thresholds/score_quality.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <span>
#include <string>
#include <vector>

namespace assay::results::thresholds {

// Which samples it is about, the Brier score with its parts, mean against share, differences of the area
// under ROC, the reliability diagram and its bins. Names of tables and charts end in `suffix`.
[[nodiscard]] std::vector<Block> qualityBlocks(const evaluate::ScoreQuality& quality,
                                               std::span<const evaluate::ScoreComparison> comparisons,
                                               const std::string& suffix, const words::Wording& wording);

} // namespace assay::results::thresholds

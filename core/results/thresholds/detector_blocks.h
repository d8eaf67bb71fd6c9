// Two detectors over the same samples, as blocks: what came out, both matrices and their difference, figures
// and tests. Pure functions; any thread.
#pragma once

#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <cstdint>
#include <string>
#include <vector>

namespace assay::results::thresholds {

// A detector of another set judges the samples that have the same ids.
struct ComparedDetectorSets {
    evaluate::DetectorComparison comparison;
    std::int64_t onlyInA = 0; // samples of this set that the other lacks
    std::int64_t onlyInB = 0;
    std::int64_t labelsDiffer = 0;
};

struct DetectorBlocks {
    std::vector<Block> verdict;
    std::vector<Block> matrices; // of A, of B, of A minus B; only the first names the true classes
    std::vector<Block> tests;
};

[[nodiscard]] DetectorBlocks detectorBlocks(const ComparedDetectorSets& compared,
                                            const words::Wording& wording);

// What has to be known of the verdict: what it is about, and what speaks against it. One sentence or two
// each; usually none.
[[nodiscard]] std::vector<std::string> comparisonNotes(const evaluate::DetectorComparison& comparison,
                                                       const words::Wording& wording);

// Macro-F1 of both, and the difference with its p, corrected for all of them: a row for each scenario.
[[nodiscard]] Table detectorScenarioTable(const evaluate::DetectorComparison& comparison,
                                          const words::Wording& wording);

} // namespace assay::results::thresholds

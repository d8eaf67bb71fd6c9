// Two detectors over the same samples, as blocks: what came out, both matrices and their difference, figures
// and tests. Pure functions; any thread.
#pragma once

#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <cstdint>
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

// `isAboutEntropy`: A and B differ in nothing but the entropy component, which some samples may lack.
[[nodiscard]] DetectorBlocks detectorBlocks(const ComparedDetectorSets& compared, bool isAboutEntropy,
                                            const words::Wording& wording);

// Macro-F1 of both, a row for each scenario.
[[nodiscard]] Table detectorScenarioTable(const evaluate::DetectorComparison& comparison,
                                          const words::Wording& wording);

} // namespace assay::results::thresholds

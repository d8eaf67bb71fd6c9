// The demo's FHRI samples: generated, and labelled so wherever they are shown. 10 scenarios of 800 samples,
// 60 % accurate, 20 % hallucination, 20 % contradiction; every contradiction follows its accurate baseline.
// Scores overlap as real ones do, so that most scenarios have a feasible threshold and some have none. The
// companies do not exist.
#pragma once

#include "app/demo/demo_companies.h"

#include <cstdint>
#include <string>

namespace assay::app {

// One JSON object a line, in the form that `assay import` reads as fhri-jsonl. Same seed, same bytes.
[[nodiscard]] std::string demoScoresJsonLines(std::uint64_t seed = kDemoSeed);

} // namespace assay::app

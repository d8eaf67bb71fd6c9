// The distance by which an HNSW graph is built and walked: 1 - a b in float32, summed in 32 lanes in a fixed
// order without fused operations, so that every instruction set makes the same graph.
#pragma once

#include <cstddef>

namespace assay::retrieval {

// `length` is a multiple of 16.
using GraphDistance = float (*)(const float* a, const float* b, std::size_t length);

// The fastest that this processor runs.
[[nodiscard]] GraphDistance graphDistance();

// Those that it runs, slowest first; for tests.
[[nodiscard]] std::size_t graphDistances(GraphDistance (&distances)[4]);

} // namespace assay::retrieval

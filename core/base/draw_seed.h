// Seeds for numbered draws, so that a result does not depend on how the draws were divided among threads.
#pragma once

#include <cstdint>

namespace assay::base {

// The finaliser of SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, 2014, "Fast splittable pseudorandom
// number generators", OOPSLA).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t value) noexcept {
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

[[nodiscard]] constexpr std::uint64_t drawSeed(std::uint64_t seed, std::uint64_t draw) noexcept {
    return mixed(mixed(seed + 0x9E3779B97F4A7C15U) + (draw + 1) * 0x9E3779B97F4A7C15U);
}

} // namespace assay::base

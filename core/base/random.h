// Seeded random numbers that are the same on every platform and library: the engine is std::mt19937_64,
// whose sequence the standard fixes; the distributions are our own, because the standard's are not fixed.
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace assay::base {

class Random {
  public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed) {}

    [[nodiscard]] std::uint64_t bits() { return m_engine(); }

    // Uniform in [0, bound), bound > 0, without bias (D. Lemire, 2019, "Fast random integer generation in an
    // interval", ACM TOMACS 29(1)).
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);

    // Uniform in [0, 1) with 53 random bits.
    [[nodiscard]] double unit() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

    // Standard normal by the polar method of G. Marsaglia.
    [[nodiscard]] double normal();

    // Fisher-Yates.
    template <typename T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
        }
    }

  private:
    std::mt19937_64 m_engine;
};

} // namespace assay::base

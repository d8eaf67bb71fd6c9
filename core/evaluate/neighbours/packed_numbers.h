// Numbers of 32 bits as a short text that JSON holds without escapes: each as its difference from the one
// before it, in digits of five bits, so that numbers near each other take one to four characters each.
//
// The differences are variable-length quantities with base64's alphabet, as in source maps (ECMA-426): the
// sign is the lowest bit, digits come lowest first, and all but the last of a number have their sixth bit
// set.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// `before`: what the first number is a difference from; unpacking needs the same.
[[nodiscard]] std::string packDifferences(std::span<const std::uint32_t> numbers, std::uint32_t before);

// nullopt: a character of another alphabet, a number beyond 32 bits or without its end.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> unpackDifferences(std::string_view text,
                                                                          std::uint32_t before);

inline constexpr std::uint32_t kSignBit = 0x8000'0000U; // orderedBits(0.0F)

// A float as a number that is the greater the greater the float, bit for bit there and back, so that rising
// floats have small differences. NaNs lie beyond the infinities.
[[nodiscard]] constexpr std::uint32_t orderedBits(float value) noexcept {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return (bits & kSignBit) != 0 ? ~bits : bits | kSignBit;
}

[[nodiscard]] constexpr float floatOfOrderedBits(std::uint32_t ordered) noexcept {
    return std::bit_cast<float>((ordered & kSignBit) != 0 ? ordered & ~kSignBit : ~ordered);
}

} // namespace assay::evaluate

#include "core/evaluate/neighbours/packed_numbers.h"

#include <cstddef>
#include <utility>

namespace assay::evaluate {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kDigitBits = 5;
constexpr unsigned kNumberBits = 32;
constexpr std::uint32_t kMore = 1U << kDigitBits;
constexpr std::uint32_t kDigitMask = kMore - 1;

} // namespace

std::string packDifferences(std::span<const std::uint32_t> numbers, std::uint32_t before) {
    std::string text;
    for (const std::uint32_t number : numbers) {
        const std::uint32_t difference = number - before; // around the end of the range and back
        std::uint32_t left = difference << 1U ^ (0U - (difference >> (kNumberBits - 1)));
        before = number;
        do {
            const std::uint32_t digit = left & kDigitMask;
            left >>= kDigitBits;
            text += kDigits[digit | (left > 0 ? kMore : 0U)];
        } while (left > 0);
    }
    return text;
}

std::optional<std::vector<std::uint32_t>> unpackDifferences(std::string_view text, std::uint32_t before) {
    std::vector<std::uint32_t> numbers;
    std::uint64_t folded = 0;
    unsigned shift = 0;
    for (const char character : text) {
        const std::size_t digit = kDigits.find(character);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        folded |= std::uint64_t{digit & kDigitMask} << shift;
        if (folded >> kNumberBits != 0) {
            return std::nullopt;
        }
        if ((digit & kMore) != 0) {
            shift += kDigitBits;
            if (shift >= kNumberBits) {
                return std::nullopt;
            }
            continue;
        }
        const auto whole = static_cast<std::uint32_t>(folded);
        before += whole >> 1U ^ (0U - (whole & 1U));
        numbers.push_back(before);
        folded = 0;
        shift = 0;
    }
    return shift == 0 ? std::optional(std::move(numbers)) : std::nullopt;
}

} // namespace assay::evaluate

// How many characters a text of UTF-8 has. What is no UTF-8 is counted somehow.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace assay::text {

// The first byte of a character, not one that goes on with it.
[[nodiscard]] inline bool beginsCharacter(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

[[nodiscard]] inline std::size_t characterCount(std::string_view text) noexcept {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

} // namespace assay::text

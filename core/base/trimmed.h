// Blanks around a text: as files and people put them around what they mean.
#pragma once

#include <string_view>

namespace assay::base {

// Without spaces, tabs and ends of lines at both ends. A view of the same text.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

} // namespace assay::base

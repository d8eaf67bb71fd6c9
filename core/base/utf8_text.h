// UTF-8 that came from outside: checking, mending, cutting. Strict as RFC 3629: no overlong forms, no
// surrogates, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::base {

// Position of the first byte that is no UTF-8; npos when all is well.
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view text) noexcept;

// Appends `text` with each maximal wrong sequence replaced by U+FFFD (as the Unicode Standard, section 3.9,
// recommends).
void appendMendedUtf8(std::string_view text, std::string& out);

// The longest beginning of at most `bytes` bytes that does not end inside a character.
[[nodiscard]] std::string_view cutUtf8(std::string_view text, std::size_t bytes) noexcept;

// Without the mark that some programs put before UTF-8.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text) noexcept;

// For example "0xFF".
[[nodiscard]] std::string byteAsHexadecimal(char byte);

} // namespace assay::base

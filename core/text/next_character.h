// One character of UTF-8 after the other.
#pragma once

#include <unicode/utf8.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace assay::text {

// ICU's macro narrows integers.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"

// The character at `at`, which moves behind it; negative for bytes that are no UTF-8 (RFC 3629).
[[nodiscard]] inline std::int32_t nextCharacter(std::string_view text, std::size_t& at) noexcept {
    auto position = static_cast<std::int64_t>(at);
    const auto length = static_cast<std::int64_t>(text.size());
    UChar32 character = 0;
    U8_NEXT(text.data(), position, length, character);
    at = static_cast<std::size_t>(position);
    return character;
}

#pragma GCC diagnostic pop

} // namespace assay::text

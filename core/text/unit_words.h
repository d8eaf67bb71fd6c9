// Inside the text room: the units that stand beside figures, and the characters around them.
// Pure functions; any thread.
#pragma once

#include "core/text/quantity.h"

#include <cstddef>
#include <string_view>

namespace assay::text::units {

[[nodiscard]] inline bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Of ASCII, and the bytes of letters beyond it.
[[nodiscard]] inline bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xC3;
}

// The length of a space at `at` (one of ASCII's, no-break, narrow no-break, thin); 0: there is none.
[[nodiscard]] std::size_t spaceAt(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t skipSpaces(std::string_view text, std::size_t at);

struct Units {
    double scale = 1;
    UnitKind kind = UnitKind::None;
    std::string_view currency;
    bool norwegian = false;
    bool any = false;
};

// Reads units from `at` on; returns where they end. At most three: "million US dollars".
[[nodiscard]] std::size_t readUnitsAfter(std::string_view text, std::size_t at, Units& units);

// Reads a currency that ends at `at` (exclusive); returns where it begins.
[[nodiscard]] std::size_t readUnitBefore(std::string_view text, std::size_t at, Units& units);

// Reads one unit that begins at `at` and fits those before; returns where it ends, `at` when there is none.
[[nodiscard]] std::size_t readUnit(std::string_view text, std::size_t at, Units& units);

} // namespace assay::text::units

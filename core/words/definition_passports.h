// What a figure is over and what is left out of it, by the id of its definition: the part of a definition
// that many figures share, in one table. Of this room alone.
#pragma once

#include <span>
#include <string_view>

namespace assay::words {

struct Passport {
    std::string_view id;
    const char* denominator;    // marked with ASSAY_TEXT: what the figure is over
    const char* leftOut;        // marked as well
    std::string_view formula{}; // empty: the text says it
};

// In any order, each id once.
[[nodiscard]] std::span<const Passport> definitionPassports() noexcept;

} // namespace assay::words

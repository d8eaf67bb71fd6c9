// What the figures of reports mean: one entry each, with its source.
#pragma once

#include <span>
#include <string_view>

namespace assay::report {

struct Definition {
    std::string_view id; // "hit_at_k"
    const char* name;    // marked with ASSAY_TEXT, as is the text
    const char* text;
    std::string_view source; // author, year, title; empty: of this program
};

// Sorted by id.
[[nodiscard]] std::span<const Definition> definitions() noexcept;

// nullptr: none of that id.
[[nodiscard]] const Definition* definitionOf(std::string_view id) noexcept;

} // namespace assay::report

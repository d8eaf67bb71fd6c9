// A text for a name that data has: the entry of a table of words, and how it is found. Pure; any thread.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace assay::results {

struct NamedText {
    std::string_view name;
    const char* text; // marked with ASSAY_TEXT
};

// Null: the list has no such name.
[[nodiscard]] inline const char* textNamed(std::span<const NamedText> list, std::string_view name) {
    const auto found = std::ranges::find(list, name, &NamedText::name);
    return found == list.end() ? nullptr : found->text;
}

} // namespace assay::results

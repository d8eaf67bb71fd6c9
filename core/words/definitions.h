// What the figures of reports mean: one entry each, with its source.
#pragma once

#include "core/words/wording.h"

#include <span>
#include <string>
#include <string_view>

namespace assay::words {

struct Definition {
    std::string_view id; // "hit_at_k"
    const char* name;    // marked with ASSAY_TEXT, as are the texts
    const char* text;
    std::string_view source; // author, year, title; empty: of this program
    // How its interval is made, or why it has none; nullptr: the text says so.
    const char* interval = nullptr;
    bool mayLackInterval = false; // and `interval` says why
    std::string_view method{};    // id of the definition of how its interval is made; empty: there is none
    // What it is over, and what is left out of it; nullptr: the text says so, or it is no figure. Filled by
    // definitions() from one table.
    const char* denominator = nullptr;
    const char* leftOut = nullptr;
    std::string_view formula{}; // empty: the text says it
};

// Sorted by id.
[[nodiscard]] std::span<const Definition> definitions();

// nullptr: none of that id.
[[nodiscard]] const Definition* definitionOf(std::string_view id);

// What it means and what its interval is.
[[nodiscard]] std::string definitionText(const Definition& definition, const Wording& wording);

// "Over: covered anchors that were asked. Left out: …. Formula: …"; empty: the text says so.
[[nodiscard]] std::string passportText(const Definition& definition, const Wording& wording);

// Its name, and what it means, by id; empty: none of that id.
[[nodiscard]] std::string figureName(std::string_view id, const Wording& wording);
[[nodiscard]] std::string figureMeaning(std::string_view id, const Wording& wording);

} // namespace assay::words

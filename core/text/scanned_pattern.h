// Inside the scanner of patterns: a pattern becomes nodes of an automaton (K. Thompson, 1968, "Regular
// expression search algorithm").
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace assay::text {

// What a character may be: one of ASCII, or any other.
constexpr std::size_t kForeign = 128;
using CharacterSet = std::bitset<kForeign + 1>;

[[nodiscard]] bool isWordCharacter(std::size_t c) noexcept; // letters and figures of ASCII, the low line

struct PatternNode {
    enum class Kind : std::uint8_t { Character, Split, Boundary, Match };

    Kind kind = Kind::Match;
    std::uint32_t next = 0;
    std::uint32_t other = 0; // of Split
    std::uint32_t set = 0;   // of Character, into PatternNodes::sets
    unsigned bit = 0;        // of Match
};

struct PatternNodes {
    std::vector<PatternNode> nodes;
    std::vector<CharacterSet> sets; // each once
    std::vector<std::uint32_t> starts;

    // False, with nothing added that is reached, when the pattern is none that can be scanned.
    [[nodiscard]] bool add(std::string_view pattern, unsigned bit);
};

} // namespace assay::text

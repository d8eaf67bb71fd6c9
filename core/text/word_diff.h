// The difference of two texts, word by word, for showing what an edit changed. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text {

enum class DiffKind : std::uint8_t { Same, Removed, Added };

struct DiffPiece {
    DiffKind kind = DiffKind::Same;
    std::string text; // never empty

    friend bool operator==(const DiffPiece&, const DiffPiece&) = default;
};

// The texts are cut at word boundaries; white space and punctuation are pieces of their own. Same and Removed
// pieces one behind the other are `a` exactly, Same and Added ones are `b`. Neighbours differ in kind, and
// what was removed stands before what was added in its place; white space alone between two changes belongs
// to them. The shortest difference by E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in
// its linear space; parts that differ in more than some thousand words are replaced whole.
[[nodiscard]] std::vector<DiffPiece> wordDiff(std::string_view a, std::string_view b);

} // namespace assay::text

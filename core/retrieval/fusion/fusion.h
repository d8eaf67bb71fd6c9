// Results of several searches made one: hybrid by weight, reciprocal ranks, union, window expansion. Pure
// functions on lists of hits; any thread.
//
// A list is best first. A row that a list has twice counts where it stands first. What is fused is ordered by
// its own distance, equal ones by row, and has the negative fused score as its distance, so that less is
// better as everywhere. Hits within kTiedDistance of the first of them have one place in their list, so that
// what ties in every list ties when it is fused. `k` is how many are kept; 0: all.
// Errors: InvalidArgument (a distance that is not finite, a setting outside its range).
#pragma once

#include "core/base/result.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace assay::retrieval {

// How long the lists are that a search fuses, unless it says otherwise. It belongs to the search and not to
// what is asked of it: a list's worst hit sets the scale of its scores, and a rank beyond its end counts
// nothing, so that lists as long as k would make the first results depend on how many are looked at.
inline constexpr std::size_t kFusedDepth = 100;

// alpha * vector + (1 - alpha) * lexical, the usual convex combination. Each list is brought to [0, 1] by its
// own extremes: its best hit is 1, its worst 0, what is between by distance; all of them 1 when they are
// equally far. A row that a list has not counts as that list's lowest, 0. So how long the lists are matters:
// give both the same length, more than k. The sentence that asks, where it is one of the corpus, says nothing
// of the scale: the extremes are those of the others, and its own score may be above 1.
// alpha in [0, 1]. 0 is the lexical list itself, 1 the vector list itself, with the distances they have.
[[nodiscard]] base::Result<std::vector<Hit>> fuseByWeight(std::span<const Hit> lexical,
                                                          std::span<const Hit> vector, double alpha,
                                                          std::size_t k = 0,
                                                          std::optional<Row> asker = std::nullopt);

inline constexpr double kReciprocalRankConstant = 60;

// The sum over the lists of 1 / (constant + rank), ranks from 1; of hits that tie, the mean of what their
// ranks give; nothing from a list that has not the row. G. Cormack, C. Clarke and S. Büttcher, "Reciprocal
// Rank Fusion outperforms Condorcet and individual Rank Learning Methods" (SIGIR 2009). `constant` is 0 or
// more.
[[nodiscard]] base::Result<std::vector<Hit>> fuseByReciprocalRank(std::span<const std::vector<Hit>> lists,
                                                                  std::size_t k = 0,
                                                                  double constant = kReciprocalRankConstant);

// Every row of any list once, with its least distance; for lists whose distances mean the same, such as one
// query under several filters.
[[nodiscard]] base::Result<std::vector<Hit>> uniteHits(std::span<const std::vector<Hit>> lists,
                                                       std::size_t k = 0);

// Where a sentence stands: only sentences of one slice are neighbours; how near, say the positions, which
// grow with the rows of a slice and may have gaps.
struct SentencePlace {
    // Of a sentence without a position: it is nobody's neighbour.
    static constexpr std::int64_t kNoPosition = std::numeric_limits<std::int64_t>::min();

    std::uint32_t slice = 0;
    std::int64_t position = 0;

    friend bool operator==(const SentencePlace&, const SentencePlace&) = default;
};

// Valid for rows below the number of rows that is given with it.
using PlaceOf = std::function<SentencePlace(Row)>;

enum class WindowOrder : std::uint8_t {
    BehindEachHit, // a hit, its neighbours, the next hit, …
    BehindAllHits  // the hits as they were, then the neighbours of the first, of the second, …
};

struct WindowHit {
    Row row = 0;
    float distance = 0;      // of the hit that brought it
    Row broughtBy = 0;       // itself, if it comes as a hit
    std::int64_t offset = 0; // position less that of the hit that brought it

    friend bool operator==(const WindowHit&, const WindowHit&) = default;
};

// Each hit with the sentences of its slice whose position differs by at most `width`: the nearest first, of
// two equally near the one before. A row stands once, where it comes first. Here the order of the list is the
// ranking: neighbours have their hit's distance but stand behind it. `rowCount`: rows of the corpus; rows of
// one slice follow one another. The hit `alone` brings no neighbours. `keeps` says which rows may stand in
// the list (empty: all); hits that may not bring their neighbours all the same. Errors: also InvalidArgument
// for a negative width or a hit beyond the corpus.
[[nodiscard]] base::Result<std::vector<WindowHit>>
expandByWindow(std::span<const Hit> hits, std::int64_t width, std::size_t rowCount, const PlaceOf& placeOf,
               WindowOrder order = WindowOrder::BehindEachHit, std::size_t k = 0,
               std::optional<Row> alone = std::nullopt, const std::function<bool(Row)>& keeps = {});

// The same by arrays, an element of each row. Errors: also InvalidArgument when they differ in length.
[[nodiscard]] base::Result<std::vector<WindowHit>>
expandByWindow(std::span<const Hit> hits, std::int64_t width, std::span<const std::uint32_t> slices,
               std::span<const std::int64_t> positions, WindowOrder order = WindowOrder::BehindEachHit,
               std::size_t k = 0, std::optional<Row> alone = std::nullopt);

} // namespace assay::retrieval

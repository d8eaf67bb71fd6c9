// Whether the vectors of a corpus belong to the sentences that they are stored for. A sentence is always
// nearest to itself, also when all vectors were shuffled or shifted against the ids, so that no test that
// asks with stored vectors sees it; this one compares them with the texts.
//
// A is the chance that a sentence's vector is nearer to that of one of its best lexical neighbours in other
// slices than to that of a random sentence: near 1 where vectors and texts belong together, 0.5 where they
// have nothing to do with each other. The same is measured as if the vectors stood in other orders: shifted
// by up to three rows, reversed, by ids sorted as text. Where one of these fits better, from some row on or
// throughout, it is named.
//
// Nine annual reports with LSA of 64 numbers gave 0.99 in order, 0.90 shifted by one row (the more, the more
// alike the years are), 0.50 shuffled; with one row left out midway 0.85 for the rows behind it.
//
// Pure and seeded; any thread.
#pragma once

#include "core/retrieval/vector_matrix.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kAlignmentSentences = 500;
inline constexpr std::size_t kAlignmentNeighbours = 5;   // best lexical ones, and random rows, of each
inline constexpr std::size_t kAlignmentBlocks = 10;      // of rows
inline constexpr std::int64_t kAlignmentLeast = 50;      // sentences; below it nothing is said
inline constexpr std::int64_t kAlignmentLeastPairs = 20; // of identical texts
inline constexpr double kAlignmentGain = 0.03;           // by which another order must be better
inline constexpr double kMisalignedBelow = 0.6;          // A
inline constexpr double kDoubtfulBelow = 0.9;            // A
inline constexpr double kIdenticalCosine = 0.999;
inline constexpr double kIdenticalShare = 0.95;

enum class AlignmentState : std::uint8_t {
    CannotBeJudged, // too few sentences with lexical neighbours in other slices
    Aligned,
    Doubtful,
    Misaligned,
    Exempt // vectors that were made here, row by row
};

[[nodiscard]] std::string_view alignmentStateName(AlignmentState state) noexcept; // "cannot_be_judged"

// The order in which the vectors would stand: at each place that of another place, counted over the rows that
// have a vector.
enum class VectorOrder : std::uint8_t {
    Given,
    Minus3, // a row's vector stands three places before it
    Minus2,
    Minus1,
    Plus1, // a row's vector stands one place behind it
    Plus2,
    Plus3,
    Reversed,
    SortedIds // they stand in the order of the sentence ids sorted as text
};

inline constexpr std::size_t kVectorOrders = 9;

[[nodiscard]] std::string_view vectorOrderName(VectorOrder order) noexcept; // "offset_-1", "sorted_ids"

// A sentence that is asked with: its row, its best lexical neighbours in other slices, and which of these
// have the very same text.
struct AlignmentQuery {
    retrieval::Row row = 0;
    std::uint32_t cluster = 0; // of the sentence: company, filing or slice
    std::vector<retrieval::Row> neighbours;
    std::vector<bool> identical;
};

struct AlignmentInput {
    const retrieval::VectorMatrix* matrix = nullptr;
    std::vector<retrieval::Row> rows;        // that have a vector, rising
    std::vector<retrieval::Row> random;      // of these, those that random ones are drawn from
    std::vector<std::uint32_t> sortedPlaces; // for each of `rows` its place among their ids sorted as text
    std::vector<AlignmentQuery> queries;
    std::uint64_t seed = 42;
};

struct BetterOrder {
    VectorOrder order = VectorOrder::Given;
    double value = 0;           // its A, of the rows from `fromRow` on
    double given = 0;           // that of the given order, of the same rows
    retrieval::Row fromRow = 0; // of the corpus; 0: throughout
};

struct Alignment {
    AlignmentState state = AlignmentState::CannotBeJudged;
    std::int64_t sentences = 0;                   // that were asked with
    std::optional<double> value;                  // A of the given order
    std::optional<statistics::Interval> interval; // 95 %, bootstrap of clusters; missing for few
    std::array<std::optional<double>, kAlignmentBlocks> blocks; // A of each tenth of the rows
    std::array<std::optional<double>, kVectorOrders> orders;    // A of every order
    std::optional<BetterOrder> better;
    std::int64_t identicalPairs = 0; // of the same text, in different slices
    std::int64_t identicalNear = 0;  // of these, with a cosine of at least kIdenticalCosine
};

// An order is named where its mean gain over the given one is above kAlignmentGain and above four standard
// errors, and its own A at least kMisalignedBelow; of several, the one that gains most in all.
[[nodiscard]] Alignment measureAlignment(const AlignmentInput& input);

// As it is kept with an embedding set and a run, and written into documents; one line.
[[nodiscard]] std::string alignmentJson(const Alignment& alignment);
// nullopt: it is not there, or none of ours.
[[nodiscard]] std::optional<Alignment> readAlignment(std::string_view json);

} // namespace assay::evaluate

// Inside exact search: what one thread looks at, and what it finds.
//
// Several queries are asked of all codes of a row at once. One query alone waits for memory, so it looks
// twice: first at the upper bits of every block, which tell how near its rows can be at most and at least,
// and then at the whole codes of those blocks in which a row may be among the k nearest, nearest first.
#pragma once

#include "core/retrieval/candidates.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/exact/quantised_rows.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/vector_matrix.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace assay::retrieval {

// Covers what a bound does not: rounding of the score (2e-7), of vectors of length 1 (2e-7), of the distance
// to float32 and to [0, 2] (5e-7): rows whose float32 distance may equal the k-th are computed too.
inline constexpr float kSlack = 4e-6F;

// Consecutive blocks of which the same rows are asked for.
struct Piece {
    std::size_t block = 0;
    std::size_t blocks = 0;
    std::uint16_t mask = 0;
    std::size_t before = 0; // blocks of the pieces before it
};

[[nodiscard]] std::vector<Piece> piecesOf(const RowSet& rows);

[[nodiscard]] float distanceOf(const kernels::Kernel& kernel, const VectorMatrix& matrix,
                               const std::vector<float>& unit, Row row);

struct CodedQuery {
    std::vector<float> unit; // padded to the matrix's stride
    QueryCodes codes;
    float slope = 0;         // |q|
    float constant = 0;      // the part of the bound that is the same for all rows
    float upperConstant = 0; // of that by the upper bits
};

// The queries of one pass over the rows, in groups as the kernel takes them.
class PackedQueries {
  public:
    PackedQueries(std::span<const CodedQuery> queries, const kernels::Kernel& kernel, std::size_t quads);

    [[nodiscard]] std::size_t groups() const { return (m_queries.size() + m_groupSize - 1) / m_groupSize; }

    [[nodiscard]] std::size_t groupSize() const { return m_groupSize; }

    void screen(const kernels::Tile& tile, std::size_t group, const float* floors, float* scores,
                std::uint16_t* masks) const {
        m_function(tile, groupOf(group, floors), scores, masks);
    }

    // Of a single query, by the upper bits.
    void screenUpper(const kernels::Tile& tile, const float* floor, float* scores,
                     std::uint16_t* masks) const {
        m_upperFunction(tile, groupOf(0, floor), scores, masks);
    }

  private:
    [[nodiscard]] kernels::QueryGroup groupOf(std::size_t group, const float* floors) const;

    std::span<const CodedQuery> m_queries;
    bool m_single;
    std::size_t m_groupSize;
    kernels::ScreenFunction m_function;
    kernels::ScreenFunction m_upperFunction;
    std::size_t m_groupBytes = 0;
    std::vector<std::int32_t> m_codes;
    std::vector<std::int32_t> m_sums;
    std::vector<float> m_units;
    std::vector<float> m_slopes;
};

// What one thread finds. What it learns from the others are bounds that only rise, so the results do not
// depend on when it does.
class Screening {
  public:
    Screening(const VectorMatrix& matrix, const QuantisedRows& coded, const kernels::Kernel& kernel,
              std::span<const CodedQuery> asked, const PackedQueries& packed, std::size_t wanted);

    Screening(Screening&&) noexcept = default;
    Screening& operator=(Screening&&) = delete;
    Screening(const Screening&) = delete;
    Screening& operator=(const Screening&) = delete;
    ~Screening() = default;

    // Looks at all codes of the piece. `ahead` comes soon; null: nothing does.
    void take(const Piece& piece, const Piece* ahead);

    // The two looks of a single query. `best` has a place for each block of all pieces: the largest score of
    // its rows by the upper bits, minus infinity once they were looked at whole.
    void lookFirst(const Piece& piece, const Piece* ahead, std::span<float> best);
    // The blocks that hold rows which are among the nearest by their upper bits.
    void takeNearest(std::span<const Piece> pieces, std::span<float> best);
    // Those that may hold such a row; returns how many.
    std::size_t takeLeft(const Piece& piece, std::span<const float> best);

    // Hands over what is known of each query, and learns of the others'.
    void exchange(std::span<std::atomic<float>> floors);
    void exchangeUpper(std::atomic<float>& floor);

    [[nodiscard]] Candidates& found(std::size_t query) { return m_found[query]; }

    // Of a single query, by the upper bits.
    [[nodiscard]] const KthLargest& upperLowers() const { return m_upperLowers; }

    void raiseFloor(float floor) { m_found[0].raiseFloor(floor); }

    [[nodiscard]] const SearchEffort& effort() const { return m_effort; }

  private:
    // Whether the rows of the piece are computed at once, which then has happened.
    bool computes(const Piece& piece, const Piece* ahead);
    void screen(const Piece& piece, const kernels::Tile& tile, std::size_t group);
    // Of a single query, blocks first … last - 1 of the piece.
    void screenOne(const Piece& piece, std::size_t first, std::size_t last);

    [[nodiscard]] std::uint8_t* wholeBytes() { return reinterpret_cast<std::uint8_t*>(m_whole.get()); }

    [[nodiscard]] float upperError(std::size_t block) const;

    const VectorMatrix& m_matrix;
    const QuantisedRows& m_coded;
    const kernels::Kernel& m_kernel;
    std::span<const CodedQuery> m_asked;
    const PackedQueries& m_packed;
    std::vector<Candidates> m_found;
    KthLargest m_upperLowers;
    std::shared_ptr<std::byte> m_whole; // of a tile, for groups of queries
    std::vector<float> m_scores;
    std::vector<std::uint16_t> m_masks;
    std::vector<float> m_floors;
    SearchEffort m_effort;
};

} // namespace assay::retrieval

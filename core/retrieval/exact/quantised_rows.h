// A copy of a VectorMatrix in bytes, with bounds of what it leaves out: reading a quarter of the memory,
// exact search knows of nearly every row that it is not among the nearest.
//
// A row v is kept as codes c and a scale s, v' = s c. The upper four bits of the codes lie apart from the
// lower ones and say v' less finely: of one query, half of the memory is read at first, and the other half
// only of blocks in which a row may still be among the nearest. For a query q with codes of its own, q',
//   |q v - q' v'| <= |q| |v - v'| + |q - q'| |v'|     (Cauchy and Schwarz, twice),
// and the lengths on the right are measured, not estimated.
#pragma once

#include "core/retrieval/exact/screen_kernels.h"
#include "core/retrieval/vector_matrix.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::retrieval {

class QuantisedRows {
  public:
    // nullopt: cancelled. Throws std::bad_alloc.
    [[nodiscard]] static std::optional<QuantisedRows> of(const VectorMatrix& matrix, unsigned threads,
                                                         const std::stop_token& stop);

    [[nodiscard]] std::size_t blocks() const noexcept { return m_errors.size(); }

    // Of four numbers, an even number of them.
    [[nodiscard]] std::size_t quads() const noexcept { return 2 * m_pairs; }

    [[nodiscard]] kernels::Tile tile(std::size_t firstBlock, std::size_t blocks) const noexcept;

    [[nodiscard]] float error(std::size_t block) const noexcept { return m_errors[block]; }

    [[nodiscard]] float upperError(std::size_t block) const noexcept { return m_upperErrors[block]; }

    // Of every |v'|, and of those that the upper bits say.
    [[nodiscard]] float largestNorm() const noexcept { return m_largestNorm; }

    [[nodiscard]] float largestUpperNorm() const noexcept { return m_largestUpperNorm; }

    [[nodiscard]] bool usable(Row row) const noexcept { return m_scales[row] > 0; }

  private:
    void encodeBlock(const VectorMatrix& matrix, std::size_t block);

    std::shared_ptr<std::byte> m_upper;
    std::shared_ptr<std::byte> m_lower;
    std::vector<float> m_scales;
    std::vector<float> m_errors;
    std::vector<float> m_upperErrors;
    std::size_t m_pairs = 0;
    float m_largestNorm = 1;
    float m_largestUpperNorm = 1;
};

// A query as the kernels want it, of one width of codes.
struct QueryCodes {
    std::vector<std::int16_t> codes; // 4 * quads
    std::int32_t sum = 0;            // of them
    float unit = 0;                  // q' = unit * codes
    float error = 0;                 // |q - q'|
};

// `steps` is the largest code that is wanted: 127, or 32,767, which is lowered where the sum over a row would
// not fit in 32 bits.
[[nodiscard]] QueryCodes encodeQuery(std::span<const float> unitQuery, std::size_t quads, std::int32_t steps);

} // namespace assay::retrieval

#include "core/retrieval/exact/screening.h"

#include "core/retrieval/aligned_memory.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace assay::retrieval {

using kernels::kBlockRows;

namespace {

constexpr std::size_t kTileBlocks = 32; // 512 rows: 200 KB of codes at 384 dimensions stay in the cache
constexpr int kWorthScreening = 3;      // rows of a block; for fewer the rows themselves are less to read
constexpr float kLowest = -std::numeric_limits<float>::infinity();

void fetchAhead([[maybe_unused]] const VectorMatrix& matrix, [[maybe_unused]] const Piece& piece) {
#if defined(__GNUC__)
    const auto row = piece.block * kBlockRows + static_cast<std::size_t>(std::countr_zero(piece.mask));
    const float* const numbers = matrix.data(static_cast<Row>(row));
    for (std::size_t i = 0; i < matrix.stride(); i += VectorMatrix::kRowAlignment / sizeof(float)) {
        __builtin_prefetch(numbers + i);
    }
#endif
}

// Takes over what the kernel has found of one query in one piece.
void gather(const Piece& piece, const QuantisedRows& coded, const CodedQuery& query, const float* scores,
            const std::uint16_t* masks, Candidates& found) {
    for (std::size_t i = 0; i < piece.blocks; ++i) {
        unsigned mask = masks[i] & piece.mask;
        if (mask == 0) {
            continue;
        }
        const std::size_t block = piece.block + i;
        const float error = query.slope * coded.error(block) + query.constant;
        for (; mask != 0; mask &= mask - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(mask));
            const float score = scores[i * kBlockRows + bit];
            found.add(static_cast<Row>(block * kBlockRows + bit), score - error, score + error);
        }
    }
}

// NaN, of a row without a direction, is not above anything.
float largestOf(std::span<const float, kBlockRows> scores, std::uint16_t mask) {
    constexpr std::size_t kLanes = 4;
    std::array<float, kLanes> largest{kLowest, kLowest, kLowest, kLowest};
    if (mask == 0xFFFF) {
        for (std::size_t row = 0; row < kBlockRows; row += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const float score = scores[row + lane];
                largest[lane] = score > largest[lane] ? score : largest[lane];
            }
        }
    } else {
        for (unsigned left = mask; left != 0; left &= left - 1) {
            const float score = scores[static_cast<std::size_t>(std::countr_zero(left))];
            largest[0] = score > largest[0] ? score : largest[0];
        }
    }
    return *std::ranges::max_element(largest);
}

// What is known to several threads, and to one of them.
float exchanged(std::atomic<float>& shared, float mine) {
    float known = shared.load(std::memory_order_relaxed);
    while (known < mine && !shared.compare_exchange_weak(known, mine, std::memory_order_relaxed)) {
    }
    return std::max(known, mine);
}

} // namespace

std::vector<Piece> piecesOf(const RowSet& rows) {
    std::vector<Piece> pieces;
    const auto part = [&pieces](std::size_t block, std::size_t first, std::size_t last) {
        const auto bits = static_cast<std::uint16_t>(((1U << (last - first)) - 1U) << first);
        if (!pieces.empty() && pieces.back().blocks == 1 && pieces.back().block == block) {
            pieces.back().mask = static_cast<std::uint16_t>(pieces.back().mask | bits);
        } else {
            pieces.push_back({block, 1, bits, 0});
        }
    };
    for (const RowRange& range : rows.ranges()) {
        std::size_t first = range.first;
        const std::size_t last = range.last;
        if (first % kBlockRows != 0 || last - first < kBlockRows) {
            const std::size_t end = std::min(last, (first / kBlockRows + 1) * kBlockRows);
            part(first / kBlockRows, first % kBlockRows, end - first / kBlockRows * kBlockRows);
            first = end;
        }
        while (last - first >= kBlockRows) {
            const std::size_t blocks = std::min((last - first) / kBlockRows, kTileBlocks);
            pieces.push_back({first / kBlockRows, blocks, 0xFFFF, 0});
            first += blocks * kBlockRows;
        }
        if (first < last) {
            part(first / kBlockRows, 0, last - first);
        }
    }
    std::size_t blocks = 0;
    for (Piece& piece : pieces) {
        piece.before = blocks;
        blocks += piece.blocks;
    }
    return pieces;
}

// The cosine is rounded before it is taken from 1: what float32 vectors of length 1 say of it is no finer,
// and digits of a distance near 0 would be noise.
float distanceFrom(double product) {
    return std::clamp(1.0F - static_cast<float>(product), 0.0F, 2.0F);
}

float distanceOf(const kernels::Kernel& kernel, const VectorMatrix& matrix, const std::vector<float>& unit,
                 Row row) {
    return distanceFrom(kernel.dot(unit.data(), matrix.data(row), matrix.stride()));
}

PackedQueries::PackedQueries(std::span<const CodedQuery> queries, const kernels::Kernel& kernel,
                             std::size_t quads)
    : m_queries(queries)
    , m_single(queries.size() == 1)
    , m_groupSize(m_single ? 1 : kernel.groupSize)
    , m_function(m_single ? kernel.single : kernel.group)
    , m_upperFunction(kernel.upper) {
    const bool bytes = !m_single && kernel.groupTakesBytes;
    m_groupBytes = quads * m_groupSize * 4 * (bytes ? 1 : 2);
    const std::size_t padded = groups() * m_groupSize;
    m_codes.assign(groups() * m_groupBytes / sizeof(std::int32_t), 0);
    m_sums.assign(padded, 0);
    m_units.assign(padded, 0);
    m_slopes.assign(padded, 0);
    for (std::size_t q = 0; q < queries.size(); ++q) {
        const QueryCodes& query = queries[q].codes;
        m_sums[q] = query.sum;
        m_units[q] = query.unit;
        m_slopes[q] = queries[q].slope;
        std::int32_t* const out = m_codes.data() + q / m_groupSize * m_groupBytes / sizeof(std::int32_t);
        const std::size_t g = q % m_groupSize;
        for (std::size_t quad = 0; quad < quads; ++quad) {
            const std::int16_t* const four = query.codes.data() + quad * 4;
            if (bytes) {
                const std::array<std::int8_t, 4> packed{
                    static_cast<std::int8_t>(four[0]), static_cast<std::int8_t>(four[1]),
                    static_cast<std::int8_t>(four[2]), static_cast<std::int8_t>(four[3])};
                out[quad * m_groupSize + g] = std::bit_cast<std::int32_t>(packed);
            } else {
                out[quad * 2 * m_groupSize + g] =
                    std::bit_cast<std::int32_t>(std::array<std::int16_t, 2>{four[0], four[2]});
                out[(quad * 2 + 1) * m_groupSize + g] =
                    std::bit_cast<std::int32_t>(std::array<std::int16_t, 2>{four[1], four[3]});
            }
        }
    }
}

kernels::QueryGroup PackedQueries::groupOf(std::size_t group, const float* floors) const {
    const std::size_t first = group * m_groupSize;
    return {.codes = m_codes.data() + group * m_groupBytes / sizeof(std::int32_t),
            .sums = m_sums.data() + first,
            .units = m_units.data() + first,
            .slopes = m_slopes.data() + first,
            .floors = floors};
}

Screening::Screening(const VectorMatrix& matrix, const QuantisedRows& coded, const kernels::Kernel& kernel,
                     std::span<const CodedQuery> asked, const PackedQueries& packed, std::size_t wanted)
    : m_matrix(matrix)
    , m_coded(coded)
    , m_kernel(kernel)
    , m_asked(asked)
    , m_packed(packed)
    , m_found(asked.size())
    , m_upperLowers(wanted)
    , m_scores(packed.groupSize() * kTileBlocks * kBlockRows)
    , m_masks(packed.groupSize() * kTileBlocks)
    , m_floors(packed.groupSize()) {
    if (asked.size() > 1) {
        m_whole = zeroedMemory(kTileBlocks * coded.quads() * kernels::kQuadBytes);
    }
    for (Candidates& candidates : m_found) {
        candidates.start(wanted);
    }
}

bool Screening::computes(const Piece& piece, const Piece* ahead) {
    m_effort.rowsScreened +=
        piece.blocks * static_cast<std::size_t>(std::popcount(piece.mask)) * m_asked.size();
    if (piece.blocks > 1 || std::popcount(piece.mask) >= kWorthScreening) {
        return false;
    }
    if (ahead != nullptr) {
        fetchAhead(m_matrix, *ahead);
    }
    for (unsigned mask = piece.mask; mask != 0; mask &= mask - 1) {
        const auto row =
            static_cast<Row>(piece.block * kBlockRows + static_cast<std::size_t>(std::countr_zero(mask)));
        for (std::size_t q = 0; q < m_asked.size() && m_coded.usable(row); ++q) {
            const float cosine = 1 - distanceOf(m_kernel, m_matrix, m_asked[q].unit, row);
            m_found[q].add(row, cosine - kSlack, cosine + kSlack);
            ++m_effort.rowsComputed;
        }
    }
    return true;
}

void Screening::take(const Piece& piece, const Piece* ahead) {
    if (computes(piece, ahead)) {
        return;
    }
    kernels::Tile tile = m_coded.tile(piece.block, piece.blocks);
    if (m_asked.size() > 1) {
        m_kernel.join(tile, wholeBytes());
        tile.whole = wholeBytes();
    }
    for (std::size_t group = 0; group < m_packed.groups(); ++group) {
        screen(piece, tile, group);
    }
}

void Screening::screen(const Piece& piece, const kernels::Tile& tile, std::size_t group) {
    const std::size_t size = m_packed.groupSize();
    const std::size_t first = group * size;
    const std::size_t inGroup = std::min(size, m_asked.size() - first);
    for (std::size_t g = 0; g < size; ++g) {
        m_floors[g] = g < inGroup ? m_found[first + g].floor() - m_asked[first + g].constant
                                  : std::numeric_limits<float>::infinity();
    }
    m_packed.screen(tile, group, m_floors.data(), m_scores.data(), m_masks.data());
    for (std::size_t g = 0; g < inGroup; ++g) {
        gather(piece, m_coded, m_asked[first + g], m_scores.data() + g * piece.blocks * kBlockRows,
               m_masks.data() + g * piece.blocks, m_found[first + g]);
    }
}

void Screening::screenOne(const Piece& piece, std::size_t first, std::size_t last) {
    const Piece part{.block = piece.block + first, .blocks = last - first, .mask = piece.mask, .before = 0};
    screen(part, m_coded.tile(part.block, part.blocks), 0);
}

float Screening::upperError(std::size_t block) const {
    return m_asked[0].slope * m_coded.upperError(block) + m_asked[0].upperConstant;
}

void Screening::lookFirst(const Piece& piece, const Piece* ahead, std::span<float> best) {
    const std::span<float> mine = best.subspan(piece.before, piece.blocks);
    if (computes(piece, ahead)) {
        std::ranges::fill(mine, kLowest);
        return;
    }
    m_packed.screenUpper(m_coded.tile(piece.block, piece.blocks), &kLowest, m_scores.data(), m_masks.data());
    for (std::size_t i = 0; i < piece.blocks; ++i) {
        const std::span<const float, kBlockRows> scores(m_scores.data() + i * kBlockRows, kBlockRows);
        mine[i] = largestOf(scores, piece.mask);
        const float error = upperError(piece.block + i);
        if (mine[i] - error > m_upperLowers.least()) {
            for (unsigned left = piece.mask; left != 0; left &= left - 1) {
                const float score = scores[static_cast<std::size_t>(std::countr_zero(left))];
                if (score > kLowest) {
                    m_upperLowers.add(score - error);
                }
            }
        }
    }
}

void Screening::takeNearest(std::span<const Piece> pieces, std::span<float> best) {
    const float floor = m_found[0].floor();
    for (const Piece& piece : pieces) {
        for (std::size_t i = 0; i < piece.blocks; ++i) {
            float& score = best[piece.before + i];
            if (score - upperError(piece.block + i) >= floor) {
                screenOne(piece, i, i + 1);
                score = kLowest;
            }
        }
    }
}

std::size_t Screening::takeLeft(const Piece& piece, std::span<const float> best) {
    const auto isLeft = [&](std::size_t i) {
        const float score = best[piece.before + i];
        return score > kLowest && score + upperError(piece.block + i) >= m_found[0].floor();
    };
    std::size_t left = 0;
    for (std::size_t i = 0; i < piece.blocks;) {
        std::size_t end = i;
        while (end < piece.blocks && isLeft(end)) {
            ++end;
        }
        if (end > i) {
            screenOne(piece, i, end);
        }
        left += end - i;
        i = end + 1;
    }
    return left;
}

void Screening::exchange(std::span<std::atomic<float>> floors) {
    for (std::size_t q = 0; q < m_found.size(); ++q) {
        m_found[q].raiseFloor(exchanged(floors[q], m_found[q].floor()));
    }
}

void Screening::exchangeUpper(std::atomic<float>& floor) {
    m_upperLowers.raise(exchanged(floor, m_upperLowers.least()));
}

} // namespace assay::retrieval

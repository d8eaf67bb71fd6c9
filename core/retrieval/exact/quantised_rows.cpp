#include "core/retrieval/exact/quantised_rows.h"

#include "core/retrieval/aligned_memory.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace assay::retrieval {

using kernels::kBlockRows;
using kernels::kQuadBytes;

namespace {

constexpr int kRowSteps = 119;
constexpr double kRoundedUp = 1 + 1e-6; // measured lengths are bounds: rounding must not make them less
constexpr std::size_t kBlocksAtOnce = 512;

float largestMagnitude(std::span<const float> values) {
    float largest = 0;
    for (const float value : values) {
        largest = std::max(largest, std::abs(value));
    }
    return largest;
}

int rounded(float value) {
    return static_cast<int>(value + (value < 0 ? -0.5F : 0.5F));
}

// One more than the largest of them: what no row of length 1 is longer than by its codes.
float largestNormOf(const std::vector<float>& errors) {
    const float largest = errors.empty() ? 0 : *std::max_element(errors.begin(), errors.end());
    return static_cast<float>((1.0 + double{largest}) * kRoundedUp);
}

} // namespace

void QuantisedRows::encodeBlock(const VectorMatrix& matrix, std::size_t block) {
    const std::size_t firstByte = block * m_pairs * kQuadBytes;
    auto* const upper = reinterpret_cast<std::uint8_t*>(m_upper.get()) + firstByte;
    auto* const lower = reinterpret_cast<std::uint8_t*>(m_lower.get()) + firstByte;
    float blockError = 0;
    float blockUpperError = 0;
    for (std::size_t i = 0; i < kBlockRows; ++i) {
        const std::size_t row = block * kBlockRows + i;
        float& scale = m_scales[row];
        scale = std::numeric_limits<float>::quiet_NaN(); // less than nothing and than everything: never found
        if (row >= matrix.rows()) {
            continue;
        }
        const std::span<const float> values = matrix.row(static_cast<Row>(row));
        const float largest = largestMagnitude(values);
        if (largest == 0) {
            continue;
        }
        scale = largest / kRowSteps;
        const float steps = 1 / scale;
        double square = 0;
        double upperSquare = 0;
        for (std::size_t quad = 0; quad < 2 * m_pairs; ++quad) {
            for (std::size_t j = 0; j < 4; ++j) {
                const std::size_t number = quad * 4 + j;
                const float value = number < values.size() ? values[number] : 0;
                const int code = std::clamp(rounded(value * steps), -kRowSteps, kRowSteps);
                const auto byte = static_cast<unsigned>(code + kernels::kCodeOffset);
                const int upperCode = static_cast<int>(byte & 0xF0U) - kernels::kUpperCodeOffset;
                const double rest = double{value} - double{scale} * code;
                const double upperRest = double{value} - double{scale} * upperCode;
                square += rest * rest;
                upperSquare += upperRest * upperRest;
                const std::size_t at = quad / 2 * kQuadBytes + i * 4 + j;
                upper[at] = static_cast<std::uint8_t>(quad % 2 == 0 ? byte & 0xF0U : upper[at] | byte >> 4U);
                lower[at] = static_cast<std::uint8_t>(quad % 2 == 0 ? byte & 0x0FU : lower[at] | byte << 4U);
            }
        }
        blockError = std::max(blockError, static_cast<float>(std::sqrt(square) * kRoundedUp));
        blockUpperError = std::max(blockUpperError, static_cast<float>(std::sqrt(upperSquare) * kRoundedUp));
    }
    m_errors[block] = blockError;
    m_upperErrors[block] = blockUpperError;
}

std::optional<QuantisedRows> QuantisedRows::of(const VectorMatrix& matrix, unsigned threads,
                                               const std::stop_token& stop) {
    QuantisedRows rows;
    const std::size_t blocks = (matrix.rows() + kBlockRows - 1) / kBlockRows;
    constexpr std::size_t kPair = 8; // numbers
    rows.m_pairs = (matrix.dimension() + kPair - 1) / kPair;
    rows.m_upper = zeroedMemory(blocks * rows.m_pairs * kQuadBytes);
    rows.m_lower = zeroedMemory(blocks * rows.m_pairs * kQuadBytes);
    rows.m_scales.resize(blocks * kBlockRows);
    rows.m_errors.resize(blocks);
    rows.m_upperErrors.resize(blocks);
    const std::size_t tasks = (blocks + kBlocksAtOnce - 1) / kBlocksAtOnce;
    const bool whole = runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
        const std::size_t first = task * kBlocksAtOnce;
        for (std::size_t block = first; block < std::min(first + kBlocksAtOnce, blocks); ++block) {
            rows.encodeBlock(matrix, block);
        }
        const std::size_t firstRow = first * kBlockRows;
        const std::size_t lastRow = std::min((first + kBlocksAtOnce) * kBlockRows, matrix.rows());
        matrix.letGo(static_cast<Row>(firstRow), lastRow - firstRow);
    });
    if (!whole) {
        return std::nullopt;
    }
    rows.m_largestNorm = largestNormOf(rows.m_errors);
    rows.m_largestUpperNorm = largestNormOf(rows.m_upperErrors);
    return rows;
}

kernels::Tile QuantisedRows::tile(std::size_t firstBlock, std::size_t blocks) const noexcept {
    const std::size_t firstByte = firstBlock * m_pairs * kQuadBytes;
    return {.upper = reinterpret_cast<const std::uint8_t*>(m_upper.get()) + firstByte,
            .lower = reinterpret_cast<const std::uint8_t*>(m_lower.get()) + firstByte,
            .whole = nullptr,
            .scales = m_scales.data() + firstBlock * kBlockRows,
            .errors = m_errors.data() + firstBlock,
            .upperErrors = m_upperErrors.data() + firstBlock,
            .blocks = blocks,
            .pairs = m_pairs};
}

QueryCodes encodeQuery(std::span<const float> unitQuery, std::size_t quads, std::int32_t steps) {
    const float largest = largestMagnitude(unitQuery);
    double sum = 0;
    for (const float value : unitQuery) {
        sum += std::abs(double{value}) / double{largest};
    }
    // Kernels add bytes up to 255 times codes; half a code a number may be added in rounding.
    const double fits = (2'147'000'000.0 / 255 - 0.5 * static_cast<double>(unitQuery.size())) / sum;
    const double used = std::min(static_cast<double>(steps), std::max(1.0, std::floor(fits)));
    QueryCodes query;
    query.codes.assign(quads * 4, 0);
    query.unit = static_cast<float>(double{largest} / used);
    double square = 0;
    std::int32_t total = 0;
    for (std::size_t i = 0; i < unitQuery.size(); ++i) {
        const auto limit = static_cast<int>(used);
        const int code = std::clamp(rounded(unitQuery[i] / query.unit), -limit, limit);
        const double rest = double{unitQuery[i]} - double{query.unit} * code;
        square += rest * rest;
        total += code;
        query.codes[i] = static_cast<std::int16_t>(code);
    }
    query.sum = total;
    query.error = static_cast<float>(std::sqrt(square) * kRoundedUp);
    return query;
}

} // namespace assay::retrieval

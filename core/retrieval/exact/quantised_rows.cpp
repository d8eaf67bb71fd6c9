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

constexpr int kRowSteps = 127;
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

} // namespace

void QuantisedRows::encodeBlock(const VectorMatrix& matrix, std::size_t block) {
    auto* const codes = reinterpret_cast<std::uint8_t*>(m_codes.get()) + block * m_quads * kQuadBytes;
    float blockError = 0;
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
        for (std::size_t quad = 0; quad < m_quads; ++quad) {
            for (std::size_t j = 0; j < 4; ++j) {
                const std::size_t at = quad * 4 + j;
                const float value = at < values.size() ? values[at] : 0;
                const int code = std::clamp(rounded(value * steps), -kRowSteps, kRowSteps);
                const double rest = double{value} - double{scale} * code;
                square += rest * rest;
                codes[quad * kQuadBytes + i * 4 + j] = static_cast<std::uint8_t>(code + 128);
            }
        }
        blockError = std::max(blockError, static_cast<float>(std::sqrt(square) * kRoundedUp));
    }
    m_errors[block] = blockError;
}

std::optional<QuantisedRows> QuantisedRows::of(const VectorMatrix& matrix, unsigned threads,
                                               const std::stop_token& stop) {
    QuantisedRows rows;
    const std::size_t blocks = (matrix.rows() + kBlockRows - 1) / kBlockRows;
    rows.m_quads = (matrix.dimension() + 3) / 4;
    rows.m_codes = zeroedMemory(blocks * rows.m_quads * kQuadBytes);
    rows.m_scales.resize(blocks * kBlockRows);
    rows.m_errors.resize(blocks);
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
    const float error = blocks == 0 ? 0 : *std::max_element(rows.m_errors.begin(), rows.m_errors.end());
    rows.m_largestNorm = static_cast<float>((1.0 + double{error}) * kRoundedUp);
    return rows;
}

kernels::Tile QuantisedRows::tile(std::size_t firstBlock, std::size_t blocks) const noexcept {
    return {.codes = reinterpret_cast<const std::uint8_t*>(m_codes.get()) + firstBlock * m_quads * kQuadBytes,
            .scales = m_scales.data() + firstBlock * kBlockRows,
            .errors = m_errors.data() + firstBlock,
            .blocks = blocks,
            .quads = m_quads};
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
    query.offset = 128 * total;
    query.error = static_cast<float>(std::sqrt(square) * kRoundedUp);
    return query;
}

} // namespace assay::retrieval

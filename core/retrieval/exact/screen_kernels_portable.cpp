#include "core/retrieval/exact/screen_kernels.h"

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 4;

void join(const Tile& tile, std::uint8_t* whole) {
    for (std::size_t line = 0; line < tile.blocks * tile.pairs; ++line) {
        const std::uint8_t* const upper = tile.upper + line * kQuadBytes;
        const std::uint8_t* const lower = tile.lower + line * kQuadBytes;
        std::uint8_t* const out = whole + line * 2 * kQuadBytes;
        for (std::size_t i = 0; i < kQuadBytes; ++i) {
            out[i] = static_cast<std::uint8_t>((upper[i] & 0xF0) | (lower[i] & 0x0F));
            out[kQuadBytes + i] = static_cast<std::uint8_t>((upper[i] & 0x0F) << 4 | lower[i] >> 4);
        }
    }
}

template <std::size_t groupSize, Codes source>
void screen(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int16_t*>(group.codes);
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        const std::uint8_t* const upper = tile.upper + block * tile.pairs * kQuadBytes;
        const std::uint8_t* const lower = tile.lower + block * tile.pairs * kQuadBytes;
        const std::uint8_t* const whole =
            source == Codes::Whole ? tile.whole + block * 2 * tile.pairs * kQuadBytes : nullptr;
        for (std::size_t g = 0; g < groupSize; ++g) {
            std::int32_t sums[kBlockRows] = {};
            for (std::size_t quad = 0; quad < 2 * tile.pairs; ++quad) {
                const std::int16_t* const even = codes + (quad * 2 * groupSize + g) * 2;
                const std::int16_t* const odd = even + groupSize * 2;
                for (std::size_t row = 0; row < kBlockRows; ++row) {
                    int four[4];
                    for (std::size_t j = 0; j < 4; ++j) {
                        const std::size_t at = quad / 2 * kQuadBytes + row * 4 + j;
                        if constexpr (source == Codes::Whole) {
                            four[j] = whole[quad * kQuadBytes + row * 4 + j];
                        } else {
                            four[j] = quad % 2 == 0 ? upper[at] & 0xF0 : (upper[at] & 0x0F) << 4;
                        }
                        if constexpr (source == Codes::Both) {
                            four[j] |= quad % 2 == 0 ? lower[at] & 0x0F : lower[at] >> 4;
                        }
                    }
                    sums[row] += four[0] * even[0] + four[1] * odd[0] + four[2] * even[1] + four[3] * odd[1];
                }
            }
            constexpr int kOffset = source == Codes::Upper ? kUpperCodeOffset : kCodeOffset;
            const float error = (source == Codes::Upper ? tile.upperErrors : tile.errors)[block];
            const float floor = group.floors[g] - group.slopes[g] * error;
            float* const out = scores + (g * tile.blocks + block) * kBlockRows;
            unsigned mask = 0;
            for (std::size_t row = 0; row < kBlockRows; ++row) {
                out[row] = static_cast<float>(sums[row] - kOffset * group.sums[g]) *
                           tile.scales[block * kBlockRows + row] * group.units[g];
                mask |= out[row] >= floor ? 1U << row : 0U;
            }
            masks[g * tile.blocks + block] = static_cast<std::uint16_t>(mask);
        }
    }
}

double dot(const float* a, const float* b, std::size_t length) {
    double sums[16] = {};
    for (std::size_t i = 0; i < length; i += 16) {
        for (std::size_t j = 0; j < 16; ++j) {
            sums[j] += static_cast<double>(a[i + j]) * static_cast<double>(b[i + j]);
        }
    }
    for (std::size_t half = 8; half > 0; half /= 2) {
        for (std::size_t j = 0; j < half; ++j) {
            sums[j] += sums[j + half];
        }
    }
    return sums[0];
}

} // namespace

const Kernel kPortable{.set = InstructionSet::Portable,
                       .single = screen<1, Codes::Both>,
                       .upper = screen<1, Codes::Upper>,
                       .join = join,
                       .group = screen<kGroup, Codes::Whole>,
                       .groupSize = kGroup,
                       .groupTakesBytes = false,
                       .dot = dot};

} // namespace assay::retrieval::kernels

#include "core/retrieval/exact/screen_kernels.h"

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 4;

template <std::size_t groupSize>
void screen(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int16_t*>(group.codes);
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        const std::uint8_t* const rows = tile.codes + block * tile.quads * kQuadBytes;
        for (std::size_t g = 0; g < groupSize; ++g) {
            std::int32_t sums[kBlockRows] = {};
            for (std::size_t quad = 0; quad < tile.quads; ++quad) {
                const std::int16_t* const even = codes + (quad * 2 * groupSize + g) * 2;
                const std::int16_t* const odd = even + groupSize * 2;
                for (std::size_t row = 0; row < kBlockRows; ++row) {
                    const std::uint8_t* const at = rows + quad * kQuadBytes + row * 4;
                    sums[row] += at[0] * even[0] + at[1] * odd[0] + at[2] * even[1] + at[3] * odd[1];
                }
            }
            const float floor = group.floors[g] - group.slopes[g] * tile.errors[block];
            float* const out = scores + (g * tile.blocks + block) * kBlockRows;
            unsigned mask = 0;
            for (std::size_t row = 0; row < kBlockRows; ++row) {
                out[row] = static_cast<float>(sums[row] - group.offsets[g]) *
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
                       .single = screen<1>,
                       .group = screen<kGroup>,
                       .groupSize = kGroup,
                       .groupTakesBytes = false,
                       .dot = dot};

} // namespace assay::retrieval::kernels

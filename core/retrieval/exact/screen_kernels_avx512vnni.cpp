// Compiled for AVX-512 with VNNI; called only where the processor has it.
#include "core/retrieval/exact/screen_kernels_avx512.h"

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 8;

// With codes of 8 bits one instruction multiplies and adds the 64 bytes of a quad.
template <std::size_t blocks>
inline void screenBytes(const Tile& tile, const QueryGroup& group, std::size_t block, float* scores,
                        std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    const std::size_t blockBytes = 2 * tile.pairs * kQuadBytes;
    const std::uint8_t* const rows = tile.whole + block * blockBytes;
    __m512i sums[kGroup][blocks];
    for (auto& ofQuery : sums) {
        for (__m512i& sum : ofQuery) {
            sum = _mm512_setzero_si512();
        }
    }
    for (std::size_t quad = 0; quad < 2 * tile.pairs; ++quad) {
        __m512i bytes[blocks];
        for (std::size_t b = 0; b < blocks; ++b) {
            bytes[b] = _mm512_load_si512(rows + b * blockBytes + quad * kQuadBytes);
        }
        for (std::size_t g = 0; g < kGroup; ++g) {
            const __m512i query = _mm512_set1_epi32(codes[quad * kGroup + g]);
            for (std::size_t b = 0; b < blocks; ++b) {
                sums[g][b] = _mm512_dpbusd_epi32(sums[g][b], bytes[b], query);
            }
        }
    }
    for (std::size_t g = 0; g < kGroup; ++g) {
        for (std::size_t b = 0; b < blocks; ++b) {
            finish<Codes::Whole>(sums[g][b], tile, group, g, block + b, scores, masks);
        }
    }
}

void screenGroup(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    std::size_t block = 0;
    for (; block + 2 <= tile.blocks; block += 2) {
        screenBytes<2>(tile, group, block, scores, masks);
    }
    if (block < tile.blocks) {
        screenBytes<1>(tile, group, block, scores, masks);
    }
}

} // namespace

const Kernel kAvx512Vnni{.set = InstructionSet::Avx512Vnni,
                         .single = screenOne<Codes::Both>,
                         .upper = screenOne<Codes::Upper>,
                         .join = join,
                         .group = screenGroup,
                         .groupSize = kGroup,
                         .groupTakesBytes = true,
                         .dot = dot};

} // namespace assay::retrieval::kernels

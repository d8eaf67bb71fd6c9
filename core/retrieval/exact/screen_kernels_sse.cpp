// Compiled for SSE2, which every x86-64 has.
#include "core/retrieval/exact/screen_kernels.h"

#include <emmintrin.h>

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 4;
constexpr std::size_t kParts = 4; // registers of 4 rows in a block

template <std::size_t groupSize>
void screen(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    const __m128i low = _mm_set1_epi16(0x00FF);
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        const std::uint8_t* const rows = tile.codes + block * tile.quads * kQuadBytes;
        for (std::size_t g = 0; g < groupSize; ++g) {
            masks[g * tile.blocks + block] = 0;
        }
        // Two registers of rows at a time: with four queries, eight sums stay in registers.
        for (std::size_t part = 0; part < kParts; part += 2) {
            __m128i sums[groupSize][2];
            for (std::size_t g = 0; g < groupSize; ++g) {
                sums[g][0] = sums[g][1] = _mm_setzero_si128();
            }
            for (std::size_t quad = 0; quad < tile.quads; ++quad) {
                const auto* const at = reinterpret_cast<const __m128i*>(rows + quad * kQuadBytes) + part;
                const std::int32_t* const query = codes + quad * 2 * groupSize;
                const __m128i first = _mm_load_si128(at);
                const __m128i second = _mm_load_si128(at + 1);
                const __m128i firstEven = _mm_and_si128(first, low);
                const __m128i firstOdd = _mm_srli_epi16(first, 8);
                const __m128i secondEven = _mm_and_si128(second, low);
                const __m128i secondOdd = _mm_srli_epi16(second, 8);
                for (std::size_t g = 0; g < groupSize; ++g) {
                    const __m128i even = _mm_set1_epi32(query[g]);
                    const __m128i odd = _mm_set1_epi32(query[groupSize + g]);
                    sums[g][0] = _mm_add_epi32(sums[g][0], _mm_add_epi32(_mm_madd_epi16(firstEven, even),
                                                                         _mm_madd_epi16(firstOdd, odd)));
                    sums[g][1] = _mm_add_epi32(sums[g][1], _mm_add_epi32(_mm_madd_epi16(secondEven, even),
                                                                         _mm_madd_epi16(secondOdd, odd)));
                }
            }
            for (std::size_t g = 0; g < groupSize; ++g) {
                const __m128 floor = _mm_set1_ps(group.floors[g] - group.slopes[g] * tile.errors[block]);
                for (std::size_t i = 0; i < 2; ++i) {
                    const std::size_t row = (part + i) * 4;
                    const __m128 sum =
                        _mm_cvtepi32_ps(_mm_sub_epi32(sums[g][i], _mm_set1_epi32(group.offsets[g])));
                    const __m128 score =
                        _mm_mul_ps(_mm_mul_ps(sum, _mm_loadu_ps(tile.scales + block * kBlockRows + row)),
                                   _mm_set1_ps(group.units[g]));
                    _mm_storeu_ps(scores + (g * tile.blocks + block) * kBlockRows + row, score);
                    const auto bits = static_cast<unsigned>(_mm_movemask_ps(_mm_cmpge_ps(score, floor)));
                    std::uint16_t& mask = masks[g * tile.blocks + block];
                    mask = static_cast<std::uint16_t>(mask | (bits << row));
                }
            }
        }
    }
}

double dot(const float* a, const float* b, std::size_t length) {
    __m128d sums[8];
    for (__m128d& sum : sums) {
        sum = _mm_setzero_pd();
    }
    for (std::size_t i = 0; i < length; i += 16) {
        for (std::size_t j = 0; j < 4; ++j) {
            const __m128 left = _mm_loadu_ps(a + i + 4 * j);
            const __m128 right = _mm_loadu_ps(b + i + 4 * j);
            sums[2 * j] = _mm_add_pd(sums[2 * j], _mm_mul_pd(_mm_cvtps_pd(left), _mm_cvtps_pd(right)));
            sums[2 * j + 1] =
                _mm_add_pd(sums[2 * j + 1], _mm_mul_pd(_mm_cvtps_pd(_mm_movehl_ps(left, left)),
                                                       _mm_cvtps_pd(_mm_movehl_ps(right, right))));
        }
    }
    for (std::size_t half = 4; half > 0; half /= 2) {
        for (std::size_t j = 0; j < half; ++j) {
            sums[j] = _mm_add_pd(sums[j], sums[j + half]);
        }
    }
    double last[2];
    _mm_storeu_pd(last, sums[0]);
    return last[0] + last[1];
}

} // namespace

const Kernel kSse{.set = InstructionSet::Sse,
                  .single = screen<1>,
                  .group = screen<kGroup>,
                  .groupSize = kGroup,
                  .groupTakesBytes = false,
                  .dot = dot};

} // namespace assay::retrieval::kernels

// What both AVX-512 files share, each compiled into its own: everything here is local to the file that
// includes it.
#pragma once

#include "core/retrieval/exact/screen_kernels.h"

#include <immintrin.h>

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kAhead = 4096; // bytes; the scan of one query waits for memory

inline void finish(__m512i sum, const Tile& tile, const QueryGroup& group, std::size_t g, std::size_t block,
                   float* scores, std::uint16_t* masks) {
    const __m512 floor = _mm512_set1_ps(group.floors[g] - group.slopes[g] * tile.errors[block]);
    const __m512 value = _mm512_cvtepi32_ps(_mm512_sub_epi32(sum, _mm512_set1_epi32(group.offsets[g])));
    const __m512 score =
        _mm512_mul_ps(_mm512_mul_ps(value, _mm512_loadu_ps(tile.scales + block * kBlockRows)),
                      _mm512_set1_ps(group.units[g]));
    _mm512_storeu_ps(scores + (g * tile.blocks + block) * kBlockRows, score);
    masks[g * tile.blocks + block] = _mm512_cmp_ps_mask(score, floor, _CMP_GE_OQ);
}

inline __m512i addPairs(__m512i sum, __m512i rows, __m512i query) {
#ifdef __AVX512VNNI__
    return _mm512_dpwssd_epi32(sum, rows, query);
#else
    return _mm512_add_epi32(sum, _mm512_madd_epi16(rows, query));
#endif
}

// `groupSize` queries and `blocks` blocks of rows, with codes of 16 bits.
template <std::size_t groupSize, std::size_t blocks>
inline void screenPairs(const Tile& tile, const QueryGroup& group, std::size_t block, float* scores,
                        std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    const std::size_t blockBytes = tile.quads * kQuadBytes;
    const std::uint8_t* const rows = tile.codes + block * blockBytes;
    const __m512i low = _mm512_set1_epi16(0x00FF);
    __m512i evenSums[groupSize][blocks];
    __m512i oddSums[groupSize][blocks];
    for (std::size_t g = 0; g < groupSize; ++g) {
        for (std::size_t b = 0; b < blocks; ++b) {
            evenSums[g][b] = oddSums[g][b] = _mm512_setzero_si512();
        }
    }
    for (std::size_t quad = 0; quad < tile.quads; ++quad) {
        __m512i even[blocks];
        __m512i odd[blocks];
        for (std::size_t b = 0; b < blocks; ++b) {
            const std::uint8_t* const at = rows + b * blockBytes + quad * kQuadBytes;
            if constexpr (groupSize == 1) {
                _mm_prefetch(reinterpret_cast<const char*>(at) + kAhead, _MM_HINT_T0);
            }
            const __m512i bytes = _mm512_load_si512(at);
            even[b] = _mm512_and_si512(bytes, low);
            odd[b] = _mm512_srli_epi16(bytes, 8);
        }
        const std::int32_t* const query = codes + quad * 2 * groupSize;
        for (std::size_t g = 0; g < groupSize; ++g) {
            const __m512i evenCodes = _mm512_set1_epi32(query[g]);
            const __m512i oddCodes = _mm512_set1_epi32(query[groupSize + g]);
            for (std::size_t b = 0; b < blocks; ++b) {
                evenSums[g][b] = addPairs(evenSums[g][b], even[b], evenCodes);
                if constexpr (groupSize == 1) { // a chain of its own: one is bound by its latency
                    oddSums[g][b] = addPairs(oddSums[g][b], odd[b], oddCodes);
                } else {
                    evenSums[g][b] = addPairs(evenSums[g][b], odd[b], oddCodes);
                }
            }
        }
    }
    for (std::size_t g = 0; g < groupSize; ++g) {
        for (std::size_t b = 0; b < blocks; ++b) {
            finish(_mm512_add_epi32(evenSums[g][b], oddSums[g][b]), tile, group, g, block + b, scores, masks);
        }
    }
}

void screenOne(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        screenPairs<1, 1>(tile, group, block, scores, masks);
    }
}

double dot(const float* a, const float* b, std::size_t length) {
    __m512d first = _mm512_setzero_pd();
    __m512d second = _mm512_setzero_pd();
    for (std::size_t i = 0; i < length; i += 16) {
        first = _mm512_fmadd_pd(_mm512_cvtps_pd(_mm256_loadu_ps(a + i)),
                                _mm512_cvtps_pd(_mm256_loadu_ps(b + i)), first);
        second = _mm512_fmadd_pd(_mm512_cvtps_pd(_mm256_loadu_ps(a + i + 8)),
                                 _mm512_cvtps_pd(_mm256_loadu_ps(b + i + 8)), second);
    }
    const __m512d eight = _mm512_add_pd(first, second);
    const __m256d four = _mm256_add_pd(_mm512_castpd512_pd256(eight), _mm512_extractf64x4_pd(eight, 1));
    double last[4];
    _mm256_storeu_pd(last, four);
    return (last[0] + last[2]) + (last[1] + last[3]);
}

} // namespace
} // namespace assay::retrieval::kernels

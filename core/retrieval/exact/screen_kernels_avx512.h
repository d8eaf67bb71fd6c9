// What both AVX-512 files share, each compiled into its own: everything here is local to the file that
// includes it.
#pragma once

#include "core/retrieval/exact/screen_kernels.h"

#include <immintrin.h>

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kAhead = 4096; // bytes; the scan of one query waits for memory

template <Codes source>
inline void finish(__m512i sum, const Tile& tile, const QueryGroup& group, std::size_t g, std::size_t block,
                   float* scores, std::uint16_t* masks) {
    constexpr int kOffset = source == Codes::Upper ? kUpperCodeOffset : kCodeOffset;
    const float error = (source == Codes::Upper ? tile.upperErrors : tile.errors)[block];
    const __m512 floor = _mm512_set1_ps(group.floors[g] - group.slopes[g] * error);
    const __m512 value =
        _mm512_cvtepi32_ps(_mm512_sub_epi32(sum, _mm512_set1_epi32(kOffset * group.sums[g])));
    const __m512 score =
        _mm512_mul_ps(_mm512_mul_ps(value, _mm512_loadu_ps(tile.scales + block * kBlockRows)),
                      _mm512_set1_ps(group.units[g]));
    _mm512_storeu_ps(scores + (g * tile.blocks + block) * kBlockRows, score);
    masks[g * tile.blocks + block] = _mm512_cmp_ps_mask(score, floor, _CMP_GE_OQ);
}

// The bytes of a pair of quads.
template <Codes source>
inline void bytesOf(const std::uint8_t* upper, const std::uint8_t* lower, __m512i (&bytes)[2]) {
    const __m512i high = _mm512_set1_epi8(static_cast<char>(0xF0));
    const __m512i u = _mm512_load_si512(upper);
    if constexpr (source == Codes::Upper) {
        bytes[0] = _mm512_and_si512(u, high);
        bytes[1] = _mm512_and_si512(_mm512_slli_epi16(u, 4), high);
    } else {
        constexpr int kFirstWhereSetElseSecond = 0xCA; // of the two that follow the mask
        const __m512i l = _mm512_load_si512(lower);
        bytes[0] = _mm512_ternarylogic_epi32(high, u, l, kFirstWhereSetElseSecond);
        bytes[1] = _mm512_ternarylogic_epi32(high, _mm512_slli_epi16(u, 4), _mm512_srli_epi16(l, 4),
                                             kFirstWhereSetElseSecond);
    }
}

void join(const Tile& tile, std::uint8_t* whole) {
    for (std::size_t line = 0; line < tile.blocks * tile.pairs; ++line) {
        __m512i bytes[2];
        bytesOf<Codes::Both>(tile.upper + line * kQuadBytes, tile.lower + line * kQuadBytes, bytes);
        _mm512_store_si512(whole + line * 2 * kQuadBytes, bytes[0]);
        _mm512_store_si512(whole + (line * 2 + 1) * kQuadBytes, bytes[1]);
    }
}

inline __m512i addPairs(__m512i sum, __m512i rows, __m512i query) {
#ifdef __AVX512VNNI__
    return _mm512_dpwssd_epi32(sum, rows, query);
#else
    return _mm512_add_epi32(sum, _mm512_madd_epi16(rows, query));
#endif
}

// `groupSize` queries and `blocks` blocks of rows, with codes of 16 bits.
template <std::size_t groupSize, std::size_t blocks, Codes source>
inline void screenPairs(const Tile& tile, const QueryGroup& group, std::size_t block, float* scores,
                        std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    const std::size_t blockBytes = tile.pairs * kQuadBytes;
    const std::uint8_t* const upper = tile.upper + block * blockBytes;
    const std::uint8_t* const lower = tile.lower + block * blockBytes;
    const std::uint8_t* const whole = source == Codes::Whole ? tile.whole + 2 * block * blockBytes : nullptr;
    const __m512i low = _mm512_set1_epi16(0x00FF);
    __m512i evenSums[groupSize][blocks];
    __m512i oddSums[groupSize][blocks];
    for (std::size_t g = 0; g < groupSize; ++g) {
        for (std::size_t b = 0; b < blocks; ++b) {
            evenSums[g][b] = oddSums[g][b] = _mm512_setzero_si512();
        }
    }
    for (std::size_t pair = 0; pair < tile.pairs; ++pair) {
        __m512i bytes[blocks][2];
        for (std::size_t b = 0; b < blocks; ++b) {
            const std::size_t at = b * blockBytes + pair * kQuadBytes;
            if constexpr (groupSize == 1) {
                _mm_prefetch(reinterpret_cast<const char*>(upper) + at + kAhead, _MM_HINT_T0);
            }
            if constexpr (source == Codes::Whole) {
                bytes[b][0] = _mm512_load_si512(whole + 2 * at);
                bytes[b][1] = _mm512_load_si512(whole + 2 * at + kQuadBytes);
            } else {
                bytesOf<source>(upper + at, lower + at, bytes[b]);
            }
        }
        for (std::size_t i = 0; i < 2; ++i) {
            const std::int32_t* const query = codes + (2 * pair + i) * 2 * groupSize;
            __m512i even[blocks];
            __m512i odd[blocks];
            for (std::size_t b = 0; b < blocks; ++b) {
                even[b] = _mm512_and_si512(bytes[b][i], low);
                odd[b] = _mm512_srli_epi16(bytes[b][i], 8);
            }
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
    }
    for (std::size_t g = 0; g < groupSize; ++g) {
        for (std::size_t b = 0; b < blocks; ++b) {
            finish<source>(_mm512_add_epi32(evenSums[g][b], oddSums[g][b]), tile, group, g, block + b, scores,
                           masks);
        }
    }
}

template <Codes source>
void screenOne(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        screenPairs<1, 1, source>(tile, group, block, scores, masks);
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

// Compiled for AVX2 and FMA; called only where the processor has them.
#include "core/retrieval/exact/screen_kernels.h"

#include <immintrin.h>

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 4;
constexpr std::size_t kAhead = 4096; // bytes; the scan of one query waits for memory

// The bytes of a pair of quads.
template <Codes source>
inline void bytesOf(const __m256i* upper, const __m256i* lower, __m256i (&bytes)[2]) {
    const __m256i high = _mm256_set1_epi8(static_cast<char>(0xF0));
    const __m256i u = _mm256_load_si256(upper);
    bytes[0] = _mm256_and_si256(u, high);
    bytes[1] = _mm256_and_si256(_mm256_slli_epi16(u, 4), high);
    if constexpr (source == Codes::Both) {
        const __m256i l = _mm256_load_si256(lower);
        bytes[0] = _mm256_or_si256(bytes[0], _mm256_andnot_si256(high, l));
        bytes[1] = _mm256_or_si256(bytes[1], _mm256_andnot_si256(high, _mm256_srli_epi16(l, 4)));
    }
}

void join(const Tile& tile, std::uint8_t* whole) {
    constexpr std::size_t kParts = kQuadBytes / sizeof(__m256i);
    for (std::size_t line = 0; line < tile.blocks * tile.pairs; ++line) {
        const auto* const upper = reinterpret_cast<const __m256i*>(tile.upper + line * kQuadBytes);
        const auto* const lower = reinterpret_cast<const __m256i*>(tile.lower + line * kQuadBytes);
        auto* const out = reinterpret_cast<__m256i*>(whole + line * 2 * kQuadBytes);
        for (std::size_t part = 0; part < kParts; ++part) {
            __m256i bytes[2];
            bytesOf<Codes::Both>(upper + part, lower + part, bytes);
            _mm256_store_si256(out + part, bytes[0]);
            _mm256_store_si256(out + kParts + part, bytes[1]);
        }
    }
}

template <std::size_t groupSize, Codes source>
void screen(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    constexpr int kOffset = source == Codes::Upper ? kUpperCodeOffset : kCodeOffset;
    const __m256i low = _mm256_set1_epi16(0x00FF);
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        const std::uint8_t* const upper = tile.upper + block * tile.pairs * kQuadBytes;
        const std::uint8_t* const lower = tile.lower + block * tile.pairs * kQuadBytes;
        const std::uint8_t* const whole =
            source == Codes::Whole ? tile.whole + block * 2 * tile.pairs * kQuadBytes : nullptr;
        const float error = (source == Codes::Upper ? tile.upperErrors : tile.errors)[block];
        __m256i sums[groupSize][2];
        for (std::size_t g = 0; g < groupSize; ++g) {
            sums[g][0] = sums[g][1] = _mm256_setzero_si256();
        }
        for (std::size_t pair = 0; pair < tile.pairs; ++pair) {
            const auto* const u = reinterpret_cast<const __m256i*>(upper + pair * kQuadBytes);
            const auto* const l = reinterpret_cast<const __m256i*>(lower + pair * kQuadBytes);
            if constexpr (groupSize == 1) {
                _mm_prefetch(reinterpret_cast<const char*>(u) + kAhead, _MM_HINT_T0);
            }
            __m256i first[2];
            __m256i second[2];
            if constexpr (source == Codes::Whole) {
                const auto* const at = reinterpret_cast<const __m256i*>(whole + pair * 2 * kQuadBytes);
                first[0] = _mm256_load_si256(at);
                second[0] = _mm256_load_si256(at + 1);
                first[1] = _mm256_load_si256(at + 2);
                second[1] = _mm256_load_si256(at + 3);
            } else {
                bytesOf<source>(u, l, first);
                bytesOf<source>(u + 1, l + 1, second);
            }
            for (std::size_t i = 0; i < 2; ++i) {
                const std::int32_t* const query = codes + (2 * pair + i) * 2 * groupSize;
                const __m256i firstEven = _mm256_and_si256(first[i], low);
                const __m256i firstOdd = _mm256_srli_epi16(first[i], 8);
                const __m256i secondEven = _mm256_and_si256(second[i], low);
                const __m256i secondOdd = _mm256_srli_epi16(second[i], 8);
                for (std::size_t g = 0; g < groupSize; ++g) {
                    const __m256i even = _mm256_set1_epi32(query[g]);
                    const __m256i odd = _mm256_set1_epi32(query[groupSize + g]);
                    sums[g][0] =
                        _mm256_add_epi32(sums[g][0], _mm256_add_epi32(_mm256_madd_epi16(firstEven, even),
                                                                      _mm256_madd_epi16(firstOdd, odd)));
                    sums[g][1] =
                        _mm256_add_epi32(sums[g][1], _mm256_add_epi32(_mm256_madd_epi16(secondEven, even),
                                                                      _mm256_madd_epi16(secondOdd, odd)));
                }
            }
        }
        for (std::size_t g = 0; g < groupSize; ++g) {
            const __m256 floor = _mm256_set1_ps(group.floors[g] - group.slopes[g] * error);
            unsigned mask = 0;
            for (std::size_t i = 0; i < 2; ++i) {
                const __m256 sum = _mm256_cvtepi32_ps(
                    _mm256_sub_epi32(sums[g][i], _mm256_set1_epi32(kOffset * group.sums[g])));
                const __m256 score = _mm256_mul_ps(
                    _mm256_mul_ps(sum, _mm256_loadu_ps(tile.scales + block * kBlockRows + i * 8)),
                    _mm256_set1_ps(group.units[g]));
                _mm256_storeu_ps(scores + (g * tile.blocks + block) * kBlockRows + i * 8, score);
                mask |= static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(score, floor, _CMP_GE_OQ)))
                        << (i * 8);
            }
            masks[g * tile.blocks + block] = static_cast<std::uint16_t>(mask);
        }
    }
}

double dot(const float* a, const float* b, std::size_t length) {
    __m256d sums[4];
    for (__m256d& sum : sums) {
        sum = _mm256_setzero_pd();
    }
    for (std::size_t i = 0; i < length; i += 16) {
        for (std::size_t j = 0; j < 4; ++j) {
            sums[j] = _mm256_fmadd_pd(_mm256_cvtps_pd(_mm_loadu_ps(a + i + 4 * j)),
                                      _mm256_cvtps_pd(_mm_loadu_ps(b + i + 4 * j)), sums[j]);
        }
    }
    const __m256d four = _mm256_add_pd(_mm256_add_pd(sums[0], sums[2]), _mm256_add_pd(sums[1], sums[3]));
    double last[4];
    _mm256_storeu_pd(last, four);
    return (last[0] + last[2]) + (last[1] + last[3]);
}

} // namespace

const Kernel kAvx2{.set = InstructionSet::Avx2,
                   .single = screen<1, Codes::Both>,
                   .upper = screen<1, Codes::Upper>,
                   .join = join,
                   .group = screen<kGroup, Codes::Whole>,
                   .groupSize = kGroup,
                   .groupTakesBytes = false,
                   .dot = dot};

} // namespace assay::retrieval::kernels

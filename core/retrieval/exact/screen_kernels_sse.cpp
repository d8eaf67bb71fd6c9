// Compiled for SSE2, which every x86-64 has.
#include "core/retrieval/exact/screen_kernels.h"

#include <emmintrin.h>

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 4;
constexpr std::size_t kParts = 4; // registers of 4 rows in a block

// The bytes of a pair of quads.
template <Codes source>
inline void bytesOf(const __m128i* upper, const __m128i* lower, __m128i (&bytes)[2]) {
    const __m128i high = _mm_set1_epi8(static_cast<char>(0xF0));
    const __m128i u = _mm_load_si128(upper);
    bytes[0] = _mm_and_si128(u, high);
    bytes[1] = _mm_and_si128(_mm_slli_epi16(u, 4), high);
    if constexpr (source == Codes::Both) {
        const __m128i l = _mm_load_si128(lower);
        bytes[0] = _mm_or_si128(bytes[0], _mm_andnot_si128(high, l));
        bytes[1] = _mm_or_si128(bytes[1], _mm_andnot_si128(high, _mm_srli_epi16(l, 4)));
    }
}

void join(const Tile& tile, std::uint8_t* whole) {
    for (std::size_t line = 0; line < tile.blocks * tile.pairs; ++line) {
        const auto* const upper = reinterpret_cast<const __m128i*>(tile.upper + line * kQuadBytes);
        const auto* const lower = reinterpret_cast<const __m128i*>(tile.lower + line * kQuadBytes);
        auto* const out = reinterpret_cast<__m128i*>(whole + line * 2 * kQuadBytes);
        for (std::size_t part = 0; part < kParts; ++part) {
            __m128i bytes[2];
            bytesOf<Codes::Both>(upper + part, lower + part, bytes);
            _mm_store_si128(out + part, bytes[0]);
            _mm_store_si128(out + kParts + part, bytes[1]);
        }
    }
}

template <std::size_t groupSize, Codes source>
void screen(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    const auto* const codes = static_cast<const std::int32_t*>(group.codes);
    constexpr int kOffset = source == Codes::Upper ? kUpperCodeOffset : kCodeOffset;
    const __m128i low = _mm_set1_epi16(0x00FF);
    for (std::size_t block = 0; block < tile.blocks; ++block) {
        const auto* const upper =
            reinterpret_cast<const __m128i*>(tile.upper + block * tile.pairs * kQuadBytes);
        const auto* const lower =
            reinterpret_cast<const __m128i*>(tile.lower + block * tile.pairs * kQuadBytes);
        const auto* const whole = reinterpret_cast<const __m128i*>(
            source == Codes::Whole ? tile.whole + block * 2 * tile.pairs * kQuadBytes : nullptr);
        const float error = (source == Codes::Upper ? tile.upperErrors : tile.errors)[block];
        for (std::size_t g = 0; g < groupSize; ++g) {
            masks[g * tile.blocks + block] = 0;
        }
        // Two registers of rows at a time: with four queries, eight sums stay in registers.
        for (std::size_t part = 0; part < kParts; part += 2) {
            __m128i sums[groupSize][2];
            for (std::size_t g = 0; g < groupSize; ++g) {
                sums[g][0] = sums[g][1] = _mm_setzero_si128();
            }
            for (std::size_t pair = 0; pair < tile.pairs; ++pair) {
                __m128i first[2];
                __m128i second[2];
                if constexpr (source == Codes::Whole) {
                    const __m128i* const at = whole + pair * 2 * kParts + part;
                    first[0] = _mm_load_si128(at);
                    first[1] = _mm_load_si128(at + kParts);
                    second[0] = _mm_load_si128(at + 1);
                    second[1] = _mm_load_si128(at + kParts + 1);
                } else {
                    const std::size_t at = pair * kParts + part;
                    bytesOf<source>(upper + at, lower + at, first);
                    bytesOf<source>(upper + at + 1, lower + at + 1, second);
                }
                for (std::size_t i = 0; i < 2; ++i) {
                    const std::int32_t* const query = codes + (2 * pair + i) * 2 * groupSize;
                    const __m128i firstEven = _mm_and_si128(first[i], low);
                    const __m128i firstOdd = _mm_srli_epi16(first[i], 8);
                    const __m128i secondEven = _mm_and_si128(second[i], low);
                    const __m128i secondOdd = _mm_srli_epi16(second[i], 8);
                    for (std::size_t g = 0; g < groupSize; ++g) {
                        const __m128i even = _mm_set1_epi32(query[g]);
                        const __m128i odd = _mm_set1_epi32(query[groupSize + g]);
                        sums[g][0] = _mm_add_epi32(sums[g][0], _mm_add_epi32(_mm_madd_epi16(firstEven, even),
                                                                             _mm_madd_epi16(firstOdd, odd)));
                        sums[g][1] = _mm_add_epi32(sums[g][1], _mm_add_epi32(_mm_madd_epi16(secondEven, even),
                                                                             _mm_madd_epi16(secondOdd, odd)));
                    }
                }
            }
            for (std::size_t g = 0; g < groupSize; ++g) {
                const __m128 floor = _mm_set1_ps(group.floors[g] - group.slopes[g] * error);
                for (std::size_t i = 0; i < 2; ++i) {
                    const std::size_t row = (part + i) * 4;
                    const __m128 sum =
                        _mm_cvtepi32_ps(_mm_sub_epi32(sums[g][i], _mm_set1_epi32(kOffset * group.sums[g])));
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
                  .single = screen<1, Codes::Both>,
                  .upper = screen<1, Codes::Upper>,
                  .join = join,
                  .group = screen<kGroup, Codes::Whole>,
                  .groupSize = kGroup,
                  .groupTakesBytes = false,
                  .dot = dot};

} // namespace assay::retrieval::kernels

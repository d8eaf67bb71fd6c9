// Compiled with -ffp-contract=off.
#include "core/retrieval/hnsw/hnsw_distance.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define ASSAY_HNSW_X86
#include <immintrin.h>
#endif

namespace assay::retrieval {
namespace {

// Lane i sums the numbers i, i + 32, i + 64 … The lanes are folded by halves: 32, 16, 8, 4, 2, 1.
float portable(const float* a, const float* b, std::size_t length) {
    float lanes[32] = {};
    std::size_t i = 0;
    for (; i + 32 <= length; i += 32) {
        for (std::size_t lane = 0; lane < 32; ++lane) {
            lanes[lane] += a[i + lane] * b[i + lane];
        }
    }
    for (std::size_t lane = 0; i + lane < length; ++lane) {
        lanes[lane] += a[i + lane] * b[i + lane];
    }
    for (std::size_t half = 16; half > 0; half /= 2) {
        for (std::size_t lane = 0; lane < half; ++lane) {
            lanes[lane] += lanes[lane + half];
        }
    }
    return 1.0F - lanes[0];
}

#ifdef ASSAY_HNSW_X86
float foldFour(__m128 four) {
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return 1.0F - _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}

float sse(const float* a, const float* b, std::size_t length) {
    __m128 sums[8];
    for (__m128& sum : sums) {
        sum = _mm_setzero_ps();
    }
    std::size_t i = 0;
    for (; i + 32 <= length; i += 32) {
        for (std::size_t part = 0; part < 8; ++part) {
            const std::size_t at = i + 4 * part;
            sums[part] = _mm_add_ps(sums[part], _mm_mul_ps(_mm_loadu_ps(a + at), _mm_loadu_ps(b + at)));
        }
    }
    for (std::size_t part = 0; i + 4 * part < length; ++part) {
        const std::size_t at = i + 4 * part;
        sums[part] = _mm_add_ps(sums[part], _mm_mul_ps(_mm_loadu_ps(a + at), _mm_loadu_ps(b + at)));
    }
    for (std::size_t half = 4; half > 0; half /= 2) {
        for (std::size_t part = 0; part < half; ++part) {
            sums[part] = _mm_add_ps(sums[part], sums[part + half]);
        }
    }
    return foldFour(sums[0]);
}

__attribute__((target("avx2"))) float avx2(const float* a, const float* b, std::size_t length) {
    __m256 sums[4];
    for (__m256& sum : sums) {
        sum = _mm256_setzero_ps();
    }
    std::size_t i = 0;
    for (; i + 32 <= length; i += 32) {
        for (std::size_t part = 0; part < 4; ++part) {
            const std::size_t at = i + 8 * part;
            sums[part] =
                _mm256_add_ps(sums[part], _mm256_mul_ps(_mm256_loadu_ps(a + at), _mm256_loadu_ps(b + at)));
        }
    }
    for (std::size_t part = 0; i + 8 * part < length; ++part) {
        const std::size_t at = i + 8 * part;
        sums[part] =
            _mm256_add_ps(sums[part], _mm256_mul_ps(_mm256_loadu_ps(a + at), _mm256_loadu_ps(b + at)));
    }
    const __m256 eight = _mm256_add_ps(_mm256_add_ps(sums[0], sums[2]), _mm256_add_ps(sums[1], sums[3]));
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(eight), _mm256_extractf128_ps(eight, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return 1.0F - _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}

__attribute__((target("avx512f"))) float avx512(const float* a, const float* b, std::size_t length) {
    __m512 first = _mm512_setzero_ps();
    __m512 second = _mm512_setzero_ps();
    std::size_t i = 0;
    for (; i + 32 <= length; i += 32) {
        first = _mm512_add_ps(first, _mm512_mul_ps(_mm512_loadu_ps(a + i), _mm512_loadu_ps(b + i)));
        second =
            _mm512_add_ps(second, _mm512_mul_ps(_mm512_loadu_ps(a + i + 16), _mm512_loadu_ps(b + i + 16)));
    }
    if (i < length) {
        first = _mm512_add_ps(first, _mm512_mul_ps(_mm512_loadu_ps(a + i), _mm512_loadu_ps(b + i)));
    }
    // Through memory: GCC 12 warns of its own way to take one half.
    alignas(64) float sixteen[16];
    _mm512_store_ps(sixteen, _mm512_add_ps(first, second));
    const __m256 eight = _mm256_add_ps(_mm256_load_ps(sixteen), _mm256_load_ps(sixteen + 8));
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(eight), _mm256_extractf128_ps(eight, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return 1.0F - _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}
#endif

} // namespace

std::size_t graphDistances(GraphDistance (&distances)[4]) {
    std::size_t count = 0;
    distances[count++] = portable;
#ifdef ASSAY_HNSW_X86
    distances[count++] = sse;
    if (__builtin_cpu_supports("avx2") != 0) {
        distances[count++] = avx2;
    }
    if (__builtin_cpu_supports("avx512f") != 0) {
        distances[count++] = avx512;
    }
#endif
    return count;
}

GraphDistance graphDistance() {
    static const GraphDistance fastest = [] {
        GraphDistance distances[4];
        return distances[graphDistances(distances) - 1];
    }();
    return fastest;
}

} // namespace assay::retrieval

// AVX2. Sums of products are never fused.
#if defined(__x86_64__)
#include <immintrin.h>
#include <stdint.h>

#pragma clang attribute push(__attribute__((target("avx2,fma,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)

#define WIDTH 32
#define NAME(name) name##_avx2
#define ALL_SIGNS 255
#define HIGH_257(x) ((words)_mm256_mulhi_epu16((__m256i)(x), _mm256_set1_epi16(257)))
#define PAIRS(a, b) ((ints)_mm256_madd_epi16((__m256i)(a), (__m256i)(b)))
#define SIGNS(x) ((uint32_t)_mm256_movemask_ps((__m256)(x)))
#define LESSER(a, b) ((floats)_mm256_min_ps((__m256)(a), (__m256)(b)))
#define GREATER(a, b) ((floats)_mm256_max_ps((__m256)(a), (__m256)(b)))
#define ROUNDED(x) ((longs)_mm256_cvtps_epi32((__m256)(x)))
#define MARKED(marks, n) marked_at_once(marks, n)
#define LEAST_PART 0
#define EIGHT_SIGNS(x) SIGNS(x)
#define LOAD_PART(from, n) ((longs)_mm256_maskload_epi32((const int *)(const void *)(from), first_longs(n)))
#define STORE_PART(to, value, n) store_part(to, (__m256i)(value), n)

static const int32_t ones_then_zeros[16] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0};

static inline __attribute__((always_inline)) __m256i first_longs(size_t count) {
    return _mm256_loadu_si256((const __m256i *)(const void *)(ones_then_zeros + 8 - count));
}

// Stores with a mask take some machines as long as forty other instructions.
static inline __attribute__((always_inline)) void store_part(uint8_t *to, __m256i value, size_t count) {
    const __m256i old = _mm256_loadu_si256((const __m256i *)(const void *)to);
    _mm256_storeu_si256((__m256i *)(void *)to, _mm256_blendv_epi8(old, value, first_longs(count)));
}

static inline __attribute__((always_inline)) uint64_t marked_at_once(const uint8_t *marks, size_t count) {
    const __m256i none = _mm256_setzero_si256();
    const __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)marks);
    uint64_t result = (uint32_t)~_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, none));
    if (count > 32) {
        const __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(marks + 32));
        result |= (uint64_t)(uint32_t)~_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, none)) << 32;
    }
    return _bzhi_u64(result, (unsigned)count);
}

#include "pixels.h"

#pragma clang attribute pop
#endif

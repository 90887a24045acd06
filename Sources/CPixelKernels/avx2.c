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
#define TAKE_MARKS(marks, n) take_marks(marks, n)
#define LEAST_PART 0
#define EIGHT_SIGNS(x) SIGNS(x)
#define LOAD_PART(from, n) ((longs)_mm256_maskload_epi32((const int *)(const void *)(from), first_longs(n)))
#define STORE_PART(to, value, n) _mm256_maskstore_epi32((int *)(void *)(to), first_longs(n), (__m256i)(value))

static const int32_t ones_then_zeros[16] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0};

static inline __attribute__((always_inline)) __m256i first_longs(size_t count) {
    return _mm256_loadu_si256((const __m256i *)(const void *)(ones_then_zeros + 8 - count));
}

#include "pixels.h"

#pragma clang attribute pop
#endif

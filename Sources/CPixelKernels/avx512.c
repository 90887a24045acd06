// AVX-512 with words and bytes.
#if defined(__x86_64__)
#include <immintrin.h>
#include <stdint.h>

#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx2,fma,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)

#define WIDTH 64
#define NAME(name) name##_avx512
#define ALL_SIGNS 0xFFFF
#define HIGH_257(x) ((words)_mm512_mulhi_epu16((__m512i)(x), _mm512_set1_epi16(257)))
#define PAIRS(a, b) ((ints)_mm512_madd_epi16((__m512i)(a), (__m512i)(b)))
#define SIGNS(x) ((uint32_t)_mm512_movepi32_mask((__m512i)(x)))
#define LESSER(a, b) ((floats)_mm512_min_ps((__m512)(a), (__m512)(b)))
#define GREATER(a, b) ((floats)_mm512_max_ps((__m512)(a), (__m512)(b)))
#define ROUNDED(x) ((longs)_mm512_cvtps_epi32((__m512)(x)))
#define LEAST_PART 0
#define EIGHT_SIGNS(x) ((uint32_t)_mm256_movepi32_mask((__m256i)(x)))
#define LOAD_PART(from, n) ((longs)_mm512_maskz_loadu_epi32(first_longs(n), (from)))
#define MARKED(marks, n) marked_at_once(marks, n)
#define STORE_PART(to, value, n) _mm512_mask_storeu_epi32((to), first_longs(n), (__m512i)(value))

static inline __attribute__((always_inline)) __mmask16 first_longs(size_t count) {
    return (__mmask16)((1u << count) - 1);
}

static inline __attribute__((always_inline)) uint64_t marked_at_once(const uint8_t *marks, size_t count) {
    const __m512i all = _mm512_loadu_si512(marks);
    return _bzhi_u64(_mm512_test_epi8_mask(all, all), (unsigned)count);
}

#include "pixels.h"

#pragma clang attribute pop
#endif

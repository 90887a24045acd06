// What every machine of the architecture has.
#define WIDTH 16
#define NAME(name) name##_base
#define ALL_SIGNS 15

#if defined(__SSE2__)
#include <emmintrin.h>
#define HIGH_257(x) ((words)_mm_mulhi_epu16((__m128i)(x), _mm_set1_epi16(257)))
#define PAIRS(a, b) ((ints)_mm_madd_epi16((__m128i)(a), (__m128i)(b)))
#define SIGNS(x) ((uint32_t)_mm_movemask_ps((__m128)(x)))
#define LESSER(a, b) ((floats)_mm_min_ps((__m128)(a), (__m128)(b)))
#define GREATER(a, b) ((floats)_mm_max_ps((__m128)(a), (__m128)(b)))
#define ROUNDED(x) ((longs)_mm_cvtps_epi32((__m128)(x)))
#else
#define HIGH_257(x) (((x) + ((x) >> 8)) >> 8)
#define PAIRS(a, b) \
    (((ints)(a) << 16 >> 16) * ((ints)(b) << 16 >> 16) + ((ints)(a) >> 16) * ((ints)(b) >> 16))
#define SIGNS(x) signs_of(x)
#define LESSER(a, b) __builtin_elementwise_min(a, b)
#define GREATER(a, b) __builtin_elementwise_max(a, b)
#define ROUNDED(x) ((longs)__builtin_convertvector(__builtin_elementwise_roundeven(x), ints))
#endif
#define MARKED(marks, n) marked_bytes(marks, n)
#define LEAST_PART 1
#define EIGHT_SIGNS(x) eight_signs(&(x))
#define LOAD_PART(from, n) load_part(from, n)
#define STORE_PART(to, value, n) store_part(to, value, n)

#include <stdint.h>
#include <string.h>

typedef uint32_t four_longs __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) four_longs load_part(const uint8_t *from, size_t count) {
    four_longs result = {0};
    for (size_t i = 0; i < count; i++) {
        uint32_t one;
        memcpy(&one, from + 4 * i, 4);
        result[i] = one;
    }
    return result;
}

static inline __attribute__((always_inline)) void store_part(uint8_t *to, four_longs value, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t one = value[i];
        memcpy(to + 4 * i, &one, 4);
    }
}

static inline __attribute__((always_inline, unused)) uint32_t signs_of(four_ints x) {
    return (uint32_t)((x[0] < 0) | (x[1] < 0) << 1 | (x[2] < 0) << 2 | (x[3] < 0) << 3);
}

typedef int32_t eight_signed __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) uint32_t eight_signs(const eight_signed *x) {
    uint32_t result = 0;
    for (int i = 0; i < 8; i++) result |= (uint32_t)((*x)[i] < 0) << i;
    return result;
}

#include "pixels.h"

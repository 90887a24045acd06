#include "cpixelkernels.h"

// No kernel uses floating point today; the pragma keeps one that does from fusing multiplications into additions.
#pragma STDC FP_CONTRACT OFF

// One source, two instruction sets, chosen when the program is loaded. "avx2" emits no fused multiply-add.
#if defined(__x86_64__) && defined(__linux__)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

// Exact for x up to 65,535.
static inline uint32_t divide_255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

static inline uint32_t divide_65025(uint32_t x) {
    return (x + 32512) / 65025;
}

static inline uint32_t at_most_255(uint32_t x) {
    return x < 255 ? x : 255;
}

CLONED void cpk_solid_over(uint8_t *pixels, size_t count, uint8_t r, uint8_t g, uint8_t b, uint8_t alpha) {
    const uint32_t rest = 255u - alpha;
    const uint32_t source[4] = {(uint32_t)r * alpha, (uint32_t)g * alpha, (uint32_t)b * alpha, 255u * alpha};
    for (size_t i = 0; i < count; i++) {
        for (size_t c = 0; c < 4; c++) {
            pixels[4 * i + c] = (uint8_t)divide_255(source[c] + pixels[4 * i + c] * rest);
        }
    }
}

CLONED void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g,
                                    uint8_t b, uint32_t strength) {
    const uint32_t source[4] = {r, g, b, 255};
    for (size_t i = 0; i < count; i++) {
        const uint32_t alpha = divide_65025(strength * coverage[i]);
        const uint32_t rest = 255u - alpha;
        for (size_t c = 0; c < 4; c++) {
            pixels[4 * i + c] = (uint8_t)divide_255(source[c] * alpha + pixels[4 * i + c] * rest);
        }
    }
}

static inline void pixel_over(uint8_t *pixel, const uint8_t *source, uint32_t k) {
    const uint32_t scaled = k * 255u;
    const uint32_t rest = 65025u - source[3] * k;
    for (size_t c = 0; c < 4; c++) {
        pixel[c] = (uint8_t)at_most_255(divide_65025(source[c] * scaled + pixel[c] * rest));
    }
}

CLONED void cpk_pixels_over(uint8_t *pixels, const uint8_t *source, size_t count, uint8_t k) {
    for (size_t i = 0; i < count; i++) {
        pixel_over(pixels + 4 * i, source + 4 * i, k);
    }
}

CLONED void cpk_pixels_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                                     uint8_t alpha) {
    for (size_t i = 0; i < count; i++) {
        pixel_over(pixels + 4 * i, source + 4 * i, divide_255((uint32_t)coverage[i] * alpha));
    }
}

CLONED void cpk_add_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)at_most_255((uint32_t)coverage[i] + other[i]);
    }
}

CLONED void cpk_multiply_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)divide_255((uint32_t)coverage[i] * other[i]);
    }
}

CLONED void cpk_subtract_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)divide_255((uint32_t)coverage[i] * (255u - other[i]));
    }
}

static const int64_t whole = (int64_t)1 << 33;

static inline uint8_t coverage_of_area(int64_t area) {
    return (uint8_t)((area * 255 + whole / 2) >> 33);
}

void cpk_resolve_non_zero(int64_t *cells, uint8_t *coverage, size_t count) {
    int64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum += cells[i];
        cells[i] = 0;
        const int64_t area = sum < 0 ? -sum : sum;
        coverage[i] = coverage_of_area(area < whole ? area : whole);
    }
    cells[count] = 0;
}

void cpk_resolve_even_odd(int64_t *cells, uint8_t *coverage, size_t count) {
    int64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum += cells[i];
        cells[i] = 0;
        const int64_t area = (sum < 0 ? -sum : sum) & (2 * whole - 1);
        coverage[i] = coverage_of_area(area <= whole ? area : 2 * whole - area);
    }
    cells[count] = 0;
}

CLONED void cpk_accumulate_bytes(uint32_t *sums, const uint8_t *a, const uint8_t *b, size_t count, uint32_t weight) {
    for (size_t i = 0; i < count; i++) {
        sums[i] += weight * ((uint32_t)a[i] + b[i]);
    }
}

CLONED void cpk_accumulate_words(uint32_t *sums, const uint16_t *a, const uint16_t *b, size_t count, uint32_t weight) {
    for (size_t i = 0; i < count; i++) {
        sums[i] += weight * ((uint32_t)a[i] + b[i]);
    }
}

CLONED void cpk_round_to_words(const uint32_t *sums, uint16_t *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        words[i] = (uint16_t)((sums[i] + 128) >> 8);
    }
}

CLONED void cpk_round_to_bytes(const uint32_t *sums, uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = (uint8_t)((sums[i] + (1u << 23)) >> 24);
    }
}

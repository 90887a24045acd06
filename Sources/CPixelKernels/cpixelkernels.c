#include "cpixelkernels.h"
#include "scalars.h"

#include <string.h>

// Which instruction set's kernels are called, chosen when the program is loaded, and what is the same in all.

extern const cpk_variant cpk_variant_base;
#if defined(__x86_64__)
extern const cpk_variant cpk_variant_avx2;
extern const cpk_variant cpk_variant_avx512;
#endif

const cpk_variant *cpk_variant_numbered(int number) {
    if (number == 0) return &cpk_variant_base;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (number == 1 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("fma")) {
        return &cpk_variant_avx2;
    }
    if (number == 2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")) {
        return &cpk_variant_avx512;
    }
#endif
    return 0;
}

static const cpk_variant *chosen = &cpk_variant_base;

__attribute__((constructor)) static void choose(void) {
    for (int number = 1; number < 3; number++) {
        const cpk_variant *variant = cpk_variant_numbered(number);
        if (variant) chosen = variant;
    }
}

const cpk_variant *cpk_variant_chosen(void) {
    return chosen;
}

void cpk_fill(uint32_t *pixels, size_t count, uint32_t pixel) {
    chosen->fill_rect((uint8_t *)pixels, 0, count, 1, pixel);
}

void cpk_fill_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel) {
    chosen->fill_rect(pixels, stride, width, height, pixel);
}

void cpk_solid_over(uint8_t *pixels, size_t count, uint8_t r, uint8_t g, uint8_t b, uint8_t alpha) {
    const uint64_t source = spread(opaque_pixel(r, g, b)) * alpha;
    for (size_t i = 0; i < count; i++) mix_one(pixels + 4 * i, source, 255u - alpha);
}

void cpk_solid_over_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b,
                         uint8_t alpha) {
    chosen->solid_over_rect(pixels, stride, width, height, opaque_pixel(r, g, b), alpha);
}

void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g, uint8_t b,
                             uint32_t strength) {
    chosen->solid_over_coverage(pixels, coverage, count, opaque_pixel(r, g, b), strength);
}

void cpk_pixels_over_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                          size_t height, uint8_t k) {
    chosen->pixels_over_rect(pixels, stride, source, source_stride, width, height, k);
}

void cpk_pixels_over_coverage_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                   const uint8_t *coverage, size_t coverage_stride, size_t width, size_t height,
                                   uint8_t alpha) {
    chosen->pixels_over_coverage_rect(
        pixels, stride, source, source_stride, coverage, coverage_stride, width, height, alpha);
}

void cpk_add_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    chosen->add_coverage(coverage, other, count);
}

void cpk_multiply_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    chosen->multiply_coverage(coverage, other, count);
}

void cpk_subtract_coverage(uint8_t *coverage, const uint8_t *other, size_t count) {
    chosen->subtract_coverage(coverage, other, count);
}

void cpk_runs_over(uint8_t *pixels, size_t stride, const uint32_t *runs, const uint32_t *starts, size_t skip,
                   size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b, uint32_t strength) {
    chosen->runs_over(pixels, stride, runs, starts, skip, width, height, opaque_pixel(r, g, b), strength);
}

void cpk_pixels_over_runs(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                          const uint32_t *runs, const uint32_t *starts, size_t skip, size_t width, size_t height,
                          uint8_t alpha) {
    chosen->pixels_over_runs(pixels, stride, source, source_stride, runs, starts, skip, width, height, alpha);
}

void cpk_blur_row(const uint8_t *source, size_t step, uint16_t *words, size_t count, const uint32_t *weights,
                  size_t reach) {
    chosen->blur_row(source, step, words, count, weights, reach);
}

void cpk_blur_column(const uint16_t *const *rows, uint8_t *bytes, size_t count, const uint32_t *weights,
                     size_t reach) {
    chosen->blur_column(rows, bytes, count, weights, reach);
}

void cpk_add_row(uint16_t *sums, const uint8_t *row, size_t count) {
    chosen->add_row(sums, row, count);
}

typedef uint32_t channel_sums __attribute__((vector_size(16)));
typedef uint16_t channel_words __attribute__((vector_size(8)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

void cpk_mean(const uint16_t *sums, size_t count, uint32_t area, uint8_t *pixel) {
    channel_sums total = (channel_sums){0} + area / 2;
    for (size_t i = 0; i < count; i++) {
        channel_words one;
        memcpy(&one, sums + 4 * i, sizeof one);
        total += __builtin_convertvector(one, channel_sums);
    }
    // Squares that lie wholly in the picture have a power of two of pixels.
    if ((area & (area - 1)) == 0) total >>= (uint32_t)__builtin_ctz(area);
    else total /= area;
    const channel_bytes mean = __builtin_convertvector(total, channel_bytes);
    memcpy(pixel, &mean, sizeof mean);
}

void cpk_mix_rows(const uint8_t *a, const uint8_t *b, uint16_t *words, size_t count, uint32_t weight,
                  uint32_t period) {
    chosen->mix_rows(a, b, words, count, weight, period);
}

void cpk_stretch_row(const uint16_t *words, uint8_t *pixels, size_t count, uint32_t first, uint32_t period) {
    chosen->stretch_row(words, pixels, count, first, period);
}

void cpk_add_edges(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count) {
    chosen->add_edges(cells, edges, numbers, count);
}

void cpk_add_outline(const cpk_cells *cells, const int32_t *points, size_t count, int64_t x, int64_t y) {
    chosen->add_outline(cells, points, count, x, y);
}

void cpk_add_outline_edges(const cpk_cells *cells, const int32_t *points, const int32_t *numbers, size_t count,
                           int64_t x, int64_t y) {
    chosen->add_outline_edges(cells, points, numbers, count, x, y);
}

void cpk_add_inner_outline(const cpk_cells *cells, const int32_t *points, size_t count) {
    chosen->add_inner_outline(cells, points, count);
}

size_t cpk_resolve_runs(const cpk_cells *cells, uint32_t *runs, uint32_t *ends, int even_odd) {
    return chosen->resolve_runs(cells, runs, ends, even_odd);
}

int cpk_bytes_equal(const uint8_t *a, const uint8_t *b, size_t count) {
    return memcmp(a, b, count) == 0;
}

int cpk_are_opaque(const uint8_t *pixels, size_t count) {
    uint32_t all = 0xFFFFFFFF;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel;
        memcpy(&pixel, pixels + 4 * i, 4);
        all &= pixel;
    }
    uint8_t bytes[4];
    memcpy(bytes, &all, 4);
    return bytes[3] == 255;
}

size_t cpk_fixed_points(const double *points, size_t count, int64_t x, int64_t y, int32_t *fixed, int *has_upright) {
    return chosen->fixed_points(points, count, x, y, fixed, has_upright);
}

void cpk_sample_row(const cpk_sampling *image, uint8_t *pixels, int32_t first, size_t count) {
    chosen->sample_row(image, pixels, first, count);
}

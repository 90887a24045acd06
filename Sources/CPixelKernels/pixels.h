// The kernels of one instruction set, over vectors of WIDTH bytes. Included once for each by a file that defines
//
//   WIDTH           bytes of a vector
//   NAME(name)      the function's name in this set
//   HIGH_257(x)     words: x * 257 / 65536
//   PAIRS(a, b)     ints: sums of products of neighbouring signed words
//   LOAD_PART, STORE_PART    the first n of a vector's longs, up to all; the others may be written as they are
//   LEAST_PART      up to so many are dearer as a part than one by one: 0 or 1
//   SIGNS(x)        ints: a bit for each that is negative
//   EIGHT_SIGNS(x)  the same of eight ints
//   MARKED(marks, n)    a bit for each of up to 64 bytes that is not 0; 64 may be read
//   LESSER(a, b), GREATER(a, b)    floats, none of them NaN
//   ROUNDED(x)      floats: the nearest longs, halves to even
#include "cpixelkernels.h"
#include "scalars.h"
#include <string.h>

// Multiplications must not be fused into additions.
#pragma STDC FP_CONTRACT OFF

// Pixels of a vector.
#define PIXELS (WIDTH / 4)
#define VECTOR(type, bytes) type __attribute__((vector_size(bytes)))

typedef VECTOR(uint8_t, WIDTH) bytes;
typedef VECTOR(uint16_t, WIDTH) words;
typedef VECTOR(uint32_t, WIDTH) longs;
typedef VECTOR(int32_t, WIDTH) ints;
typedef VECTOR(float, WIDTH) floats;
typedef VECTOR(uint8_t, PIXELS) byte_each;

INLINE longs load(const uint8_t *from) {
    longs result;
    memcpy(&result, from, WIDTH);
    return result;
}

INLINE void store(uint8_t *to, longs value) {
    memcpy(to, &value, WIDTH);
}

INLINE longs lane_numbers(void) {
    longs result;
    for (int i = 0; i < PIXELS; i++) result[i] = (uint32_t)i;
    return result;
}

// round(x / 255) of words up to 65,025 that have got their 128 already.
INLINE words divided(words x) {
    return HIGH_257(x);
}

// The first bytes of a vector that may end where memory does; fewer than it holds.
INLINE byte_each load_first(const uint8_t *from, size_t count) {
    uint64_t halves[2] = {0, 0};
    size_t low = count < 8 ? count : 8;
    halves[0] = load_eight(from, low);
    halves[1] = load_eight(from + low, count - low);
    byte_each result;
    memcpy(&result, halves, PIXELS);
    return result;
}

// Words in which a long's value lies twice.
INLINE words twice(longs x) {
    return (words)(x | x << 16);
}

// A pixel's channels in two vectors of words.
typedef struct {
    words red_blue, green_alpha;
} channels;

INLINE channels split(longs pixels) {
    const channels result = {(words)(pixels & 0x00FF00FF), (words)pixels >> 8};
    return result;
}

INLINE longs joined(words red_blue, words green_alpha) {
    return (longs)(red_blue | green_alpha << 8);
}

// round((source + pixels * rest) / 255); the source has got its 128 already.
INLINE longs mixed(longs pixels, channels source, words rest) {
    const channels below = split(pixels);
    return joined(
        divided(below.red_blue * rest + source.red_blue), divided(below.green_alpha * rest + source.green_alpha));
}

INLINE channels scaled(channels color, words alpha) {
    const channels result = {color.red_blue * alpha + 128, color.green_alpha * alpha + 128};
    return result;
}

// A colour at one strength.
typedef struct {
    channels source;
    words rest;
    uint64_t one;
    uint32_t one_rest;
} solid;

INLINE solid solid_of(channels color, uint64_t one, uint32_t alpha) {
    const words alphas = (words){0} + (uint16_t)alpha;
    const solid result = {scaled(color, alphas), 255 - alphas, one * alpha, 255 - alpha};
    return result;
}

INLINE channels colors_of(uint32_t pixel) {
    return split((longs){0} + pixel);
}

INLINE void solid_run(uint8_t *pixels, size_t count, const solid *color) {
    for (; count >= PIXELS; count -= PIXELS, pixels += WIDTH) {
        store(pixels, mixed(load(pixels), color->source, color->rest));
    }
    if (count > LEAST_PART) {
        STORE_PART(pixels, mixed(LOAD_PART(pixels, count), color->source, color->rest), count);
    } else if (count == 1) {
        mix_one(pixels, color->one, color->one_rest);
    }
}

INLINE void fill_run(uint8_t *pixels, size_t count, uint32_t pixel) {
    const longs all = (longs){0} + pixel;
    for (; count >= PIXELS; count -= PIXELS, pixels += WIDTH) store(pixels, all);
    if (count > 0) STORE_PART(pixels, all, count);
}

static void NAME(fill_rect)(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel) {
    for (size_t y = 0; y < height; y++) fill_run(pixels + y * stride, width, pixel);
}

static void NAME(solid_over_rect)(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t color,
                                  uint8_t alpha) {
    const solid source = solid_of(colors_of(color), spread(color), alpha);
    const size_t whole = width / PIXELS;
    const size_t rest = width % PIXELS;
    for (size_t y = 0; y < height; y++) {
        uint8_t *line = pixels + y * stride;
        for (size_t i = 0; i < whole; i++, line += WIDTH) {
            store(line, mixed(load(line), source.source, source.rest));
        }
        if (rest > 0) STORE_PART(line, mixed(LOAD_PART(line, rest), source.source, source.rest), rest);
    }
}

// A strength of 255 * share makes alpha = round(share * coverage / 255); 0 where it is none of these.
INLINE uint16_t share_of(uint32_t strength) {
    return strength % 255 == 0 ? (uint16_t)(strength / 255) : 0;
}

// One block whose coverage lies in longs.
INLINE longs covered(longs pixels, longs coverage, channels color, uint32_t strength, uint16_t share) {
    const longs alphas = share ? (longs)divided((words)coverage * share + 128)
                               : (coverage * strength + CPK_FULL_STRENGTH / 2) / CPK_FULL_STRENGTH;
    const words alpha = twice(alphas);
    return mixed(pixels, scaled(color, alpha), 255 - alpha);
}

static void NAME(solid_over_coverage)(uint8_t *pixels, const uint8_t *coverage, size_t count, uint32_t color,
                                      uint32_t strength) {
    const channels colors = colors_of(color);
    const uint16_t share = share_of(strength);
    if (strength == 0) return;
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        byte_each each;
        memcpy(&each, coverage + i, PIXELS);
        if (is_zero(coverage + i, PIXELS)) continue;
        uint8_t *place = pixels + 4 * i;
        store(place, covered(load(place), __builtin_convertvector(each, longs), colors, strength, share));
    }
    const size_t rest = count - i;
    if (rest > 0) {
        const byte_each each = load_first(coverage + i, rest);
        uint8_t *place = pixels + 4 * i;
        STORE_PART(
            place, covered(LOAD_PART(place, rest), __builtin_convertvector(each, longs), colors, strength, share),
            rest);
    }
}

// All but opaque or whole: 32 bits a channel.
INLINE longs over_any(longs pixels, longs source, longs k) {
    const longs rest = CPK_FULL_STRENGTH - (source >> 24) * k;
    const longs scale = k * 255;
    longs result = {0};
    for (int shift = 0; shift < 32; shift += 8) {
        const longs sum = (source >> shift & 255) * scale + (pixels >> shift & 255) * rest;
        longs value = (sum + CPK_FULL_STRENGTH / 2) / CPK_FULL_STRENGTH;
        value = __builtin_elementwise_min(value, (longs){0} + 255);
        result |= value << shift;
    }
    return result;
}

INLINE int all_opaque(longs source) {
    return SIGNS((ints)source) == ALL_SIGNS && SIGNS((ints)((source >> 24) - 255)) == 0;
}

// k alone mixes where all pixels are opaque, their alphas alone where k is 255; both together need 32 bits.
INLINE longs over(longs pixels, longs source, longs k, int is_whole) {
    if (all_opaque(source)) {
        if (is_whole) return source;
        const words strength = twice(k);
        return mixed(pixels, scaled(split(source), strength), 255 - strength);
    }
    if (!is_whole) return over_any(pixels, source, k);
    const channels none = {(words){0} + 128, (words){0} + 128};
    const longs faded = mixed(pixels, none, 255 - twice(source >> 24));
    return (longs)__builtin_elementwise_add_sat((bytes)source, (bytes)faded);
}

// The first pixels of a source; behind them it is opaque, so that it is opaque if they are.
INLINE longs load_source_part(const uint8_t *from, size_t count) {
    return LOAD_PART(from, count) | (longs)((ints)lane_numbers() >= (int32_t)count);
}

INLINE void row_over(uint8_t *pixels, const uint8_t *source, size_t count, uint8_t k) {
    const longs all = (longs){0} + k;
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        const longs block = load(source + 4 * i);
        if (!all_opaque(block) && is_zero(source + 4 * i, WIDTH)) continue;
        store(pixels + 4 * i, over(load(pixels + 4 * i), block, all, k == 255));
    }
    const size_t rest = count - i;
    if (rest > 0) {
        STORE_PART(
            pixels + 4 * i,
            over(LOAD_PART(pixels + 4 * i, rest), load_source_part(source + 4 * i, rest), all, k == 255), rest);
    }
}

static void NAME(pixels_over_rect)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                   size_t width, size_t height, uint8_t k) {
    for (size_t y = 0; y < height; y++) row_over(pixels + y * stride, source + y * source_stride, width, k);
}

INLINE void row_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                              uint8_t alpha) {
    size_t i = 0;
    for (; i < count; i += PIXELS) {
        const size_t rest = count - i;
        byte_each each;
        if (rest >= PIXELS) {
            memcpy(&each, coverage + i, PIXELS);
            if (is_zero(coverage + i, PIXELS)) continue;
        } else {
            each = load_first(coverage + i, rest);
        }
        const longs k = (longs)divided((words)__builtin_convertvector(each, longs) * alpha + 128);
        const int is_whole = alpha == 255 && is_full(coverage + i, rest < PIXELS ? rest : PIXELS);
        if (rest >= PIXELS) {
            store(pixels + 4 * i, over(load(pixels + 4 * i), load(source + 4 * i), k, is_whole));
        } else {
            STORE_PART(
                pixels + 4 * i,
                over(LOAD_PART(pixels + 4 * i, rest), load_source_part(source + 4 * i, rest), k, is_whole), rest);
        }
    }
}

static void NAME(pixels_over_coverage_rect)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                            const uint8_t *coverage, size_t coverage_stride, size_t width,
                                            size_t height, uint8_t alpha) {
    for (size_t y = 0; y < height; y++) {
        row_over_coverage(
            pixels + y * stride, source + y * source_stride, coverage + y * coverage_stride, width, alpha);
    }
}

static void NAME(add_coverage)(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)at_most_255((uint32_t)coverage[i] + other[i]);
    }
}

static void NAME(multiply_coverage)(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)divide_255((uint32_t)coverage[i] * other[i]);
    }
}

static void NAME(subtract_coverage)(uint8_t *coverage, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        coverage[i] = (uint8_t)divide_255((uint32_t)coverage[i] * (255u - other[i]));
    }
}

#include "spans.h"
#include "gradients.h"
#include "blurs.h"
#include "samples.h"
#include "outlines.h"
#include "runs.h"

const cpk_variant NAME(cpk_variant) = {
    .fill_rect = NAME(fill_rect),
    .solid_over_rect = NAME(solid_over_rect),
    .solid_over_coverage = NAME(solid_over_coverage),
    .pixels_over_rect = NAME(pixels_over_rect),
    .pixels_over_coverage_rect = NAME(pixels_over_coverage_rect),
    .add_coverage = NAME(add_coverage),
    .multiply_coverage = NAME(multiply_coverage),
    .subtract_coverage = NAME(subtract_coverage),
    .runs_over = NAME(runs_over),
    .pixels_over_runs = NAME(pixels_over_runs),
    .axial = NAME(axial),
    .ramp = NAME(ramp),
    .ramp_over = NAME(ramp_over),
    .add_edges = NAME(add_edges),
    .add_outline = NAME(add_outline),
    .add_outline_edges = NAME(add_outline_edges),
    .add_inner_outline = NAME(add_inner_outline),
    .fixed_points = NAME(fixed_points),
    .resolve_runs = NAME(resolve_runs),
    .blur_row = NAME(blur_row),
    .blur_column = NAME(blur_column),
    .add_row = NAME(add_row),
    .mix_rows = NAME(mix_rows),
    .stretch_row = NAME(stretch_row),
    .sample_row = NAME(sample_row),
};

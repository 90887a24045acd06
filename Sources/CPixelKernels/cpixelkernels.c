#include "cpixelkernels.h"
#include <string.h>

// Multiplications must not be fused into additions.
#pragma STDC FP_CONTRACT OFF

// One source, two instruction sets, chosen when the program is loaded. "avx2" emits no fused multiply-add.
#if defined(__x86_64__) && defined(__linux__)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));
typedef uint32_t longs8 __attribute__((vector_size(32)));
typedef uint32_t longs16 __attribute__((vector_size(64)));
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef float floats8 __attribute__((vector_size(32)));

// Exact for x up to 65,535.
INLINE uint32_t divide_255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

INLINE uint32_t divide_65025(uint32_t x) {
    return (x + 32512) / 65025;
}

INLINE uint32_t at_most_255(uint32_t x) {
    return x < 255 ? x : 255;
}

// Four pixels: round((source + pixels * rest) / 255); no sum exceeds 65,025.
#define MIX(pixels, source, rest)                                      \
    do {                                                               \
        bytes16 mixed_bytes;                                           \
        memcpy(&mixed_bytes, pixels, 16);                              \
        words16 mixed = __builtin_convertvector(mixed_bytes, words16); \
        mixed = (source) + mixed * (rest) + 128;                       \
        mixed = (mixed + (mixed >> 8)) >> 8;                           \
        mixed_bytes = __builtin_convertvector(mixed, bytes16);         \
        memcpy(pixels, &mixed_bytes, 16);                              \
    } while (0)

// One pixel, its channels in the 16-bit lanes of a word.
INLINE uint64_t spread(uint32_t pixel) {
    uint64_t x = pixel;
    x = (x | x << 16) & 0x0000FFFF0000FFFF;
    return (x | x << 8) & 0x00FF00FF00FF00FF;
}

INLINE uint32_t gathered(uint64_t x) {
    x = (x | x >> 8) & 0x0000FFFF0000FFFF;
    return (uint32_t)(x | x >> 16);
}

INLINE void mix_one(uint8_t *pixel, uint64_t source, uint32_t rest) {
    uint32_t old;
    memcpy(&old, pixel, 4);
    uint64_t x = source + spread(old) * rest + 0x0080008000800080;
    x = (x + ((x >> 8) & 0x00FF00FF00FF00FF)) >> 8;
    old = gathered(x & 0x00FF00FF00FF00FF);
    memcpy(pixel, &old, 4);
}

INLINE void over_run(uint8_t *pixels, size_t count, uint64_t source, uint32_t rest) {
    const uint64_t four[4] = {source, source, source, source};
    words16 sources;
    memcpy(&sources, four, 32);
    const uint16_t factor = (uint16_t)rest;
    size_t i = 0;
    for (; i + 4 <= count; i += 4) MIX(pixels + 4 * i, sources, factor);
    for (; i < count; i++) mix_one(pixels + 4 * i, source, rest);
}

INLINE void fill_run(uint8_t *pixels, size_t count, uint32_t pixel) {
    for (size_t i = 0; i < count; i++) memcpy(pixels + 4 * i, &pixel, 4);
}

INLINE uint32_t opaque_pixel(uint8_t r, uint8_t g, uint8_t b) {
    const uint8_t bytes[4] = {r, g, b, 255};
    uint32_t pixel;
    memcpy(&pixel, bytes, 4);
    return pixel;
}

CLONED void cpk_fill(uint32_t *pixels, size_t count, uint32_t pixel) {
    for (size_t i = 0; i < count; i++) pixels[i] = pixel;
}

CLONED void cpk_fill_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel) {
    for (size_t y = 0; y < height; y++) fill_run(pixels + y * stride, width, pixel);
}

CLONED void cpk_solid_over_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint8_t r, uint8_t g,
                                uint8_t b, uint8_t alpha) {
    const uint64_t source = spread(opaque_pixel(r, g, b)) * alpha;
    for (size_t y = 0; y < height; y++) over_run(pixels + y * stride, width, source, 255u - alpha);
}

// Four blocks of 16 bytes make a line. Only whole lines go past the caches: the memory controller would read and rewrite
// the others.
#if defined(__x86_64__)
#define LINE 64
#define STREAM(to, block) __builtin_nontemporal_store(block, (bytes16 *)(to))
#define STREAM_END() __builtin_ia32_sfence()
#else
#define LINE 64
#define STREAM(to, block) memcpy(to, &(block), 16)
#define STREAM_END() (void)0
#endif

// How many bytes lie before the first whole line.
INLINE size_t bytes_to_line(const uint8_t *bytes, size_t count) {
    const size_t ahead = (size_t)(-(uintptr_t)bytes & (LINE - 1));
    return ahead < count ? ahead : count;
}

void cpk_store_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                    size_t height) {
    const size_t count = width * 4;
    for (size_t y = 0; y < height; y++) {
        uint8_t *to = pixels + y * stride;
        const uint8_t *from = source + y * source_stride;
        size_t i = bytes_to_line(to, count);
        memcpy(to, from, i);
        for (; i + LINE <= count; i += LINE) {
            bytes16 blocks[4];
            memcpy(blocks, from + i, LINE);
            STREAM(to + i, blocks[0]);
            STREAM(to + i + 16, blocks[1]);
            STREAM(to + i + 32, blocks[2]);
            STREAM(to + i + 48, blocks[3]);
        }
        memcpy(to + i, from + i, count - i);
    }
    STREAM_END();
}

void cpk_store_fill(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel) {
    const size_t count = width * 4;
    const uint32_t four[4] = {pixel, pixel, pixel, pixel};
    bytes16 block;
    memcpy(&block, four, 16);
    for (size_t y = 0; y < height; y++) {
        uint8_t *to = pixels + y * stride;
        // Bytes that are not whole pixels apart would turn the colour's bytes round.
        size_t i = ((uintptr_t)to & 3) == 0 ? bytes_to_line(to, count) : count;
        for (size_t k = 0; k < i; k += 4) memcpy(to + k, &pixel, 4);
        for (; i + LINE <= count; i += LINE) {
            STREAM(to + i, block);
            STREAM(to + i + 16, block);
            STREAM(to + i + 32, block);
            STREAM(to + i + 48, block);
        }
        for (; i < count; i += 4) memcpy(to + i, &pixel, 4);
    }
    STREAM_END();
}

CLONED void cpk_solid_over(uint8_t *pixels, size_t count, uint8_t r, uint8_t g, uint8_t b, uint8_t alpha) {
    over_run(pixels, count, spread(opaque_pixel(r, g, b)) * alpha, 255u - alpha);
}

// Lanes n to n + 3, each four times.
#define FOUR_TIMES(values, n) \
    __builtin_shufflevector(values, values, n, n, n, n, n + 1, n + 1, n + 1, n + 1, n + 2, n + 2, n + 2, n + 2, n + 3, \
                            n + 3, n + 3, n + 3)

CLONED void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g,
                                    uint8_t b, uint32_t strength) {
    const uint64_t one = spread(opaque_pixel(r, g, b));
    const uint64_t four[4] = {one, one, one, one};
    words16 colors;
    memcpy(&colors, four, 32);
    // A strength of 255 * s makes alpha = round(s * coverage / 255).
    const uint16_t share_of_255 = (uint16_t)(strength / 255);
    const int divides = share_of_255 * 255u == strength;
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        uint64_t groups[2];
        memcpy(groups, coverage + i, 16);
        if ((groups[0] | groups[1]) == 0) continue;
        words16 alphas;
        if (divides) {
            bytes16 bytes;
            memcpy(&bytes, coverage + i, 16);
            alphas = __builtin_convertvector(bytes, words16) * share_of_255 + 128;
            alphas = (alphas + (alphas >> 8)) >> 8;
        } else {
            uint16_t sixteen[16];
            for (size_t k = 0; k < 16; k++) sixteen[k] = (uint16_t)divide_65025(strength * coverage[i + k]);
            memcpy(&alphas, sixteen, 32);
        }
        uint8_t *four_pixels = pixels + 4 * i;
        words16 alpha = FOUR_TIMES(alphas, 0);
        MIX(four_pixels, colors * alpha, 255 - alpha);
        alpha = FOUR_TIMES(alphas, 4);
        MIX(four_pixels + 16, colors * alpha, 255 - alpha);
        alpha = FOUR_TIMES(alphas, 8);
        MIX(four_pixels + 32, colors * alpha, 255 - alpha);
        alpha = FOUR_TIMES(alphas, 12);
        MIX(four_pixels + 48, colors * alpha, 255 - alpha);
    }
    for (; i < count; i++) {
        const uint32_t alpha = divide_65025(strength * coverage[i]);
        mix_one(pixels + 4 * i, one * alpha, 255u - alpha);
    }
}

INLINE void pixel_over(uint8_t *pixel, const uint8_t *source, uint32_t k) {
    const uint32_t scaled = k * 255u;
    const uint32_t rest = 65025u - source[3] * k;
    for (size_t c = 0; c < 4; c++) {
        pixel[c] = (uint8_t)at_most_255(divide_65025(source[c] * scaled + pixel[c] * rest));
    }
}

INLINE uint32_t alpha_of(const uint8_t *pixel) {
    return pixel[3];
}

// Four pixels at a time: k alone mixes where all are opaque, the alphas alone where k is 255; both together need 32 bits.
INLINE void four_over(uint8_t *pixels, const uint8_t *source, const uint8_t k[4]) {
    const uint32_t all = alpha_of(source) & alpha_of(source + 4) & alpha_of(source + 8) & alpha_of(source + 12);
    const int is_whole = (k[0] & k[1] & k[2] & k[3]) == 255;
    if (all == 255 && is_whole) {
        memcpy(pixels, source, 16);
        return;
    }
    uint64_t halves[2];
    memcpy(halves, source, 16);
    if ((halves[0] | halves[1]) == 0) return;
    bytes16 bytes;
    memcpy(&bytes, source, 16);
    const words16 sources = __builtin_convertvector(bytes, words16);
    if (all == 255) {
        const words8 packed = {k[0], k[1], k[2], k[3]};
        const words16 strength = FOUR_TIMES(packed, 0);
        MIX(pixels, sources * strength, 255 - strength);
        return;
    }
    memcpy(&bytes, pixels, 16);
    const words16 below = __builtin_convertvector(bytes, words16);
    const words16 alphas = __builtin_shufflevector(sources, sources, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    words16 mixed;
    if (is_whole) {
        mixed = below * (255 - alphas) + 128;
        mixed = sources + ((mixed + (mixed >> 8)) >> 8);
    } else {
        const words8 packed = {k[0], k[1], k[2], k[3]};
        const words16 strength = FOUR_TIMES(packed, 0);
        const longs16 sum = __builtin_convertvector(sources * strength, longs16) * 255
            + __builtin_convertvector(below, longs16) * (65025 - __builtin_convertvector(alphas * strength, longs16));
        mixed = __builtin_convertvector((sum + 32512) / 65025, words16);
    }
    const words16 most = (words16){0} + 255;
    bytes = __builtin_convertvector(__builtin_elementwise_min(mixed, most), bytes16);
    memcpy(pixels, &bytes, 16);
}

CLONED void cpk_pixels_over(uint8_t *pixels, const uint8_t *source, size_t count, uint8_t k) {
    const uint8_t four[4] = {k, k, k, k};
    size_t i = 0;
    for (; i + 4 <= count; i += 4) four_over(pixels + 4 * i, source + 4 * i, four);
    for (; i < count; i++) pixel_over(pixels + 4 * i, source + 4 * i, k);
}

CLONED void cpk_pixels_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                                     uint8_t alpha) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        uint32_t group;
        memcpy(&group, coverage + i, 4);
        if (group == 0) continue;
        uint8_t k[4];
        for (size_t j = 0; j < 4; j++) k[j] = (uint8_t)divide_255((uint32_t)coverage[i + j] * alpha);
        four_over(pixels + 4 * i, source + 4 * i, k);
    }
    for (; i < count; i++) {
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

// Exact areas.

#define FRACTION_BITS 16
#define ONE ((int64_t)1 << FRACTION_BITS)
static const int64_t whole = (int64_t)1 << 33;

INLINE uint8_t coverage_of_area(int64_t area) {
    return (uint8_t)((area * 255 + whole / 2) >> 33);
}

INLINE uint8_t coverage_of(int64_t sum, int even_odd) {
    int64_t area = sum < 0 ? -sum : sum;
    if (even_odd) {
        area &= 2 * whole - 1;
        return coverage_of_area(area <= whole ? area : 2 * whole - area);
    }
    return coverage_of_area(area < whole ? area : whole);
}

INLINE int64_t rounded(double value) {
    return (int64_t)(value < 0 ? value - 0.5 : value + 0.5);
}

// floor(a * b / c) of a <= 2^16 and 0 <= b <= c: below 2^52 a rounded quotient never reaches the next whole number.
INLINE int64_t share(int64_t a, int64_t b, int64_t c) {
    return c < (int64_t)1 << 35 ? (int64_t)((double)(a * b) / (double)c) : a * b / c;
}

INLINE void add_cell(int64_t *cells, uint64_t *bits, int64_t column, int64_t value) {
    cells[column] += value;
    bits[column >> 6] |= (uint64_t)1 << (column & 63);
}

// A piece of an edge within one row, `height` high, cut into the columns that it crosses. Left and right count from the
// first pixel.
INLINE void add_row(int64_t *cells, uint64_t *bits, int64_t width, int64_t left, int64_t right, int64_t height,
                    int64_t winding) {
    if (right <= 0) {
        add_cell(cells, bits, 0, winding * height * (2 * ONE));
        return;
    }
    int64_t column = left >> FRACTION_BITS;
    if (column >= width) return;
    const int64_t span = right - left;
    int64_t done = 0;
    int64_t from = left;
    if (column < 0) {
        done = share(height, -left, span);
        add_cell(cells, bits, 0, winding * done * (2 * ONE));
        column = 0;
        from = 0;
    }
    for (; column < width; column++) {
        const int64_t end = (column + 1) * ONE;
        const int64_t to = right < end ? right : end;
        const int64_t total = to == right ? height : share(height, to - left, span);
        const int64_t fractions = from + to - 2 * column * ONE;
        const int64_t part = winding * (total - done);
        add_cell(cells, bits, column, part * (2 * ONE - fractions));
        if (column + 1 < width) add_cell(cells, bits, column + 1, part * fractions);
        if (to == right) return;
        done = total;
        from = to;
    }
}

// Where the edge crosses a height. It depends on the whole edge only, so every tile gets the same answer.
INLINE int64_t crossing(const cpk_edge *edge, int64_t y) {
    if (y == edge->y1) return edge->x1;
    if (y == edge->y0 || edge->x0 == edge->x1) return edge->x0;
    return edge->x0
        + rounded((double)(y - edge->y0) / (double)(edge->y1 - edge->y0) * (double)(edge->x1 - edge->x0));
}

static void add_edge(const cpk_cells *area, const cpk_edge *edge, int64_t first_row, int64_t end_row) {
    const int64_t origin = area->min_x * ONE;
    const int64_t top = edge->y0 > first_row * ONE ? edge->y0 : first_row * ONE;
    const int64_t bottom = edge->y1 < end_row * ONE ? edge->y1 : end_row * ONE;
    const int64_t least = edge->x0 < edge->x1 ? edge->x0 : edge->x1;
    const int64_t greatest = edge->x0 < edge->x1 ? edge->x1 : edge->x0;
    if (top >= bottom || least >= origin + area->width * ONE) return;
    int64_t row = (top >> FRACTION_BITS) - area->min_y;
    int64_t *cells = area->cells + (size_t)row * area->stride;
    uint64_t *bits = area->bits + (size_t)row * area->words;
    const int is_left = greatest <= origin;
    int64_t x = is_left ? 0 : crossing(edge, top) - origin;
    int64_t y = top;
    while (y < bottom) {
        const int64_t row_end = ((y >> FRACTION_BITS) + 1) * ONE;
        const int64_t next_y = row_end < bottom ? row_end : bottom;
        if (is_left) {
            add_cell(cells, bits, 0, edge->winding * (next_y - y) * (2 * ONE));
        } else {
            const int64_t next_x = crossing(edge, next_y) - origin;
            add_row(cells, bits, area->width, x < next_x ? x : next_x, x < next_x ? next_x : x, next_y - y,
                    edge->winding);
            x = next_x;
        }
        y = next_y;
        cells += area->stride;
        bits += area->words;
    }
}

void cpk_add_edges(const cpk_cells *cells, const cpk_edge *edges, size_t count, int64_t first_row, int64_t end_row) {
    for (size_t i = 0; i < count; i++) add_edge(cells, edges + i, first_row, end_row);
}

void cpk_add_numbered_edges(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count,
                            int64_t first_row, int64_t end_row) {
    for (size_t i = 0; i < count; i++) add_edge(cells, edges + numbers[i], first_row, end_row);
}

// The first set bit from `x` on, or `count`.
INLINE size_t next_cell(const uint64_t *bits, size_t x, size_t count) {
    while (x < count) {
        const uint64_t rest = bits[x >> 6] >> (x & 63);
        if (rest != 0) {
            x += (size_t)__builtin_ctzll(rest);
            return x < count ? x : count;
        }
        x = (x | 63) + 1;
    }
    return count;
}

size_t cpk_resolve_runs(const cpk_cells *area, uint32_t *runs, uint32_t *ends, int even_odd) {
    const size_t count = (size_t)area->width;
    size_t total = 0;
    for (int64_t row = 0; row < area->height; row++) {
        int64_t *cells = area->cells + (size_t)row * area->stride;
        uint64_t *bits = area->bits + (size_t)row * area->words;
        const size_t first = total;
        int64_t sum = 0;
        size_t x = next_cell(bits, 0, count);
        if (x > 0 && x < count) runs[total++] = (uint32_t)x << 8;
        while (x < count) {
            sum += cells[x];
            cells[x] = 0;
            const uint32_t coverage = coverage_of(sum, even_odd);
            const size_t next = next_cell(bits, x + 1, count);
            if (total > first && (runs[total - 1] & 255) == coverage) {
                runs[total - 1] += (uint32_t)(next - x) << 8;
            } else {
                runs[total++] = (uint32_t)(next - x) << 8 | coverage;
            }
            x = next;
        }
        if (total > first && (runs[total - 1] & 255) == 0) total--;
        ends[row] = (uint32_t)total;
        for (size_t word = 0; word < area->words; word++) bits[word] = 0;
    }
    return total;
}

size_t cpk_encode_runs(const uint8_t *coverage, size_t count, uint32_t *runs) {
    size_t total = 0;
    for (size_t x = 0; x < count;) {
        size_t next = x + 1;
        while (next < count && coverage[next] == coverage[x]) next++;
        runs[total++] = (uint32_t)(next - x) << 8 | coverage[x];
        x = next;
    }
    if (total > 0 && (runs[total - 1] & 255) == 0) total--;
    return total;
}

void cpk_spell_runs(const uint32_t *runs, size_t run_count, size_t skip, uint8_t *coverage, size_t count) {
    size_t x = 0;
    for (size_t i = 0; i < run_count && x < count; i++) {
        size_t length = runs[i] >> 8;
        if (length <= skip) {
            skip -= length;
            continue;
        }
        length -= skip;
        skip = 0;
        if (length > count - x) length = count - x;
        memset(coverage + x, (int)(runs[i] & 255), length);
        x += length;
    }
    memset(coverage + x, 0, count - x);
}

CLONED void cpk_runs_over(uint8_t *pixels, size_t stride, const uint32_t *runs, const uint32_t *starts, size_t skip,
                          size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b, uint32_t strength) {
    const uint32_t opaque = opaque_pixel(r, g, b);
    const uint64_t source = spread(opaque);
    for (size_t y = 0; y < height; y++) {
        uint8_t *line = pixels + y * stride;
        const uint32_t *run = runs + starts[y];
        const uint32_t *end = runs + starts[y + 1];
        size_t left = skip;
        while (run < end && (*run >> 8) <= left) left -= *run++ >> 8;
        size_t x = 0;
        for (; run < end && x < width; run++) {
            size_t length = (*run >> 8) - left;
            left = 0;
            if (length > width - x) length = width - x;
            const uint32_t alpha = divide_65025(strength * (*run & 255));
            if (alpha == 255) {
                fill_run(line + 4 * x, length, opaque);
            } else if (alpha != 0) {
                if (length == 1) {
                    mix_one(line + 4 * x, source * alpha, 255 - alpha);
                } else {
                    over_run(line + 4 * x, length, source * alpha, 255 - alpha);
                }
            }
            x += length;
        }
    }
}

// Gradients.

// An affine colour in 8.24 bits, eight pixels at a time. Vectors are handed over by address: by value the two instruction
// sets would pass them differently.
INLINE uint32_t eight_affine(const longs8 *channels, uint32_t margin, uint8_t *pixels) {
    const longs8 result = channels[0] >> 24 | (channels[1] >> 16 & 0xFF00) | (channels[2] >> 8 & 0xFF0000)
        | 0xFF000000;
    // How far each channel is from the edge between two bytes.
    const ints8 red = __builtin_elementwise_abs((ints8)(channels[0] << 8));
    const ints8 green = __builtin_elementwise_abs((ints8)(channels[1] << 8));
    const ints8 blue = __builtin_elementwise_abs((ints8)(channels[2] << 8));
    const ints8 nearest = __builtin_elementwise_min(__builtin_elementwise_min(red, green), blue);
    const ints8 doubt = nearest < (int32_t)(margin << 8);
    memcpy(pixels, &result, 32);
    uint64_t words[4];
    memcpy(words, &doubt, 32);
    if ((words[0] | words[1] | words[2] | words[3]) == 0) return 0;
    uint32_t found = 0;
    for (int i = 0; i < 8; i++) found |= (uint32_t)(doubt[i] & 1) << i;
    return found;
}

INLINE void copy_pixels(uint8_t *to, const uint8_t *from, size_t count) {
    for (size_t i = 0; i < count; i++) memcpy(to + 4 * i, from + 4 * i, 4);
}

static const longs8 eight_steps = {0, 1, 2, 3, 4, 5, 6, 7};

// The piece's colours are base + slope * (t - location) between first and end.
CLONED uint64_t cpk_ramp_axial(const cpk_ramp *ramp, uint8_t *pixels, size_t count, double u0, double du,
                               double margin) {
    uint64_t doubt = 0;
    const int32_t last = ramp->pieces - 1;
    const uint32_t fixed_margin = (uint32_t)(margin * 16777216.0) + 128;
    size_t first = 0;
    while (first < count) {
        // The piece that holds the first pixel, or what lies before and behind all, and where it ends.
        const double t = u0 + du * (double)first;
        int32_t piece = -1;
        while (piece < last && t >= ramp->location[piece + 1]) piece++;
        if (piece == last && t >= (double)ramp->location[last] + ramp->length[last]) piece++;
        double limit = count;
        if (du > 0 && piece <= last) {
            const double to = piece < last ? ramp->location[piece + 1] : (double)ramp->location[last] + ramp->length[last];
            limit = (to - u0) / du;
        } else if (du < 0 && piece >= 0) {
            const double to = piece <= last ? ramp->location[piece] : (double)ramp->location[last] + ramp->length[last];
            limit = (to - u0) / du;
        }
        size_t end = limit < (double)count ? (size_t)(limit > 0 ? limit : 0) + 1 : count;
        if (end <= first) end = first + 1;
        if (end > count) end = count;
        longs8 channels[3];
        uint32_t stride[3];
        for (int channel = 0; channel < 3; channel++) {
            double value = ramp->base[channel];
            double step = 0;
            for (int32_t before = 0; before < piece && before <= last; before++) {
                value += (double)ramp->slope[before][channel] * ramp->length[before];
            }
            if (piece >= 0 && piece <= last) {
                value += (t - ramp->location[piece]) * ramp->slope[piece][channel];
                step = du * ramp->slope[piece][channel];
            }
            const uint32_t fixed = (uint32_t)(int64_t)((value + 0.5) * 16777216.0);
            const uint32_t fixed_step = (uint32_t)(int64_t)rounded(step * 16777216.0);
            channels[channel] = eight_steps * fixed_step + fixed;
            stride[channel] = fixed_step * 8;
        }
        for (size_t i = first; i < end; i += 8) {
            uint8_t eight[32];
            uint8_t *place = i + 8 <= count ? pixels + 4 * i : eight;
            uint64_t found = eight_affine(channels, fixed_margin, place);
            if (place == eight) copy_pixels(pixels + 4 * i, eight, count - i);
            if (end - i < 8) found &= ((uint64_t)1 << (end - i)) - 1;
            doubt |= found << i;
            for (int channel = 0; channel < 3; channel++) channels[channel] += stride[channel];
        }
        first = end;
    }
    return doubt;
}

// A ramp's numbers, each eight times.
typedef struct {
    floats8 location[8], length[8], base[4], slope[8][4];
    float margin;
} wide_ramp;

INLINE void widen(const cpk_ramp *ramp, int pieces, float margin, wide_ramp *wide) {
    const floats8 zero = {0};
    wide->margin = margin;
    for (int channel = 0; channel < 4; channel++) wide->base[channel] = ramp->base[channel] + zero;
    for (int piece = 0; piece < pieces; piece++) {
        wide->location[piece] = ramp->location[piece] + zero;
        wide->length[piece] = ramp->length[piece] + zero;
        for (int channel = 0; channel < 4; channel++) wide->slope[piece][channel] = ramp->slope[piece][channel] + zero;
    }
}

// Adds the byte of a channel to `result`; -1 in `doubt` where the value lies within the margin of an edge between bytes.
INLINE void ramp_byte(const floats8 *value, int shift, float margin, ints8 *result, ints8 *doubt) {
    const floats8 moved = *value + 0.5f;
    const ints8 byte = __builtin_convertvector(moved, ints8);
    const floats8 fraction = moved - __builtin_convertvector(byte, floats8);
    *doubt |= __builtin_elementwise_abs(fraction - 0.5f) > 0.5f - margin;
    *result |= byte << shift;
}

INLINE uint64_t ramp_eight(const wide_ramp *ramp, int pieces, const floats8 *t, uint8_t *pixels) {
    const floats8 zero = {0};
    floats8 channels[4] = {ramp->base[0], ramp->base[1], ramp->base[2], ramp->base[3]};
    for (int piece = 0; piece < pieces; piece++) {
        const floats8 beyond = __builtin_elementwise_max(*t - ramp->location[piece], zero);
        const floats8 along = __builtin_elementwise_min(beyond, ramp->length[piece]);
        for (int channel = 0; channel < 4; channel++) {
            channels[channel] = channels[channel] + along * ramp->slope[piece][channel];
        }
    }
    ints8 doubt = {0};
    ints8 result = {0};
    const floats8 factor = channels[3] * (1.0f / 255);
    for (int channel = 0; channel < 3; channel++) {
        const floats8 value = channels[channel] * factor;
        ramp_byte(&value, 8 * channel, ramp->margin, &result, &doubt);
    }
    ramp_byte(&channels[3], 24, ramp->margin, &result, &doubt);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    for (int i = 0; i < 8; i++) result[i] = (int32_t)__builtin_bswap32((uint32_t)result[i]);
#endif
    memcpy(pixels, &result, 32);
    uint64_t words[4];
    memcpy(words, &doubt, 32);
    if ((words[0] | words[1] | words[2] | words[3]) == 0) return 0;
    uint64_t found = 0;
    for (int i = 0; i < 8; i++) found |= (uint64_t)(doubt[i] & 1) << i;
    return found;
}

static const floats8 steps = {0, 1, 2, 3, 4, 5, 6, 7};

#define RAMP_LOOP(pieces, position)                               \
    for (size_t i = 0; i < count; i += 8) {                       \
        const floats8 x = steps + (float)i;                       \
        const floats8 t = position;                               \
        uint8_t eight[32];                                        \
        uint8_t *place = i + 8 <= count ? pixels + 4 * i : eight; \
        uint64_t found = ramp_eight(&wide, pieces, &t, place);    \
        if (place == eight) {                                     \
            copy_pixels(pixels + 4 * i, eight, count - i);        \
            found &= ((uint64_t)1 << (count - i)) - 1;            \
        }                                                         \
        doubt |= found << i;                                      \
    }

// Loops over few pieces are unrolled.
#define RAMP_ROW(position)                          \
    wide_ramp wide;                                 \
    uint64_t doubt = 0;                             \
    widen(ramp, ramp->pieces, margin, &wide);       \
    if (ramp->pieces == 1) {                        \
        RAMP_LOOP(1, position)                      \
    } else if (ramp->pieces == 2) {                 \
        RAMP_LOOP(2, position)                      \
    } else {                                        \
        RAMP_LOOP(ramp->pieces, position)           \
    }                                               \
    return doubt

CLONED uint64_t cpk_ramp_linear(const cpk_ramp *ramp, uint8_t *pixels, size_t count, float u0, float du, float margin) {
    RAMP_ROW(u0 + x * du);
}

CLONED uint64_t cpk_ramp_radial(const cpk_ramp *ramp, uint8_t *pixels, size_t count, float u0, float du, float v0,
                                float dv, float margin) {
#define LENGTH(u, v) __builtin_elementwise_sqrt((u) * (u) + (v) * (v))
    RAMP_ROW(LENGTH(u0 + x * du, v0 + x * dv));
}

// Blurs.

CLONED void cpk_blur_row(const uint8_t *source, size_t step, uint16_t *words, size_t count, const uint32_t *weights,
                         size_t reach) {
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        bytes8 a, b;
        memcpy(&a, source + i, 8);
        memcpy(&b, source + i + 8, 8);
        longs8 low = __builtin_convertvector(a, longs8) * weights[0];
        longs8 high = __builtin_convertvector(b, longs8) * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            bytes16 before, after;
            memcpy(&before, source + i - k * step, 16);
            memcpy(&after, source + i + k * step, 16);
            const words16 both = __builtin_convertvector(before, words16) + __builtin_convertvector(after, words16);
            const words8 first = __builtin_shufflevector(both, both, 0, 1, 2, 3, 4, 5, 6, 7);
            const words8 last = __builtin_shufflevector(both, both, 8, 9, 10, 11, 12, 13, 14, 15);
            low += __builtin_convertvector(first, longs8) * weights[k];
            high += __builtin_convertvector(last, longs8) * weights[k];
        }
        const words8 first = __builtin_convertvector((low + 128) >> 8, words8);
        const words8 last = __builtin_convertvector((high + 128) >> 8, words8);
        memcpy(words + i, &first, 16);
        memcpy(words + i + 8, &last, 16);
    }
    for (; i < count; i++) {
        uint32_t sum = source[i] * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            sum += ((uint32_t)source[i - k * step] + source[i + k * step]) * weights[k];
        }
        words[i] = (uint16_t)((sum + 128) >> 8);
    }
}

CLONED void cpk_blur_column(const uint16_t *const *rows, uint8_t *bytes, size_t count, const uint32_t *weights,
                            size_t reach) {
    const uint16_t *const *middle = rows + reach;
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        words8 a, b;
        memcpy(&a, middle[0] + i, 16);
        memcpy(&b, middle[0] + i + 8, 16);
        longs8 low = __builtin_convertvector(a, longs8) * weights[0];
        longs8 high = __builtin_convertvector(b, longs8) * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            words8 c, d;
            const uint16_t *before = *(middle - k);
            const uint16_t *after = *(middle + k);
            memcpy(&a, before + i, 16);
            memcpy(&b, before + i + 8, 16);
            memcpy(&c, after + i, 16);
            memcpy(&d, after + i + 8, 16);
            low += (__builtin_convertvector(a, longs8) + __builtin_convertvector(c, longs8)) * weights[k];
            high += (__builtin_convertvector(b, longs8) + __builtin_convertvector(d, longs8)) * weights[k];
        }
        const bytes8 first = __builtin_convertvector((low + (1u << 23)) >> 24, bytes8);
        const bytes8 last = __builtin_convertvector((high + (1u << 23)) >> 24, bytes8);
        memcpy(bytes + i, &first, 8);
        memcpy(bytes + i + 8, &last, 8);
    }
    for (; i < count; i++) {
        uint32_t sum = middle[0][i] * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            sum += ((uint32_t)(*(middle - k))[i] + (*(middle + k))[i]) * weights[k];
        }
        bytes[i] = (uint8_t)((sum + (1u << 23)) >> 24);
    }
}

CLONED void cpk_mix_rows(const uint8_t *a, const uint8_t *b, uint16_t *words, size_t count, uint32_t weight,
                         uint32_t period) {
    const uint16_t second = (uint16_t)weight;
    const uint16_t first = (uint16_t)(period - weight);
    for (size_t i = 0; i < count; i++) words[i] = (uint16_t)(a[i] * first + b[i] * second);
}

CLONED void cpk_stretch_row(const uint16_t *words, uint8_t *pixels, size_t count, uint32_t first, uint32_t period) {
    // Both are powers of two, period and its square.
    const uint32_t bits = (uint32_t)__builtin_ctz(period);
    const uint32_t half = period * period / 2;
    for (size_t i = 0; i < count; i++) {
        const uint32_t position = first + 2 * (uint32_t)i;
        const uint32_t weight = position & (period - 1);
        const uint16_t *pair = words + (size_t)(position >> bits) * 4;
        for (size_t c = 0; c < 4; c++) {
            pixels[4 * i + c] = (uint8_t)((pair[c] * (period - weight) + pair[c + 4] * weight + half) >> (2 * bits));
        }
    }
}

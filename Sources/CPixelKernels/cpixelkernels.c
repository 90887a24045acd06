#include "cpixelkernels.h"
#include "scalars.h"

#include <string.h>

// What does not depend on the instruction set: storing, areas and runs. The rest is chosen when the program is loaded.

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
    chosen->solid_over_rect(pixels, 0, count, 1, opaque_pixel(r, g, b), alpha);
}

void cpk_solid_over_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b,
                         uint8_t alpha) {
    chosen->solid_over_rect(pixels, stride, width, height, opaque_pixel(r, g, b), alpha);
}

void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g, uint8_t b,
                             uint32_t strength) {
    chosen->solid_over_coverage(pixels, coverage, count, opaque_pixel(r, g, b), strength);
}

void cpk_pixels_over(uint8_t *pixels, const uint8_t *source, size_t count, uint8_t k) {
    chosen->pixels_over_rect(pixels, 0, source, 0, count, 1, k);
}

void cpk_pixels_over_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                          size_t height, uint8_t k) {
    chosen->pixels_over_rect(pixels, stride, source, source_stride, width, height, k);
}

void cpk_pixels_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                              uint8_t alpha) {
    chosen->pixels_over_coverage_rect(pixels, 0, source, 0, coverage, 0, count, 1, alpha);
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

typedef uint8_t bytes16 __attribute__((vector_size(16)));

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

#define AHEAD 8

// How many bytes lie before the first whole line.
INLINE size_t bytes_to_line(const uint8_t *bytes, size_t count) {
    const size_t ahead = (size_t)(-(uintptr_t)bytes & (LINE - 1));
    return ahead < count ? ahead : count;
}

// Fewer bytes than a line: a call would cost more than they do.
INLINE void copy_part(uint8_t *to, const uint8_t *from, size_t count) {
    for (; count >= 16; count -= 16, to += 16, from += 16) memcpy(to, from, 16);
    if (count & 8) {
        memcpy(to, from, 8);
        to += 8;
        from += 8;
    }
    if (count & 4) {
        memcpy(to, from, 4);
        to += 4;
        from += 4;
    }
    for (size_t i = 0; i < (count & 3); i++) to[i] = from[i];
}

void cpk_store_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                    size_t height) {
    const size_t count = width * 4;
    for (size_t y = 0; y < height; y++) {
        uint8_t *to = pixels + y * stride;
        const uint8_t *from = source + y * source_stride;
        // Lines that a tile has parts of only are in no cache; they are asked for a few rows ahead.
        if (y + AHEAD < height) {
            __builtin_prefetch(to + AHEAD * stride, 1);
            __builtin_prefetch(to + AHEAD * stride + count - 1, 1);
        }
        size_t i = bytes_to_line(to, count);
        copy_part(to, from, i);
        for (; i + LINE <= count; i += LINE) {
            bytes16 blocks[4];
            memcpy(blocks, from + i, LINE);
            STREAM(to + i, blocks[0]);
            STREAM(to + i + 16, blocks[1]);
            STREAM(to + i + 32, blocks[2]);
            STREAM(to + i + 48, blocks[3]);
        }
        copy_part(to + i, from + i, count - i);
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

// Exact areas.

#define FRACTION_BITS 16
#define ONE ((int64_t)1 << FRACTION_BITS)

// floor(a * b / c) of a <= 2^16 and 0 <= b <= c: below 2^52 a rounded quotient never reaches the next whole number.
INLINE int64_t share(int64_t a, int64_t b, int64_t c) {
    return c < (int64_t)1 << 35 ? (int64_t)((double)(a * b) / (double)c) : a * b / c;
}

INLINE void add_cell(int64_t *cells, uint8_t *marks, int64_t column, int64_t value) {
    cells[column] += value;
    marks[column >> 3] = 1;
}

// A piece of an edge within one row, `height` high, cut into the columns that it crosses. Left and right count from the
// first pixel.
INLINE void add_row(int64_t *cells, uint8_t *marks, int64_t width, int64_t left, int64_t right, int64_t height,
                    int64_t winding) {
    if (right <= 0) {
        add_cell(cells, marks, 0, winding * height * (2 * ONE));
        return;
    }
    int64_t column = left >> FRACTION_BITS;
    if (column >= width) return;
    const int64_t span = right - left;
    int64_t done = 0;
    int64_t from = left;
    if (column < 0) {
        done = share(height, -left, span);
        add_cell(cells, marks, 0, winding * done * (2 * ONE));
        column = 0;
        from = 0;
    }
    for (; column < width; column++) {
        const int64_t end = (column + 1) * ONE;
        const int64_t to = right < end ? right : end;
        const int64_t total = to == right ? height : share(height, to - left, span);
        const int64_t fractions = from + to - 2 * column * ONE;
        const int64_t part = winding * (total - done);
        add_cell(cells, marks, column, part * (2 * ONE - fractions));
        // What is nothing is not noted: it would end a run.
        if (fractions != 0 && column + 1 < width) add_cell(cells, marks, column + 1, part * fractions);
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

void cpk_add_cut_edge(const cpk_cells *area, const cpk_edge *edge, int64_t top, int64_t bottom) {
    const int64_t origin = area->min_x * ONE;
    const int64_t greatest = edge->x0 < edge->x1 ? edge->x1 : edge->x0;
    int64_t row = (top >> FRACTION_BITS) - area->min_y;
    int64_t *cells = area->cells + (size_t)row * area->stride;
    uint8_t *marks = area->marks + (size_t)row * (area->stride / 8);
    const int is_left = greatest <= origin;
    int64_t x = is_left ? 0 : crossing(edge, top) - origin;
    int64_t y = top;
    while (y < bottom) {
        const int64_t row_end = ((y >> FRACTION_BITS) + 1) * ONE;
        const int64_t next_y = row_end < bottom ? row_end : bottom;
        if (is_left) {
            add_cell(cells, marks, 0, edge->winding * (next_y - y) * (2 * ONE));
        } else {
            const int64_t next_x = crossing(edge, next_y) - origin;
            add_row(cells, marks, area->width, x < next_x ? x : next_x, x < next_x ? next_x : x, next_y - y,
                    edge->winding);
            x = next_x;
        }
        y = next_y;
        cells += area->stride;
        marks += area->stride / 8;
    }
}

void cpk_add_edges(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count) {
    chosen->add_edges(cells, edges, numbers, count);
}

void cpk_add_outline(const cpk_cells *cells, const int32_t *points, size_t count, int64_t x, int64_t y) {
    chosen->add_outline(cells, points, count, x, y);
}

void cpk_add_outline_edges(const cpk_cells *cells, const int32_t *points, const int32_t *numbers, size_t count, int64_t x,
                           int64_t y) {
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

typedef double two_doubles __attribute__((vector_size(16)));

int cpk_limit_points(double *points, size_t count, double limit, cpk_box *box) {
    const two_doubles greatest = {limit, limit};
    two_doubles low = {box->min_x, box->min_y};
    two_doubles high = {box->max_x, box->max_y};
    two_doubles zero = {0, 0};
    for (size_t i = 0; i < count; i++) {
        two_doubles point;
        memcpy(&point, points + 2 * i, sizeof point);
        // Not a number for infinities and for what is none already.
        zero += point - point;
        point = __builtin_elementwise_min(greatest, __builtin_elementwise_max(-greatest, point));
        memcpy(points + 2 * i, &point, sizeof point);
        low = __builtin_elementwise_min(low, point);
        high = __builtin_elementwise_max(high, point);
    }
    if (!(zero[0] == 0 && zero[1] == 0)) return 0;
    *box = (cpk_box){low[0], low[1], high[0], high[1]};
    return 1;
}

size_t cpk_fixed_points(const double *points, size_t count, int64_t x, int64_t y, int32_t *fixed, int *has_upright) {
    return chosen->fixed_points(points, count, x, y, fixed, has_upright);
}

// Runs of one row while they are written.
typedef struct {
    uint32_t *next;
    // The word before the bytes that are being collected, or null, and their number.
    uint32_t *spelled;
    size_t count;
    // The last word if it is a run.
    uint32_t *run;
} row_writer;

// Longer stretches are runs.
#define LONGEST_SPELLED 4

INLINE void end_spelled(row_writer *row) {
    if (!row->spelled) return;
    if (row->count == 0) {
        row->next = row->spelled;
    } else if (row->count == 1) {
        uint8_t coverage;
        memcpy(&coverage, row->spelled + 1, 1);
        *row->spelled = 1 << 8 | coverage;
        row->run = row->spelled;
        row->next = row->spelled + 1;
    } else {
        *row->spelled = CPK_SPELLED | (uint32_t)row->count << 8;
        row->next = row->spelled + 1 + (row->count + 3) / 4;
        row->run = 0;
    }
    row->spelled = 0;
}

INLINE void add_stretch(row_writer *row, size_t length, uint32_t coverage) {
    if (length <= LONGEST_SPELLED) {
        if (!row->spelled) {
            row->spelled = row->next;
            row->count = 0;
        }
        const uint32_t four = coverage * 0x01010101;
        memcpy((uint8_t *)(row->spelled + 1) + row->count, &four, 4);
        row->count += length;
        return;
    }
    end_spelled(row);
    if (row->run && (*row->run & 255) == coverage) {
        *row->run += (uint32_t)length << 8;
    } else {
        row->run = row->next;
        *row->next++ = (uint32_t)length << 8 | coverage;
    }
}

// Nothing at the end is left out.
INLINE void end_row(row_writer *row) {
    if (row->spelled) {
        const uint8_t *bytes = (const uint8_t *)(row->spelled + 1);
        while (row->count > 0 && bytes[row->count - 1] == 0) row->count--;
    }
    end_spelled(row);
    if (row->run && row->run + 1 == row->next && (*row->run & 255) == 0) row->next--;
}

/// The end of the equal bytes that begin at `x`.
static size_t end_of_stretch(const uint8_t *coverage, size_t x, size_t count) {
    uint64_t same = coverage[x] * UINT64_C(0x0101010101010101), eight;
    size_t next = x + 1;
    for (; next + 8 <= count; next += 8) {
        memcpy(&eight, coverage + next, 8);
        if (eight != same) break;
    }
    while (next < count && coverage[next] == coverage[x]) next++;
    return next;
}

size_t cpk_encode_runs(const uint8_t *coverage, size_t count, uint32_t *runs) {
    row_writer writer = {runs, 0, 0, 0};
    for (size_t x = 0; x < count;) {
        size_t next = end_of_stretch(coverage, x, count);
        add_stretch(&writer, next - x, coverage[x]);
        x = next;
    }
    end_row(&writer);
    return (size_t)(writer.next - runs);
}

void cpk_spell_runs(const uint32_t *runs, size_t run_count, size_t skip, uint8_t *coverage, size_t count) {
    size_t x = 0;
    const uint32_t *end = runs + run_count;
    while (runs < end && x < count) {
        const uint32_t run = *runs++;
        const uint8_t *bytes = (const uint8_t *)runs;
        size_t length = (run & ~CPK_SPELLED) >> 8;
        if (run & CPK_SPELLED) runs += (length + 3) / 4;
        if (length <= skip) {
            skip -= length;
            continue;
        }
        length -= skip;
        if (length > count - x) length = count - x;
        if (run & CPK_SPELLED) memcpy(coverage + x, bytes + skip, length);
        else memset(coverage + x, (int)(run & 255), length);
        skip = 0;
        x += length;
    }
    memset(coverage + x, 0, count - x);
}

// Reads a row's words stretch by stretch.
typedef struct {
    const uint32_t *next, *end;
    const uint8_t *bytes;
    size_t length;
    uint32_t coverage;
} row_reader;

// The rest of the current stretch is all alike; behind the last word nothing is covered.
INLINE void read_stretch(row_reader *row) {
    if (row->length > 0 && row->bytes) {
        row->coverage = *row->bytes;
        return;
    }
    if (row->length > 0) return;
    row->bytes = 0;
    if (row->next == row->end) {
        row->length = SIZE_MAX;
        row->coverage = 0;
        return;
    }
    const uint32_t word = *row->next++;
    row->length = (word & ~CPK_SPELLED) >> 8;
    row->coverage = word & 255;
    if (word & CPK_SPELLED) {
        row->bytes = (const uint8_t *)row->next;
        row->next += (row->length + 3) / 4;
        row->coverage = *row->bytes;
    }
}

INLINE void advance(row_reader *row, size_t length) {
    if (row->length == SIZE_MAX) return;
    row->length -= length;
    if (row->bytes) row->bytes += length;
}

size_t cpk_subtract_runs(const uint32_t *outer, size_t outer_count, const uint32_t *inner, size_t inner_count,
                         size_t inner_x, size_t width, uint32_t *runs) {
    row_reader minuend = {outer, outer + outer_count, 0, 0, 0};
    // What lies left of the inner shape is a stretch of nothing.
    row_reader subtrahend = {inner, inner + inner_count, 0, inner_x, 0};
    row_writer writer = {runs, 0, 0, 0};
    for (size_t x = 0; x < width;) {
        read_stretch(&minuend);
        read_stretch(&subtrahend);
        size_t length = width - x;
        const size_t outer_length = minuend.bytes ? 1 : minuend.length;
        const size_t inner_length = subtrahend.bytes ? 1 : subtrahend.length;
        if (outer_length < length) length = outer_length;
        if (inner_length < length) length = inner_length;
        add_stretch(&writer, length, divide_255(minuend.coverage * (255 - subtrahend.coverage)));
        advance(&minuend, length);
        advance(&subtrahend, length);
        x += length;
    }
    end_row(&writer);
    return (size_t)(writer.next - runs);
}

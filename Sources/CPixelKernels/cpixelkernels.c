#include "cpixelkernels.h"
#include "scalars.h"

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
    if (number == 1 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return &cpk_variant_avx2;
    if (number == 2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi2")) {
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
    chosen->pixels_over(pixels, source, count, k);
}

void cpk_pixels_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                              uint8_t alpha) {
    chosen->pixels_over_coverage(pixels, source, coverage, count, alpha);
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

#include "cpixelkernels.h"

void cpk_box_add(uint16_t *sums, const uint8_t *row, size_t count) {
    for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + row[i]);
}

/* Factors of 16 bits: their products are quicker than those of 32 bits, which machines without SSE4 put together. In
   functions of their own, else the compiler finds the 32 bits that they come from. */
__attribute__((noinline)) static void close_box(uint32_t *restrict totals, const uint16_t *restrict sums,
                                                const uint8_t *restrict row, size_t count, uint16_t times,
                                                uint16_t part) {
    for (size_t i = 0; i < count; i++) totals[i] += (uint32_t)sums[i] * times + (uint32_t)(uint16_t)row[i] * part;
}

__attribute__((noinline)) static void open_box(uint32_t *restrict totals, const uint8_t *restrict row, size_t count,
                                               uint16_t part) {
    for (size_t i = 0; i < count; i++) totals[i] = (uint32_t)(uint16_t)row[i] * part;
}

void cpk_box_close(uint32_t *totals, const uint16_t *sums, const uint8_t *row, size_t count, uint32_t times,
                   uint32_t part) {
    if (times <= UINT16_MAX && part <= UINT16_MAX) {
        close_box(totals, sums, row, count, (uint16_t)times, (uint16_t)part);
    } else {
        for (size_t i = 0; i < count; i++) totals[i] += sums[i] * times + row[i] * part;
    }
}

void cpk_box_open(uint32_t *totals, const uint8_t *row, size_t count, uint32_t part) {
    if (part <= UINT16_MAX) {
        open_box(totals, row, count, (uint16_t)part);
    } else {
        for (size_t i = 0; i < count; i++) totals[i] = row[i] * part;
    }
}

/* What a box comes to, component by component; what lies between its first and last column in a narrow type. */
#define DEFINE_BOX(name, narrow)                                                                                       \
    static inline void name(uint64_t *sums, const uint32_t *totals, cpk_box_span span, uint32_t whole) {               \
        const uint32_t *first = totals + (size_t)span.first * 4, *last = totals + (size_t)span.last * 4;               \
        narrow between[4] = {0, 0, 0, 0};                                                                              \
        for (const uint32_t *p = first + 4; p < last; p += 4)                                                          \
            for (int c = 0; c < 4; c++) between[c] += p[c];                                                            \
        for (int c = 0; c < 4; c++) {                                                                                  \
            sums[c] = (uint64_t)between[c] * whole + (uint64_t)first[c] * span.before;                                 \
            if (span.after) sums[c] += (uint64_t)last[c] * span.after;                                                 \
        }                                                                                                              \
    }

DEFINE_BOX(narrow_box, uint32_t)
DEFINE_BOX(wide_box, uint64_t)

/* The product with 2^64 / area, rounded up, is above the quotient by less than the sum / 2^64: below 2^-28 for sums below
   2^36, while quotients are whole or at least 1 / area below the next whole number. Larger areas are divided by. */
#define GREATEST_INVERTED_AREA (1 << 27)

static inline uint8_t rounded(uint64_t sum, uint64_t area, uint64_t inverse) {
    sum += area / 2;
    if (!inverse) return (uint8_t)(sum / area);
    return (uint8_t)((unsigned __int128)sum * inverse >> 64);
}

void cpk_box_reduce(uint8_t *pixels, const uint32_t *totals, const cpk_box_span *spans, size_t count, uint32_t whole,
                    uint64_t area) {
    uint64_t inverse = area > 1 && area <= GREATEST_INVERTED_AREA ? UINT64_MAX / area + 1 : 0;
    int is_narrow = area / whole < 1 << 24;
    for (size_t i = 0; i < count; i++, pixels += 4) {
        uint64_t sums[4];
        if (is_narrow) narrow_box(sums, totals, spans[i], whole);
        else wide_box(sums, totals, spans[i], whole);
        for (int c = 0; c < 4; c++) pixels[c] = rounded(sums[c], area, inverse);
    }
}

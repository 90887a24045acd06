#include "cpixelkernels.h"

void cpk_box_add(uint16_t *sums, const uint8_t *row, size_t count) {
    for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + row[i]);
}

void cpk_box_add_times(uint32_t *totals, const uint8_t *row, size_t count, uint32_t times) {
    for (size_t i = 0; i < count; i++) totals[i] += row[i] * times;
}

void cpk_box_fold(uint32_t *totals, uint16_t *sums, size_t count, uint32_t times) {
    for (size_t i = 0; i < count; i++) {
        totals[i] += sums[i] * times;
        sums[i] = 0;
    }
}

/* The quotient is a byte, so an estimate by floating point is at most one off, and is put right by whole numbers. */
static uint8_t rounded(uint64_t sum, uint64_t area, double inverse) {
    uint64_t n = sum + area / 2;
    uint64_t quotient = (uint64_t)((double)n * inverse);
    if (quotient * area > n) quotient--;
    if ((quotient + 1) * area <= n) quotient++;
    return (uint8_t)quotient;
}

void cpk_box_reduce(uint8_t *pixels, const uint32_t *totals, const cpk_box_span *spans, size_t count, uint32_t whole,
                    uint64_t area) {
    double inverse = 1 / (double)area;
    for (size_t i = 0; i < count; i++, pixels += 4) {
        cpk_box_span span = spans[i];
        const uint32_t *first = totals + (size_t)span.first * 4, *last = totals + (size_t)span.last * 4;
        uint64_t inner[4] = {0, 0, 0, 0};
        for (const uint32_t *p = first + 4; p < last; p += 4)
            for (int c = 0; c < 4; c++) inner[c] += p[c];
        for (int c = 0; c < 4; c++) {
            uint64_t sum = inner[c] * whole + (uint64_t)first[c] * span.before;
            if (span.after) sum += (uint64_t)last[c] * span.after;
            pixels[c] = rounded(sum, area, inverse);
        }
    }
}

#include "filter.h"

#include <stdlib.h>
#include <string.h>

// One source, two instruction sets, chosen when the program is loaded.
#if defined(__x86_64__) && defined(__linux__)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

enum { none = 0, sub = 1, up = 2 };

typedef uint8_t sixteen __attribute__((vector_size(16)));

CLONED static void leave_out_alpha(const uint8_t *pixels, uint8_t *row, size_t width) {
    size_t x = 0;
    // Four pixels at a time; what is written behind them is overwritten by the next ones.
    for (; x + 6 <= width; x += 4) {
        sixteen four;
        memcpy(&four, pixels + x * 4, 16);
        four = __builtin_shufflevector(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 14, 14, 14, 14);
        memcpy(row + x * 3, &four, 16);
    }
    for (; x < width; x++) memcpy(row + x * 3, pixels + x * 4, 3);
}

void cpng_repeat_row(uint8_t *out, size_t count) {
    out[0] = up;
    memset(out + 1, 0, count);
}

void cpng_pack_row(const uint8_t *pixels, uint8_t *row, size_t width, size_t channels) {
    if (channels == 4) {
        memcpy(row, pixels, width * 4);
        return;
    }
    if (channels == 3) {
        leave_out_alpha(pixels, row, width);
        return;
    }
    for (size_t x = 0; x < width; x++) {
        row[x * channels] = pixels[x * 4];
        if (channels == 2) row[x * 2 + 1] = pixels[x * 4 + 3];
    }
}

/* The sum of the sizes of differences, each taken as a number from -128 to 127. */
CLONED static uint32_t weight(const uint8_t *differences, size_t count) {
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t opposite = (uint8_t)-differences[i];
        sum += differences[i] < opposite ? differences[i] : opposite;
    }
    return sum;
}

CLONED static void subtract(const uint8_t *a, const uint8_t *b, uint8_t *out, size_t count) {
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(a[i] - b[i]);
}

static void filter(int kind, const uint8_t *row, const uint8_t *above, uint8_t *out, size_t count, size_t pixel_bytes) {
    out[0] = (uint8_t)kind;
    if (kind == up) {
        subtract(row, above, out + 1, count);
    } else {
        memcpy(out + 1, row, pixel_bytes);
        subtract(row + pixel_bytes, row, out + 1 + pixel_bytes, count - pixel_bytes);
    }
}

void cpng_filter_row(
    const uint8_t *row, const uint8_t *above, uint8_t *out, uint8_t *spare, size_t count, size_t pixel_bytes) {
    if (!above) {
        filter(sub, row, above, out, count, pixel_bytes);
        return;
    }
    filter(up, row, above, out, count, pixel_bytes);
    filter(sub, row, above, spare, count, pixel_bytes);
    if (weight(spare + 1, count) < weight(out + 1, count)) memcpy(out, spare, count + 1);
}

void cpng_filter_indices(const uint8_t *row, uint8_t *out, size_t count) {
    out[0] = none;
    memcpy(out + 1, row, count);
}

// What the kernels of every instruction set share: single pixels.
#pragma once
#include "cpixelkernels.h"
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline, unused))

// Exact for x up to 65,535.
INLINE uint32_t divide_255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

INLINE uint32_t divide_full_strength(uint32_t x) {
    return (x + CPK_FULL_STRENGTH / 2) / CPK_FULL_STRENGTH;
}

INLINE uint32_t at_most_255(uint32_t x) {
    return x < 255 ? x : 255;
}

INLINE int64_t rounded(double value) {
    return (int64_t)(value < 0 ? value - 0.5 : value + 0.5);
}

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

// round((source + pixel * rest) / 255)
INLINE void mix_one(uint8_t *pixel, uint64_t source, uint32_t rest) {
    uint32_t old;
    memcpy(&old, pixel, 4);
    uint64_t x = source + spread(old) * rest + 0x0080008000800080;
    x = (x + ((x >> 8) & 0x00FF00FF00FF00FF)) >> 8;
    old = gathered(x & 0x00FF00FF00FF00FF);
    memcpy(pixel, &old, 4);
}

// The word that lies in memory as these bytes.
INLINE uint32_t opaque_pixel(uint8_t r, uint8_t g, uint8_t b) {
    const uint8_t bytes[4] = {r, g, b, 255};
    uint32_t pixel;
    memcpy(&pixel, bytes, 4);
    return pixel;
}

// The first bytes of eight, the others 0.
INLINE uint64_t load_eight(const uint8_t *from, size_t count) {
    uint32_t low = 0;
    uint32_t high = 0;
    uint64_t all = 0;
    if (count == 8) {
        memcpy(&all, from, 8);
    } else if (count >= 4) {
        memcpy(&low, from, 4);
        memcpy(&high, from + count - 4, 4);
        all = low | (uint64_t)high << 8 * (count - 4);
    } else {
        for (size_t i = 0; i < count; i++) all |= (uint64_t)from[i] << 8 * i;
    }
    return all;
}

// `count` is a multiple of 4.
INLINE int is_zero(const uint8_t *bytes, size_t count) {
    uint64_t any = 0;
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        uint64_t eight;
        memcpy(&eight, bytes + i, 8);
        any |= eight;
    }
    if (i < count) {
        uint32_t four;
        memcpy(&four, bytes + i, 4);
        any |= four;
    }
    return any == 0;
}

INLINE int is_full(const uint8_t *bytes, size_t count) {
    uint8_t all = 255;
    for (size_t i = 0; i < count; i++) all &= bytes[i];
    return all == 255;
}

// A bit for each of the first `count` bytes, up to 64, that is 1 and not 0. Bytes behind them may be read.
INLINE uint64_t marked_bytes(const uint8_t *marks, size_t count) {
    uint64_t result = 0;
    for (size_t i = 0; i < count; i += 8) {
        uint64_t eight;
        memcpy(&eight, marks + i, 8);
        // The lowest bits come together in the highest byte.
        result |= (eight * UINT64_C(0x0102040810204080)) >> 56 << i;
    }
    return count < 64 ? result & (((uint64_t)1 << count) - 1) : result;
}

// The pixels that a word of runs tells of.
INLINE size_t length_of(uint32_t word) {
    return word >> 8 & 0x7FFFFF;
}

// The word behind one and its bytes.
INLINE const uint32_t *word_behind(const uint32_t *word) {
    return word + 1 + ((length_of(*word) + 3) / 4 & -(size_t)(*word >> 31));
}

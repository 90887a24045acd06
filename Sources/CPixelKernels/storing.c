#include "cpixelkernels.h"
#include "scalars.h"

#include <string.h>

// Finished tiles put into the picture.

typedef uint8_t bytes16 __attribute__((vector_size(16)));

// Four blocks of 16 bytes make a line. Only whole lines go past the caches: the memory controller would read and
// rewrite the others.
#define LINE 64
#if defined(__x86_64__)
#define STREAM(to, block) __builtin_nontemporal_store(block, (bytes16 *)(to))
#define STREAM_END() __builtin_ia32_sfence()
#else
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

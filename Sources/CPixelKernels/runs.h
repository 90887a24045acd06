// Runs from areas. Part of pixels.h, after outlines.h.

// A row's words while they are written. Nothing branches on what the blocks hold: their bytes are known late.
typedef struct {
    uint32_t *next;
    // The word before the bytes that are being collected; null before the first ones.
    uint32_t *spelled;
    // Blocks that words have been written of, and the bytes of the last one.
    size_t done;
    uint64_t last;
} block_writer;

// What lies between two blocks is like the last pixel of the first.
INLINE void add_block(block_writer *row, size_t block, uint64_t bytes) {
    const int is_apart = block > row->done;
    const int is_new = is_apart | !row->spelled;
    uint32_t *next = row->next;
    *next = (uint32_t)(block - row->done) << 11 | (uint32_t)(row->last >> 56);
    next += is_apart;
    row->spelled = is_new ? next : row->spelled;
    next += is_new;
    memcpy(next, &bytes, 8);
    next += 2;
    *row->spelled = CPK_SPELLED | (uint32_t)(next - row->spelled - 1) << 10;
    *row = (block_writer){next, row->spelled, block + 1, bytes};
}

// Ends with the first `count` bytes of those that are being collected, 1 or more.
INLINE void keep_bytes(block_writer *row, size_t count) {
    const uint32_t is_one = -(uint32_t)(count == 1);
    *row->spelled = ((CPK_SPELLED | (uint32_t)count << 8) & ~is_one) | ((1 << 8 | (row->spelled[1] & 255)) & is_one);
    row->next = row->spelled + 1 + ((count + 3) / 4 & ~(size_t)(int32_t)is_one);
}

INLINE void end_blocks(block_writer *row, size_t width) {
    if (!row->spelled) return;
    const size_t end = 8 * row->done;
    const size_t count = length_of(*row->spelled);
    const uint32_t coverage = (uint32_t)(row->last >> 56);
    if (end >= width) {
        // The cells go on behind the last pixel.
        const size_t behind = end - width;
        if (behind < count) keep_bytes(row, count - behind);
        else row->next = row->spelled;
    } else if (coverage != 0) {
        *row->next++ = (uint32_t)(width - end) << 8 | coverage;
    } else {
        // Nothing at the end is left out, up to a few bytes.
        keep_bytes(row, count - (size_t)__builtin_clzll(row->last | 1) / 8);
    }
}

// Coverage bytes of a block of cells, which are cleared; `sum` is that of all cells before.
INLINE uint64_t resolve_block(int64_t *cells, eight_wide *sum, int even_odd) {
    const eight_wide none = {0};
    const int64_t whole = (int64_t)1 << 33;
    eight_wide x;
    memcpy(&x, cells, sizeof x);
    memcpy(cells, &none, sizeof none);
    x += __builtin_shufflevector(none, x, 0, 8, 9, 10, 11, 12, 13, 14);
    x += __builtin_shufflevector(none, x, 0, 0, 8, 9, 10, 11, 12, 13);
    x += __builtin_shufflevector(none, x, 0, 0, 0, 0, 8, 9, 10, 11);
    x += *sum;
    *sum = __builtin_shufflevector(x, x, 7, 7, 7, 7, 7, 7, 7, 7);
    eight_wide part = __builtin_elementwise_abs(x);
    if (even_odd) {
        part &= 2 * whole - 1;
        part = __builtin_elementwise_min(part, 2 * whole - part);
    } else {
        part = __builtin_elementwise_min(part, none + whole);
    }
    const eight_bytes coverage = __builtin_convertvector(((part << 8) - part + whole / 2) >> 33, eight_bytes);
    uint64_t result;
    memcpy(&result, &coverage, 8);
    return result;
}

INLINE size_t resolve_rows(const cpk_cells *area, uint32_t *runs, uint32_t *ends, int even_odd) {
    const size_t blocks = area->stride / 8;
    const size_t height = (size_t)area->height;
    block_writer writer = {runs, 0, 0, 0};
    for (size_t row = 0; row < height; row++) {
        int64_t *cells = area->cells + row * area->stride;
        const uint8_t *marks = area->marks + row * blocks;
        writer = (block_writer){writer.next, 0, 0, 0};
        eight_wide sum = {0};
        for (size_t first = 0; first < blocks; first += 64) {
            uint64_t marked = MARKED(marks + first, blocks - first < 64 ? blocks - first : 64);
            while (marked != 0) {
                const size_t block = first + (size_t)__builtin_ctzll(marked);
                marked &= marked - 1;
                // Edges seldom go far from row to row.
                __builtin_prefetch((const void *)((uintptr_t)(cells + 8 * block) + 2 * area->stride * sizeof *cells));
                add_block(&writer, block, resolve_block(cells + 8 * block, &sum, even_odd));
            }
        }
        end_blocks(&writer, (size_t)area->width);
        ends[row] = (uint32_t)(writer.next - runs);
    }
    memset(area->marks, 0, height * blocks);
    return (size_t)(writer.next - runs);
}

static size_t NAME(resolve_runs)(const cpk_cells *area, uint32_t *runs, uint32_t *ends, int even_odd) {
    return even_odd ? resolve_rows(area, runs, ends, 1) : resolve_rows(area, runs, ends, 0);
}

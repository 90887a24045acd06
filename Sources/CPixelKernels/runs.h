// Runs from areas. Part of pixels.h, after outlines.h.

// A row's words while they are written.
typedef struct {
    uint32_t *next;
    // The word before the bytes that are being collected, or null, and their number.
    uint32_t *spelled;
    size_t count;
} block_writer;

INLINE void end_blocks(block_writer *row) {
    if (!row->spelled) return;
    if (row->count == 1) {
        uint8_t coverage;
        memcpy(&coverage, row->spelled + 1, 1);
        *row->spelled = 1 << 8 | coverage;
        row->next = row->spelled + 1;
    } else {
        *row->spelled = CPK_SPELLED | (uint32_t)row->count << 8;
        row->next = row->spelled + 1 + (row->count + 3) / 4;
    }
    row->spelled = 0;
}

// The same before a run, which takes the last four bytes if they are like it. Returns how many it takes.
INLINE size_t end_before(block_writer *row, uint32_t like) {
    size_t taken = 0;
    if (row->spelled && row->count > 4) {
        uint32_t last;
        memcpy(&last, (uint8_t *)(row->spelled + 1) + row->count - 4, 4);
        taken = last == like ? 4 : 0;
        row->count -= taken;
    }
    end_blocks(row);
    return taken;
}

// Nothing at the end is left out, up to a few bytes.
INLINE void trim_blocks(block_writer *row) {
    uint64_t last = 0;
    if (row->count < 8) {
        memcpy(&last, row->spelled + 1, 8);
        last <<= 8 * (8 - row->count);
    } else {
        memcpy(&last, (uint8_t *)(row->spelled + 1) + row->count - 8, 8);
    }
    const size_t zeros = (size_t)__builtin_clzll(last | 1) / 8;
    row->count -= zeros < row->count ? zeros : row->count - 1;
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
    const size_t width = (size_t)area->width;
    const size_t blocks = area->stride / 8;
    uint32_t *next_row = runs;
    for (size_t row = 0; row < (size_t)area->height; row++) {
        int64_t *cells = area->cells + row * area->stride;
        uint8_t *marks = area->marks + row * blocks;
        block_writer writer = {next_row, 0, 0};
        eight_wide sum = {0};
        uint32_t coverage = 0;
        // Blocks that words have been written of.
        size_t done = 0;
        for (size_t first = 0; first < blocks; first += 64) {
            uint64_t marked = TAKE_MARKS(marks + first, blocks - first < 64 ? blocks - first : 64);
            while (marked != 0) {
                const size_t block = first + (size_t)__builtin_ctzll(marked);
                marked &= marked - 1;
                // Edges seldom go far from row to row.
                __builtin_prefetch((const void *)((uintptr_t)(cells + 8 * block) + 2 * area->stride * sizeof *cells));
                const uint64_t bytes = resolve_block(cells + 8 * block, &sum, even_odd);
                size_t skipped = 0;
                if (block > done) {
                    // Halves of blocks that are like the stretch between them belong to it.
                    const uint32_t like = coverage * 0x01010101;
                    const size_t before = end_before(&writer, like);
                    skipped = (uint32_t)bytes == like && 8 * block + 4 <= width ? 4 : 0;
                    *writer.next++ = (uint32_t)((block - done) * 8 + before + skipped) << 8 | coverage;
                }
                if (!writer.spelled) {
                    writer.spelled = writer.next;
                    writer.count = 0;
                }
                const uint64_t kept = bytes >> 8 * skipped;
                memcpy((uint8_t *)(writer.spelled + 1) + writer.count, &kept, 8);
                coverage = (uint32_t)(bytes >> 56);
                writer.count += 8 - skipped;
                done = block + 1;
            }
        }
        if (8 * done >= width) {
            // The cells go on behind the last pixel.
            if (writer.spelled) {
                const size_t behind = 8 * done - width;
                if (behind < writer.count) {
                    writer.count -= behind;
                    trim_blocks(&writer);
                    end_blocks(&writer);
                } else {
                    writer.next = writer.spelled;
                }
            }
        } else if (coverage != 0) {
            end_blocks(&writer);
            *writer.next++ = (uint32_t)(width - 8 * done) << 8 | coverage;
        } else if (writer.spelled) {
            trim_blocks(&writer);
            end_blocks(&writer);
        }
        next_row = writer.next;
        ends[row] = (uint32_t)(next_row - runs);
    }
    return (size_t)(next_row - runs);
}

static size_t NAME(resolve_runs)(const cpk_cells *area, uint32_t *runs, uint32_t *ends, int even_odd) {
    return even_odd ? resolve_rows(area, runs, ends, 1) : resolve_rows(area, runs, ends, 0);
}

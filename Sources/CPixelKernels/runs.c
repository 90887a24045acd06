#include "cpixelkernels.h"
#include "scalars.h"

#include <string.h>

// Runs of coverage from bytes and from each other, and bytes from runs.

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
        const uint32_t run = *runs;
        const uint8_t *bytes = (const uint8_t *)(runs + 1);
        size_t length = length_of(run);
        runs = word_behind(runs);
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

// Makes the next stretch ready unless some of this one is left, which is all alike; behind the last word nothing is
// covered.
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
    const uint32_t word = *row->next;
    row->length = length_of(word);
    row->coverage = word & 255;
    if (word & CPK_SPELLED) {
        row->bytes = (const uint8_t *)(row->next + 1);
        row->coverage = *row->bytes;
    }
    row->next = word_behind(row->next);
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

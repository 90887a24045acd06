// Compositing through runs, without coverage bytes. Part of pixels.h.

// Runs have left the caches since they were made; together they come sooner than one after the other.
INLINE void fetch_runs(const uint32_t *runs, const uint32_t *starts, size_t height) {
    const uint32_t *last = runs + starts[height];
    const uint32_t *ahead = runs + starts[0];
    for (int i = 0; i < 32 && ahead < last; i++, ahead += 16) __builtin_prefetch(ahead);
}

// What is left of a row: words, of which some pixels are passed over, and the next pixel of so many.
typedef struct {
    const uint32_t *next, *end;
    size_t skip, x, width;
} row_walk;

// Pixels from `x` on: `bytes` if each has its own coverage, else null.
typedef struct {
    size_t x, length;
    const uint8_t *bytes;
    uint32_t coverage;
} stretch;

// Goes on to the next stretch of a row; 0 at its end.
INLINE int next_stretch(row_walk *row, stretch *found) {
    while (row->next < row->end && row->x < row->width) {
        const uint32_t word = *row->next++;
        const uint8_t *bytes = (const uint8_t *)row->next;
        size_t length = (word & ~CPK_SPELLED) >> 8;
        const int is_spelled = (word & CPK_SPELLED) != 0;
        if (is_spelled) row->next += (length + 3) / 4;
        if (length <= row->skip) {
            row->skip -= length;
            continue;
        }
        bytes += row->skip;
        length -= row->skip;
        row->skip = 0;
        if (length > row->width - row->x) length = row->width - row->x;
        *found = (stretch){row->x, length, is_spelled ? bytes : 0, word & 255};
        row->x += length;
        return 1;
    }
    return 0;
}

// Bytes of runs, behind which more may be read; most are fewer than a vector's pixels.
INLINE void spelled_over(uint8_t *pixels, const uint8_t *coverage, size_t count, channels colors, uint32_t strength,
                         uint16_t share) {
    byte_each each;
    for (; count > PIXELS; count -= PIXELS, pixels += WIDTH, coverage += PIXELS) {
        memcpy(&each, coverage, PIXELS);
        store(pixels, covered(load(pixels), __builtin_convertvector(each, longs), colors, strength, share));
    }
    memcpy(&each, coverage, PIXELS);
    STORE_PART(
        pixels, covered(LOAD_PART(pixels, count), __builtin_convertvector(each, longs), colors, strength, share),
        count);
}

static void NAME(runs_over)(uint8_t *pixels, size_t stride, const uint32_t *runs, const uint32_t *starts, size_t skip,
                            size_t width, size_t height, uint32_t color, uint32_t strength) {
    const channels colors = colors_of(color);
    const uint64_t one = spread(color);
    // Long runs are whole ones mostly.
    const uint32_t whole = divide_65025(strength * 255);
    const solid whole_color = solid_of(colors, one, whole);
    const uint16_t share = share_of(strength);
    if (strength == 0) return;
    fetch_runs(runs, starts, height);
    for (size_t y = 0; y < height; y++) {
        uint8_t *line = pixels + y * stride;
        row_walk row = {runs + starts[y], runs + starts[y + 1], skip, 0, width};
        stretch part;
        while (next_stretch(&row, &part)) {
            uint8_t *place = line + 4 * part.x;
            if (part.bytes) {
                spelled_over(place, part.bytes, part.length, colors, strength, share);
            } else if (part.coverage == 255) {
                if (whole == 255) fill_run(place, part.length, color);
                else solid_run(place, part.length, &whole_color);
            } else if (part.coverage != 0) {
                const uint32_t alpha = divide_65025(strength * part.coverage);
                if (part.length == 1) {
                    mix_one(place, one * alpha, 255 - alpha);
                } else {
                    const solid color_part = solid_of(colors, one, alpha);
                    solid_run(place, part.length, &color_part);
                }
            }
        }
    }
}

// Pixels whose coverage is spelled in runs; in k it is multiplied by alpha.
INLINE void pixels_over_spelled(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                                uint8_t alpha) {
    byte_each each;
    for (; count > PIXELS; count -= PIXELS, pixels += WIDTH, source += WIDTH, coverage += PIXELS) {
        memcpy(&each, coverage, PIXELS);
        const longs k = (longs)divided((words)__builtin_convertvector(each, longs) * alpha + 128);
        store(pixels, over(load(pixels), load(source), k, 0));
    }
    memcpy(&each, coverage, PIXELS);
    const longs k = (longs)divided((words)__builtin_convertvector(each, longs) * alpha + 128);
    STORE_PART(pixels, over(LOAD_PART(pixels, count), load_source_part(source, count), k, 0), count);
}

static void NAME(pixels_over_runs)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                   const uint32_t *runs, const uint32_t *starts, size_t skip, size_t width,
                                   size_t height, uint8_t alpha) {
    fetch_runs(runs, starts, height);
    for (size_t y = 0; y < height; y++) {
        row_walk row = {runs + starts[y], runs + starts[y + 1], skip, 0, width};
        stretch part;
        while (next_stretch(&row, &part)) {
            uint8_t *place = pixels + y * stride + 4 * part.x;
            const uint8_t *from = source + y * source_stride + 4 * part.x;
            if (part.bytes) {
                pixels_over_spelled(place, from, part.bytes, part.length, alpha);
            } else if (part.coverage != 0) {
                row_over(place, from, part.length, (uint8_t)divide_255(part.coverage * alpha));
            }
        }
    }
}

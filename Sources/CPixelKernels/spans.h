// Compositing through runs, without coverage bytes. Part of pixels.h.

// Runs have left the caches since they were made; together they come sooner than one after the other.
INLINE void fetch_runs(const uint32_t *runs, const uint32_t *starts, size_t height) {
    const uint32_t *last = runs + starts[height];
    const uint32_t *ahead = runs + starts[0];
    for (int i = 0; i < 32 && ahead < last; i++, ahead += 16) __builtin_prefetch(ahead);
}

// A row's stretch at hand: pixels from `x` on, no longer than the row, and the word that tells of them. No word tells
// of no pixel; a length of 0 is the row's end.
typedef struct {
    const uint32_t *word, *end;
    const uint8_t *bytes;
    size_t x, length, width;
} row_walk;

// A row of `width` pixels behind the first `skip` that its words tell of.
INLINE row_walk begin_row(const uint32_t *word, const uint32_t *end, size_t skip, size_t width) {
    for (; word < end; word = word_behind(word)) {
        const size_t length = length_of(*word);
        if (length > skip) {
            const size_t rest = length - skip;
            return (row_walk){word, end, (const uint8_t *)(word + 1) + skip, 0, rest < width ? rest : width, width};
        }
        skip -= length;
    }
    return (row_walk){word, end, 0, 0, 0, width};
}

INLINE void go_on(row_walk *row) {
    row->word = word_behind(row->word);
    row->x += row->length;
    const size_t left = row->width - row->x;
    if (row->word >= row->end || left == 0) {
        row->length = 0;
        return;
    }
    const size_t length = length_of(*row->word);
    row->bytes = (const uint8_t *)(row->word + 1);
    row->length = length < left ? length : left;
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
    const uint32_t whole = divide_full_strength(strength * 255);
    const solid whole_color = solid_of(colors, one, whole);
    const uint16_t share = share_of(strength);
    if (strength == 0) return;
    fetch_runs(runs, starts, height);
    for (size_t y = 0; y < height; y++, pixels += stride) {
        row_walk row = begin_row(runs + starts[y], runs + starts[y + 1], skip, width);
        for (; row.length > 0; go_on(&row)) {
            uint8_t *place = pixels + 4 * row.x;
            const uint32_t coverage = *row.word & 255;
            if (*row.word & CPK_SPELLED) {
                spelled_over(place, row.bytes, row.length, colors, strength, share);
            } else if (coverage == 255) {
                if (whole == 255) fill_run(place, row.length, color);
                else solid_run(place, row.length, &whole_color);
            } else if (coverage != 0) {
                const uint32_t alpha = divide_full_strength(strength * coverage);
                const solid color_part = solid_of(colors, one, alpha);
                solid_run(place, row.length, &color_part);
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
        row_walk row = begin_row(runs + starts[y], runs + starts[y + 1], skip, width);
        for (; row.length > 0; go_on(&row)) {
            uint8_t *place = pixels + y * stride + 4 * row.x;
            const uint8_t *from = source + y * source_stride + 4 * row.x;
            const uint32_t coverage = *row.word & 255;
            if (*row.word & CPK_SPELLED) {
                pixels_over_spelled(place, from, row.bytes, row.length, alpha);
            } else if (coverage != 0) {
                row_over(place, from, row.length, (uint8_t)divide_255(coverage * alpha));
            }
        }
    }
}

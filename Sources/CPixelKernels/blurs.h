// Blurs. Part of pixels.h.

// Words of a vector, as bytes.
typedef VECTOR(uint8_t, WIDTH / 2) half_bytes;

#define WORDS (WIDTH / 2)

INLINE words load_words(const uint16_t *from) {
    words result;
    memcpy(&result, from, WIDTH);
    return result;
}

INLINE words bytes_as_words(const uint8_t *from) {
    half_bytes result;
    memcpy(&result, from, WORDS);
    return __builtin_convertvector(result, words);
}

// Neighbours in longs: of the even lanes, and of the odd ones.
INLINE words even_pairs(words a, words b) {
    return (words)(((longs)a & 0xFFFF) | (longs)b << 16);
}

INLINE words odd_pairs(words a, words b) {
    return (words)((longs)a >> 16 | ((longs)b & 0xFFFF0000));
}

INLINE longs word_pair(uint32_t low, uint32_t high) {
    return (longs){0} + (low | high << 16);
}

// Weights up to 32,767 are signed words; only the middle one can be larger.
INLINE void blur_words(const uint8_t *source, size_t step, uint16_t *to, const uint32_t *weights, size_t reach) {
    longs even = (longs){0} + 128;
    longs odd = even;
    words waiting = bytes_as_words(source);
    uint32_t weight = weights[0];
    size_t k = 1;
    for (; k <= reach; k += 2) {
        const words sum = bytes_as_words(source - k * step) + bytes_as_words(source + k * step);
        const longs pair = word_pair(weight, weights[k]);
        even += (longs)PAIRS(even_pairs(waiting, sum), pair);
        odd += (longs)PAIRS(odd_pairs(waiting, sum), pair);
        weight = 0;
        if (k == reach) break;
        waiting = bytes_as_words(source - (k + 1) * step) + bytes_as_words(source + (k + 1) * step);
        weight = weights[k + 1];
    }
    if (weight != 0) {
        const longs pair = word_pair(weight, 0);
        even += (longs)PAIRS(even_pairs(waiting, waiting), pair);
        odd += (longs)PAIRS(odd_pairs(waiting, waiting), pair);
    }
    const longs result = even >> 8 | odd >> 8 << 16;
    memcpy(to, &result, WIDTH);
}

static void NAME(blur_row)(const uint8_t *source, size_t step, uint16_t *to, size_t count, const uint32_t *weights,
                           size_t reach) {
    if (count >= WORDS && weights[0] < 32768) {
        for (size_t i = 0; i + WORDS <= count; i += WORDS) blur_words(source + i, step, to + i, weights, reach);
        if (count % WORDS != 0) blur_words(source + count - WORDS, step, to + count - WORDS, weights, reach);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t sum = source[i] * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            sum += ((uint32_t)source[i - k * step] + source[i + k * step]) * weights[k];
        }
        to[i] = (uint16_t)((sum + 128) >> 8);
    }
}

// Words less 32,768 are signed; weights add up to 65,536, so that the sums lack 2^31.
INLINE void blur_bytes(const uint16_t *const *middle, size_t i, uint8_t *to, const uint32_t *weights, size_t reach) {
    const uint16_t bias = 32768;
    const words center = load_words(middle[0] + i) ^ bias;
    longs even = (longs){0} + (0x80000000u + (1u << 23));
    longs odd = even;
    longs pair = word_pair(weights[0], 0);
    even += (longs)PAIRS(even_pairs(center, center), pair);
    odd += (longs)PAIRS(odd_pairs(center, center), pair);
    for (size_t k = 1; k <= reach; k++) {
        const words before = load_words(*(middle - k) + i) ^ bias;
        const words after = load_words(*(middle + k) + i) ^ bias;
        pair = word_pair(weights[k], weights[k]);
        even += (longs)PAIRS(even_pairs(before, after), pair);
        odd += (longs)PAIRS(odd_pairs(before, after), pair);
    }
    const words result = (words)(even >> 24 | odd >> 24 << 16);
    const half_bytes narrow = __builtin_convertvector(result, half_bytes);
    memcpy(to + i, &narrow, WORDS);
}

static void NAME(blur_column)(const uint16_t *const *rows, uint8_t *to, size_t count, const uint32_t *weights,
                              size_t reach) {
    const uint16_t *const *middle = rows + reach;
    if (count >= WORDS && weights[0] < 32768) {
        for (size_t i = 0; i + WORDS <= count; i += WORDS) blur_bytes(middle, i, to, weights, reach);
        if (count % WORDS != 0) blur_bytes(middle, count - WORDS, to, weights, reach);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t sum = middle[0][i] * weights[0];
        for (size_t k = 1; k <= reach; k++) {
            sum += ((uint32_t)(*(middle - k))[i] + (*(middle + k))[i]) * weights[k];
        }
        to[i] = (uint8_t)((sum + (1u << 23)) >> 24);
    }
}

static void NAME(add_row)(uint16_t *sums, const uint8_t *row, size_t count) {
    for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + row[i]);
}

static void NAME(mix_rows)(const uint8_t *a, const uint8_t *b, uint16_t *to, size_t count, uint32_t weight,
                           uint32_t period) {
    const uint16_t second = (uint16_t)weight;
    const uint16_t first = (uint16_t)(period - weight);
    for (size_t i = 0; i < count; i++) to[i] = (uint16_t)(a[i] * first + b[i] * second);
}

// Pixels whose channels fill a vector of longs, and one of words.
#define GROUP (WIDTH / 16)
#define WORD_GROUP (WIDTH / 8)

typedef VECTOR(uint64_t, WIDTH) quads;

// Pixels between two of the coarse ones, whose channels are `pair`: each takes 2 from the left one's weight and gives
// it to the right one's. The sums of a period up to 16 are words.
INLINE void stretch_short(const uint16_t *pair, uint8_t *pixels, size_t count, uint32_t weight, uint32_t period) {
    uint64_t halves[2];
    memcpy(halves, pair, sizeof halves);
    const words left = (words)((quads){0} + halves[0]);
    const words gain = (words)((quads){0} + halves[1]) - left;
    // Twice the number of each word's pixel, which has two longs.
    const words places = twice(lane_numbers() & ~(uint32_t)1);
    words sums = left * (uint16_t)period + gain * (places + (uint16_t)weight) + (uint16_t)(period * period / 2);
    const uint16_t bits = (uint16_t)(2 * __builtin_ctz(period));
    const words step = gain * (uint16_t)(2 * WORD_GROUP);
    for (size_t i = 0; i < count; i += WORD_GROUP, sums += step) {
        const half_bytes result = __builtin_convertvector(sums >> bits, half_bytes);
        if (count - i >= WORD_GROUP) memcpy(pixels + 4 * i, &result, WORDS);
        else memcpy(pixels + 4 * i, &result, 4 * (count - i));
    }
}

INLINE void stretch_long(const uint16_t *pair, uint8_t *pixels, size_t count, uint32_t weight, uint32_t period) {
    // The period and its square are powers of two.
    const uint32_t bits = (uint32_t)__builtin_ctz(period);
    const longs half = everywhere(period * period / 2);
    longs values;
    for (int lane = 0; lane < PIXELS; lane++) values[lane] = pair[lane % 4] | (uint32_t)pair[lane % 4 + 4] << 16;
    longs weights = everywhere(period - weight) + everywhere(weight << 16) + lane_numbers() / 4 * 2 * 0xFFFF;
    for (size_t i = 0; i < count; i += GROUP) {
        const longs sums = ((longs)PAIRS(values, weights) + half) >> 2 * bits;
        const byte_each result = __builtin_convertvector(sums, byte_each);
        if (count - i >= GROUP) memcpy(pixels + 4 * i, &result, 4 * GROUP);
        else memcpy(pixels + 4 * i, &result, 4 * (count - i));
        weights += 2 * GROUP * 0xFFFF;
    }
}

static void NAME(stretch_row)(const uint16_t *from, uint8_t *pixels, size_t count, uint32_t first, uint32_t period) {
    const uint32_t bits = (uint32_t)__builtin_ctz(period);
    for (size_t i = 0; i < count;) {
        const uint32_t position = first + 2 * (uint32_t)i;
        const uint32_t weight = position & (period - 1);
        const uint16_t *pair = from + (size_t)(position >> bits) * 4;
        size_t end = i + (period - weight + 1) / 2;
        if (end > count) end = count;
        if (period <= 16) stretch_short(pair, pixels + 4 * i, end - i, weight, period);
        else stretch_long(pair, pixels + 4 * i, end - i, weight, period);
        i = end;
    }
}

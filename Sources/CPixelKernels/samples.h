// Images under affine maps, bilinear. Part of pixels.h.

typedef VECTOR(double, 2 * WIDTH) doubles;
// Two neighbours for each pixel.
typedef VECTOR(uint64_t, 2 * WIDTH) pixel_pairs;

// Where a vector's pixels lie along one axis of the image, in 256ths from its pixels' centres.
INLINE ints places_from(int32_t first, double across, double down, double shift) {
    const doubles along = __builtin_convertvector((ints)lane_numbers() + first, doubles) + 0.5;
    const doubles place = (along * across + down + shift - 0.5) * 256 + 0.5;
    const ints whole = __builtin_convertvector(place, ints);
    return whole + __builtin_convertvector(__builtin_convertvector(whole, doubles) > place, ints);
}

// The pixels around a vector's places.
typedef struct {
    longs top_left, top_right, left, right;
} squares;

INLINE const uint8_t *place_of(const cpk_sampling *image, int32_t x, int32_t y) {
    return image->bytes + ((int64_t)(y >> 8) - image->min_y) * (int64_t)image->stride
        + ((int64_t)(x >> 8) - image->min_x) * 4;
}

INLINE squares squares_along(const uint8_t *top, size_t stride, size_t count) {
    const uint8_t *bottom = top + stride;
    if (count == PIXELS) {
        const squares result = {load(top), load(top + 4), load(bottom), load(bottom + 4)};
        return result;
    }
    const squares result = {
        LOAD_PART(top, count), LOAD_PART(top + 4, count), LOAD_PART(bottom, count), LOAD_PART(bottom + 4, count)};
    return result;
}

INLINE squares squares_at(const cpk_sampling *image, ints x, ints y, size_t count) {
    // By way of memory, as lanes by number are dear.
    int32_t columns[PIXELS], rows[PIXELS];
    uint64_t tops[PIXELS] = {0}, bottoms[PIXELS] = {0};
    memcpy(columns, &x, WIDTH);
    memcpy(rows, &y, WIDTH);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *place = place_of(image, columns[i], rows[i]);
        memcpy(&tops[i], place, 8);
        memcpy(&bottoms[i], place + image->stride, 8);
    }
    pixel_pairs top, bottom;
    memcpy(&top, tops, 2 * WIDTH);
    memcpy(&bottom, bottoms, 2 * WIDTH);
    const squares result = {
        __builtin_convertvector(top, longs), __builtin_convertvector(top >> 32, longs),
        __builtin_convertvector(bottom, longs), __builtin_convertvector(bottom >> 32, longs)};
    return result;
}

// round((top * (256 - down) + bottom * down) / 65,536) of the low words of longs, up to 65,280. Products are signed: both
// words are taken as what they are above 32,768, which is put back 256 times, with the half that rounds.
INLINE longs mixed_down(longs top, longs bottom, longs weights) {
    const longs pair = ((top & 0xFFFF) | bottom << 16) ^ 0x80008000;
    return ((longs)PAIRS(pair, weights) + 0x808000) >> 16;
}

// How much of what lies right and below there is in a mixture.
typedef struct {
    words right;
    longs down;
} shares;

INLINE shares shares_of(ints x, ints y) {
    const longs down = (longs)y & 255;
    const shares result = {twice((longs)x & 255), (256 - down) | down << 16};
    return result;
}

INLINE words mixed_words(words top_left, words top_right, words left, words right, shares share) {
    const longs top = (longs)(top_left * (256 - share.right) + top_right * share.right);
    const longs bottom = (longs)(left * (256 - share.right) + right * share.right);
    return (words)(mixed_down(top, bottom, share.down) | mixed_down(top >> 16, bottom >> 16, share.down) << 16);
}

// The mixture of each square, times a factor.
INLINE longs mixed_squares(squares s, shares share, channels factor) {
    const channels a = split(s.top_left), b = split(s.top_right), c = split(s.left), d = split(s.right);
    const words red_blue = mixed_words(a.red_blue, b.red_blue, c.red_blue, d.red_blue, share);
    const words green_alpha = mixed_words(a.green_alpha, b.green_alpha, c.green_alpha, d.green_alpha, share);
    return joined(divided(red_blue * factor.red_blue + 128), divided(green_alpha * factor.green_alpha + 128));
}

INLINE void store_first(uint8_t *pixels, longs value, size_t count) {
    if (count == PIXELS) store(pixels, value);
    else STORE_PART(pixels, value, count);
}

// Whether a row's points lie pixel by pixel from the first one's place, which is then put down: its fraction is far from
// where the rounding of sums could make another of it.
INLINE int is_shift(const cpk_sampling *image, int32_t first, int32_t *place) {
    if (image->across_x != 1 || image->across_y != 0) return 0;
    const double exact = ((double)first + 0.5 + image->down_x + image->shift_x - 0.5) * 256 + 0.5;
    *place = (int32_t)exact - ((double)(int32_t)exact > exact);
    const double part = exact - (double)*place;
    return part > 0x1p-10 && part < 1 - 0x1p-10;
}

static void NAME(sample_row)(const cpk_sampling *image, uint8_t *pixels, int32_t first, size_t count) {
    const channels factor = split((longs){0} + image->factor);
    const int is_level = image->across_y == 0;
    ints y = places_from(first, image->across_y, image->down_y, image->shift_y);
    int32_t place;
    if (is_shift(image, first, &place)) {
        const shares share = shares_of((ints){0} + place, y);
        const uint8_t *top = place_of(image, place, y[0]);
        for (size_t now; count > 0; count -= now, pixels += WIDTH, top += WIDTH) {
            now = count < PIXELS ? count : PIXELS;
            store_first(pixels, mixed_squares(squares_along(top, image->stride, now), share, factor), now);
        }
        return;
    }
    for (size_t now; count > 0; count -= now, pixels += WIDTH, first += PIXELS) {
        now = count < PIXELS ? count : PIXELS;
        const ints x = places_from(first, image->across_x, image->down_x, image->shift_x);
        if (!is_level) y = places_from(first, image->across_y, image->down_y, image->shift_y);
        const squares around = now == PIXELS ? squares_at(image, x, y, PIXELS) : squares_at(image, x, y, now);
        store_first(pixels, mixed_squares(around, shares_of(x, y), factor), now);
    }
}

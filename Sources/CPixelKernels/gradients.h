// Gradients along rectangles. Part of pixels.h. A pixel depends on its place alone, and by additions and
// multiplications in one order: every instruction set, every rectangle and every machine get the same bytes.

INLINE longs everywhere(uint32_t x) {
    return (longs){0} + x;
}

// Where rows of a rectangle meet a knot: the first pixel behind it for someone who comes along the row, and what is
// left of the division. From row to row both gain whole numbers.
typedef struct {
    int64_t x, rest, x_gain, rest_gain, divisor;
} knot_crossing;

INLINE int64_t floor_quotient(int64_t a, int64_t b) {
    return a / b - (a % b < 0);
}

// x = floor(number / divisor) + 1, of a number that gains `gain` with each row.
INLINE knot_crossing first_crossing(int64_t number, int64_t gain, int64_t divisor) {
    const int64_t quotient = floor_quotient(number, divisor), step = floor_quotient(gain, divisor);
    const knot_crossing result = {
        quotient + 1, number - quotient * divisor, step, gain - step * divisor, divisor};
    return result;
}

INLINE void move_down(knot_crossing *crossing) {
    crossing->x += crossing->x_gain;
    crossing->rest += crossing->rest_gain;
    const int64_t is_over = crossing->rest >= crossing->divisor;
    crossing->x += is_over;
    crossing->rest -= is_over ? crossing->divisor : 0;
}

// A straight part of an opaque axial gradient in a rectangle, and the knot where rows leave it.
typedef struct {
    // Channels at the row's first pixel, and their gains.
    uint32_t start[3], across[3], down[3];
    // What a vector's lanes are ahead of the first one, and what the next vector is ahead of it.
    longs lanes[3], stride[3];
    knot_crossing end;
} axial_stretch;

// A vector of a row's pixels, from their channels.
INLINE void axial_put(const longs *value, uint8_t *pixels, size_t i, size_t width) {
    const longs result = value[0] >> 24 | (value[1] >> 16 & 0xFF00) | (value[2] >> 8 & 0xFF0000) | 0xFF000000;
    if (i + PIXELS <= width) store(pixels + 4 * i, result);
    else STORE_PART(pixels + 4 * i, result, width - i);
}

// Pixels `first` ..< `end` of a row, from the channels of the vector at `first`; others may be written up to its width.
INLINE void axial_row(const axial_stretch *stretch, const longs *channels, uint8_t *pixels, size_t first, size_t end,
                      size_t width) {
    longs value[3] = {channels[0], channels[1], channels[2]};
    for (size_t i = first; i < end; i += PIXELS) {
        axial_put(value, pixels, i, width);
        for (int c = 0; c < 3; c++) value[c] += stretch->stride[c];
    }
}

// A stretch from the row's start.
INLINE void axial_run(const axial_stretch *stretch, uint8_t *pixels, size_t first, size_t end, size_t width) {
    longs channels[3];
    for (int c = 0; c < 3; c++) {
        channels[c] = stretch->lanes[c] + (stretch->start[c] + stretch->across[c] * (uint32_t)first);
    }
    axial_row(stretch, channels, pixels, first, end, width);
}

// A rectangle in one part.
INLINE void axial_plain(const axial_stretch *stretch, uint8_t *pixels, size_t stride, size_t width, size_t height) {
    longs start[3];
    for (int c = 0; c < 3; c++) start[c] = stretch->lanes[c] + stretch->start[c];
    for (size_t row = 0; row < height; row++, pixels += stride) {
        axial_row(stretch, start, pixels, 0, width, width);
        for (int c = 0; c < 3; c++) start[c] += stretch->down[c];
    }
}

// A rectangle in two parts: both are followed, and the second's lead is added from its first pixel on. Nothing branches
// on where that is.
INLINE void axial_pair(const axial_stretch *pair, uint8_t *pixels, size_t stride, size_t width, size_t height) {
    longs start[3], lead[3], lead_stride[3];
    for (int c = 0; c < 3; c++) {
        start[c] = pair[0].lanes[c] + pair[0].start[c];
        lead[c] = pair[1].lanes[c] + pair[1].start[c] - start[c];
        lead_stride[c] = pair[1].stride[c] - pair[0].stride[c];
    }
    knot_crossing crossing = pair[0].end;
    for (size_t row = 0; row < height; row++, pixels += stride) {
        const int64_t x = crossing.x < 0 ? 0 : crossing.x;
        const ints first = (ints)everywhere((uint32_t)(x > (int64_t)width ? (int64_t)width : x));
        ints place = (ints)lane_numbers();
        longs value[3] = {start[0], start[1], start[2]}, more[3] = {lead[0], lead[1], lead[2]};
        for (size_t i = 0; i < width; i += PIXELS, place += PIXELS) {
            const longs is_second = (longs)(place >= first);
            longs shown[3];
            for (int c = 0; c < 3; c++) shown[c] = value[c] + (more[c] & is_second);
            axial_put(shown, pixels, i, width);
            for (int c = 0; c < 3; c++) {
                value[c] += pair[0].stride[c];
                more[c] += lead_stride[c];
            }
        }
        move_down(&crossing);
        for (int c = 0; c < 3; c++) {
            start[c] += pair[0].down[c];
            lead[c] += pair[1].down[c] - pair[0].down[c];
        }
    }
}

INLINE int axial_part_at(const cpk_axial *axial, int64_t t) {
    int part = 0;
    while (part + 1 < axial->count && t >= axial->knots[part]) part++;
    return part;
}

// The parts that a rectangle meets, in the order in which rows do. Returns their number.
INLINE int axial_stretches(const cpk_axial *axial, int64_t x, int64_t y, size_t width, size_t height,
                           axial_stretch *stretches) {
    const int64_t t = axial->t + axial->tx * x + axial->ty * y;
    const int64_t right = axial->tx * (int64_t)(width - 1), bottom = axial->ty * (int64_t)(height - 1);
    const int low = axial_part_at(axial, t + (right < 0 ? right : 0) + (bottom < 0 ? bottom : 0));
    const int high = axial_part_at(axial, t + (right > 0 ? right : 0) + (bottom > 0 ? bottom : 0));
    for (int index = 0; index <= high - low; index++) {
        axial_stretch *stretch = stretches + index;
        const int part = axial->tx > 0 ? low + index : high - index;
        const cpk_axial_part *numbers = axial->parts + part;
        for (int c = 0; c < 3; c++) {
            stretch->across[c] = numbers->across[c];
            stretch->down[c] = numbers->down[c];
            stretch->start[c] = numbers->base[c] + numbers->across[c] * (uint32_t)x + numbers->down[c] * (uint32_t)y;
            stretch->lanes[c] = lane_numbers() * numbers->across[c];
            stretch->stride[c] = everywhere(numbers->across[c] * PIXELS);
        }
        if (index == high - low) break;
        // t + tx * i >= knot, or, where rows go down, t + tx * i < knot.
        if (axial->tx > 0) stretch->end = first_crossing(axial->knots[part] - 1 - t, -axial->ty, axial->tx);
        else if (axial->tx < 0) stretch->end = first_crossing(t - axial->knots[part - 1], axial->ty, -axial->tx);
    }
    return high - low + 1;
}

INLINE void axial_rect(const cpk_axial *axial, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                       size_t height) {
    axial_stretch stretches[CPK_PARTS];
    const int count = axial_stretches(axial, x, y, width, height, stretches);
    if (count == 1) return axial_plain(stretches, pixels, stride, width, height);
    if (count == 2) return axial_pair(stretches, pixels, stride, width, height);
    for (size_t row = 0; row < height; row++, pixels += stride) {
        size_t first = 0;
        for (int index = 0; index < count; index++) {
            axial_stretch *stretch = stretches + index;
            size_t end = width;
            if (index + 1 < count) {
                const int64_t crossing = stretch->end.x;
                if (crossing < (int64_t)width) end = crossing > (int64_t)first ? (size_t)crossing : first;
                move_down(&stretch->end);
            }
            if (first < end) axial_run(stretch, pixels, first, end, width);
            first = end;
            for (int c = 0; c < 3; c++) stretch->start[c] += stretch->down[c];
        }
    }
}

static void NAME(axial)(const cpk_axial *axial, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                        size_t height) {
    if (axial->tx != 0) return axial_rect(axial, pixels, stride, x, y, width, height);
    // A row lies in one part.
    for (size_t row = 0; row < height; row++) {
        axial_rect(axial, pixels + row * stride, stride, x, y + (int64_t)row, width, 1);
    }
}

INLINE longs packed(longs r, longs g, longs b, longs alpha) {
    return (r | g << 8) | (b << 16 | alpha);
}

// Vectors that are computed together: 32 pixels.
#define RAMP_VECTORS (32 / PIXELS)

// A part's pixels at some vectors of t: everywhere, or where their places are at the knot or behind it.
INLINE void ramp_part(const cpk_ramp_part *part, int is_first, float knot, const floats *places, const floats *t,
                      longs *result) {
#define DRAW(pixels) \
    do { \
        const longs here = (longs)(places[i] >= knot); \
        result[i] = is_first ? (pixels) : (result[i] & ~here) | ((pixels) & here); \
    } while (0)
    longs channel[3];
    if (part->kind == CPK_FLAT) {
        for (int i = 0; i < RAMP_VECTORS; i++) DRAW(everywhere(part->pixel));
    } else if (part->kind == CPK_OPAQUE) {
        for (int i = 0; i < RAMP_VECTORS; i++) {
            for (int c = 0; c < 3; c++) channel[c] = ROUNDED(t[i] * part->slope[c] + part->base[c]);
            DRAW(packed(channel[0], channel[1], channel[2], everywhere(0xFF000000)));
        }
    } else if (part->kind == CPK_FADING) {
        for (int i = 0; i < RAMP_VECTORS; i++) {
            const floats alpha = t[i] * part->slope[3] + part->base[3];
            for (int c = 0; c < 3; c++) channel[c] = ROUNDED(alpha * part->base[c]);
            DRAW(packed(channel[0], channel[1], channel[2], ROUNDED(alpha) << 24));
        }
    } else {
        for (int i = 0; i < RAMP_VECTORS; i++) {
            const floats alpha = t[i] * part->slope[3] + part->base[3];
            const floats share = alpha * (1 / 255.0f);
            const longs most = ROUNDED(alpha);
            for (int c = 0; c < 3; c++) {
                const floats value = t[i] * part->slope[c] + part->base[c];
                // No channel is above alpha, however the two are rounded.
                channel[c] = __builtin_elementwise_min(ROUNDED(value * share), most);
            }
            DRAW(packed(channel[0], channel[1], channel[2], most << 24));
        }
    }
#undef DRAW
}

// Every part that some pixel lies in, over the ones before. Places are t or its squares; roots take long, and only what
// is not flat asks for them. Returns whether all pixels are transparent because their part is.
INLINE int ramp_vectors(const cpk_ramp *ramp, int is_radial, const floats *places, longs *result) {
    floats least = places[0], most = places[0];
    for (int i = 1; i < RAMP_VECTORS; i++) {
        least = LESSER(places[i], least);
        most = GREATER(places[i], most);
    }
    int part = 0;
    while (part + 1 < ramp->count && SIGNS((ints)(least < ramp->knots[part])) == 0) part++;
    floats t[RAMP_VECTORS];
    int has_t = 0;
    for (int is_first = 1;; is_first = 0) {
        if (!has_t && ramp->parts[part].kind != CPK_FLAT) {
            for (int i = 0; i < RAMP_VECTORS; i++) {
                t[i] = is_radial ? __builtin_elementwise_sqrt(places[i]) : places[i];
            }
            has_t = 1;
        }
        if (is_first) ramp_part(ramp->parts + part, 1, 0, places, t, result);
        else ramp_part(ramp->parts + part, 0, ramp->knots[part - 1], places, t, result);
        if (part + 1 == ramp->count || SIGNS((ints)(most >= ramp->knots[part])) == 0) {
            return is_first && !has_t && ramp->parts[part].pixel == 0;
        }
        part++;
    }
}

// `has_level_v` says that v is the same all along a row, `is_over` that the gradient is mixed with what is there.
INLINE void ramp_rows(const cpk_ramp *ramp, int is_radial, int has_level_v, int is_over, uint8_t *pixels, size_t stride,
                      int64_t x, int64_t y, size_t width, size_t height) {
    const longs whole = everywhere(255);
    const floats numbers = __builtin_convertvector((ints)lane_numbers(), floats) + (float)x;
    for (size_t row = 0; row < height; row++, pixels += stride) {
        const double down = (double)(y + (int64_t)row);
        const float u0 = (float)(ramp->u + ramp->uy * down);
        const float v0 = (float)(ramp->v + ramp->vy * down);
        floats across = numbers;
        for (size_t first = 0; first < width;) {
            floats places[RAMP_VECTORS];
            for (int i = 0; i < RAMP_VECTORS; i++, across += PIXELS) {
                places[i] = across * ramp->ux + u0;
                if (!is_radial) continue;
                const floats v = has_level_v ? (floats){0} + v0 : across * ramp->vx + v0;
                places[i] = places[i] * places[i] + v * v;
            }
            longs result[RAMP_VECTORS];
            if (ramp_vectors(ramp, is_radial, places, result) && is_over) {
                first += RAMP_VECTORS * PIXELS;
                continue;
            }
            for (int i = 0; i < RAMP_VECTORS; i++, first += PIXELS) {
                uint8_t *place = pixels + 4 * first;
                if (first + PIXELS <= width) {
                    store(place, is_over ? over(load(place), result[i], whole, 1) : result[i]);
                } else if (first < width) {
                    const size_t rest = width - first;
                    STORE_PART(place, is_over ? over(LOAD_PART(place, rest), result[i], whole, 1) : result[i], rest);
                }
            }
        }
    }
}

INLINE void ramp_rect(const cpk_ramp *ramp, int is_over, uint8_t *pixels, size_t stride, int64_t x, int64_t y,
                      size_t width, size_t height) {
    if (!ramp->is_radial) ramp_rows(ramp, 0, 1, is_over, pixels, stride, x, y, width, height);
    else if (ramp->vx == 0) ramp_rows(ramp, 1, 1, is_over, pixels, stride, x, y, width, height);
    else ramp_rows(ramp, 1, 0, is_over, pixels, stride, x, y, width, height);
}

static void NAME(ramp)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                       size_t height) {
    ramp_rect(ramp, 0, pixels, stride, x, y, width, height);
}

static void NAME(ramp_over)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                            size_t height) {
    ramp_rect(ramp, 1, pixels, stride, x, y, width, height);
}

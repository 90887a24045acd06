// Gradients along rectangles of at most 64 pixels' width. Part of pixels.h.

INLINE longs lane_numbers(void) {
    longs result;
    for (int i = 0; i < PIXELS; i++) result[i] = (uint32_t)i;
    return result;
}

INLINE longs least(longs a, longs b) {
    return __builtin_elementwise_min(a, b);
}

// How far fractions (the upper bits) are from 0, at most 2^31.
INLINE longs distance(longs x) {
    return (longs)__builtin_elementwise_abs((ints)x);
}

// The first whole number not below x, within 0 ... limit.
INLINE size_t pixels_before(double x, size_t limit) {
    if (!(x > 0)) return 0;
    if (x >= (double)limit) return limit;
    const size_t whole = (size_t)x;
    return whole + ((double)whole < x);
}

// A straight part of the colours' way: channels in 8.24 bits are base + slope * t.
typedef struct {
    double base[3], slope[3];
    // What a vector's lanes are ahead of the first one, and what the next vector is ahead of it.
    longs lanes[3], stride[3];
} straight_part;

// What lies before the first stop, between stops, and behind the last one; `knots` are where they meet.
INLINE int straight_parts(const cpk_ramp *ramp, double du, straight_part *parts, double *knots) {
    const int pieces = ramp->pieces;
    double value[3];
    for (int c = 0; c < 3; c++) value[c] = ramp->base[c];
    for (int part = 0; part <= pieces + 1; part++) {
        const int piece = part - 1;
        const int is_end = piece < 0 || piece == pieces;
        for (int c = 0; c < 3; c++) {
            const double slope = is_end ? 0 : (double)ramp->slope[piece][c];
            const double start = is_end ? 0 : (double)ramp->location[piece];
            parts[part].base[c] = (value[c] + 0.5 - slope * start) * 16777216.0;
            parts[part].slope[c] = slope * 16777216.0;
            const uint32_t step = (uint32_t)rounded(slope * 16777216.0 * du);
            parts[part].lanes[c] = lane_numbers() * step;
            parts[part].stride[c] = (longs){0} + step * PIXELS;
            if (!is_end) value[c] += slope * ramp->length[piece];
        }
        if (part <= pieces) {
            knots[part] = piece + 1 < pieces ? (double)ramp->location[piece + 1]
                                             : (double)ramp->location[pieces - 1] + ramp->length[pieces - 1];
        }
    }
    return pieces + 2;
}

// Pixels `first` ..< `end` of a row; others may be written up to its width.
INLINE uint64_t straight_run(const straight_part *part, uint8_t *pixels, size_t first, size_t end, size_t width,
                             double t, uint32_t margin) {
    uint64_t doubt = 0;
    longs value[3];
    for (int c = 0; c < 3; c++) {
        value[c] = part->lanes[c] + (uint32_t)(int64_t)(part->base[c] + part->slope[c] * t);
    }
    const longs limit = (longs){0} + (margin << 8);
    for (size_t i = first; i < end; i += PIXELS) {
        const longs result =
            value[0] >> 24 | (value[1] >> 16 & 0xFF00) | (value[2] >> 8 & 0xFF0000) | 0xFF000000;
        // How far each channel is from the edge between two bytes.
        const longs nearest =
            least(least(distance(value[0] << 8), distance(value[1] << 8)), distance(value[2] << 8));
        uint64_t found = SIGNS((ints)(nearest - limit));
        if (i + PIXELS <= width) store(pixels + 4 * i, result);
        else STORE_PART(pixels + 4 * i, result, width - i);
        if (found != 0) {
            if (end - i < PIXELS) found &= ((uint64_t)1 << (end - i)) - 1;
            doubt |= found << i;
        }
        for (int c = 0; c < 3; c++) value[c] += part->stride[c];
    }
    return doubt;
}

static void NAME(ramp_axial)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, size_t width, size_t height,
                             const cpk_ramp_map *map, uint64_t *doubt) {
    straight_part parts[10];
    double knots[10];
    const double du = map->ux;
    const int count = straight_parts(ramp, du, parts, knots);
    const uint32_t margin = (uint32_t)(map->margin * 16777216.0) + 128;
    // Where a row crosses no knot at all, any number does.
    const int is_level = du < 1e-30 && du > -1e-30;
    const double columns_a_unit = is_level ? 0 : 1 / du;
    for (size_t y = 0; y < height; y++, pixels += stride) {
        const double u = map->u + map->uy * (double)y;
        uint64_t row = 0;
        if (is_level) {
            int part = 0;
            while (part + 1 < count && u >= knots[part]) part++;
            row = straight_run(parts + part, pixels, 0, width, width, u, margin);
        } else {
            size_t first = 0;
            for (int index = 0; index < count && first < width; index++) {
                const int part = du > 0 ? index : count - 1 - index;
                const int knot = du > 0 ? part : part - 1;
                const size_t end = index + 1 < count ? pixels_before((knots[knot] - u) * columns_a_unit, width) : width;
                if (end <= first) continue;
                row |= straight_run(parts + part, pixels, first, end, width, u + du * (double)first, margin);
                first = end;
            }
        }
        doubt[y] = row;
    }
}

// A ramp's numbers, each as often as a vector has lanes.
typedef struct {
    floats location[8], length[8], base[4], slope[8][4];
} wide_ramp;

INLINE void widen(const cpk_ramp *ramp, int pieces, wide_ramp *wide) {
    const floats zero = {0};
    for (int c = 0; c < 4; c++) wide->base[c] = ramp->base[c] + zero;
    for (int piece = 0; piece < pieces; piece++) {
        wide->location[piece] = ramp->location[piece] + zero;
        wide->length[piece] = ramp->length[piece] + zero;
        for (int c = 0; c < 4; c++) wide->slope[piece][c] = ramp->slope[piece][c] + zero;
    }
}

// Sums of products may be rounded once or twice, as the machine likes: what could depend on it is doubtful, and computed
// again.

// Pixels at t, and which of them come within the margin (in 1/65,536) of an edge between bytes.
INLINE uint32_t ramp_pixels(const wide_ramp *ramp, int pieces, int is_opaque, floats t, uint32_t margin, longs *pixels) {
    typedef VECTOR(int16_t, WIDTH) word_ints;
    const floats zero = {0};
    floats value[4] = {ramp->base[0], ramp->base[1], ramp->base[2], ramp->base[3]};
    for (int piece = 0; piece < pieces; piece++) {
        const floats beyond = __builtin_elementwise_max(t - ramp->location[piece], zero);
        const floats along = __builtin_elementwise_min(beyond, ramp->length[piece]);
        for (int c = 0; c < (is_opaque ? 3 : 4); c++) value[c] = FUSED(along, ramp->slope[piece][c], value[c]);
    }
    const floats factor = is_opaque ? zero + 65536.0f : value[3] * (65536.0f / 255);
    longs fixed[4];
    for (int c = 0; c < 3; c++) fixed[c] = (longs)__builtin_convertvector(value[c] * factor, ints) + 32768;
    fixed[3] = is_opaque ? (longs){0} + (0xFF0000 + 32768)
                         : (longs)__builtin_convertvector(value[3] * 65536.0f, ints) + 32768;
    // Bytes lie above fractions of 16 bits; two channels share a vector of words.
    const longs low = 0xFFFF + (longs){0};
    *pixels = fixed[0] >> 16 | (fixed[1] >> 8 & 0xFF00) | (fixed[2] & 0xFF0000) | (fixed[3] << 8 & 0xFF000000);
    const words first = (words)((fixed[0] & low) | fixed[1] << 16);
    const words second = (words)((fixed[2] & low) | fixed[3] << 16);
    const words nearest = __builtin_elementwise_min(
        (words)__builtin_elementwise_abs((word_ints)first), (words)__builtin_elementwise_abs((word_ints)second));
    // Below the margin in either half: a borrow reaches the half's highest bit.
    const longs below = (longs)(nearest - (uint16_t)margin);
    return SIGNS((ints)(below | below << 16));
}

INLINE void ramp_rows(const cpk_ramp *ramp, int pieces, int is_opaque, int is_radial, uint8_t *pixels, size_t stride,
                      size_t width, size_t height, const cpk_ramp_map *map, uint64_t *doubt) {
    wide_ramp wide;
    widen(ramp, pieces, &wide);
    // Cutting off instead of rounding moves a channel by one more.
    const uint32_t margin = (uint32_t)(map->margin * 65536.0) + 2;
    const floats numbers = __builtin_convertvector((ints)lane_numbers(), floats);
    const floats ux = (floats){0} + (float)map->ux;
    const floats vx = (floats){0} + (float)map->vx;
    const float last = ramp->location[pieces - 1] + ramp->length[pieces - 1] + (float)map->position_error;
    const longs end_pixel = (longs){0} + ramp->end_pixel;
    for (size_t y = 0; y < height; y++, pixels += stride) {
        const floats u0 = (floats){0} + (float)(map->u + map->uy * (double)y);
        const floats v0 = (floats){0} + (float)(map->v + map->vy * (double)y);
        uint64_t row = 0;
        for (size_t i = 0; i < width; i += PIXELS) {
            const floats x = numbers + (float)i;
            const floats u = u0 + x * ux;
            floats t = u;
            if (is_radial) {
                const floats v = v0 + x * vx;
                t = __builtin_elementwise_sqrt(FUSED(u, u, v * v));
            }
            longs result = end_pixel;
            uint64_t found = 0;
            if (SIGNS((ints)(t - last)) != 0) found = ramp_pixels(&wide, pieces, is_opaque, t, margin, &result);
            if (i + PIXELS <= width) {
                store(pixels + 4 * i, result);
            } else {
                STORE_PART(pixels + 4 * i, result, width - i);
                found &= ((uint64_t)1 << (width - i)) - 1;
            }
            row |= found << i;
        }
        doubt[y] = row;
    }
}

static void NAME(ramp_radial)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, size_t width, size_t height,
                              const cpk_ramp_map *map, uint64_t *doubt) {
    // Loops over few pieces are unrolled.
#define ROWS(pieces, is_opaque, is_radial) \
    ramp_rows(ramp, pieces, is_opaque, is_radial, pixels, stride, width, height, map, doubt)
    const int is_radial = map->is_radial;
    if (!is_radial) ROWS(ramp->pieces, 0, 0);
    else if (ramp->pieces == 1 && ramp->is_opaque) ROWS(1, 1, 1);
    else if (ramp->pieces == 1) ROWS(1, 0, 1);
    else if (ramp->pieces == 2 && ramp->is_opaque) ROWS(2, 1, 1);
    else if (ramp->pieces == 2) ROWS(2, 0, 1);
    else ROWS(ramp->pieces, 0, 1);
#undef ROWS
}

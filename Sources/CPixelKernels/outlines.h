// Areas under edges, and outlines in fixed point. Part of pixels.h.
//
// Edges are cut into pieces of one row each, four rows at a time; pieces are cut into columns, eight pieces at a time.

typedef VECTOR(int32_t, 32) eight_ints;
typedef VECTOR(int64_t, 64) eight_wide;
typedef VECTOR(double, 64) eight_doubles;
typedef VECTOR(uint8_t, 8) eight_bytes;
typedef VECTOR(int32_t, 16) four_rows;
typedef VECTOR(double, 32) four_doubles;

#define KEEP_APART() __asm__ volatile("" ::: "memory")
#define EDGE_ONE 65536
// 32 bits reach eight columns further.
#define MOST_COLUMNS 32752
#define PIECES 256
// How many rows of an edge are written at once, needed or not.
#define ROWS_AHEAD 4

// Pieces of edges: from one column coordinate to another in a row whose first cell is `offset`; the height is negative
// where the contour runs up.
typedef struct {
    int32_t from[PIECES + 8], to[PIECES + 8], height[PIECES + 8], offset[PIECES + 8];
    size_t count;
} row_pieces;

// No functions: vectors wider than the machine's own are no arguments.
#define WIDE_OF(x) __builtin_convertvector(x, eight_wide)

// A piece that crosses more than two columns; left and right count from the first cell.
INLINE void add_long_piece(int64_t *cells, uint8_t *marks, size_t offset, int32_t left, int32_t right, int32_t height) {
    const eight_ints numbers = {0, 1, 2, 3, 4, 5, 6, 7};
    const eight_wide none = {0};
    const int32_t sign = height >> 31;
    // A quotient up to 2^16 by a divisor below 2^31 is whole, or 2^-31 away from it; rounding is wrong by 2^-35 at
    // most.
    const double slope = (double)((height ^ sign) - sign) / (double)(right - left);
    const size_t columns = (size_t)((right + EDGE_ONE - 1) >> 16);
    int32_t done_before = 0;
    int64_t carried = 0;
    for (size_t column = 0; column < columns; column += 8) {
        const eight_ints start = (numbers + (int32_t)column) << 16;
        const eight_ints end = __builtin_elementwise_min(start + EDGE_ONE, (eight_ints){0} + right);
        const eight_ints from = __builtin_elementwise_max(start, (eight_ints){0} + left);
        const eight_ints total = __builtin_convertvector(
            __builtin_convertvector(end - left, eight_doubles) * slope + 0x1p-33, eight_ints);
        eight_ints done = __builtin_shufflevector(total, total, 0, 0, 1, 2, 3, 4, 5, 6);
        done[0] = done_before;
        done_before = total[7];
        const eight_ints fractions = (from - start) + (end - start);
        const eight_ints part = ((total - done) ^ sign) - sign;
        const eight_wide right_share = WIDE_OF(part) * WIDE_OF(fractions);
        eight_wide shifted = __builtin_shufflevector(none, right_share, 0, 8, 9, 10, 11, 12, 13, 14);
        shifted[0] = carried;
        carried = right_share[7];
        eight_wide values;
        memcpy(&values, cells + offset + column, sizeof values);
        values += WIDE_OF(part) * WIDE_OF(2 * EDGE_ONE - fractions) + shifted;
        memcpy(cells + offset + column, &values, sizeof values);
    }
    if ((columns & 7) == 0) cells[offset + columns] += carried;
    const size_t block = offset >> 3;
    const size_t last = (offset + columns) >> 3;
    marks[block] = 1;
    marks[last] = 1;
    if (last > block + 1) memset(marks + block, 1, last - block);
}

static __attribute__((noinline)) void NAME(add_pieces)(const cpk_cells *area, row_pieces *pieces) {
    if (pieces->count == 0) return;
    // What fills the last eight has no height.
    const size_t last = pieces->count - 1;
    for (size_t i = 0; i < 8; i++) {
        pieces->from[last + 1 + i] = pieces->to[last + 1 + i] = pieces->from[last];
        pieces->offset[last + 1 + i] = pieces->offset[last];
        pieces->height[last + 1 + i] = 0;
    }
    int64_t *const cells = area->cells;
    uint8_t *const marks = area->marks;
    for (size_t i = 0; i <= last; i += 8) {
        eight_ints from, to, signed_height, offset;
        memcpy(&from, pieces->from + i, sizeof from);
        memcpy(&to, pieces->to + i, sizeof to);
        memcpy(&signed_height, pieces->height + i, sizeof signed_height);
        memcpy(&offset, pieces->offset + i, sizeof offset);
        const eight_ints left = __builtin_elementwise_min(from, to);
        const eight_ints right = __builtin_elementwise_max(from, to);
        const eight_ints column = left >> 16;
        const eight_ints start = left & (EDGE_ONE - 1);
        const eight_ints end = right - (column << 16);
        const eight_ints is_long = end > 2 * EDGE_ONE;
        const eight_ints height = signed_height & ~is_long;
        const eight_ints sign = height >> 31;
        const eight_ints rest = EDGE_ONE - start;
        // The first column's share: all of it where there is no second one.
        const eight_doubles product = __builtin_convertvector((height ^ sign) - sign, eight_doubles)
            * __builtin_convertvector(rest, eight_doubles);
        const eight_doubles span =
            __builtin_convertvector(__builtin_elementwise_max(end - start, rest), eight_doubles);
        const eight_ints first = (__builtin_convertvector(product / span, eight_ints) ^ sign) - sign;
        const eight_ints second = height - first;
        const eight_ints near = start + __builtin_elementwise_min(end, (eight_ints){0} + EDGE_ONE);
        const eight_ints far = end - EDGE_ONE;
        int64_t values[3][8];
        const eight_wide first_right = WIDE_OF(first) * WIDE_OF(near);
        const eight_wide second_right = WIDE_OF(second) * WIDE_OF(far);
        const eight_wide value0 = WIDE_OF(first) * WIDE_OF(2 * EDGE_ONE - near);
        const eight_wide value1 = first_right + WIDE_OF(second) * WIDE_OF(2 * EDGE_ONE - far);
        memcpy(values[0], &value0, sizeof value0);
        memcpy(values[1], &value1, sizeof value1);
        memcpy(values[2], &second_right, sizeof second_right);
        const eight_ints place = offset + column;
        int32_t places[8];
        memcpy(places, &place, sizeof place);
#pragma clang loop unroll(full)
        for (int k = 0; k < 8; k++) {
            const size_t cell = (size_t)places[k];
            // One by one: neighbours added together would wait for what was just stored a cell further.
            cells[cell] += values[0][k];
            KEEP_APART();
            cells[cell + 1] += values[1][k];
            KEEP_APART();
            cells[cell + 2] += values[2][k];
            marks[cell >> 3] = 1;
            marks[(cell + 2) >> 3] = 1;
        }
        uint32_t longs_left = EIGHT_SIGNS(is_long);
        while (longs_left != 0) {
            const int k = __builtin_ctz(longs_left);
            longs_left &= longs_left - 1;
            add_long_piece(cells, marks, (size_t)places[k], start[k], end[k], signed_height[k]);
        }
    }
    pieces->count = 0;
}

// Cuts what lies in some rows of an edge. It starts at `x0`, `ahead` above the end of the first of these rows, and is
// `height` high and `along` wide; in these rows it runs from `first_x` to `last_x`.
INLINE void cut_edge(const cpk_cells *area, row_pieces *pieces, int32_t x0, double ahead, double height, double along,
                     int32_t first_x, int32_t last_x, int32_t first_height, int32_t last_height, int32_t winding,
                     size_t row, size_t rows) {
    const int32_t stride = (int32_t)area->stride;
    const four_doubles steps = {0, EDGE_ONE, 2 * EDGE_ONE, 3 * EDGE_ONE};
    const four_rows numbers = {0, 1, 2, 3};
    const four_doubles half = {0.5, 0.5, 0.5, 0.5};
    int32_t x = first_x;
    int32_t top_height = first_height;
    for (size_t done = 0; done < rows; done += ROWS_AHEAD) {
        if (pieces->count > PIECES - ROWS_AHEAD) NAME(add_pieces)(area, pieces);
        const size_t count = rows - done < ROWS_AHEAD ? rows - done : ROWS_AHEAD;
        const size_t at = pieces->count;
        // Where it crosses the ends of rows, to the nearest, halves away from zero.
        const four_doubles way = (ahead + (double)done * EDGE_ONE + steps) / height * along;
        const four_rows ends = x0 + __builtin_convertvector(way + __builtin_elementwise_copysign(half, way), four_rows);
        pieces->from[at] = x;
        memcpy(pieces->from + at + 1, &ends, sizeof ends);
        memcpy(pieces->to + at, &ends, sizeof ends);
        const four_rows heights = (four_rows){0} + winding * EDGE_ONE;
        memcpy(pieces->height + at, &heights, sizeof heights);
        const four_rows offsets = (int32_t)(row + done) * stride + numbers * stride;
        memcpy(pieces->offset + at, &offsets, sizeof offsets);
        pieces->height[at] = winding * top_height;
        if (rows - done <= ROWS_AHEAD) {
            pieces->to[at + count - 1] = last_x;
            pieces->height[at + count - 1] = winding * last_height;
        }
        top_height = EDGE_ONE;
        x = ends[ROWS_AHEAD - 1];
        pieces->count = at + count;
    }
}

// An edge that lies within the cells, in coordinates from their corner; y0 < y1.
INLINE void cut_inner_line(const cpk_cells *area, row_pieces *pieces, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                           int32_t winding) {
    const int32_t row = y0 >> 16;
    const int32_t rows = ((y1 - 1) >> 16) - row + 1;
    const int32_t row_end = (row + 1) << 16;
    const int32_t first = (rows == 1 ? y1 : row_end) - y0;
    cut_edge(area, pieces, x0, (double)(row_end - y0), (double)(y1 - y0), (double)(x1 - x0), x0, x1, first,
             rows == 1 ? first : y1 - ((row + rows - 1) << 16), winding, (size_t)row, (size_t)rows);
}

static void NAME(add_inner_outline)(const cpk_cells *cells, const int32_t *points, size_t count) {
    const cpk_cells area = *cells;
    row_pieces pieces;
    pieces.count = 0;
    for (size_t first = 1; first < count + 1;) {
        const size_t end = first + (size_t)points[2 * first - 1];
        int32_t x = points[2 * end - 2];
        int32_t y = points[2 * end - 1];
        for (size_t i = first; i < end; i++) {
            const int32_t next_x = points[2 * i];
            const int32_t next_y = points[2 * i + 1];
            if (y != next_y) {
                const int is_down = y < next_y;
                cut_inner_line(&area, &pieces, is_down ? x : next_x, is_down ? y : next_y, is_down ? next_x : x,
                               is_down ? next_y : y, is_down ? 1 : -1);
            }
            x = next_x;
            y = next_y;
        }
        first = end + 1;
    }
    NAME(add_pieces)(&area, &pieces);
}

// Where an edge crosses a height that is not its end. It depends on the whole edge only, so every band gets the same
// answer.
INLINE int32_t crossing(const cpk_edge *edge, int64_t origin, int64_t y) {
    const double way = (double)(y - edge->y0) / (double)(edge->y1 - edge->y0) * (double)(edge->x1 - edge->x0);
    return (int32_t)(edge->x0 - origin + rounded(way));
}

INLINE void cut_visible_part(const cpk_cells *area, row_pieces *pieces, const cpk_edge *edge) {
    const int64_t origin = area->min_x * EDGE_ONE;
    const int64_t first = area->min_y * EDGE_ONE;
    const int64_t end = first + area->height * EDGE_ONE;
    const int64_t top = edge->y0 > first ? edge->y0 : first;
    const int64_t bottom = edge->y1 < end ? edge->y1 : end;
    const int64_t least = edge->x0 < edge->x1 ? edge->x0 : edge->x1;
    const int64_t greatest = edge->x0 < edge->x1 ? edge->x1 : edge->x0;
    if (top >= bottom || least >= origin + area->width * EDGE_ONE) return;
    if (least < origin || greatest > origin + (area->width < MOST_COLUMNS ? area->width : MOST_COLUMNS) * EDGE_ONE) {
        cpk_add_cut_edge(area, edge, top, bottom);
        return;
    }
    const int64_t row = top >> 16;
    const int64_t rows = ((bottom - 1) >> 16) - row + 1;
    const int64_t row_end = (row + 1) * EDGE_ONE;
    const int32_t first_height = (int32_t)((rows == 1 ? bottom : row_end) - top);
    cut_edge(area, pieces, (int32_t)(edge->x0 - origin), (double)(row_end - edge->y0), (double)(edge->y1 - edge->y0),
             (double)(edge->x1 - edge->x0),
             top == edge->y0 ? (int32_t)(edge->x0 - origin) : crossing(edge, origin, top),
             bottom == edge->y1 ? (int32_t)(edge->x1 - origin) : crossing(edge, origin, bottom),
             first_height,
             rows == 1 ? first_height : (int32_t)(bottom - (row + rows - 1) * EDGE_ONE), (int32_t)edge->winding,
             (size_t)(row - area->min_y), (size_t)rows);
}

static void NAME(add_edges)(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count) {
    const cpk_cells area = *cells;
    row_pieces pieces;
    pieces.count = 0;
    for (size_t i = 0; i < count; i++) {
        cut_visible_part(&area, &pieces, edges + numbers[i]);
    }
    NAME(add_pieces)(&area, &pieces);
}

// The edge between two points from a corner, which are not equally high.
INLINE cpk_edge edge_between(const int32_t *a, const int32_t *b, int64_t x, int64_t y) {
    const int is_down = a[1] < b[1];
    const int32_t *upper = is_down ? a : b;
    const int32_t *lower = is_down ? b : a;
    return (cpk_edge){x + upper[0], y + upper[1], x + lower[0], y + lower[1], is_down ? 1 : -1};
}

static void NAME(add_outline_edges)(const cpk_cells *cells, const int32_t *points, const int32_t *numbers, size_t count,
                                    int64_t x, int64_t y) {
    const cpk_cells area = *cells;
    row_pieces pieces;
    pieces.count = 0;
    for (size_t i = 0; i < count; i++) {
        const int32_t *end = points + 2 * (ptrdiff_t)numbers[i];
        const int32_t *start = end - 2;
        // Before a contour's first point stands the number of its points, and its last point is the one before.
        if (start[0] < 0) start += 2 * (ptrdiff_t)start[1];
        const cpk_edge edge = edge_between(start, end, x, y);
        cut_visible_part(&area, &pieces, &edge);
    }
    NAME(add_pieces)(&area, &pieces);
}

static void NAME(add_outline)(const cpk_cells *cells, const int32_t *points, size_t count, int64_t x, int64_t y) {
    const cpk_cells area = *cells;
    row_pieces pieces;
    pieces.count = 0;
    for (size_t first = 1; first < count + 1;) {
        const size_t end = first + (size_t)points[2 * first - 1];
        const int32_t *previous = points + 2 * (end - 1);
        for (size_t i = first; i < end; i++) {
            const int32_t *next = points + 2 * i;
            if (previous[1] != next[1]) {
                const cpk_edge edge = edge_between(previous, next, x, y);
                cut_visible_part(&area, &pieces, &edge);
            }
            previous = next;
        }
        first = end + 1;
    }
    NAME(add_pieces)(&area, &pieces);
}

// Four points at a time, unless some are like the one before.
static size_t NAME(fixed_points)(const double *points, size_t count, int64_t x, int64_t y, int32_t *fixed,
                                 int *has_upright) {
    if (count == 0) return 0;
    uint32_t upright = 0;
    fixed[0] = (int32_t)(rounded(points[0] * EDGE_ONE) - x);
    fixed[1] = (int32_t)(rounded(points[1] * EDGE_ONE) - y);
    size_t kept = 1;
    size_t i = 1;
    const double left = (double)x, top = (double)y;
    const eight_doubles corner = {left, top, left, top, left, top, left, top};
    // Above 0 rounding is cutting off, after the corner has been taken away, too.
    for (; x >= 0 && y >= 0 && i + 4 <= count; i += 4) {
        eight_doubles four;
        memcpy(&four, points + 2 * i, sizeof four);
        const eight_ints next = __builtin_convertvector(four * EDGE_ONE + 0.5 - corner, eight_ints);
        eight_ints previous = __builtin_shufflevector(next, next, 0, 1, 0, 1, 2, 3, 4, 5);
        previous[0] = fixed[2 * kept - 2];
        previous[1] = fixed[2 * kept - 1];
        const eight_ints is_same = next == previous;
        const uint32_t same = EIGHT_SIGNS(is_same);
        const uint32_t repeated = same & same >> 1 & 0x55;
        upright |= (same ^ same >> 1) & 0x55;
        if (repeated == 0) {
            memcpy(fixed + 2 * kept, &next, sizeof next);
            kept += 4;
            continue;
        }
        for (int k = 0; k < 4; k++) {
            if (repeated >> 2 * k & 1) continue;
            fixed[2 * kept] = next[2 * k];
            fixed[2 * kept + 1] = next[2 * k + 1];
            kept++;
        }
    }
    for (; i < count; i++) {
        const int32_t next_x = (int32_t)(rounded(points[2 * i] * EDGE_ONE) - x);
        const int32_t next_y = (int32_t)(rounded(points[2 * i + 1] * EDGE_ONE) - y);
        const int same_x = next_x == fixed[2 * kept - 2];
        const int same_y = next_y == fixed[2 * kept - 1];
        upright |= (uint32_t)(same_x ^ same_y);
        fixed[2 * kept] = next_x;
        fixed[2 * kept + 1] = next_y;
        kept += (size_t)!(same_x & same_y);
    }
    upright |= (uint32_t)((fixed[0] == fixed[2 * kept - 2]) ^ (fixed[1] == fixed[2 * kept - 1]));
    if (upright != 0) *has_upright = 1;
    return kept;
}

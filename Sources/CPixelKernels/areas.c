#include "cpixelkernels.h"
#include "scalars.h"

#include <string.h>

// Exact areas of edges that the cells cut, one by one, and the limits of outlines.

#define FRACTION_BITS 16
#define ONE ((int64_t)1 << FRACTION_BITS)

// floor(a * b / c) of a <= 2^16 and 0 <= b <= c: below 2^52 a rounded quotient never reaches the next whole number.
INLINE int64_t share(int64_t a, int64_t b, int64_t c) {
    return c < (int64_t)1 << 35 ? (int64_t)((double)(a * b) / (double)c) : a * b / c;
}

INLINE void add_cell(int64_t *cells, uint8_t *marks, int64_t column, int64_t value) {
    cells[column] += value;
    marks[column >> 3] = 1;
}

// A piece of an edge within one row, `height` high, cut into the columns that it crosses. Left and right count from the
// first pixel.
INLINE void add_row(int64_t *cells, uint8_t *marks, int64_t width, int64_t left, int64_t right, int64_t height,
                    int64_t winding) {
    if (right <= 0) {
        add_cell(cells, marks, 0, winding * height * (2 * ONE));
        return;
    }
    int64_t column = left >> FRACTION_BITS;
    if (column >= width) return;
    const int64_t span = right - left;
    int64_t done = 0;
    int64_t from = left;
    if (column < 0) {
        done = share(height, -left, span);
        add_cell(cells, marks, 0, winding * done * (2 * ONE));
        column = 0;
        from = 0;
    }
    for (; column < width; column++) {
        const int64_t end = (column + 1) * ONE;
        const int64_t to = right < end ? right : end;
        const int64_t total = to == right ? height : share(height, to - left, span);
        const int64_t fractions = from + to - 2 * column * ONE;
        const int64_t part = winding * (total - done);
        add_cell(cells, marks, column, part * (2 * ONE - fractions));
        // What is nothing is not noted: it would end a run.
        if (fractions != 0 && column + 1 < width) add_cell(cells, marks, column + 1, part * fractions);
        if (to == right) return;
        done = total;
        from = to;
    }
}

// Where the edge crosses a height. It depends on the whole edge only, so every tile gets the same answer.
INLINE int64_t crossing(const cpk_edge *edge, int64_t y) {
    if (y == edge->y1) return edge->x1;
    if (y == edge->y0 || edge->x0 == edge->x1) return edge->x0;
    return edge->x0
        + rounded((double)(y - edge->y0) / (double)(edge->y1 - edge->y0) * (double)(edge->x1 - edge->x0));
}

void cpk_add_cut_edge(const cpk_cells *area, const cpk_edge *edge, int64_t top, int64_t bottom) {
    const int64_t origin = area->min_x * ONE;
    const int64_t greatest = edge->x0 < edge->x1 ? edge->x1 : edge->x0;
    int64_t row = (top >> FRACTION_BITS) - area->min_y;
    int64_t *cells = area->cells + (size_t)row * area->stride;
    uint8_t *marks = area->marks + (size_t)row * (area->stride / 8);
    const int is_left = greatest <= origin;
    int64_t x = is_left ? 0 : crossing(edge, top) - origin;
    int64_t y = top;
    while (y < bottom) {
        const int64_t row_end = ((y >> FRACTION_BITS) + 1) * ONE;
        const int64_t next_y = row_end < bottom ? row_end : bottom;
        if (is_left) {
            add_cell(cells, marks, 0, edge->winding * (next_y - y) * (2 * ONE));
        } else {
            const int64_t next_x = crossing(edge, next_y) - origin;
            add_row(cells, marks, area->width, x < next_x ? x : next_x, x < next_x ? next_x : x, next_y - y,
                    edge->winding);
            x = next_x;
        }
        y = next_y;
        cells += area->stride;
        marks += area->stride / 8;
    }
}

typedef double two_doubles __attribute__((vector_size(16)));

int cpk_limit_points(double *points, size_t count, double limit, cpk_box *box) {
    const two_doubles greatest = {limit, limit};
    two_doubles low = {box->min_x, box->min_y};
    two_doubles high = {box->max_x, box->max_y};
    two_doubles zero = {0, 0};
    for (size_t i = 0; i < count; i++) {
        two_doubles point;
        memcpy(&point, points + 2 * i, sizeof point);
        // Not a number for infinities and for what is none already.
        zero += point - point;
        point = __builtin_elementwise_min(greatest, __builtin_elementwise_max(-greatest, point));
        memcpy(points + 2 * i, &point, sizeof point);
        low = __builtin_elementwise_min(low, point);
        high = __builtin_elementwise_max(high, point);
    }
    if (!(zero[0] == 0 && zero[1] == 0)) return 0;
    *box = (cpk_box){low[0], low[1], high[0], high[1]};
    return 1;
}

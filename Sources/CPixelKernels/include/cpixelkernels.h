#ifndef OFFSTAGE_CPIXELKERNELS_H
#define OFFSTAGE_CPIXELKERNELS_H

#include <stddef.h>
#include <stdint.h>

// Innermost loops over spans of pixels. Pixels are premultiplied R G B A bytes; coverage is a byte a pixel.
// Every quotient is rounded to the nearest whole number, halves up. Spans that are read and written never overlap.
//
// Whatever draws pixels may also read CPK_SPARE_BYTES behind the last one and write them as they are: nobody else uses
// them meanwhile. Storing finished pixels, and cpk_solid_over, do not.
#define CPK_SPARE_BYTES 32

// The strength of a colour is the product of two bytes, its alpha and its command's: this one hides all that lies
// below.
#define CPK_FULL_STRENGTH 65025

// Copies finished pixels; strides in bytes.
void cpk_store_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                    size_t height);

// Stores one opaque or transparent pixel everywhere, its bytes in memory order.
void cpk_store_fill(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel);

// The straight colour (r, g, b) over `count` pixels: round((c * alpha + d * (255 - alpha)) / 255).
void cpk_solid_over(uint8_t *pixels, size_t count, uint8_t r, uint8_t g, uint8_t b, uint8_t alpha);

void cpk_solid_over_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b,
                         uint8_t alpha);

// The straight colour through coverage: alpha = round(strength * coverage / CPK_FULL_STRENGTH); strength is at most
// that.
void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g, uint8_t b,
                             uint32_t strength);

// Premultiplied pixels over pixels: round((s * k * 255 + d * (full - sa * k)) / full), at most 255,
// where full is CPK_FULL_STRENGTH.
void cpk_pixels_over_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                          size_t height, uint8_t k);

// Premultiplied pixels through coverage: as above with k = round(coverage * alpha / 255).
void cpk_pixels_over_coverage_rect(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                   const uint8_t *coverage, size_t coverage_stride, size_t width, size_t height,
                                   uint8_t alpha);

// coverage = coverage + other, at most 255
void cpk_add_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// coverage = round(coverage * other / 255)
void cpk_multiply_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// coverage = round(coverage * (255 - other) / 255)
void cpk_subtract_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// Opaque pixels, as they lie in memory.
void cpk_fill(uint32_t *pixels, size_t count, uint32_t pixel);
void cpk_fill_rect(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel);

// An edge in 1/65,536 pixel, y0 < y1; winding is 1 or -1.
typedef struct {
    int64_t x0, y0, x1, y1, winding;
} cpk_edge;

// Rows of area differences: a pixel's area is the sum of its cell and all before it in the row, 2^33 being a whole
// pixel. Of each eight cells `marks` says whether one may not be zero; all are zero between uses. A row has
// CPK_SPARE_CELLS or more behind its last pixel; behind the last row there are eight more cells, and CPK_SPARE_MARKS
// more marks.
#define CPK_SPARE_CELLS 3
#define CPK_SPARE_MARKS 64
typedef struct {
    int64_t *cells;
    uint8_t *marks;
    // The pixels they stand for, and how many cells a row has: a multiple of 8.
    int64_t min_x, min_y, width, height;
    size_t stride;
} cpk_cells;

// Adds the parts of edges that lie in the rows of the cells. What lies left covers, what lies right does not. `numbers`
// tells which edges.
void cpk_add_edges(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count);

// Adds one edge from a height to another, some of it left or right of the cells.
void cpk_add_cut_edge(const cpk_cells *area, const cpk_edge *edge, int64_t top, int64_t bottom);

// The corners of the box around points (x, y).
typedef struct {
    double min_x, min_y, max_x, max_y;
} cpk_box;

// Moves points that lie beyond `limit` to where it is, and makes the box hold them. Returns 0 if one is not finite:
// then the box is as it was, and the points are worth nothing.
int cpk_limit_points(double *points, size_t count, double limit, cpk_box *box);

// Points (x, y) of a closed contour in 1/65,536 pixel from a corner, halves away from zero, without those that are like
// the one before. `has_upright` becomes 1 if an edge is upright or level, else it stays. Returns how many are left.
size_t cpk_fixed_points(const double *points, size_t count, int64_t x, int64_t y, int32_t *fixed, int *has_upright);

// Adds closed contours of such points; before each stands a pair whose second number is how many there are.
void cpk_add_outline(const cpk_cells *cells, const int32_t *points, size_t count, int64_t x, int64_t y);

// Adds those edges of such contours that end at the points whose numbers are given; no coordinate is negative.
void cpk_add_outline_edges(const cpk_cells *cells, const int32_t *points, const int32_t *numbers, size_t count,
                           int64_t x, int64_t y);

// Adds closed contours of points from the corner of the cells, none of which lies outside.
void cpk_add_inner_outline(const cpk_cells *cells, const int32_t *points, size_t count);

// A row's coverage in words, from the left. A run of equal coverage is its length times 256 plus its coverage. A word
// with the highest bit says how many coverage bytes follow, times 256; they fill whole words. What follows the last
// word of a row is not covered. No word tells of no pixel, and no row has more words than pixels; readers may read, and
// writers write, four words beyond the last row.
#define CPK_SPELLED 0x80000000u

// Turns the cells of each row into runs by the non-zero or the even-odd rule and clears them. `ends` gets where each
// row's runs end, counted from `runs`. Returns the number of words.
size_t cpk_resolve_runs(const cpk_cells *cells, uint32_t *runs, uint32_t *ends, int even_odd);

// The words of one row of coverage bytes. Returns their number.
size_t cpk_encode_runs(const uint8_t *coverage, size_t count, uint32_t *runs);

// The words of round(outer * (255 - inner) / 255) in a row of `width` pixels, the inner one beginning at `inner_x`.
size_t cpk_subtract_runs(const uint32_t *outer, size_t outer_count, const uint32_t *inner, size_t inner_count,
                         size_t inner_x, size_t width, uint32_t *runs);

// A row's coverage from its runs, without the first `skip` pixels.
void cpk_spell_runs(const uint32_t *runs, size_t run_count, size_t skip, uint8_t *coverage, size_t count);

// Composites a solid colour through runs as cpk_solid_over_coverage does through bytes. Row y takes the runs
// starts[y] ..< starts[y + 1], without the first `skip` pixels; `stride` is that of the pixels, in bytes.
void cpk_runs_over(uint8_t *pixels, size_t stride, const uint32_t *runs, const uint32_t *starts, size_t skip,
                   size_t width, size_t height, uint8_t r, uint8_t g, uint8_t b, uint32_t strength);

// Composites pixels through runs, as cpk_pixels_over_coverage_rect does.
void cpk_pixels_over_runs(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                          const uint32_t *runs, const uint32_t *starts, size_t skip, size_t width, size_t height,
                          uint8_t alpha);

// Gradients are straight in parts, which meet at knots: part n ends where t reaches knot n, the last one never. Places
// count from an anchor, and stay within two million pixels of it.

// Parts of an axial gradient that kernels have room for.
#define CPK_PARTS 16

// Channels in 8.24 bits, modulo 2^32, with the half that rounds them: base at the anchor, and what they gain with each
// column and row.
typedef struct {
    uint32_t base[3], across[3], down[3];
} cpk_axial_part;

// An opaque axial gradient: t at the anchor and its gains, in 28.36 bits.
typedef struct {
    int32_t count;
    int64_t t, tx, ty;
    const int64_t *knots;
    const cpk_axial_part *parts;
} cpk_axial;

// One premultiplied pixel; channels with alpha 255; one colour, of which `base` is a 255th, with an alpha that changes;
// all.
enum { CPK_FLAT, CPK_OPAQUE, CPK_FADING, CPK_TRANSLUCENT };

// Straight channels (0...255) are base + slope * t.
typedef struct {
    int32_t kind;
    uint32_t pixel;
    float base[4], slope[4];
} cpk_ramp_part;

// Where t comes from: (u, v) at the anchor, and what they gain with each column and row. t is u, or the length of (u,
// v). Two parts or more, the first and the last flat. Of a length each knot is the least square whose root is there or
// behind.
typedef struct {
    int32_t count;
    int32_t is_radial;
    double u, uy, v, vy;
    float ux, vx;
    const float *knots;
    const cpk_ramp_part *parts;
} cpk_ramp;

int cpk_are_opaque(const uint8_t *pixels, size_t count);

int cpk_bytes_equal(const uint8_t *a, const uint8_t *b, size_t count);

// Sums of neighbours under symmetric weights that add up to 2^16: the middle one, then pairs outwards. A byte row
// becomes words of 8 more bits; the taps of pixel i lie at source[i +- k * step]. A column of word rows becomes bytes
// again.
void cpk_blur_row(const uint8_t *source, size_t step, uint16_t *words, size_t count, const uint32_t *weights,
                  size_t reach);
void cpk_blur_column(const uint16_t *const *rows, uint8_t *bytes, size_t count, const uint32_t *weights, size_t reach);

// sums = sums + row
void cpk_add_row(uint16_t *sums, const uint8_t *row, size_t count);

// The mean of `count` neighbouring pixels' sums, each of area / count bytes of a channel; halves are rounded up.
void cpk_mean(const uint16_t *sums, size_t count, uint32_t area, uint8_t *pixel);

// Bilinear enlargement by period / 2. A row between two: a * (period - weight) + b * weight, period at most 128. Then
// along it: pixel i lies (first + 2 * i) / period pixels right of the first one's centre; round(sum / period^2).
void cpk_mix_rows(const uint8_t *a, const uint8_t *b, uint16_t *words, size_t count, uint32_t weight, uint32_t period);
void cpk_stretch_row(const uint16_t *words, uint8_t *pixels, size_t count, uint32_t first, uint32_t period);

// An image under an affine map: the pixel in column i of a row takes its colour from the point
// ((i + 0.5) * across + down + shift), summed in this order, between the four pixels whose centres surround it, with
// weights of 8 fractional bits, rounded once. Then each channel is multiplied by its factor in 255ths and rounded.
typedef struct {
    double across_x, across_y, down_x, down_y, shift_x, shift_y;
    const uint8_t *bytes;
    // Bytes from row to row, and which pixel is the first.
    size_t stride;
    int32_t min_x, min_y;
    uint32_t factor;
} cpk_sampling;

// Pixels of a row from column `first` on. All four pixels around each point are in the image, less than 2^22 pixels from
// the origin.
void cpk_sample_row(const cpk_sampling *image, uint8_t *pixels, int32_t first, size_t count);

// One instruction set's kernels; colours are opaque pixels. The functions above use the widest that the machine has.
typedef struct {
    void (*fill_rect)(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t pixel);
    void (*solid_over_rect)(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t color,
                            uint8_t alpha);
    void (*solid_over_coverage)(uint8_t *pixels, const uint8_t *coverage, size_t count, uint32_t color,
                                uint32_t strength);
    void (*pixels_over_rect)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride, size_t width,
                             size_t height, uint8_t k);
    void (*pixels_over_coverage_rect)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                                      const uint8_t *coverage, size_t coverage_stride, size_t width, size_t height,
                                      uint8_t alpha);
    void (*add_coverage)(uint8_t *coverage, const uint8_t *other, size_t count);
    void (*multiply_coverage)(uint8_t *coverage, const uint8_t *other, size_t count);
    void (*subtract_coverage)(uint8_t *coverage, const uint8_t *other, size_t count);
    void (*runs_over)(uint8_t *pixels, size_t stride, const uint32_t *runs, const uint32_t *starts, size_t skip,
                      size_t width, size_t height, uint32_t color, uint32_t strength);
    void (*pixels_over_runs)(uint8_t *pixels, size_t stride, const uint8_t *source, size_t source_stride,
                             const uint32_t *runs, const uint32_t *starts, size_t skip, size_t width, size_t height,
                             uint8_t alpha);
    // Premultiplied pixels of a rectangle whose first pixel lies (x, y) from the anchor.
    void (*axial)(const cpk_axial *axial, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                  size_t height);
    void (*ramp)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                 size_t height);
    // Mixes the ramp with pixels that are there.
    void (*ramp_over)(const cpk_ramp *ramp, uint8_t *pixels, size_t stride, int64_t x, int64_t y, size_t width,
                      size_t height);
    void (*add_edges)(const cpk_cells *cells, const cpk_edge *edges, const int32_t *numbers, size_t count);
    void (*add_outline)(const cpk_cells *cells, const int32_t *points, size_t count, int64_t x, int64_t y);
    void (*add_outline_edges)(const cpk_cells *cells, const int32_t *points, const int32_t *numbers, size_t count,
                              int64_t x, int64_t y);
    void (*add_inner_outline)(const cpk_cells *cells, const int32_t *points, size_t count);
    size_t (*fixed_points)(const double *points, size_t count, int64_t x, int64_t y, int32_t *fixed, int *has_upright);
    size_t (*resolve_runs)(const cpk_cells *cells, uint32_t *runs, uint32_t *ends, int even_odd);
    void (*blur_row)(const uint8_t *source, size_t step, uint16_t *words, size_t count, const uint32_t *weights,
                     size_t reach);
    void (*blur_column)(const uint16_t *const *rows, uint8_t *bytes, size_t count, const uint32_t *weights,
                        size_t reach);
    void (*add_row)(uint16_t *sums, const uint8_t *row, size_t count);
    void (*mix_rows)(const uint8_t *a, const uint8_t *b, uint16_t *words, size_t count, uint32_t weight,
                     uint32_t period);
    void (*stretch_row)(const uint16_t *words, uint8_t *pixels, size_t count, uint32_t first, uint32_t period);
    void (*sample_row)(const cpk_sampling *image, uint8_t *pixels, int32_t first, size_t count);
} cpk_variant;

// 0 is what every machine of the architecture has, 1 AVX2, 2 AVX-512. Null where the machine lacks it.
const cpk_variant *cpk_variant_numbered(int number);

// What the functions above use.
const cpk_variant *cpk_variant_chosen(void);

// Told the processor by whoever waits for another thread awake.
static inline void cpk_relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

// Means over boxes of pixels, in whole numbers. Rows that lie in a box are added to sums that hold up to CPK_BOX_ROWS of
// them; those, and rows of which a part lies in the box, are added to totals in parts of a row.
#define CPK_BOX_ROWS 257

// The columns of a box: the first with `before` parts of its width, the last with `after`, none where that is 0, and all of
// those between.
typedef struct {
    uint32_t first;
    uint32_t last;
    uint32_t before;
    uint32_t after;
} cpk_box_span;

// sums = sums + row
void cpk_box_add(uint16_t *sums, const uint8_t *row, size_t count);

// totals = totals + sums * times + row * part
void cpk_box_close(uint32_t *totals, const uint16_t *sums, const uint8_t *row, size_t count, uint32_t times,
                   uint32_t part);

// totals = row * part
void cpk_box_open(uint32_t *totals, const uint8_t *row, size_t count, uint32_t part);

// For each span a pixel: round(sum of its columns / area), a column between counting `whole` times. The quotient must be a
// byte.
void cpk_box_reduce(uint8_t *pixels, const uint32_t *totals, const cpk_box_span *spans, size_t count, uint32_t whole,
                    uint64_t area);

#endif

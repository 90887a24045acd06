#ifndef OFFSTAGE_CPNG_FILTER_H
#define OFFSTAGE_CPNG_FILTER_H

#include <stddef.h>
#include <stdint.h>

/* Keeps the given bytes of each 4-byte pixel, side by side: 1 … 4 of them from the first, or with 2 the first and the
   last. */
void cpng_pack_row(const uint8_t *pixels, uint8_t *row, size_t width, size_t channels);

/* Writes a filter's number and the filtered row: 1 + count bytes, as many as `spare` has room for. `above` is the row
   before, null for the first. The filter with the least sum of differences is taken, as libpng does. None and Average
   are not tried: they win for few rows of an interface. */
void cpng_filter_row(
    const uint8_t *row, const uint8_t *above, uint8_t *out, uint8_t *spare, size_t count, size_t pixel_bytes);

/* Indices are no quantities: None. */
void cpng_filter_indices(const uint8_t *row, uint8_t *out, size_t count);

/* A row like the one before is all zeros under Up. */
void cpng_repeat_row(uint8_t *out, size_t count);

#endif

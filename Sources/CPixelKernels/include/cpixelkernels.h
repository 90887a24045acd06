#ifndef OFFSTAGE_CPIXELKERNELS_H
#define OFFSTAGE_CPIXELKERNELS_H

#include <stddef.h>
#include <stdint.h>

// Innermost loops over spans of pixels. Pixels are premultiplied R G B A bytes; coverage is a byte a pixel.
// Every quotient is rounded to the nearest whole number, halves up. Spans that are read and written never overlap.

// The straight colour (r, g, b) over `count` pixels: round((c * alpha + d * (255 - alpha)) / 255).
void cpk_solid_over(uint8_t *pixels, size_t count, uint8_t r, uint8_t g, uint8_t b, uint8_t alpha);

// The same where alpha = round(strength * coverage / 65025); strength is at most 65025.
void cpk_solid_over_coverage(uint8_t *pixels, const uint8_t *coverage, size_t count, uint8_t r, uint8_t g, uint8_t b,
                             uint32_t strength);

// Premultiplied pixels over pixels: round((s * k * 255 + d * (65025 - sa * k)) / 65025), at most 255.
void cpk_pixels_over(uint8_t *pixels, const uint8_t *source, size_t count, uint8_t k);

// The same where k = round(coverage * alpha / 255).
void cpk_pixels_over_coverage(uint8_t *pixels, const uint8_t *source, const uint8_t *coverage, size_t count,
                              uint8_t alpha);

// coverage = coverage + other, at most 255
void cpk_add_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// coverage = round(coverage * other / 255)
void cpk_multiply_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// coverage = round(coverage * (255 - other) / 255)
void cpk_subtract_coverage(uint8_t *coverage, const uint8_t *other, size_t count);

// Turns a row of area differences (a pixel's area is the sum of its cell and all before it; 2^33 is a whole pixel) into
// coverage and clears the cells, of which there is one more than pixels.
void cpk_resolve_non_zero(int64_t *cells, uint8_t *coverage, size_t count);
void cpk_resolve_even_odd(int64_t *cells, uint8_t *coverage, size_t count);

// sums[i] += weight * (a[i] + b[i])
void cpk_accumulate_bytes(uint32_t *sums, const uint8_t *a, const uint8_t *b, size_t count, uint32_t weight);
void cpk_accumulate_words(uint32_t *sums, const uint16_t *a, const uint16_t *b, size_t count, uint32_t weight);

// Sums under weights that add up to 2^16: bytes become words of 8 more bits, words become bytes again.
void cpk_round_to_words(const uint32_t *sums, uint16_t *words, size_t count);
void cpk_round_to_bytes(const uint32_t *sums, uint8_t *bytes, size_t count);

#endif

#ifndef OFFSTAGE_CPNG_H
#define OFFSTAGE_CPNG_H

#include <stddef.h>
#include <stdint.h>

/* libpng between memory and memory, with igzip as the compressor. Long jumps never leave these functions: what goes
   wrong is a message. */

/* What stands before the pixels. */
typedef struct {
    uint32_t width;
    uint32_t height;
    /* Bits a component, or of an index into a palette. */
    int depth;
    int is_gray;
    int is_palette;
    int is_interlaced;
    /* 1 when the file says that pixels have alpha. */
    int has_alpha;
    /* 1 when the file says that its colours are sRGB. */
    int has_srgb;
    /* The file's gamma in 1/100000; 0 where it says nothing. */
    int gamma;
    /* Pixels a metre; 0 where the file says nothing. */
    uint32_t density_x;
    uint32_t density_y;
    /* The colour profile, and EXIF from its TIFF header on; NULL where there is none. They live until cpng_close. */
    const uint8_t *profile;
    size_t profile_count;
    const uint8_t *exif;
    size_t exif_count;
} cpng_header;

/* A picture that is read row by row, from the top. */
typedef struct cpng_reader cpng_reader;

typedef enum { cpng_gray = 0, cpng_rgb = 2, cpng_palette = 3, cpng_gray_alpha = 4, cpng_rgba = 6 } cpng_color;

/* What to encode, at least one pixel; rows top down without padding. */
typedef struct {
    uint32_t width;
    uint32_t height;
    cpng_color color;
    /* 8-bit RGBA, not premultiplied, of which the colour type takes its part (grey: red); for palettes an index a
       pixel. */
    const uint8_t *pixels;
    /* For palettes: entries of 4 bytes R G B A, those that are not opaque first. */
    const uint8_t *palette;
    int palette_count;
    int translucent_count;
} cpng_source;

/* What colours a picture has. */
typedef struct {
    int is_gray;
    int is_opaque;
    /* 257 stands for more than 256. */
    int color_count;
    /* The colours in order of appearance, 4 bytes each, as far as there are 256 or fewer. */
    uint8_t colors[256 * 4];
} cpng_survey;

typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} cpng_buffer;

typedef struct {
    char message[160];
} cpng_error;

/* NULL with a message where the header cannot be read, and for pictures of more than max_pixels or of more than the
   bytes can hold. The bytes must stay where they are until cpng_close. */
cpng_reader *cpng_open(const uint8_t *bytes, size_t count, uint64_t max_pixels, cpng_header *header,
                       cpng_error *error);

/* 1 and the next row, width * 4 bytes R G B A, not premultiplied, or 0 with a message. The first row of an interlaced
   picture reads them all. Not to be called again after 0, nor more often than there are rows. */
int cpng_read_row(cpng_reader *reader, uint8_t *rgba, cpng_error *error);

/* 1 when what stands behind the pixels is whole, or 0 with a message. */
int cpng_finish(cpng_reader *reader, cpng_error *error);

void cpng_close(cpng_reader *reader);

/* 1, or 0 with a message. The buffer is to be freed with cpng_free. */
int cpng_encode(const cpng_source *source, cpng_buffer *buffer, cpng_error *error);

/* A file of several pictures that follow each other: an animated PNG. */
typedef struct cpng_animation cpng_animation;

/* Begins an animation of `frames` pictures, at least one; it goes on for ever. NULL, with a message, where it cannot. The
   colour type is cpng_rgb or cpng_rgba and holds for all pictures. */
cpng_animation *cpng_begin_animation(uint32_t width, uint32_t height, cpng_color color, uint32_t frames,
                                     cpng_error *error);

/* 1, or 0 with a message. `part` has the colour type of the animation and takes the place of what was at x, y; the first
   one covers all. The picture is shown for numerator / denominator seconds. */
int cpng_add_frame(cpng_animation *animation, const cpng_source *part, uint32_t x, uint32_t y, uint16_t numerator,
                   uint16_t denominator, cpng_error *error);

/* 1 and the whole file, to be freed with cpng_free, or 0 with a message, as where frames are missing. The animation is
   gone in any case. */
int cpng_end_animation(cpng_animation *animation, cpng_buffer *buffer, cpng_error *error);

/* Looks at 8-bit RGBA pixels, not premultiplied. */
void cpng_take_survey(const uint8_t *pixels, size_t width, size_t height, cpng_survey *survey);

void cpng_free(void *memory);

/* igzip's raw deflate of a whole block, without a header and without a checksum. 1, or 0 without memory. The buffer is
   to be freed with cpng_free. */
int cpng_deflate(const uint8_t *bytes, size_t count, cpng_buffer *buffer);

#endif

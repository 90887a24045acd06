#ifndef OFFSTAGE_CWEBP_H
#define OFFSTAGE_CWEBP_H

#include <stddef.h>
#include <stdint.h>

/* libwebp over memory: what frames a file has, and the pixels of one. Fancy upsampling, no dithering: the same bytes with
   and without SIMD. */

typedef struct {
    uint32_t width;
    uint32_t height;
    int has_alpha;
    int is_animated;
    /* How often all frames are shown; 0 for ever. */
    int loops;
    size_t frame_count;
    /* Parts of the file's bytes, which begin at their offset; 0 bytes where there is none. EXIF from its TIFF header on. */
    size_t profile_offset, profile_count;
    size_t exif_offset, exif_count;
    /* 1 when the file ends too early. */
    int is_cut;
} cwebp_survey;

typedef struct {
    uint32_t left, top, width, height;
    /* Thousandths of a second. */
    int delay;
    /* 1 when its place becomes clear before the next one. */
    int is_disposed;
    /* 1 when it is laid over what is there, 0 when it takes its place. */
    int is_blended;
} cwebp_frame;

typedef struct {
    char message[160];
} cwebp_error;

/* 1, or 0 with a message. Frames are listed as far as `capacity` goes. Canvases of more than max_pixels are refused. */
int cwebp_take_survey(const uint8_t *bytes, size_t count, uint64_t max_pixels, cwebp_survey *survey,
                      cwebp_frame *frames, size_t capacity, cwebp_error *error);

/* The pixels of the frame at `index`, from 0, into width * height * 4 bytes R G B A, not premultiplied. 1 when all were
   read, 2 when the data end too early and the rest is as it was, 0 with a message. */
int cwebp_read_frame(const uint8_t *bytes, size_t count, size_t index, const cwebp_frame *frame, uint8_t *rgba,
                     cwebp_error *error);

#endif

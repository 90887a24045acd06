#ifndef OFFSTAGE_CJPEG_H
#define OFFSTAGE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

/* libjpeg between memory and memory. Long jumps never leave these functions: what goes wrong is a message. The slow
   integer transform and smooth upsampling are the ones that agree on every machine. */

/* A decoded picture: 8-bit RGBA, opaque, rows top down without padding. */
typedef struct {
    uint32_t width;
    uint32_t height;
    /* EXIF's orientation, 1 to 8; 1 where the file says nothing. */
    int orientation;
    /* width * height * 4 bytes, to be freed with cjpeg_free. */
    uint8_t *pixels;
} cjpeg_picture;

typedef struct {
    uint8_t *bytes;
    size_t count;
} cjpeg_buffer;

typedef struct {
    char message[200];
} cjpeg_error;

/* The most passes over a picture that a progressive file may make. Encoders write about ten. */
#define CJPEG_MOST_SCANS 100

/* 1, or 0 with a message. Pictures of more than max_pixels or CJPEG_MOST_SCANS are refused. A file that ends too early has what came before
   its end. */
int cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels, cjpeg_picture *picture, cjpeg_error *error);

/* 1, or 0 with a message. `pixels` are 8-bit RGBA, of which alpha is not looked at; quality is 1 to 100; an orientation
   of 2 to 8 is written as EXIF. The buffer is to be freed with cjpeg_free. */
int cjpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int orientation,
                 cjpeg_buffer *buffer, cjpeg_error *error);

void cjpeg_free(void *memory);

#endif

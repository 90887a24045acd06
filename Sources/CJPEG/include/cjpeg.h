#ifndef OFFSTAGE_CJPEG_H
#define OFFSTAGE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

/* libjpeg between memory and memory. Long jumps never leave these functions: what goes wrong is a message. The slow
   integer transform and smooth upsampling are the ones that agree on every machine. */

/* What stands before the pixels. */
typedef struct {
    uint32_t width;
    uint32_t height;
    /* 1, 3 or 4; cyan, magenta, yellow and black have four. */
    int components;
    int is_cmyk;
    /* 1 when several scans make the picture: all coefficients are kept until the last one. */
    int is_progressive;
    /* 1 when the density below is the file's: per inch for unit 1, per centimetre for 2, a mere ratio for 0. */
    int has_jfif;
    int density_unit;
    int density_x;
    int density_y;
    /* EXIF from its TIFF header on, and the colour profile; NULL where there is none. They live until cjpeg_close. */
    const uint8_t *exif;
    size_t exif_count;
    const uint8_t *profile;
    size_t profile_count;
} cjpeg_header;

/* A picture that is read row by row, from the top. */
typedef struct cjpeg_reader cjpeg_reader;

typedef struct {
    uint8_t *bytes;
    size_t count;
} cjpeg_buffer;

typedef struct {
    char message[200];
} cjpeg_error;

/* How often a progressive file may go over its picture: encoders do about ten times. Large pictures have fewer, by the
   pixels that all passes together go over. */
#define CJPEG_MOST_SCANS 100
#define CJPEG_LEAST_SCANS 10
#define CJPEG_MOST_SCANNED_PIXELS 800000000

/* NULL with a message where the header cannot be read, and for pictures of more than max_pixels. The bytes must stay
   where they are until cjpeg_close. */
cjpeg_reader *cjpeg_open(const uint8_t *bytes, size_t count, uint64_t max_pixels, cjpeg_header *header,
                         cjpeg_error *error);

/* 1 and the next row, width * 4 bytes R G B 255, or 0 with a message. A file that ends too early goes on in grey. Not to
   be called again after 0, nor more often than there are rows. */
int cjpeg_read_row(cjpeg_reader *reader, uint8_t *rgba, cjpeg_error *error);

/* 1 when something was missing or wrong in what was read, and was filled in. */
int cjpeg_is_damaged(const cjpeg_reader *reader);

void cjpeg_close(cjpeg_reader *reader);

/* 1, or 0 with a message. `pixels` are 8-bit RGBA, of which alpha is not looked at; quality is 1 to 100; an orientation
   of 2 to 8 is written as EXIF. The buffer is to be freed with cjpeg_free. */
int cjpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int orientation,
                 cjpeg_buffer *buffer, cjpeg_error *error);

void cjpeg_free(void *memory);

#endif

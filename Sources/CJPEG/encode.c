#include "errors.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    struct jpeg_compress_struct info;
    failure failure;
    unsigned char *bytes;
    unsigned long count;
} writer;

/* One directory with one entry: the orientation. */
static void write_orientation(writer *w, int orientation) {
    uint8_t exif[32] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1};
    exif[25] = (uint8_t)orientation;
    jpeg_write_marker(&w->info, JPEG_APP0 + 1, exif, sizeof exif);
}

static void write_picture(writer *w, const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int orientation) {
    w->info.image_width = width;
    w->info.image_height = height;
    w->info.input_components = 4;
    w->info.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&w->info);
    jpeg_set_quality(&w->info, quality, TRUE);
    w->info.dct_method = JDCT_ISLOW;
    w->info.optimize_coding = TRUE;
    jpeg_start_compress(&w->info, TRUE);
    if (orientation > 1) write_orientation(w, orientation);
    while (w->info.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)w->info.next_scanline * width * 4);
        jpeg_write_scanlines(&w->info, &row, 1);
    }
    jpeg_finish_compress(&w->info);
}

int cjpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int orientation,
                 cjpeg_buffer *buffer, cjpeg_error *error) {
    writer *w = calloc(1, sizeof(writer));
    *buffer = (cjpeg_buffer){0};
    cjpeg_set_message(error, "not enough memory");
    if (!w) return 0;
    w->info.err = cjpeg_catch(&w->failure, error);
    int is_done = 0;
    if (setjmp(w->failure.place) == 0) {
        jpeg_create_compress(&w->info);
        jpeg_mem_dest(&w->info, &w->bytes, &w->count);
        write_picture(w, pixels, width, height, quality, orientation);
        buffer->bytes = w->bytes;
        buffer->count = w->count;
        is_done = 1;
    }
    jpeg_destroy_compress(&w->info);
    if (!is_done) free(w->bytes);
    free(w);
    return is_done;
}

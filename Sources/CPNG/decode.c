#include "cpng.h"
#include "errors.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* A deflate stream cannot grow by more than this when it is unpacked. */
#define MOST_EXPANSION 1032

/* Everything that lives across a long jump is in memory, not in registers. */
typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t position;
    png_structp png;
    png_infop info;
    png_bytepp rows;
} reader;

static void read_bytes(png_structp png, png_bytep to, size_t count) {
    reader *r = png_get_io_ptr(png);
    if (count > r->count - r->position) png_error(png, "the file ends too early");
    memcpy(to, r->bytes + r->position, count);
    r->position += count;
}

static void read_header(reader *r, uint64_t max_pixels, cpng_picture *picture) {
    png_set_read_fn(r->png, r, read_bytes);
    png_set_user_limits(r->png, 0x7fffffff, 0x7fffffff);
    png_set_chunk_malloc_max(r->png, 8 << 20);
    png_set_chunk_cache_max(r->png, 1000);
    png_read_info(r->png, r->info);
    picture->width = png_get_image_width(r->png, r->info);
    picture->height = png_get_image_height(r->png, r->info);
    if ((uint64_t)picture->width * picture->height > max_pixels) png_error(r->png, "the picture has too many pixels");
    uint64_t raw = (uint64_t)png_get_rowbytes(r->png, r->info) * picture->height;
    if (raw / MOST_EXPANSION > r->count) png_error(r->png, "the file is too short for the size it claims");
}

static void set_transforms(reader *r, cpng_picture *picture) {
    int type = png_get_color_type(r->png, r->info);
    int is_transparent = png_get_valid(r->png, r->info, PNG_INFO_tRNS) != 0;
    picture->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || is_transparent;
    png_set_expand(r->png);
    png_set_scale_16(r->png);
    if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(r->png);
    if (!picture->has_alpha) png_set_add_alpha(r->png, 255, PNG_FILLER_AFTER);
    png_set_interlace_handling(r->png);
    png_read_update_info(r->png, r->info);
    if (png_get_rowbytes(r->png, r->info) != (size_t)picture->width * 4) png_error(r->png, "unexpected row size");
}

static void read_pixels(reader *r, cpng_picture *picture) {
    size_t row = (size_t)picture->width * 4;
    picture->pixels = calloc(picture->height, row);
    r->rows = malloc(picture->height * sizeof(png_bytep));
    if (!picture->pixels || !r->rows) png_error(r->png, "not enough memory");
    for (size_t y = 0; y < picture->height; y++) r->rows[y] = picture->pixels + y * row;
    png_read_image(r->png, r->rows);
    png_read_end(r->png, NULL);
}

int cpng_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels, cpng_picture *picture, cpng_error *error) {
    reader *r = calloc(1, sizeof(reader));
    *picture = (cpng_picture){0};
    cpng_set_message(error, "not enough memory");
    if (!r) return 0;
    r->bytes = bytes;
    r->count = count;
    int is_done = 0;
    if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
        cpng_set_message(error, "the file does not begin like a PNG");
    } else if ((r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, cpng_fail, cpng_ignore)) &&
               (r->info = png_create_info_struct(r->png))) {
        if (setjmp(png_jmpbuf(r->png)) == 0) {
            read_header(r, max_pixels, picture);
            set_transforms(r, picture);
            read_pixels(r, picture);
            is_done = 1;
        } else {
            free(picture->pixels);
            picture->pixels = NULL;
        }
    }
    if (r->png) png_destroy_read_struct(&r->png, &r->info, NULL);
    free(r->rows);
    free(r);
    return is_done;
}

void cpng_free(void *memory) { free(memory); }

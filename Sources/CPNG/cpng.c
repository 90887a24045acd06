#include "cpng.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* A deflate stream cannot grow by more than this when it is unpacked. */
#define MOST_EXPANSION 1032

static void set_message(cpng_error *error, const char *message) {
    snprintf(error->message, sizeof error->message, "%s", message);
}

static void fail(png_structp png, png_const_charp message) {
    set_message(png_get_error_ptr(png), message);
    png_longjmp(png, 1);
}

/* What libpng warns about is repaired by it; nobody is there to read it. */
static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

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
    set_message(error, "not enough memory");
    if (!r) return 0;
    r->bytes = bytes;
    r->count = count;
    int is_done = 0;
    if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
        set_message(error, "the file does not begin like a PNG");
    } else if ((r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, fail, ignore)) &&
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

typedef struct {
    cpng_buffer *buffer;
    png_structp png;
    png_infop info;
} writer;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    cpng_buffer *b = ((writer *)png_get_io_ptr(png))->buffer;
    if (count > b->capacity - b->count) {
        size_t capacity = b->capacity * 2 > b->count + count ? b->capacity * 2 : b->count + count + 4096;
        uint8_t *bytes = realloc(b->bytes, capacity);
        if (!bytes) png_error(png, "not enough memory");
        b->bytes = bytes;
        b->capacity = capacity;
    }
    memcpy(b->bytes + b->count, from, count);
    b->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_palette(writer *w, const cpng_source *source) {
    png_color colors[256];
    png_byte alphas[256];
    int count = source->palette_count < 256 ? source->palette_count : 256;
    for (int i = 0; i < count; i++) {
        const uint8_t *entry = source->palette + i * 4;
        colors[i] = (png_color){entry[0], entry[1], entry[2]};
        alphas[i] = entry[3];
    }
    png_set_PLTE(w->png, w->info, colors, count);
    if (source->translucent_count > 0) png_set_tRNS(w->png, w->info, alphas, source->translucent_count, NULL);
}

static size_t bytes_per_pixel(cpng_color color) {
    switch (color) {
    case cpng_gray:
    case cpng_palette: return 1;
    case cpng_gray_alpha: return 2;
    case cpng_rgb: return 3;
    case cpng_rgba: return 4;
    }
    return 4;
}

static void write_picture(writer *w, const cpng_source *source) {
    png_set_write_fn(w->png, w, write_bytes, flush_nothing);
    png_set_user_limits(w->png, 0x7fffffff, 0x7fffffff);
    png_set_compression_level(w->png, source->level);
    png_set_compression_strategy(w->png, source->strategy == cpng_runs ? Z_RLE : Z_DEFAULT_STRATEGY);
    png_set_compression_buffer_size(w->png, 1 << 16);
    png_set_filter(w->png, PNG_FILTER_TYPE_BASE, source->filters);
    png_set_IHDR(w->png, w->info, source->width, source->height, 8, source->color, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (source->color == cpng_palette) write_palette(w, source);
    png_write_info(w->png, w->info);
    size_t row = source->width * bytes_per_pixel(source->color);
    for (size_t y = 0; y < source->height; y++) png_write_row(w->png, source->pixels + y * row);
    png_write_end(w->png, NULL);
}

int cpng_encode(const cpng_source *source, cpng_buffer *buffer, cpng_error *error) {
    writer *w = calloc(1, sizeof(writer));
    *buffer = (cpng_buffer){0};
    set_message(error, "not enough memory");
    if (!w) return 0;
    w->buffer = buffer;
    int is_done = 0;
    if ((w->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, fail, ignore)) &&
        (w->info = png_create_info_struct(w->png))) {
        if (setjmp(png_jmpbuf(w->png)) == 0) {
            write_picture(w, source);
            is_done = 1;
        } else {
            free(buffer->bytes);
            *buffer = (cpng_buffer){0};
        }
    }
    if (w->png) png_destroy_write_struct(&w->png, &w->info);
    free(w);
    return is_done;
}

void cpng_free(void *memory) { free(memory); }

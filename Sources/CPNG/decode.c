#include "cpng.h"
#include "errors.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* A deflate stream cannot grow by more than this when it is unpacked. */
#define MOST_EXPANSION 1032

/* Everything that lives across a long jump is in memory, not in registers. */
struct cpng_reader {
    const uint8_t *bytes;
    size_t count;
    size_t position;
    size_t width;
    size_t height;
    size_t row;
    png_structp png;
    png_infop info;
    cpng_error *error;
    /* An interlaced picture, whose rows are whole only at the end. */
    uint8_t *pixels;
    png_bytepp rows;
};

static void fail(png_structp png, png_const_charp message) {
    struct cpng_reader *r = png_get_error_ptr(png);
    cpng_set_message(r->error, message);
    png_longjmp(png, 1);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
    struct cpng_reader *r = png_get_io_ptr(png);
    if (count > r->count - r->position) png_error(png, "the file ends too early");
    memcpy(to, r->bytes + r->position, count);
    r->position += count;
}

static void read_metadata(struct cpng_reader *r, cpng_header *header) {
    png_fixed_point gamma = 0;
    int intent = 0, unit = 0, compression = 0;
    png_uint_32 x = 0, y = 0, count = 0;
    png_charp name = NULL;
    png_bytep bytes = NULL;
    header->has_srgb = png_get_sRGB(r->png, r->info, &intent) != 0;
    if (png_get_gAMA_fixed(r->png, r->info, &gamma)) header->gamma = gamma;
    if (png_get_iCCP(r->png, r->info, &name, &compression, &bytes, &count)) {
        header->profile = bytes;
        header->profile_count = count;
    }
    if (png_get_pHYs(r->png, r->info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER) {
        header->density_x = x;
        header->density_y = y;
    }
    if (png_get_eXIf_1(r->png, r->info, &count, &bytes)) {
        header->exif = bytes;
        header->exif_count = count;
    }
}

static void read_header(struct cpng_reader *r, uint64_t max_pixels, cpng_header *header) {
    png_set_read_fn(r->png, r, read_bytes);
    png_set_user_limits(r->png, 0x7fffffff, 0x7fffffff);
    png_set_chunk_malloc_max(r->png, 8 << 20);
    png_set_chunk_cache_max(r->png, 1000);
    png_read_info(r->png, r->info);
    int type = png_get_color_type(r->png, r->info);
    header->width = png_get_image_width(r->png, r->info);
    header->height = png_get_image_height(r->png, r->info);
    header->depth = png_get_bit_depth(r->png, r->info);
    header->is_gray = !(type & PNG_COLOR_MASK_COLOR);
    header->is_palette = type == PNG_COLOR_TYPE_PALETTE;
    header->is_interlaced = png_get_interlace_type(r->png, r->info) != PNG_INTERLACE_NONE;
    header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(r->png, r->info, PNG_INFO_tRNS) != 0;
    if ((uint64_t)header->width * header->height > max_pixels) png_error(r->png, "the picture has too many pixels");
    r->width = header->width;
    r->height = header->height;
    read_metadata(r, header);
}

static void refuse_short_files(struct cpng_reader *r) {
    uint64_t raw = (uint64_t)png_get_rowbytes(r->png, r->info) * r->height;
    if (raw / MOST_EXPANSION > r->count) png_error(r->png, "the file is too short for the size it claims");
}

static void set_transforms(struct cpng_reader *r, const cpng_header *header) {
    png_set_expand(r->png);
    png_set_scale_16(r->png);
    if (header->is_gray) png_set_gray_to_rgb(r->png);
    if (!header->has_alpha) png_set_add_alpha(r->png, 255, PNG_FILLER_AFTER);
    png_set_interlace_handling(r->png);
    png_read_update_info(r->png, r->info);
    if (png_get_rowbytes(r->png, r->info) != r->width * 4) png_error(r->png, "unexpected row size");
}

static void read_interlaced(struct cpng_reader *r) {
    r->pixels = calloc(r->height, r->width * 4);
    r->rows = malloc(r->height * sizeof(png_bytep));
    if (!r->pixels || !r->rows) png_error(r->png, "not enough memory");
    for (size_t y = 0; y < r->height; y++) r->rows[y] = r->pixels + y * r->width * 4;
    png_read_image(r->png, r->rows);
}

cpng_reader *cpng_open(const uint8_t *bytes, size_t count, uint64_t max_pixels, cpng_header *header,
                       cpng_error *error) {
    *header = (cpng_header){0};
    cpng_set_message(error, "the file does not begin like a PNG");
    if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) return NULL;
    cpng_set_message(error, "not enough memory");
    struct cpng_reader *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    r->bytes = bytes;
    r->count = count;
    r->error = error;
    r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, fail, cpng_ignore);
    r->info = r->png ? png_create_info_struct(r->png) : NULL;
    if (r->info && setjmp(png_jmpbuf(r->png)) == 0) {
        read_header(r, max_pixels, header);
        refuse_short_files(r);
        set_transforms(r, header);
        return r;
    }
    cpng_close(r);
    return NULL;
}

int cpng_read_row(cpng_reader *r, uint8_t *rgba, cpng_error *error) {
    r->error = error;
    if (setjmp(png_jmpbuf(r->png)) != 0) return 0;
    int is_interlaced = png_get_interlace_type(r->png, r->info) != PNG_INTERLACE_NONE;
    if (is_interlaced && !r->pixels) read_interlaced(r);
    if (is_interlaced) {
        memcpy(rgba, r->rows[r->row], r->width * 4);
    } else {
        png_read_row(r->png, rgba, NULL);
    }
    r->row++;
    return 1;
}

int cpng_finish(cpng_reader *r, cpng_error *error) {
    r->error = error;
    if (setjmp(png_jmpbuf(r->png)) != 0) return 0;
    png_read_end(r->png, NULL);
    return 1;
}

void cpng_close(cpng_reader *r) {
    if (!r) return;
    if (r->png) png_destroy_read_struct(&r->png, &r->info, NULL);
    free(r->pixels);
    free(r->rows);
    free(r);
}

void cpng_free(void *memory) { free(memory); }

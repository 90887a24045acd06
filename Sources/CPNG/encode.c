#include "cpng.h"
#include "filter.h"
#include "writer.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* How many bytes of filtered rows are compressed at a time: they stay in the second-level cache. */
#define BATCH (1 << 18)
/* How many bytes behind a batch the compressor may read: its longest match and a vector. */
#define READ_AHEAD (258 + 64)

/* Room for `count` more bytes; 0 without memory. */
static int reserve(cpng_buffer *b, size_t count) {
    if (count <= b->capacity - b->count) return 1;
    size_t capacity = b->capacity * 2 > b->count + count ? b->capacity * 2 : b->count + count;
    uint8_t *bytes = realloc(b->bytes, capacity);
    if (!bytes) return 0;
    b->bytes = bytes;
    b->capacity = capacity;
    return 1;
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    cpng_buffer *b = ((cpng_writer *)png_get_io_ptr(png))->buffer;
    if (!reserve(b, count)) png_error(png, "not enough memory");
    memcpy(b->bytes + b->count, from, count);
    b->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_palette(cpng_writer *w) {
    png_color colors[256];
    png_byte alphas[256];
    int count = w->source->palette_count < 256 ? w->source->palette_count : 256;
    for (int i = 0; i < count; i++) {
        const uint8_t *entry = w->source->palette + i * 4;
        colors[i] = (png_color){entry[0], entry[1], entry[2]};
        alphas[i] = entry[3];
    }
    png_set_PLTE(w->png, w->info, colors, count);
    if (w->source->translucent_count > 0) {
        png_set_tRNS(w->png, w->info, alphas, w->source->translucent_count, NULL);
    }
}

void cpng_write_header(cpng_writer *w) {
    png_set_write_fn(w->png, w, write_bytes, flush_nothing);
    png_set_user_limits(w->png, 0x7fffffff, 0x7fffffff);
    png_set_IHDR(w->png, w->info, w->source->width, w->source->height, 8, w->source->color, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (w->source->color == cpng_palette) write_palette(w);
    png_write_info(w->png, w->info);
}

/* Compresses `count` bytes. */
static void deflate_bytes(cpng_writer *w, uint8_t *bytes, size_t count, int is_last) {
    struct isal_zstream *z = &w->stream;
    z->next_in = bytes;
    z->avail_in = (uint32_t)count;
    z->end_of_stream = is_last;
    do {
        if (!reserve(&w->data, 1 << 16)) png_error(w->png, "not enough memory");
        size_t room = w->data.capacity - w->data.count;
        z->next_out = w->data.bytes + w->data.count;
        z->avail_out = room > 0x40000000 ? 0x40000000 : (uint32_t)room;
        uint32_t before = z->avail_out;
        if (isal_deflate(z) != COMP_OK) png_error(w->png, "the compressor failed");
        w->data.count += before - z->avail_out;
    } while (z->avail_in > 0 || z->avail_out == 0 || (is_last && z->internal_state.state != ZSTATE_END));
}

/* Compresses a batch of `count` bytes. When igzip's first level begins and has more than one byte to code, it files the
   third one under a hash of the stream's address. So it first gets one byte and what it looks ahead. */
static void deflate_batch(cpng_writer *w, size_t count, int is_last) {
    size_t first = 0;
    if (w->stream.total_in == 0 && count > ISAL_LOOK_AHEAD) {
        first = ISAL_LOOK_AHEAD + 1;
        deflate_bytes(w, w->batch, first, 0);
    }
    deflate_bytes(w, w->batch + first, count - first, is_last);
}

static size_t channels(cpng_color color) {
    switch (color) {
    case cpng_gray:
    case cpng_palette: return 1;
    case cpng_gray_alpha: return 2;
    case cpng_rgb: return 3;
    case cpng_rgba: return 4;
    }
    return 4;
}

static void compress_rows(cpng_writer *w) {
    const cpng_source *s = w->source;
    int is_indexed = s->color == cpng_palette;
    size_t pixel_bytes = channels(s->color), row_bytes = s->width * pixel_bytes, filled = 0;
    size_t stride = s->width * (is_indexed ? 1 : 4);
    const uint8_t *above = NULL;
    for (size_t y = 0; y < s->height; y++) {
        const uint8_t *pixels = s->pixels + y * stride;
        uint8_t *out = w->batch + filled;
        if (y > 0 && memcmp(pixels, pixels - stride, stride) == 0) {
            cpng_repeat_row(out, row_bytes);
        } else if (is_indexed) {
            cpng_filter_indices(pixels, out, row_bytes);
        } else {
            uint8_t *row = w->rows[above == w->rows[0]];
            cpng_pack_row(pixels, row, s->width, pixel_bytes);
            cpng_filter_row(row, above, out, w->spare, row_bytes, pixel_bytes);
            above = row;
        }
        filled += row_bytes + 1;
        int is_last = y + 1 == s->height;
        if (is_last || filled + row_bytes + 1 > BATCH) {
            deflate_batch(w, filled, is_last);
            filled = 0;
        }
    }
}

static void release_rows(cpng_writer *w) {
    free(w->batch);
    free(w->rows[0]);
    free(w->rows[1]);
    free(w->spare);
    free(w->level_buffer);
    w->batch = w->rows[0] = w->rows[1] = w->spare = w->level_buffer = NULL;
}

/* igzip's first level: beside zlib's it takes an eighth of the time, and for flat pictures the same number of bytes. What
   is too small to begin with one byte takes the third, which is as fast there. */
static void prepare(cpng_writer *w) {
    size_t row_bytes = (size_t)w->source->width * channels(w->source->color) + 1;
    int is_tiny = row_bytes * w->source->height <= ISAL_LOOK_AHEAD;
    uint32_t level_size = is_tiny ? ISAL_DEF_LVL3_DEFAULT : ISAL_DEF_LVL1_DEFAULT;
    /* Clear, as all that the library reads: it looks a few bytes ahead of what it was given, and of matches that are equally
       good it takes one by what lies there. */
    w->batch = calloc(1, (row_bytes > BATCH ? row_bytes : BATCH) + READ_AHEAD);
    w->rows[0] = malloc(row_bytes);
    w->rows[1] = malloc(row_bytes);
    w->spare = malloc(row_bytes);
    w->level_buffer = calloc(1, level_size);
    if (!w->batch || !w->rows[0] || !w->rows[1] || !w->spare || !w->level_buffer) {
        png_error(w->png, "not enough memory");
    }
    memset(&w->stream, 0, sizeof w->stream);
    isal_deflate_init(&w->stream);
    w->stream.level = is_tiny ? 3 : 1;
    w->stream.level_buf = w->level_buffer;
    w->stream.level_buf_size = level_size;
    w->stream.gzip_flag = IGZIP_ZLIB;
}

void cpng_compress(cpng_writer *w) {
    w->data.count = 0;
    prepare(w);
    compress_rows(w);
    release_rows(w);
    if (w->data.count > 0x7ffffff0) png_error(w->png, "the compressed picture is too large");
}

static void write_picture(cpng_writer *w) {
    cpng_write_header(w);
    cpng_compress(w);
    png_write_chunk(w->png, (png_const_bytep) "IDAT", w->data.bytes, w->data.count);
    png_write_chunk(w->png, (png_const_bytep) "IEND", NULL, 0);
}

int cpng_open_writer(cpng_writer *w, cpng_error *error) {
    w->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, cpng_fail, cpng_ignore);
    if (w->png) w->info = png_create_info_struct(w->png);
    return w->info != NULL;
}

void cpng_close_writer(cpng_writer *w) {
    if (w->png) png_destroy_write_struct(&w->png, &w->info);
    free(w->data.bytes);
    release_rows(w);
}

int cpng_encode(const cpng_source *source, cpng_buffer *buffer, cpng_error *error) {
    cpng_writer *w = calloc(1, sizeof(cpng_writer));
    *buffer = (cpng_buffer){0};
    cpng_set_message(error, "not enough memory");
    if (!w) return 0;
    w->source = source;
    w->buffer = buffer;
    int is_done = 0;
    if (cpng_open_writer(w, error)) {
        if (setjmp(png_jmpbuf(w->png)) == 0) {
            write_picture(w);
            is_done = 1;
        } else {
            free(buffer->bytes);
            *buffer = (cpng_buffer){0};
        }
    }
    cpng_close_writer(w);
    free(w);
    return is_done;
}

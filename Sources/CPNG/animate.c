#include "cpng.h"
#include "writer.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct cpng_animation {
    cpng_writer writer;
    cpng_error error;
    cpng_buffer file;
    cpng_source canvas;
    uint32_t frames, added;
    /* The number of the next chunk that has one. */
    uint32_t sequence;
};

static void put_16(uint8_t *to, uint32_t value) {
    to[0] = (uint8_t)(value >> 8);
    to[1] = (uint8_t)value;
}

static void put_32(uint8_t *to, uint32_t value) {
    put_16(to, value >> 16);
    put_16(to + 2, value);
}

static void write_control(cpng_animation *a) {
    uint8_t control[8];
    put_32(control, a->frames);
    put_32(control + 4, 0);
    png_write_chunk(a->writer.png, (png_const_bytep) "acTL", control, sizeof control);
}

typedef struct {
    uint32_t x, y;
    uint16_t numerator, denominator;
} placement;

/* Where the picture lies and how long it is seen. What was there stays, and the new pixels replace it. */
static void write_frame_control(cpng_animation *a, const cpng_source *part, const placement *place) {
    uint8_t control[26] = {0};
    put_32(control, a->sequence++);
    put_32(control + 4, part->width);
    put_32(control + 8, part->height);
    put_32(control + 12, place->x);
    put_32(control + 16, place->y);
    put_16(control + 20, place->numerator);
    put_16(control + 22, place->denominator);
    png_write_chunk(a->writer.png, (png_const_bytep) "fcTL", control, sizeof control);
}

static void write_data(cpng_animation *a) {
    cpng_writer *w = &a->writer;
    if (a->added == 0) {
        png_write_chunk(w->png, (png_const_bytep) "IDAT", w->data.bytes, w->data.count);
        return;
    }
    uint8_t number[4];
    put_32(number, a->sequence++);
    png_write_chunk_start(w->png, (png_const_bytep) "fdAT", (png_uint_32)(w->data.count + sizeof number));
    png_write_chunk_data(w->png, number, sizeof number);
    png_write_chunk_data(w->png, w->data.bytes, w->data.count);
    png_write_chunk_end(w->png);
}

static void check(cpng_animation *a, const cpng_source *part, const placement *place) {
    png_structp png = a->writer.png;
    const cpng_source *canvas = &a->canvas;
    if (a->added == a->frames) png_error(png, "there are more frames than were announced");
    if (part->color != canvas->color) png_error(png, "a frame has another colour type");
    if (place->x > canvas->width || part->width > canvas->width - place->x || place->y > canvas->height ||
        part->height > canvas->height - place->y) {
        png_error(png, "a frame lies outside the picture");
    }
    if (a->added == 0 && (part->width != canvas->width || part->height != canvas->height)) {
        png_error(png, "the first frame does not cover the picture");
    }
}

cpng_animation *cpng_begin_animation(uint32_t width, uint32_t height, cpng_color color, uint32_t frames,
                                     cpng_error *error) {
    cpng_set_message(error, "not enough memory");
    cpng_animation *a = calloc(1, sizeof(cpng_animation));
    if (!a) return NULL;
    a->frames = frames;
    a->canvas = (cpng_source){.width = width, .height = height, .color = color};
    a->writer.source = &a->canvas;
    a->writer.buffer = &a->file;
    if (cpng_open_writer(&a->writer, &a->error)) {
        if (setjmp(png_jmpbuf(a->writer.png)) == 0) {
            if (color != cpng_rgb && color != cpng_rgba) png_error(a->writer.png, "frames are RGB or RGBA");
            if (frames == 0) png_error(a->writer.png, "there is no frame");
            cpng_write_header(&a->writer);
            write_control(a);
            return a;
        }
        *error = a->error;
    }
    cpng_close_writer(&a->writer);
    free(a->file.bytes);
    free(a);
    return NULL;
}

int cpng_add_frame(cpng_animation *a, const cpng_source *part, uint32_t x, uint32_t y, uint16_t numerator,
                   uint16_t denominator, cpng_error *error) {
    placement place = {x, y, numerator, denominator};
    if (setjmp(png_jmpbuf(a->writer.png)) != 0) {
        *error = a->error;
        return 0;
    }
    check(a, part, &place);
    a->writer.source = part;
    cpng_compress(&a->writer);
    a->writer.source = &a->canvas;
    write_frame_control(a, part, &place);
    write_data(a);
    a->added++;
    return 1;
}

int cpng_end_animation(cpng_animation *a, cpng_buffer *buffer, cpng_error *error) {
    int is_done = 0;
    *buffer = (cpng_buffer){0};
    if (setjmp(png_jmpbuf(a->writer.png)) == 0) {
        if (a->added < a->frames) png_error(a->writer.png, "there are fewer frames than were announced");
        png_write_chunk(a->writer.png, (png_const_bytep) "IEND", NULL, 0);
        *buffer = a->file;
        is_done = 1;
    } else {
        *error = a->error;
        free(a->file.bytes);
    }
    cpng_close_writer(&a->writer);
    free(a);
    return is_done;
}

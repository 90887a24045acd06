#ifndef OFFSTAGE_CPNG_WRITER_H
#define OFFSTAGE_CPNG_WRITER_H

#include "cpng.h"
#include "errors.h"

#include <isa-l/igzip_lib.h>

/* What writes a file. Everything that lives across a long jump is in memory, not in registers. */
typedef struct {
    const cpng_source *source;
    cpng_buffer *buffer;
    png_structp png;
    png_infop info;
    struct isal_zstream stream;
    uint8_t *level_buffer;
    /* Filtered rows that are to be compressed. */
    uint8_t *batch;
    /* The packed row and the one above, and room for a filtered one. */
    uint8_t *rows[2], *spare;
    /* The compressed picture. */
    cpng_buffer data;
} cpng_writer;

/* Makes libpng's part; 0 without memory. */
int cpng_open_writer(cpng_writer *w, cpng_error *error);

/* Signature and the chunks in front of the picture. */
void cpng_write_header(cpng_writer *w);

/* Filters and compresses `source` to `data`. */
void cpng_compress(cpng_writer *w);

void cpng_close_writer(cpng_writer *w);

#endif

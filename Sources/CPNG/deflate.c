#include "cpng.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>

/* At most so much goes in and out at a time: the library counts in 32 bits. */
#define STEP 0x40000000

static int grow(cpng_buffer *b) {
    if (b->capacity - b->count >= 1 << 16) return 1;
    size_t capacity = b->capacity * 2 + (1 << 16);
    uint8_t *bytes = realloc(b->bytes, capacity);
    if (!bytes) return 0;
    b->bytes = bytes;
    b->capacity = capacity;
    return 1;
}

static int deflate_all(struct isal_zstream *z, const uint8_t *bytes, size_t count, cpng_buffer *b) {
    size_t left = count;
    z->next_in = (uint8_t *)bytes;
    do {
        if (z->avail_in == 0) {
            z->avail_in = left > STEP ? STEP : (uint32_t)left;
            left -= z->avail_in;
            z->end_of_stream = left == 0;
        }
        if (!grow(b)) return 0;
        size_t room = b->capacity - b->count;
        z->next_out = b->bytes + b->count;
        z->avail_out = room > STEP ? STEP : (uint32_t)room;
        uint32_t before = z->avail_out;
        if (isal_deflate(z) != COMP_OK) return 0;
        b->count += before - z->avail_out;
    } while (z->internal_state.state != ZSTATE_END);
    return 1;
}

/* The third level: blocks are written once and read often. */
int cpng_deflate(const uint8_t *bytes, size_t count, cpng_buffer *buffer) {
    *buffer = (cpng_buffer){0};
    struct isal_zstream *z = calloc(1, sizeof *z);
    /* Clear, so that equal bytes become equal ones. */
    uint8_t *level_buffer = calloc(1, ISAL_DEF_LVL3_DEFAULT);
    int is_done = 0;
    if (z && level_buffer) {
        isal_deflate_init(z);
        z->level = 3;
        z->level_buf = level_buffer;
        z->level_buf_size = ISAL_DEF_LVL3_DEFAULT;
        z->gzip_flag = IGZIP_DEFLATE;
        is_done = deflate_all(z, bytes, count, buffer);
    }
    if (!is_done) {
        free(buffer->bytes);
        *buffer = (cpng_buffer){0};
    }
    free(level_buffer);
    free(z);
    return is_done;
}

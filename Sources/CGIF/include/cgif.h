#ifndef OFFSTAGE_CGIF_H
#define OFFSTAGE_CGIF_H

#include <stddef.h>
#include <stdint.h>

/* giflib over memory: what frames a file has, and the pixels of one. */

typedef struct {
    uint32_t width;
    uint32_t height;
    /* How often all frames are shown; 0 for ever, -1 where the file says nothing. */
    int loops;
    /* 1 when the file ends before its trailer or is damaged behind the frames that were found. */
    int is_cut;
    size_t frame_count;
} cgif_survey;

typedef struct {
    /* Where the frame begins in the file. */
    size_t offset;
    /* Its place on the canvas; parts may lie outside. */
    uint32_t left, top, width, height;
    /* Hundredths of a second. */
    int delay;
    /* What happens to its place before the next one: 0 and 1 nothing, 2 it becomes clear, 3 what was there before. */
    int disposal;
    /* The index that leaves what is there; -1 for none. */
    int transparent;
} cgif_frame;

typedef struct {
    uint32_t width;
    uint32_t height;
} cgif_size;

typedef struct {
    char message[160];
} cgif_error;

/* 1, or 0 with a message, as for a file without a frame. Frames are listed as far as `capacity` goes; they are counted
   up to `most_frames`, and a file of more is cut there. Canvases and frames of more than max_pixels are refused. */
int cgif_take_survey(const uint8_t *bytes, size_t count, uint64_t max_pixels, size_t most_frames, cgif_survey *survey,
                     cgif_frame *frames, size_t capacity, cgif_error *error);

/* The top left part of the frame's own pixels, of the kept size, into R G B A, not premultiplied, which are all 0 before:
   `kept` must not be above the frame's size. The number of rows that were read, those that are not kept included, fewer
   where the data end; -1 with a message where there is no frame at its offset. */
int64_t cgif_read_frame(const uint8_t *bytes, size_t count, const cgif_frame *frame, cgif_size kept, uint8_t *rgba,
                        cgif_error *error);

#endif

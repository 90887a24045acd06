#include "cgif.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t position;
} memory;

typedef struct {
    uint64_t max_pixels;
    size_t most_frames;
    cgif_survey *survey;
    cgif_frame *frames;
    size_t capacity;
    /* What the control block before a frame says. */
    GraphicsControlBlock control;
} surveyor;

static void set_message(cgif_error *error, const char *message) {
    snprintf(error->message, sizeof error->message, "%s", message);
}

static int read_bytes(GifFileType *gif, GifByteType *to, int count) {
    memory *m = gif->UserData;
    size_t rest = m->count - m->position;
    size_t taken = (size_t)count < rest ? (size_t)count : rest;
    memcpy(to, m->bytes + m->position, taken);
    m->position += taken;
    return (int)taken;
}

static GifFileType *open_file(memory *m, cgif_error *error) {
    int code = 0;
    if (m->count < 6 || memcmp(m->bytes, "GIF", 3) != 0) {
        set_message(error, "the file does not begin like a GIF");
        return NULL;
    }
    GifFileType *gif = DGifOpen(m, read_bytes, &code);
    if (!gif) set_message(error, "the header is damaged or cut off");
    return gif;
}

static const GraphicsControlBlock no_control = {.TransparentColor = NO_TRANSPARENT_COLOR};

/* NETSCAPE's block, the application's name and then 1 and a number, says how often to repeat. */
static int read_extension(GifFileType *gif, surveyor *s) {
    GifByteType *block = NULL;
    int kind = 0, is_netscape = 0;
    if (DGifGetExtension(gif, &kind, &block) == GIF_ERROR) return 0;
    if (kind == GRAPHICS_EXT_FUNC_CODE && block) DGifExtensionToGCB(block[0], block + 1, &s->control);
    if (kind == APPLICATION_EXT_FUNC_CODE && block && block[0] == 11)
        is_netscape = memcmp(block + 1, "NETSCAPE2.0", 11) == 0 || memcmp(block + 1, "ANIMEXTS1.0", 11) == 0;
    while (block) {
        if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return 0;
        if (is_netscape && block && block[0] >= 3 && (block[1] & 7) == 1) s->survey->loops = block[2] | block[3] << 8;
    }
    return 1;
}

/* Goes over the compressed data. */
static int skip_data(GifFileType *gif) {
    int size = 0;
    GifByteType *block = NULL;
    if (DGifGetCode(gif, &size, &block) == GIF_ERROR) return 0;
    while (block)
        if (DGifGetCodeNext(gif, &block) == GIF_ERROR) return 0;
    return 1;
}

/* giflib remembers each frame that it saw; nobody asks for them. */
static int read_description(GifFileType *gif) {
    int is_read = DGifGetImageHeader(gif) == GIF_OK;
    return is_read && gif->Image.Width > 0 && gif->Image.Height > 0;
}

static int read_frame_header(GifFileType *gif, surveyor *s, size_t offset) {
    if (!read_description(gif)) return 0;
    cgif_frame frame = {.offset = offset, .left = (uint32_t)gif->Image.Left, .top = (uint32_t)gif->Image.Top};
    frame.width = (uint32_t)gif->Image.Width;
    frame.height = (uint32_t)gif->Image.Height;
    frame.delay = s->control.DelayTime;
    frame.disposal = s->control.DisposalMode;
    frame.transparent = s->control.TransparentColor;
    s->control = no_control;
    if ((uint64_t)frame.width * frame.height > s->max_pixels) return 0;
    if (s->survey->frame_count < s->capacity) s->frames[s->survey->frame_count] = frame;
    s->survey->frame_count++;
    return 1;
}

/* 1 at the end of the file, 0 where it is cut or damaged. */
static int walk(GifFileType *gif, memory *m, surveyor *s) {
    for (;;) {
        size_t offset = m->position;
        GifRecordType record = UNDEFINED_RECORD_TYPE;
        if (DGifGetRecordType(gif, &record) == GIF_ERROR) return 0;
        if (record == TERMINATE_RECORD_TYPE) return 1;
        if (record == EXTENSION_RECORD_TYPE && !read_extension(gif, s)) return 0;
        if (record != IMAGE_DESC_RECORD_TYPE) continue;
        if (s->survey->frame_count == s->most_frames) return 0;
        if (!read_frame_header(gif, s, offset) || !skip_data(gif)) return 0;
    }
}

int cgif_take_survey(const uint8_t *bytes, size_t count, uint64_t max_pixels, size_t most_frames, cgif_survey *survey,
                     cgif_frame *frames, size_t capacity, cgif_error *error) {
    memory m = {bytes, count, 0};
    *survey = (cgif_survey){.loops = -1};
    GifFileType *gif = open_file(&m, error);
    if (!gif) return 0;
    surveyor s = {max_pixels, most_frames, survey, frames, capacity, no_control};
    survey->width = (uint32_t)gif->SWidth;
    survey->height = (uint32_t)gif->SHeight;
    int is_small = (uint64_t)survey->width * survey->height <= max_pixels;
    if (is_small) survey->is_cut = !walk(gif, &m, &s);
    DGifCloseFile(gif, NULL);
    if (!is_small) set_message(error, "the picture has too many pixels");
    else if (!survey->width || !survey->height) set_message(error, "the picture has no pixels");
    else if (!survey->frame_count) set_message(error, "the file has no frame");
    else return 1;
    return 0;
}

static void paint_row(const GifPixelType *indices, const cgif_frame *frame, const ColorMapObject *colors, uint32_t columns,
                      uint8_t *to) {
    for (uint32_t x = 0; x < columns; x++, to += 4) {
        if (indices[x] == frame->transparent || indices[x] >= colors->ColorCount) continue;
        GifColorType color = colors->Colors[indices[x]];
        to[0] = color.Red;
        to[1] = color.Green;
        to[2] = color.Blue;
        to[3] = 255;
    }
}

/* Rows in the order of the file: interlaced ones come in four passes. */
static int64_t read_rows(GifFileType *gif, const cgif_frame *frame, const ColorMapObject *colors, cgif_size kept,
                         uint8_t *rgba) {
    static const uint32_t starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    int64_t read = 0;
    int is_interlaced = gif->Image.Interlace;
    GifPixelType *indices = malloc(frame->width);
    if (!indices) return 0;
    for (int pass = is_interlaced ? 0 : 3; pass < 4; pass++) {
        uint32_t step = is_interlaced ? steps[pass] : 1;
        for (uint32_t y = is_interlaced ? starts[pass] : 0; y < frame->height; y += step, read++) {
            if (DGifGetLine(gif, indices, (int)frame->width) == GIF_ERROR) goto end;
            if (y < kept.height) paint_row(indices, frame, colors, kept.width, rgba + (size_t)y * kept.width * 4);
        }
    }
end:
    free(indices);
    return read;
}

int64_t cgif_read_frame(const uint8_t *bytes, size_t count, const cgif_frame *frame, cgif_size kept, uint8_t *rgba,
                        cgif_error *error) {
    memory m = {bytes, count, 0};
    GifFileType *gif = open_file(&m, error);
    if (!gif) return -1;
    int64_t rows = -1;
    GifRecordType record = UNDEFINED_RECORD_TYPE;
    m.position = frame->offset < count ? frame->offset : count;
    int is_there = DGifGetRecordType(gif, &record) == GIF_OK && record == IMAGE_DESC_RECORD_TYPE;
    is_there = is_there && DGifGetImageDesc(gif) == GIF_OK && (uint32_t)gif->Image.Width == frame->width &&
               (uint32_t)gif->Image.Height == frame->height;
    const ColorMapObject *colors = is_there && gif->Image.ColorMap ? gif->Image.ColorMap : gif->SColorMap;
    if (!is_there) set_message(error, "the frame's description is damaged");
    else if (!colors) set_message(error, "the frame has no colours");
    else rows = read_rows(gif, frame, colors, kept, rgba);
    DGifCloseFile(gif, NULL);
    return rows;
}

#include "cwebp.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

static void set_message(cwebp_error *error, const char *message) {
    snprintf(error->message, sizeof error->message, "%s", message);
}

static const char *reason(VP8StatusCode status) {
    switch (status) {
        case VP8_STATUS_OUT_OF_MEMORY: return "not enough memory";
        case VP8_STATUS_UNSUPPORTED_FEATURE: return "the file uses what libwebp cannot read";
        case VP8_STATUS_SUSPENDED:
        case VP8_STATUS_NOT_ENOUGH_DATA: return "the file ends too early";
        default: return "the data are damaged";
    }
}

static WebPDemuxer *open_file(const uint8_t *bytes, size_t count, WebPDemuxState *state, cwebp_error *error) {
    if (count < 12 || memcmp(bytes, "RIFF", 4) != 0 || memcmp(bytes + 8, "WEBP", 4) != 0) {
        set_message(error, "the file does not begin like a WebP");
        return NULL;
    }
    WebPData data = {bytes, count};
    WebPDemuxer *demuxer = WebPDemuxPartial(&data, state);
    if (!demuxer || *state < WEBP_DEMUX_PARSED_HEADER) {
        set_message(error, "the header is damaged or cut off");
        WebPDemuxDelete(demuxer);
        return NULL;
    }
    return demuxer;
}

static void find_chunk(WebPDemuxer *demuxer, const uint8_t *bytes, const char *name, size_t *offset, size_t *count) {
    WebPChunkIterator chunk;
    if (WebPDemuxGetChunk(demuxer, name, 1, &chunk)) {
        *offset = (size_t)(chunk.chunk.bytes - bytes);
        *count = chunk.chunk.size;
    }
    WebPDemuxReleaseChunkIterator(&chunk);
}

static void list_frames(WebPDemuxer *demuxer, cwebp_survey *survey, cwebp_frame *frames, size_t capacity) {
    WebPIterator frame;
    int is_there = WebPDemuxGetFrame(demuxer, 1, &frame);
    for (size_t i = 0; is_there && i < capacity; i++) {
        frames[i] = (cwebp_frame){(uint32_t)frame.x_offset,
                                  (uint32_t)frame.y_offset,
                                  (uint32_t)frame.width,
                                  (uint32_t)frame.height,
                                  frame.duration,
                                  frame.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND,
                                  frame.blend_method == WEBP_MUX_BLEND};
        survey->has_alpha |= frame.has_alpha;
        is_there = WebPDemuxNextFrame(&frame);
    }
    WebPDemuxReleaseIterator(&frame);
}

int cwebp_take_survey(const uint8_t *bytes, size_t count, uint64_t max_pixels, cwebp_survey *survey,
                      cwebp_frame *frames, size_t capacity, cwebp_error *error) {
    *survey = (cwebp_survey){0};
    WebPDemuxState state = WEBP_DEMUX_PARSE_ERROR;
    WebPDemuxer *demuxer = open_file(bytes, count, &state, error);
    if (!demuxer) return 0;
    uint32_t flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS);
    survey->width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
    survey->height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
    survey->has_alpha = (flags & ALPHA_FLAG) != 0;
    survey->is_animated = (flags & ANIMATION_FLAG) != 0;
    survey->loops = (int)WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT);
    survey->frame_count = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
    survey->is_cut = state != WEBP_DEMUX_DONE;
    if (flags & ICCP_FLAG) find_chunk(demuxer, bytes, "ICCP", &survey->profile_offset, &survey->profile_count);
    if (flags & EXIF_FLAG) find_chunk(demuxer, bytes, "EXIF", &survey->exif_offset, &survey->exif_count);
    list_frames(demuxer, survey, frames, capacity);
    WebPDemuxDelete(demuxer);
    if ((uint64_t)survey->width * survey->height > max_pixels) set_message(error, "the picture has too many pixels");
    else if (!survey->frame_count) set_message(error, "the file has no frame");
    else return 1;
    return 0;
}

/* Decodes as much as there is. */
static int decode(WebPData data, const cwebp_frame *frame, uint8_t *rgba, cwebp_error *error) {
    WebPDecoderConfig config;
    size_t stride = (size_t)frame->width * 4;
    if (!WebPInitDecoderConfig(&config)) return 0;
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = rgba;
    config.output.u.RGBA.stride = (int)stride;
    config.output.u.RGBA.size = stride * frame->height;
    /* Loops of filters run beside the decoding of rows: a quarter of the time, and the same bytes. */
    config.options.use_threads = 1;
    WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
    if (!decoder) return 0;
    VP8StatusCode status = WebPIUpdate(decoder, data.bytes, data.size);
    WebPIDelete(decoder);
    WebPFreeDecBuffer(&config.output);
    if (status == VP8_STATUS_OK) return 1;
    set_message(error, reason(status));
    return status == VP8_STATUS_SUSPENDED ? 2 : 0;
}

int cwebp_read_frame(const uint8_t *bytes, size_t count, size_t index, const cwebp_frame *frame, uint8_t *rgba,
                     cwebp_error *error) {
    set_message(error, "not enough memory");
    WebPDemuxState state = WEBP_DEMUX_PARSE_ERROR;
    WebPDemuxer *demuxer = open_file(bytes, count, &state, error);
    if (!demuxer) return 0;
    WebPIterator found;
    int result = 0;
    int is_there = index < INT_MAX - 1 && WebPDemuxGetFrame(demuxer, (int)index + 1, &found);
    if (is_there && (uint32_t)found.width == frame->width && (uint32_t)found.height == frame->height) {
        set_message(error, "not enough memory");
        result = decode(found.fragment, frame, rgba, error);
    } else {
        set_message(error, "the frame is missing");
    }
    if (is_there) WebPDemuxReleaseIterator(&found);
    WebPDemuxDelete(demuxer);
    return result;
}

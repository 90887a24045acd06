#include "errors.h"

#include <stdlib.h>
#include <string.h>

/* Everything that lives across a long jump is in memory, not in registers. */
typedef struct {
    struct jpeg_decompress_struct info;
    failure failure;
    struct jpeg_progress_mgr progress;
    uint8_t *row;
} reader;

/* Each scan goes over the whole picture, and a few bytes make an empty one. */
static void refuse_endless_scans(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number <= CJPEG_MOST_SCANS) return;
    failure *f = (failure *)info->err;
    cjpeg_set_message(f->error, "the picture has too many scans");
    longjmp(f->place, 1);
}

static unsigned short_at(const uint8_t *bytes, int is_little) {
    return is_little ? bytes[0] | bytes[1] << 8 : bytes[0] << 8 | bytes[1];
}

static uint32_t long_at(const uint8_t *bytes, int is_little) {
    uint32_t first = short_at(bytes, is_little), second = short_at(bytes + 2, is_little);
    return is_little ? first | second << 16 : first << 16 | second;
}

/* The orientation in a block of EXIF: entry 0x0112 of the first directory. */
static int orientation(const uint8_t *bytes, size_t count) {
    if (count < 14 || memcmp(bytes, "Exif\0\0", 6) != 0) return 1;
    const uint8_t *tiff = bytes + 6;
    size_t length = count - 6;
    int is_little = tiff[0] == 'I';
    size_t directory = long_at(tiff + 4, is_little);
    if (directory > length - 2) return 1;
    size_t entries = short_at(tiff + directory, is_little);
    for (size_t i = 0; i < entries; i++) {
        size_t place = directory + 2 + 12 * i;
        if (place + 12 > length) return 1;
        if (short_at(tiff + place, is_little) != 0x0112) continue;
        unsigned value = short_at(tiff + place + 8, is_little);
        return value >= 1 && value <= 8 ? (int)value : 1;
    }
    return 1;
}

static void read_header(reader *r, uint64_t max_pixels, cjpeg_picture *picture) {
    jpeg_save_markers(&r->info, JPEG_APP0 + 1, 0xffff);
    jpeg_read_header(&r->info, TRUE);
    picture->width = r->info.image_width;
    picture->height = r->info.image_height;
    picture->orientation = 1;
    for (jpeg_saved_marker_ptr marker = r->info.marker_list; marker; marker = marker->next) {
        int found = orientation(marker->data, marker->data_length);
        if (found != 1) picture->orientation = found;
    }
    if ((uint64_t)picture->width * picture->height > max_pixels) {
        cjpeg_set_message(r->failure.error, "the picture has too many pixels");
        longjmp(r->failure.place, 1);
    }
}

/* Adobe's files hold cyan, magenta, yellow and black turned round: 255 is none. */
static void convert_cmyk(const uint8_t *from, uint8_t *to, size_t width, int is_turned) {
    for (size_t x = 0; x < width; x++, from += 4, to += 4) {
        unsigned black = is_turned ? from[3] : 255 - from[3];
        for (int channel = 0; channel < 3; channel++) {
            unsigned ink = is_turned ? from[channel] : 255 - from[channel];
            to[channel] = (uint8_t)((ink * black + 127) / 255);
        }
        to[3] = 255;
    }
}

static void read_pixels(reader *r, cjpeg_picture *picture) {
    int is_cmyk = r->info.jpeg_color_space == JCS_CMYK || r->info.jpeg_color_space == JCS_YCCK;
    r->info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    r->info.dct_method = JDCT_ISLOW;
    r->info.do_fancy_upsampling = TRUE;
    r->info.do_block_smoothing = FALSE;
    jpeg_start_decompress(&r->info);
    size_t row = (size_t)picture->width * 4;
    picture->pixels = calloc(picture->height, row);
    r->row = malloc(row);
    if (!picture->pixels || !r->row) {
        cjpeg_set_message(r->failure.error, "not enough memory");
        longjmp(r->failure.place, 1);
    }
    while (r->info.output_scanline < r->info.output_height) {
        uint8_t *to = picture->pixels + r->info.output_scanline * row;
        JSAMPROW into = is_cmyk ? r->row : to;
        if (jpeg_read_scanlines(&r->info, &into, 1) != 1) break;
        if (is_cmyk) convert_cmyk(r->row, to, picture->width, r->info.saw_Adobe_marker);
    }
    jpeg_finish_decompress(&r->info);
}

int cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels, cjpeg_picture *picture, cjpeg_error *error) {
    reader *r = calloc(1, sizeof(reader));
    *picture = (cjpeg_picture){0};
    cjpeg_set_message(error, "not enough memory");
    if (!r) return 0;
    r->info.err = cjpeg_catch(&r->failure, error);
    int is_done = 0;
    if (count < 3 || bytes[0] != 0xff || bytes[1] != 0xd8) {
        cjpeg_set_message(error, "the file does not begin like a JPEG");
        free(r);
        return 0;
    }
    if (setjmp(r->failure.place) == 0) {
        jpeg_create_decompress(&r->info);
        r->progress.progress_monitor = refuse_endless_scans;
        r->info.progress = &r->progress;
        jpeg_mem_src(&r->info, bytes, count);
        read_header(r, max_pixels, picture);
        read_pixels(r, picture);
        is_done = 1;
    } else {
        free(picture->pixels);
        picture->pixels = NULL;
    }
    jpeg_destroy_decompress(&r->info);
    free(r->row);
    free(r);
    return is_done;
}

#include "errors.h"

#include <stdlib.h>
#include <string.h>

/* Everything that lives across a long jump is in memory, not in registers. */
struct cjpeg_reader {
    struct jpeg_decompress_struct info;
    failure failure;
    struct jpeg_progress_mgr progress;
    int is_started;
    int most_scans;
    int is_cmyk;
    uint8_t *row;
    uint8_t *profile;
};

static void refuse(struct cjpeg_reader *r, const char *message) {
    cjpeg_set_message(r->failure.error, message);
    longjmp(r->failure.place, 1);
}

/* Each scan goes over the whole picture, and a few bytes make an empty one. */
static void refuse_endless_scans(j_common_ptr info) {
    struct cjpeg_reader *r = (struct cjpeg_reader *)info->client_data;
    if (r->info.input_scan_number > r->most_scans) refuse(r, "the picture has too many scans");
}

static int most_scans(uint64_t pixels) {
    uint64_t scans = CJPEG_MOST_SCANNED_PIXELS / (pixels ? pixels : 1);
    if (scans < CJPEG_LEAST_SCANS) return CJPEG_LEAST_SCANS;
    return scans > CJPEG_MOST_SCANS ? CJPEG_MOST_SCANS : (int)scans;
}

static void find_exif(struct cjpeg_reader *r, cjpeg_header *header) {
    for (jpeg_saved_marker_ptr marker = r->info.marker_list; marker; marker = marker->next) {
        if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 6) continue;
        if (memcmp(marker->data, "Exif\0\0", 6) != 0) continue;
        header->exif = marker->data + 6;
        header->exif_count = marker->data_length - 6;
        return;
    }
}

static void read_header(struct cjpeg_reader *r, uint64_t max_pixels, cjpeg_header *header) {
    jpeg_save_markers(&r->info, JPEG_APP0 + 1, 0xffff);
    jpeg_save_markers(&r->info, JPEG_APP0 + 2, 0xffff);
    jpeg_read_header(&r->info, TRUE);
    r->is_cmyk = r->info.jpeg_color_space == JCS_CMYK || r->info.jpeg_color_space == JCS_YCCK;
    header->width = r->info.image_width;
    header->height = r->info.image_height;
    header->components = r->info.num_components;
    header->is_cmyk = r->is_cmyk;
    header->is_progressive = jpeg_has_multiple_scans(&r->info);
    header->has_jfif = r->info.saw_JFIF_marker;
    header->density_unit = r->info.density_unit;
    header->density_x = r->info.X_density;
    header->density_y = r->info.Y_density;
    find_exif(r, header);
    unsigned count = 0;
    if (jpeg_read_icc_profile(&r->info, &r->profile, &count)) {
        header->profile = r->profile;
        header->profile_count = count;
    }
    uint64_t pixels = (uint64_t)header->width * header->height;
    if (pixels > max_pixels) refuse(r, "the picture has too many pixels");
    r->most_scans = most_scans(pixels);
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

static void start(struct cjpeg_reader *r) {
    r->info.out_color_space = r->is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    r->info.dct_method = JDCT_ISLOW;
    r->info.do_fancy_upsampling = TRUE;
    r->info.do_block_smoothing = FALSE;
    if (r->is_cmyk && !(r->row = malloc((size_t)r->info.image_width * 4))) refuse(r, "not enough memory");
    jpeg_start_decompress(&r->info);
    r->is_started = 1;
}

static int is_jpeg(const uint8_t *bytes, size_t count) { return count >= 3 && bytes[0] == 0xff && bytes[1] == 0xd8; }

cjpeg_reader *cjpeg_open(const uint8_t *bytes, size_t count, uint64_t max_pixels, cjpeg_header *header,
                         cjpeg_error *error) {
    *header = (cjpeg_header){0};
    cjpeg_set_message(error, "the file does not begin like a JPEG");
    if (!is_jpeg(bytes, count)) return NULL;
    struct cjpeg_reader *r = calloc(1, sizeof *r);
    cjpeg_set_message(error, "not enough memory");
    if (!r) return NULL;
    r->info.err = cjpeg_catch(&r->failure, error);
    if (setjmp(r->failure.place) == 0) {
        jpeg_create_decompress(&r->info);
        r->info.client_data = r;
        r->progress.progress_monitor = refuse_endless_scans;
        r->info.progress = &r->progress;
        jpeg_mem_src(&r->info, bytes, count);
        read_header(r, max_pixels, header);
        return r;
    }
    cjpeg_close(r);
    return NULL;
}

int cjpeg_read_row(cjpeg_reader *r, uint8_t *rgba, cjpeg_error *error) {
    r->failure.error = error;
    if (setjmp(r->failure.place) != 0) return 0;
    if (!r->is_started) start(r);
    JSAMPROW into = r->is_cmyk ? r->row : rgba;
    if (jpeg_read_scanlines(&r->info, &into, 1) != 1) refuse(r, "a row is missing");
    if (r->is_cmyk) convert_cmyk(r->row, rgba, r->info.image_width, r->info.saw_Adobe_marker);
    return 1;
}

int cjpeg_is_damaged(const cjpeg_reader *r) { return r->info.err->num_warnings > 0; }

void cjpeg_close(cjpeg_reader *r) {
    if (!r) return;
    jpeg_destroy_decompress(&r->info);
    free(r->row);
    free(r->profile);
    free(r);
}

#include "cpng.h"

#include <string.h>

#define SLOTS 1024

/* Notes a colour that differs from the one before. */
static void note(cpng_survey *survey, uint32_t *slots, uint32_t pixel) {
    uint8_t c[4];
    memcpy(c, &pixel, 4);
    survey->is_gray = survey->is_gray && c[0] == c[1] && c[1] == c[2];
    survey->is_opaque = survey->is_opaque && c[3] == 255;
    if (survey->color_count > 256) return;
    uint32_t slot = pixel * 0x9e3779b1u >> 22;
    while (slots[slot] != 0) {
        if (memcmp(survey->colors + (slots[slot] - 1) * 4, &pixel, 4) == 0) return;
        slot = (slot + 1) % SLOTS;
    }
    if (survey->color_count < 256) {
        memcpy(survey->colors + survey->color_count * 4, &pixel, 4);
        slots[slot] = (uint32_t)survey->color_count + 1;
    }
    survey->color_count++;
}

void cpng_take_survey(const uint8_t *pixels, size_t width, size_t height, cpng_survey *survey) {
    uint32_t slots[SLOTS] = {0};
    memset(survey, 0, sizeof *survey);
    survey->is_gray = survey->is_opaque = 1;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + y * width * 4;
        if (y > 0 && memcmp(row, row - width * 4, width * 4) == 0) continue;
        uint32_t last = 0;
        for (size_t x = 0; x < width; x++) {
            uint32_t pixel;
            memcpy(&pixel, row + x * 4, 4);
            if (x > 0 && pixel == last) continue;
            last = pixel;
            note(survey, slots, pixel);
        }
    }
}

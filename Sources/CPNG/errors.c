#include "errors.h"

#include <stdio.h>

void cpng_set_message(cpng_error *error, const char *message) {
    snprintf(error->message, sizeof error->message, "%s", message);
}

void cpng_fail(png_structp png, png_const_charp message) {
    cpng_set_message(png_get_error_ptr(png), message);
    png_longjmp(png, 1);
}

void cpng_ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

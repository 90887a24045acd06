#ifndef OFFSTAGE_CPNG_ERRORS_H
#define OFFSTAGE_CPNG_ERRORS_H

#include "cpng.h"

#include <png.h>

/* What libpng calls when something is wrong: the message is kept, and the jump ends in the function that set it up. */

void cpng_set_message(cpng_error *error, const char *message);
void cpng_fail(png_structp png, png_const_charp message);
/* What libpng warns about is repaired by it; nobody is there to read it. */
void cpng_ignore(png_structp png, png_const_charp message);

#endif

#ifndef OFFSTAGE_CJPEG_ERRORS_H
#define OFFSTAGE_CJPEG_ERRORS_H

#include "cjpeg.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/* Where libjpeg jumps to when it gives up. */
typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf place;
    cjpeg_error *error;
} failure;

void cjpeg_set_message(cjpeg_error *error, const char *message);

/* Makes libjpeg tell `error` of what ends a call, and of nothing else. */
struct jpeg_error_mgr *cjpeg_catch(failure *failure, cjpeg_error *error);

#endif

#include "errors.h"

#include <stdlib.h>

void cjpeg_set_message(cjpeg_error *error, const char *message) {
    snprintf(error->message, sizeof error->message, "%s", message);
}

static void fail(j_common_ptr info) {
    failure *f = (failure *)info->err;
    char message[JMSG_LENGTH_MAX];
    info->err->format_message(info, message);
    cjpeg_set_message(f->error, message);
    longjmp(f->place, 1);
}

static void ignore_message(j_common_ptr info) { (void)info; }

/* A negative level stands for data that libjpeg has to make up. */
static void count_warning(j_common_ptr info, int level) {
    if (level < 0) info->err->num_warnings++;
}

struct jpeg_error_mgr *cjpeg_catch(failure *f, cjpeg_error *error) {
    jpeg_std_error(&f->manager);
    f->manager.error_exit = fail;
    f->manager.output_message = ignore_message;
    f->manager.emit_message = count_warning;
    f->error = error;
    cjpeg_set_message(error, "not enough memory");
    return &f->manager;
}

void cjpeg_free(void *memory) { free(memory); }

/* Linked into the programs of tests: they begin with a stage, as apps begin with a screen. */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

void offstage_begin_test_run(void);
void offstage_let_misuse_fail_tests(void);

__attribute__((constructor)) static void start(void) {
    /* A run that waits for failures learns that there are tests: the file is there, be it empty. */
    const char *log = getenv("OFFSTAGE_FAILURE_LOG");
    if (log && *log) {
        int file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        if (file >= 0) close(file);
    }
    offstage_begin_test_run();
    offstage_let_misuse_fail_tests();
}

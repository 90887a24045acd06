#include <malloc.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// What is said when an allocation fails, and what the process exits with. Kept here, as a handler may neither allocate nor
// take a lock.
struct offstage_last_words {
    char text[512];
    size_t length;
    size_t room;
    int status;
};

// Static inside of a function, as Swift's compiler emits no others of a header.
static inline struct offstage_last_words *offstage_last_words(void) {
    static struct offstage_last_words words;
    return &words;
}

// Swift's runtime aborts where memory is refused, and so does much else: only where there is no room is that the reason.
static inline void offstage_heap_is_exhausted(int number) {
    struct offstage_last_words *last = offstage_last_words();
    void *room = mmap(NULL, last->room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) {
        ssize_t told = write(STDERR_FILENO, last->text, last->length);
        (void)told;
        _exit(last->status);
    }
    signal(number, SIG_DFL);
}

// Ends the process with words and a status when it is refused memory. `room` bytes that cannot be had are a lack of it.
static inline void offstage_end_without_heap(const char *words, size_t room, int status) {
    struct offstage_last_words *last = offstage_last_words();
    last->length = strnlen(words, sizeof last->text);
    memcpy(last->text, words, last->length);
    last->room = room;
    last->status = status;
    signal(SIGABRT, offstage_heap_is_exhausted);
}

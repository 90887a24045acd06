#include "cmainactor.h"

#include <pthread.h>

// Of libdispatch, as its headers have them; those need blocks and a search path of their own.
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *));

static char main_queue_key;
static pthread_once_t marked = PTHREAD_ONCE_INIT;
static pthread_t main_thread;

// Runs when the program is loaded, on its main thread. Dispatch may not be ready here: its own constructor comes later
// where it is linked statically.
__attribute__((constructor)) static void note_main_thread(void) { main_thread = pthread_self(); }

static void mark_main_queue(void) {
    dispatch_queue_set_specific(&_dispatch_main_q, &main_queue_key, &main_queue_key, 0);
}

_Bool offstage_is_on_main_queue(void) {
    if (pthread_equal(pthread_self(), main_thread)) return 1;
    pthread_once(&marked, mark_main_queue);
    return dispatch_get_specific(&main_queue_key) != 0;
}

// Of Swift's run time: what a job's description tells.
extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *job);

uint64_t offstage_task_number(uintptr_t task) { return swift_task_getJobTaskId((void *)task); }

void offstage_main_queue_async(void *context, void (*work)(void *)) {
    dispatch_async_f(&_dispatch_main_q, context, work);
}

#ifndef OFFSTAGE_CMAINACTOR_H
#define OFFSTAGE_CMAINACTOR_H

#include <stdint.h>

/// True on the thread that runs the main actor: the process's main thread, or the one that runs its main queue once an
/// async `main` was suspended.
_Bool offstage_is_on_main_queue(void);

/// The number of a task, by its address: tasks are numbered in the order in which they are made.
uint64_t offstage_task_number(uintptr_t task);

/// Runs `work` on the process's own main queue, which Swift code that sees a stage's main queue cannot name.
void offstage_main_queue_async(void *_Nullable context, void (*_Nonnull work)(void *_Nullable));

#endif

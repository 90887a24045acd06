#include "memory.h"

#include <malloc.h>

size_t memory_allocated(void) {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

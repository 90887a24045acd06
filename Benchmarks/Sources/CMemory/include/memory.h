#include <stddef.h>

// Bytes that malloc has given out and not got back.
size_t memory_allocated(void);

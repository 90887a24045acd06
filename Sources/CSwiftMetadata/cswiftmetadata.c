#include "cswiftmetadata.h"

#include "cpixelkernels.h"

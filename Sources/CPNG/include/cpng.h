#ifndef OFFSTAGE_CPNG_H
#define OFFSTAGE_CPNG_H
#endif

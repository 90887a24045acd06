#ifndef OFFSTAGE_CMARKDOWN_H
#define OFFSTAGE_CMARKDOWN_H

#include <stddef.h>
#include <stdint.h>

/* cmark over memory: the words of a text that is written in Markdown, with the marks that they have. */

enum {
    CMARKDOWN_STRONG = 1,
    CMARKDOWN_EMPHASIS = 2,
    CMARKDOWN_CODE = 4,
};

/* A stretch of the words. */
typedef struct {
    /* Bytes of what was written out. */
    size_t start, count;
    /* Of the marks above. */
    uint32_t marks;
    /* 1 in a link; its address are bytes of what was written out. */
    uint32_t is_link;
    size_t link_start, link_count;
} cmarkdown_run;

/* Room that is enough for each text of so many bytes. */
size_t cmarkdown_text_room(size_t count);
size_t cmarkdown_run_room(size_t count);

/* Takes the marks out of a text in UTF-8. Words and addresses go into `text`, stretches of words into `runs`, in order.
   Breaks of lines are "\n", what looks like HTML is words, of a picture there are its words alone. The number of
   stretches; SIZE_MAX where there was too little room. */
size_t cmarkdown_take_marks(const uint8_t *bytes, size_t count, uint8_t *text, size_t text_room, cmarkdown_run *runs,
                            size_t run_room);

#endif

#include "cmarkdown.h"

#include <cmark.h>
#include <string.h>

/* What is written, and where the walk through the tree is. */
typedef struct {
    uint8_t *text;
    size_t text_room, text_count;
    cmarkdown_run *runs;
    size_t run_room, run_count;
    /* How many stretches of a kind are open around. */
    size_t strong, emphasis;
    int is_link;
    size_t link_start, link_count;
    int has_room;
} writer;

/* An entity of four bytes, such as "&gg;", is one of three; none is more than twice its name. An address may be told and
   written as words. */
size_t cmarkdown_text_room(size_t count) { return 4 * count + 64; }

/* A stretch has a byte at least. */
size_t cmarkdown_run_room(size_t count) { return count + 8; }

static size_t write_bytes(writer *to, const char *bytes, size_t count) {
    size_t start = to->text_count;
    if (count > to->text_room - to->text_count) {
        to->has_room = 0;
        return start;
    }
    memcpy(to->text + start, bytes, count);
    to->text_count += count;
    return start;
}

static void write_run(writer *to, const char *words, uint32_t marks) {
    size_t count = words ? strlen(words) : 0;
    if (count == 0) return;
    if (to->run_count == to->run_room) {
        to->has_room = 0;
        return;
    }
    cmarkdown_run *run = &to->runs[to->run_count++];
    run->start = write_bytes(to, words, count);
    run->count = count;
    run->marks = marks | (to->strong ? CMARKDOWN_STRONG : 0) | (to->emphasis ? CMARKDOWN_EMPHASIS : 0);
    run->is_link = (uint32_t)to->is_link;
    run->link_start = to->link_start;
    run->link_count = to->link_count;
}

static void open_link(writer *to, cmark_node *node) {
    const char *address = cmark_node_get_url(node);
    to->is_link = 1;
    to->link_count = address ? strlen(address) : 0;
    to->link_start = write_bytes(to, address ? address : "", to->link_count);
}

static void enter(writer *to, cmark_node *node) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_STRONG: to->strong += 1; break;
    case CMARK_NODE_EMPH: to->emphasis += 1; break;
    case CMARK_NODE_LINK: open_link(to, node); break;
    case CMARK_NODE_CODE: write_run(to, cmark_node_get_literal(node), CMARKDOWN_CODE); break;
    case CMARK_NODE_SOFTBREAK:
    case CMARK_NODE_LINEBREAK: write_run(to, "\n", 0); break;
    case CMARK_NODE_TEXT:
    case CMARK_NODE_HTML_INLINE: write_run(to, cmark_node_get_literal(node), 0); break;
    default: break;
    }
}

static void leave(writer *to, cmark_node *node) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_STRONG: to->strong -= 1; break;
    case CMARK_NODE_EMPH: to->emphasis -= 1; break;
    case CMARK_NODE_LINK: to->is_link = 0; break;
    default: break;
    }
}

size_t cmarkdown_take_marks(const uint8_t *bytes, size_t count, uint8_t *text, size_t text_room, cmarkdown_run *runs,
                            size_t run_room) {
    writer to = {.text = text, .text_room = text_room, .runs = runs, .run_room = run_room, .has_room = 1};
    cmark_node *document = cmark_parse_document((const char *)bytes, count, CMARK_OPT_DEFAULT);
    if (!document) return SIZE_MAX;
    cmark_iter *walk = cmark_iter_new(document);
    cmark_event_type event;
    while ((event = cmark_iter_next(walk)) != CMARK_EVENT_DONE) {
        cmark_node *node = cmark_iter_get_node(walk);
        if (event == CMARK_EVENT_ENTER) {
            enter(&to, node);
        } else {
            leave(&to, node);
        }
    }
    cmark_iter_free(walk);
    cmark_node_free(document);
    return to.has_room ? to.run_count : SIZE_MAX;
}

#include "cswiftmetadata.h"

#if defined(__APPLE__)
#error "class metadata has another layout with the Objective-C runtime"
#endif

// Words of a class object, and the descriptor it points to: swift/docs/ABI/TypeMetadata.rst.
enum { superclass_word = 1, descriptor_word = 5 };

typedef struct {
    uint32_t flags;
    int32_t parent, name, access_function, fields, superclass_type;
    uint32_t negative_size, positive_size, immediate_members, field_count, field_offset_vector;
} class_descriptor;

typedef struct {
    uint32_t flags;
    int32_t implementation;
} method_descriptor;

typedef struct {
    const method_descriptor *methods;
    uint32_t first_slot, count;
} method_table;

enum {
    kind_mask = 0x1F,
    kind_class = 16,
    flag_generic = 0x80,
    flag_singleton_initialization = 1 << 16,
    flag_foreign_initialization = 2 << 16,
    flag_resilient_superclass = 1 << 29,
    flag_method_table = 1u << 31,
    method_kind_mask = 0x0F,
    method_kind_initializer = 1,
};

static const class_descriptor *descriptor_of(const void *metadata) {
    return ((const class_descriptor *const *)metadata)[descriptor_word];
}

// The methods that the class itself introduces; none when they cannot be found safely.
static method_table introduced_methods(const void *metadata) {
    const method_table none = {0, 0, 0};
    const class_descriptor *descriptor = descriptor_of(metadata);
    const uint32_t flags = descriptor->flags;
    if ((flags & kind_mask) != kind_class || !(flags & flag_method_table)) return none;
    if (flags & (flag_generic | flag_resilient_superclass | flag_foreign_initialization)) return none;
    const uint32_t *trailing = (const uint32_t *)(descriptor + 1);
    if (flags & flag_singleton_initialization) trailing += 3;
    const method_table table = {(const method_descriptor *)(trailing + 2), trailing[0], trailing[1]};
    return table;
}

intptr_t offstage_initializer_slot(const void *metadata, int32_t ordinal) {
    const method_table table = introduced_methods(metadata);
    for (uint32_t i = 0; i < table.count; i++) {
        if ((table.methods[i].flags & method_kind_mask) != method_kind_initializer) continue;
        if (ordinal-- == 0) return (intptr_t)table.first_slot + i;
    }
    return -1;
}

_Bool offstage_slot_differs(const void *first, const void *second, intptr_t slot) {
    return ((const void *const *)first)[slot] != ((const void *const *)second)[slot];
}

// What the optimiser puts in place of a method that nobody can call through the table. Classes of other modules keep the
// method itself there, and have not overridden it.
extern void swift_deletedMethodError(void);

static _Bool is_deleted(const void *metadata, intptr_t slot) {
    return ((const void *const *)metadata)[slot] == (const void *)swift_deletedMethodError;
}

size_t offstage_overridden_method_slots(const void *base, const void *probe, intptr_t *slots, size_t capacity) {
    const method_table table = introduced_methods(base);
    size_t count = 0;
    for (uint32_t i = 0; i < table.count; i++) {
        const intptr_t slot = (intptr_t)table.first_slot + i;
        // Every class has its own initialisers, inherited or not.
        if ((table.methods[i].flags & method_kind_mask) == method_kind_initializer) continue;
        if (is_deleted(base, slot) || !offstage_slot_differs(base, probe, slot)) continue;
        if (count < capacity) slots[count] = slot;
        count++;
    }
    return count;
}

intptr_t offstage_overridden_method_slot(const void *base, const void *probe) {
    intptr_t slot = -1;
    return offstage_overridden_method_slots(base, probe, &slot, 1) == 1 ? slot : -1;
}

#define SWIFT_SELF __attribute__((swift_context))
typedef __attribute__((swiftcall)) void *(*initializer)(SWIFT_SELF const void *);
typedef __attribute__((swiftcall)) void *(*initializer_1)(void *, SWIFT_SELF const void *);
typedef __attribute__((swiftcall)) void *(*initializer_rect)(double, double, double, double, SWIFT_SELF const void *);

void *offstage_new(const void *metadata, intptr_t slot) {
    return ((const initializer *)metadata)[slot](metadata);
}

void *offstage_new_object(const void *metadata, intptr_t slot, void *argument) {
    return ((const initializer_1 *)metadata)[slot](argument, metadata);
}

typedef __attribute__((swiftcall)) void *(*initializer_2)(void *, void *, SWIFT_SELF const void *);

void *offstage_new_objects(const void *metadata, intptr_t slot, void *first, void *second) {
    return ((const initializer_2 *)metadata)[slot](first, second, metadata);
}

void *offstage_new_indirect(const void *metadata, intptr_t slot, void *argument) {
    return ((const initializer_1 *)metadata)[slot](argument, metadata);
}

void *offstage_new_rect(const void *metadata, intptr_t slot, double x, double y, double width, double height) {
    return ((const initializer_rect *)metadata)[slot](x, y, width, height, metadata);
}

// A text that may be absent is two words, an enumeration with few cases a byte.
typedef __attribute__((swiftcall)) void *(*initializer_text)(const void *, const void *, SWIFT_SELF const void *);
typedef __attribute__((swiftcall)) void *(*initializer_case_text)(
    uint8_t, const void *, const void *, SWIFT_SELF const void *);

void *offstage_new_of_text(const void *metadata, intptr_t slot, const void *first, const void *second) {
    return ((const initializer_text *)metadata)[slot](first, second, metadata);
}

void *offstage_new_of_case_and_text(
    const void *metadata, intptr_t slot, uint8_t value, const void *first, const void *second) {
    return ((const initializer_case_text *)metadata)[slot](value, first, second, metadata);
}

// The body of an initialiser in a protocol extension, as the compiler calls it: its arguments, the class that `Self` is
// for the caller, how that conforms to the protocol, and as the context the class that the metatype value holds.
__attribute__((swiftcall)) void *offstage_new_of_dynamic_class(
    intptr_t slot, void (*frame)(const void *, double *), const void *static_class, const void *conformance,
    SWIFT_SELF const void *dynamic_class) {
    (void)static_class;
    (void)conformance;
    double rect[4];
    frame(dynamic_class, rect);
    return offstage_new_rect(dynamic_class, slot, rect[0], rect[1], rect[2], rect[3]);
}

// An initialiser of a text and an object that may both be absent: nil is all zeros, the text two words.
typedef __attribute__((swiftcall)) void *(*initializer_nils)(
    const void *, const void *, const void *, SWIFT_SELF const void *);

void *offstage_new_of_nils(const void *metadata, intptr_t slot) {
    return ((const initializer_nils *)metadata)[slot](0, 0, 0, metadata);
}

__attribute__((swiftcall)) void *offstage_new_controller_of_dynamic_class(
    intptr_t slot, const void *static_class, const void *conformance, SWIFT_SELF const void *dynamic_class) {
    (void)static_class;
    (void)conformance;
    return offstage_new_of_nils(dynamic_class, slot);
}

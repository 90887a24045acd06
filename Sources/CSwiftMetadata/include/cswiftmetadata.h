#ifndef OFFSTAGE_CSWIFTMETADATA_H
#define OFFSTAGE_CSWIFTMETADATA_H

#include <stddef.h>
#include <stdint.h>

/// Reading the method tables of Swift classes, and calling the initialisers that a class known only at run time has
/// put there. `metadata` is always a class object (`unsafeBitCast(SomeClass.self, to: UnsafeRawPointer.self)`), a
/// `slot` an index in words from it. The layout is the stable one of Swift 5 and later without Objective-C.

/// The slot of the `ordinal`-th (from 0) initialiser that a class itself introduces, in the order of its source;
/// initialisers that override one of its superclass do not count.
/// Returns -1 when the class is generic, has a resilient superclass or has no such initialiser.
intptr_t offstage_initializer_slot(const void *_Nonnull metadata, int32_t ordinal);

/// The slot of the only method in which `probe`, a direct subclass of `base` that overrides one method and nothing
/// else, differs from `base`. Returns -1 when there is none or more than one.
intptr_t offstage_overridden_method_slot(const void *_Nonnull base, const void *_Nonnull probe);

/// The slots of the methods in which `probe`, a direct subclass of `base`, differs from `base`: the first `capacity` of
/// them are written to `slots`. Returns how many there are.
size_t offstage_overridden_method_slots(
    const void *_Nonnull base, const void *_Nonnull probe, intptr_t *_Nonnull slots, size_t capacity);

/// True when the two classes have different code in `slot`.
_Bool offstage_slot_differs(const void *_Nonnull first, const void *_Nonnull second, intptr_t slot);

/// Calls the allocating initialiser in `slot`; each returns a new object that the caller owns (nil from `init?`).
void *_Nullable offstage_new(const void *_Nonnull metadata, intptr_t slot);
/// `argument` is an object that the call consumes.
void *_Nullable offstage_new_object(const void *_Nonnull metadata, intptr_t slot, void *_Nonnull argument);
/// Two objects that the call consumes.
void *_Nullable offstage_new_objects(
    const void *_Nonnull metadata, intptr_t slot, void *_Nonnull first, void *_Nonnull second);
/// `argument` points to an initialised value (of type Any, say) that the call consumes.
void *_Nullable offstage_new_indirect(const void *_Nonnull metadata, intptr_t slot, void *_Nonnull argument);
/// For one argument that is a CGRect.
void *_Nullable offstage_new_rect(
    const void *_Nonnull metadata, intptr_t slot, double x, double y, double width, double height);
/// `first` and `second` are the words of a text that may be nil, which the call consumes.
void *_Nullable offstage_new_of_text(
    const void *_Nonnull metadata, intptr_t slot, const void *_Nullable first, const void *_Nullable second);
/// For a case of an enumeration that is one byte, and such a text.
void *_Nullable offstage_new_of_case_and_text(
    const void *_Nonnull metadata, intptr_t slot, uint8_t value, const void *_Nullable first,
    const void *_Nullable second);
/// For a text and an object, each of which may be nil and is.
void *_Nullable offstage_new_of_nils(const void *_Nonnull metadata, intptr_t slot);

#endif

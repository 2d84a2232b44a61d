// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "ClassMetadata.h"
#include "CRedefinedFunctions.h"

#include <stddef.h>
#include <stdint.h>

// Foundation on Linux keeps the attributes of an `NSAttributedString` in a run array behind an opaque
// pointer, and no destructor releases that: the attributes of each string stay for good, some hundreds of
// bytes and whatever they retain. Here the entry of the destructor in the metadata of the two classes is
// changed before `main`; it releases the run array after Foundation's destructor ran.
//
// `init(attributedString:)` takes the run array and the string of a mutable string that it made, and lets
// that go. The two share both for a moment, and nothing else shares a run array: the one whose string
// somebody else retains is not the run array's last owner.
//
// Subclasses that a program declares have destructors of their own, and keep their run arrays.

// The layout of an instance: an object of Swift's, with what Core Foundation's type of the same name has.
struct attributed_string {
  const void *class;
  uintptr_t references;
  uint64_t type;
  void *string;
  const void *attributes;
};

extern const void *attributed_string[] __asm__("$s10Foundation18NSAttributedStringCN") __attribute__((weak));
extern const void *mutable_attributed_string[] __asm__("$s10Foundation25NSMutableAttributedStringCN")
    __attribute__((weak));

// The deallocating destructors of the two classes.
typedef __attribute__((swiftcall)) void destructor(__attribute__((swift_context)) void *object);
extern destructor attributed_string_end __asm__("$s10Foundation18NSAttributedStringCfD") __attribute__((weak));
extern destructor mutable_attributed_string_end __asm__("$s10Foundation25NSMutableAttributedStringCfD")
    __attribute__((weak));

extern size_t swift_retainCount(const void *object);
extern const void *CFRetain(const void *object) __attribute__((weak));
extern void CFRelease(const void *object) __attribute__((weak));

static __attribute__((swiftcall)) void end(__attribute__((swift_context)) void *object) {
  const struct attributed_string *string = object;
  const void *attributes = string->attributes;
  int is_last = attributes && string->string && swift_retainCount(string->string) == 1;
  if (!is_last) {
    attributed_string_end(object);
    return;
  }
  CFRetain(attributes);
  size_t count = swift_retainCount(attributes);
  attributed_string_end(object);
  // A Foundation that releases the run array needs no help.
  if (swift_retainCount(attributes) == count) CFRelease(attributes);
  CFRelease(attributes);
}

// The destructor's entry stands two words before the metadata.
static void replace(const void **metadata, destructor *expected) {
  if (!metadata || !expected || !attributed_string_end || !CFRetain || !CFRelease) return;
  const struct class_metadata *class = (const struct class_metadata *)metadata;
  if (class->instance_size != sizeof(struct attributed_string)) return;
  const void *volatile *entry = (const void *volatile *)metadata - 2;
  if (*entry == (const void *)expected) change_entry(entry, (const void *)end);
}

__attribute__((constructor)) static void release_attributes(void) {
  replace(attributed_string, attributed_string_end);
  replace(mutable_attributed_string, mutable_attributed_string_end);
}

// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "ClassMetadata.h"
#include "CRedefinedFunctions.h"

#include <stdbool.h>
#include <stddef.h>

// Foundation on Linux casts an `NSError` of any domain to `CocoaError`. Here the entry in the table of the
// conformance that casts ask is changed before `main`: errors of other domains are refused.

extern const void *swift_conformsToProtocol(const void *metadata, const void *protocol);
extern const char cocoa_error[] __asm__("$s20FoundationEssentials10CocoaErrorVN") __attribute__((weak));
extern const char bridgeable[] __asm__("$ss21_ObjectiveCBridgeableMp") __attribute__((weak));

// Defined by LocaleDefaults.
extern __attribute__((swiftcall)) bool is_error_of_cocoa(const void *object);

// `_conditionallyBridgeFromObjectiveC(_:result:)`; the last two name the conformance.
typedef __attribute__((swiftcall)) bool cast(const void *object, void *result, const void *type, const void *table,
                                             __attribute__((swift_context)) const void *self);

static cast *original;

static __attribute__((swiftcall)) bool cast_of_domain(const void *object, void *result, const void *type,
                                                      const void *table,
                                                      __attribute__((swift_context)) const void *self) {
  return is_error_of_cocoa(object) && original(object, result, type, table, self);
}

__attribute__((constructor)) static void replace_cast(void) {
  if (!cocoa_error || !bridgeable) return;
  const void *volatile *table = (const void *volatile *)swift_conformsToProtocol(cocoa_error, bridgeable);
  if (!table) return;
  // Behind the conformance, the object's type and two functions.
  const void *volatile *entry = table + 4;
  original = (cast *)*entry;
  change_entry(entry, (const void *)cast_of_domain);
}

// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CRedefinedFunctions.h"

#include <dlfcn.h>
#include <stddef.h>

// Foundation's number formatter tells the formatter inside of it of the most digits behind the point
// only where the fewest are none: with two to two digits it writes 3.142. Here the most are told along
// with the fewest.
//
// A program and the framework's library have a copy each of this file. The dynamic linker gives both
// the program's variables and functions, which are weak.

typedef void (*Setter)(void *formatter, const void *key, const void *value);
typedef void *(*Maker)(const void *allocator, long type, const void *value);
typedef void (*Releaser)(void *object);

// The most digits of the formatter that is at work on this thread; negative where none is.
__attribute__((weak)) _Thread_local long casement_most_digits = -1;
// Whether they are told although nobody said what the fewest are.
__attribute__((weak)) _Thread_local int casement_tells_digits_alone;

__attribute__((weak)) void foundation_use_most_digits(long digits, int alone) {
  casement_most_digits = digits;
  casement_tells_digits_alone = alone;
}

__attribute__((weak)) void CFNumberFormatterSetProperty(void *formatter, const void *key,
                                                        const void *value) {
  Setter set = (Setter)dlsym(RTLD_NEXT, "CFNumberFormatterSetProperty");
  if (set == NULL) return;
  set(formatter, key, value);
  if (casement_most_digits < 0) return;
  const void **fewest = dlsym(RTLD_NEXT, "kCFNumberFormatterMinFractionDigits");
  if (fewest == NULL) return;
  if (key != *fewest && !casement_tells_digits_alone) return;
  const void **most = dlsym(RTLD_NEXT, "kCFNumberFormatterMaxFractionDigits");
  Maker make = (Maker)dlsym(RTLD_NEXT, "CFNumberCreate");
  Releaser release = (Releaser)dlsym(RTLD_NEXT, "CFRelease");
  if (most == NULL || make == NULL || release == NULL) return;
  const long kCFNumberLongType = 10;
  void *number = make(NULL, kCFNumberLongType, &casement_most_digits);
  set(formatter, *most, number);
  release(number);
}

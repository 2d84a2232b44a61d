// SPDX-License-Identifier: Apache-2.0

#include "CRedefinedFunctions.h"

#include <stddef.h>

// A program and the framework's library have a copy each of `LocaleDefaults`. The dynamic linker gives both
// the same variable: the program's, which comes first.

__attribute__((weak)) void *observed_values_object;

// The object that both copies use: the given one where there is none yet. The other copy may ask at the
// same time.
__attribute__((weak)) void *share_observed_values(void *made) {
  void *present = NULL;
  int is_first = __atomic_compare_exchange_n(
      &observed_values_object, &present, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return is_first ? made : present;
}

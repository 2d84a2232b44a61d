// SPDX-License-Identifier: Apache-2.0

#include "CClassCalls.h"

// A method of a class takes the class in the register that Swift's convention keeps for self.
typedef __attribute__((swiftcall)) void *(*AllocatingInit)(
    __attribute__((swift_context)) void *metadata);

void *casement_call_allocating_init(const void *function, void *metadata) {
    return ((AllocatingInit)function)(metadata);
}

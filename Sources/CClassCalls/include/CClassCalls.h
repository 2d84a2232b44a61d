// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_CLASS_CALLS_H
#define CASEMENT_CLASS_CALLS_H

/// Calls a Swift allocating initializer without arguments on a class.
///
/// - function: the address of the initializer, taken from the class's own table.
/// - metadata: the class.
/// Returns the new object, owned by the caller.
void *casement_call_allocating_init(const void *function, void *metadata);

#endif

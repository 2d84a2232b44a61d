// SPDX-License-Identifier: Apache-2.0
// The names of functions that a program does not export.
#ifndef CASEMENT_FUNCTION_NAMES_H
#define CASEMENT_FUNCTION_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Copies the mangled name, with `ending`, of the function that begins at an address into `name`, which has
// `capacity` bytes. False where the file's list of symbols has none, as that of a stripped program.
bool casement_function_name(const void *address, const char *ending, char *name, size_t capacity);

#endif

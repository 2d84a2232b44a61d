// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stddef.h>

/// Bytes that the program holds on the heap now.
size_t heap_bytes(void);

/// How often the calling thread has asked the heap for memory since it began.
size_t heap_allocations(void);

// SPDX-License-Identifier: Apache-2.0
// The policy of the C library's allocator.

#include "CRasterKernels.h"
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void rk_bound_heap(void) {
#if defined(__GLIBC__)
    if (getenv("MALLOC_MMAP_THRESHOLD_") || getenv("GLIBC_TUNABLES")) return;
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

void rk_trim_heap(void) {
#if defined(__GLIBC__)
    malloc_trim(1 << 20);
#endif
}

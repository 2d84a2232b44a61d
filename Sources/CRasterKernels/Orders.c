// SPDX-License-Identifier: Apache-2.0
// Rows of four-byte pixels in other orders of their bytes.

#include "CRasterKernels.h"
#include "Internal.h"

typedef uint32_t rk_any_u32 __attribute__((aligned(1), may_alias));

RK_INLINE uint32_t rk_swap_red_blue(uint32_t v) {
    return (v & 0xff00ff00) | (v >> 16 & 0xff) | (v & 0xff) << 16;
}

// The four bytes in the order of our pixels, and back.
#define RK_SAME(v) (v)
#define RK_BACKWARDS(v) __builtin_bswap32(v)
#define RK_FROM_ABGR(v) ((v) >> 8 | (v) << 24)
#define RK_TO_ABGR(v) ((v) << 8 | (v) >> 24)

// A colour brighter than its alpha is no colour; it is cut to what fits.
RK_INLINE uint32_t rk_fit(uint32_t v) {
    uint32_t a = v >> 24, r = v >> 16 & 0xff, g = v >> 8 & 0xff, b = v & 0xff;
    r = r < a ? r : a;
    g = g < a ? g : a;
    b = b < a ? b : a;
    return a << 24 | r << 16 | g << 8 | b;
}

#define RK_LOAD(convert)                                                                           \
    for (size_t i = 0; i < n; i++) {                                                               \
        uint32_t v = from[i];                                                                      \
        dst[i] = rk_fit(convert(v) | fill);                                                        \
    }

RK_CLONES
void rk_load_order(uint32_t *restrict dst, const void *restrict src, size_t n, rk_order order,
                   int32_t is_opaque) {
    const rk_any_u32 *from = src;
    const uint32_t fill = is_opaque ? 0xff000000 : 0;
    switch (order) {
        case RK_ORDER_BGRA: RK_LOAD(RK_SAME) break;
        case RK_ORDER_RGBA: RK_LOAD(rk_swap_red_blue) break;
        case RK_ORDER_ARGB: RK_LOAD(RK_BACKWARDS) break;
        case RK_ORDER_ABGR: RK_LOAD(RK_FROM_ABGR) break;
    }
}

#define RK_STORE(convert)                                                                          \
    for (size_t i = 0; i < n; i++) {                                                               \
        uint32_t v = src[i] | fill, old = to[i];                                                   \
        to[i] = src[i] == before[i] ? old : convert(v);                                            \
    }

RK_CLONES
void rk_store_order(void *restrict dst, const uint32_t *restrict src,
                    const uint32_t *restrict before, size_t n, rk_order order,
                    int32_t is_opaque) {
    rk_any_u32 *to = dst;
    const uint32_t fill = is_opaque ? 0xff000000 : 0;
    switch (order) {
        case RK_ORDER_BGRA: RK_STORE(RK_SAME) break;
        case RK_ORDER_RGBA: RK_STORE(rk_swap_red_blue) break;
        case RK_ORDER_ARGB: RK_STORE(RK_BACKWARDS) break;
        case RK_ORDER_ABGR: RK_STORE(RK_TO_ABGR) break;
    }
}

// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_RASTER_INTERNAL_H
#define CASEMENT_RASTER_INTERNAL_H

#include "CRasterKernels.h"

#include <string.h>

// Products and sums stay apart everywhere, so that CPUs with fused multiply-add agree with others.
#pragma STDC FP_CONTRACT OFF

// One body, compiled for several instruction sets, chosen when the program starts: before
// ThreadSanitizer is set up, whose hooks crash in the function that chooses.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define RK_CLONES __attribute__((target_clones("default", "avx2", "avx512bw")))
#else
#define RK_CLONES
#endif

#define RK_INLINE static inline __attribute__((always_inline))

// x * y / 255, rounded, for x and y within 0...255.
RK_INLINE uint32_t rk_mul(uint32_t x, uint32_t y) {
    uint32_t t = x * y + 128;
    return (t + (t >> 8)) >> 8;
}

// The same for the four bytes of a pixel.
RK_INLINE uint32_t rk_mul4(uint32_t p, uint32_t a) {
    uint32_t rb = (p & 0xff00ff) * a + 0x800080;
    uint32_t ag = ((p >> 8) & 0xff00ff) * a + 0x800080;
    rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
    return rb | ag;
}

RK_INLINE uint32_t rk_over1(uint32_t d, uint32_t s) { return s + rk_mul4(d, 255 - (s >> 24)); }

// Vectors of pixels. Everything is written as macros, since functions that take wide vectors have
// no stable calling convention without the instruction set.
typedef uint32_t rk_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint16_t rk_u16x16 __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint32_t rk_u32x16 __attribute__((vector_size(64), aligned(4), may_alias));
typedef uint16_t rk_u16x32 __attribute__((vector_size(64), aligned(2), may_alias));
typedef uint32_t rk_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint16_t rk_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef uint8_t rk_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef uint8_t rk_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef uint8_t rk_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint8_t rk_u8x32 __attribute__((vector_size(32), aligned(1), may_alias));
typedef uint8_t rk_u8x64 __attribute__((vector_size(64), aligned(1), may_alias));
typedef int32_t rk_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));

typedef uint32_t rk_u32x32 __attribute__((vector_size(128), aligned(4), may_alias));

// The first whole cache line after `p`: vectors that lie across two lines take twice as long.
RK_INLINE uint32_t *rk_next_line(uint32_t *p) {
    return (uint32_t *)(((uintptr_t)p | 63) + 1);
}

// Asks for the pixels `ahead` bytes after p, which are to be written, where that is not the constant 0.
// Asking beyond the last row does no harm.
#define RK_ASKS(ahead) (!__builtin_constant_p(ahead) || (ahead))
#define RK_ASK(p, ahead)                                                       \
    do {                                                                       \
        if (RK_ASKS(ahead)) __builtin_prefetch((char *)(p) + (ahead), 1);      \
    } while (0)

// Asks for what of a picture is read some rows later, `further` bytes on, where it is so large that it comes from afar: the
// processor does not foresee what lies beyond a page of memory.
#define RK_FAR (1 << 14)
#define RK_STREAM 4096
RK_INLINE void rk_ask_row(const void *row, size_t bytes, ptrdiff_t further) {
    for (size_t i = 0; i < bytes; i += 64) {
        __builtin_prefetch((const char *)row + further + (ptrdiff_t)i, 0);
    }
}

// The high half of t * 257 in 16-bit lanes.
#define RK_HIGH257(N2, t)                                                      \
    __builtin_convertvector(__builtin_convertvector((t), rk_u32x##N2) * 257 >> 16, rk_u16x##N2)

// (t + 128) / 255 for t within 0...65025 in 16-bit lanes: the high half of (t + 128) * 257.
#define RK_BY255(N2, t)                                                              \
    __builtin_convertvector(                                                         \
        __builtin_convertvector((rk_u16x##N2)((t) + 128), rk_u32x##N2) * 257 >> 16, rk_u16x##N2)

// The alpha of each pixel in both of its 16-bit lanes, for N pixels of 4 N bytes.
#define RK_PLACES_(i, zero) 4 * (i) + 3, (zero), 4 * (i) + 3, (zero)
#define RK_ALPHAS_8 \
    RK_PLACES_(0, 32), RK_PLACES_(1, 32), RK_PLACES_(2, 32), RK_PLACES_(3, 32), \
    RK_PLACES_(4, 32), RK_PLACES_(5, 32), RK_PLACES_(6, 32), RK_PLACES_(7, 32)
#define RK_ALPHAS_16 \
    RK_PLACES_(0, 64), RK_PLACES_(1, 64), RK_PLACES_(2, 64), RK_PLACES_(3, 64), \
    RK_PLACES_(4, 64), RK_PLACES_(5, 64), RK_PLACES_(6, 64), RK_PLACES_(7, 64), \
    RK_PLACES_(8, 64), RK_PLACES_(9, 64), RK_PLACES_(10, 64), RK_PLACES_(11, 64), \
    RK_PLACES_(12, 64), RK_PLACES_(13, 64), RK_PLACES_(14, 64), RK_PLACES_(15, 64)
#define RK_ALPHA16(N, N2, N4, p)                                               \
    ((rk_u16x##N2)__builtin_shufflevector((rk_u8x##N4)(p), (rk_u8x##N4){0}, RK_ALPHAS_##N))

// The bytes of pixels times 16-bit lanes of 0...255, over 255: red and blue in the low halves of
// their lanes, alpha and green where they are.
#define RK_MUL_PIXELS(N, N2, v, m)                                             \
    ({                                                                         \
        rk_u16x##N2 low_ = (rk_u16x##N2)((v) & 0xff00ff) * (m) + 128;          \
        rk_u16x##N2 high_ = ((rk_u16x##N2)(v) >> 8) * (m) + 128;               \
        high_ += high_ >> 8;                                                   \
        low_ = RK_HIGH257(N2, low_);                                           \
        (rk_u32x##N)low_ | ((rk_u32x##N)high_ & 0xff00ff00);                   \
    })

// a * b / 255 in 16-bit lanes.
#define RK_MUL16(N2, a, b) RK_BY255(N2, (a) * (b))

#endif

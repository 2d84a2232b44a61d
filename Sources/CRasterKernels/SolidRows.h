// SPDX-License-Identifier: Apache-2.0
// One colour over a row of pixels, for the loops that need it within.

#ifndef CASEMENT_RASTER_SOLID_ROWS_H
#define CASEMENT_RASTER_SOLID_ROWS_H

#include "Internal.h"

// Two 16-bit lanes of each pixel: red and blue, alpha and green.
#define RB(p) ((p) & 0xff00ff)
#define AG(p) (((p) >> 8) & 0xff00ff)

// d = color + d * (255 - alpha) for N pixels.
#define OVER_SOLID(N, N2, d, color, ia)                                        \
    do {                                                                       \
        rk_u32x##N v_ = *(rk_u32x##N *)(d);                                    \
        *(rk_u32x##N *)(d) = (color) + RK_MUL_PIXELS(N, N2, v_, (uint16_t)(ia)); \
    } while (0)

// The first and the last sixteen pixels are worked out before others are written and written after
// them, so that they may overlap: no row ends in single pixels, and all between lies on cache lines.
//
// `ahead` is 0, or the bytes to a row that is likely to follow: its pixels are asked for while these
// are worked out, since the processor cannot foresee where in the next row a shape begins.
RK_INLINE void over_solid(uint32_t *dst, size_t n, uint32_t color, ptrdiff_t ahead) {
    uint32_t ia = 255 - (color >> 24);
    if (n >= 16) {
        uint32_t *end = dst + n - 16, *d = rk_next_line(dst);
        if (ia == 0) {
            rk_u32x16 splat = color - (rk_u32x16){0};
            *(rk_u32x16 *)dst = splat;
            for (; d < end; d += 16) *(rk_u32x16 *)d = splat;
            *(rk_u32x16 *)end = splat;
            return;
        }
        rk_u32x16 first = *(rk_u32x16 *)dst, last = *(rk_u32x16 *)end;
        OVER_SOLID(16, 32, &first, color, ia);
        OVER_SOLID(16, 32, &last, color, ia);
        RK_ASK(dst, ahead);
        for (; d < end; d += 16) {
            RK_ASK(d, ahead);
            OVER_SOLID(16, 32, d, color, ia);
        }
        *(rk_u32x16 *)dst = first;
        *(rk_u32x16 *)end = last;
        return;
    }
    if (ia == 0) {
        for (size_t i = 0; i < n; i++) dst[i] = color;
        return;
    }
    size_t i = 0;
    if (n >= 8) {
        OVER_SOLID(8, 16, dst, color, ia);
        i = 8;
    }
    for (; i < n; i++) dst[i] = color + rk_mul4(dst[i], ia);
}

// The same for the rows of a rectangle.
RK_INLINE void over_solid_rows(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                               uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        over_solid((uint32_t *)(dst + (ptrdiff_t)y * row_bytes), width, color, 0);
    }
}

// d = color * m + d * (255 - alpha * m) for N pixels.
#define OVER_SOLID_MASK(N, N2, d, mask, crb, cag)                              \
    do {                                                                       \
        rk_u32x##N c_ = __builtin_convertvector(*(const rk_u8x##N *)(mask), rk_u32x##N); \
        rk_u16x##N2 m_ = (rk_u16x##N2)(c_ | c_ << 16);                         \
        rk_u16x##N2 srb_ = RK_MUL16(N2, m_, (crb)), sag_ = RK_MUL16(N2, m_, (cag)); \
        rk_u32x##N a_ = (rk_u32x##N)sag_ >> 16;                                \
        rk_u16x##N2 ia_ = 255 - (rk_u16x##N2)(a_ | a_ << 16);                  \
        rk_u32x##N v_ = *(rk_u32x##N *)(d);                                    \
        rk_u16x##N2 rb_ = (rk_u16x##N2)RB(v_), ag_ = (rk_u16x##N2)AG(v_);      \
        rb_ = srb_ + RK_MUL16(N2, rb_, ia_);                                       \
        ag_ = sag_ + RK_MUL16(N2, ag_, ia_);                                       \
        *(rk_u32x##N *)(d) = (rk_u32x##N)rb_ | (rk_u32x##N)ag_ << 8;           \
    } while (0)

RK_INLINE void over_solid_mask(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
    rk_u32x16 splat = color - (rk_u32x16){0};
    rk_u16x32 crb = (rk_u16x32)RB(splat), cag = (rk_u16x32)AG(splat);
    if (n >= 16) {
        size_t end = n - 16, i = 0;
        rk_u32x16 last = *(rk_u32x16 *)(dst + end);
        OVER_SOLID_MASK(16, 32, &last, mask + end, crb, cag);
        for (; i < end; i += 16) OVER_SOLID_MASK(16, 32, dst + i, mask + i, crb, cag);
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        rk_u16x16 crb8 = (rk_u16x16)RB(color - (rk_u32x8){0});
        rk_u16x16 cag8 = (rk_u16x16)AG(color - (rk_u32x8){0});
        // Most edges lie within one group of cells.
        if (n == 8) {
            OVER_SOLID_MASK(8, 16, dst, mask, crb8, cag8);
            return;
        }
        rk_u32x8 last = *(rk_u32x8 *)(dst + n - 8);
        OVER_SOLID_MASK(8, 16, &last, mask + n - 8, crb8, cag8);
        OVER_SOLID_MASK(8, 16, dst, mask, crb8, cag8);
        *(rk_u32x8 *)(dst + n - 8) = last;
        return;
    }
    if (n >= 4) {
        rk_u16x8 crb4 = (rk_u16x8)RB(color - (rk_u32x4){0});
        rk_u16x8 cag4 = (rk_u16x8)AG(color - (rk_u32x4){0});
        rk_u32x4 last = *(rk_u32x4 *)(dst + n - 4);
        OVER_SOLID_MASK(4, 8, &last, mask + n - 4, crb4, cag4);
        OVER_SOLID_MASK(4, 8, dst, mask, crb4, cag4);
        *(rk_u32x4 *)(dst + n - 4) = last;
        return;
    }
    for (size_t i = 0; i < n; i++) {
        if (mask[i]) dst[i] = rk_over1(dst[i], rk_mul4(color, mask[i]));
    }
}

#endif

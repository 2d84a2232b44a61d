// SPDX-License-Identifier: Apache-2.0
// Rows of pixels over rows of pixels, for the loops that need it within.

#ifndef CASEMENT_RASTER_OVER_ROWS_H
#define CASEMENT_RASTER_OVER_ROWS_H

#include "Internal.h"

// d = s + d * (255 - alpha of s) for pixels s.
#define FINISH(N, N2, N4, d, s)                                                \
    do {                                                                       \
        rk_u16x##N2 ia_ = RK_ALPHA16(N, N2, N4, ~(s));                         \
        rk_u32x##N v_ = *(rk_u32x##N *)(d);                                    \
        *(rk_u32x##N *)(d) = (s) + RK_MUL_PIXELS(N, N2, v_, ia_);              \
    } while (0)

#define OVER(N, N2, N4, d, s)                                                  \
    do {                                                                       \
        rk_u32x##N p_ = *(const rk_u32x##N *)(s);                              \
        FINISH(N, N2, N4, d, p_);                                              \
    } while (0)

// The same with the source multiplied by m, 16-bit lanes of 0...255.
#define OVER_SCALED(N, N2, N4, d, s, m)                                        \
    do {                                                                       \
        rk_u32x##N p_ = *(const rk_u32x##N *)(s);                              \
        p_ = RK_MUL_PIXELS(N, N2, p_, m);                                      \
        FINISH(N, N2, N4, d, p_);                                              \
    } while (0)

// The same where every source pixel is opaque, so that one product says how much stays of those below.
#define OVER_FADED(N, N2, d, s, alpha)                                         \
    do {                                                                       \
        rk_u32x##N p_ = *(const rk_u32x##N *)(s), v_ = *(rk_u32x##N *)(d);     \
        *(rk_u32x##N *)(d) = RK_MUL_PIXELS(N, N2, p_, (uint16_t)(alpha)) +     \
                             RK_MUL_PIXELS(N, N2, v_, (uint16_t)(255 - (alpha))); \
    } while (0)

#define OVER_ALPHA(N, N2, N4, d, s, alpha, is_opaque)                          \
    do {                                                                       \
        if ((is_opaque) && (alpha) == 255) {                                   \
            *(rk_u32x##N *)(d) = *(const rk_u32x##N *)(s);                     \
        } else if (is_opaque) {                                                \
            OVER_FADED(N, N2, d, s, alpha);                                    \
        } else if ((alpha) == 255) {                                           \
            OVER(N, N2, N4, d, s);                                             \
        } else {                                                               \
            OVER_SCALED(N, N2, N4, d, s, (uint16_t)(alpha));                   \
        }                                                                      \
    } while (0)

#define OVER_MASK(N, N2, N4, d, s, mask)                                       \
    do {                                                                       \
        rk_u32x##N c_ = __builtin_convertvector(*(const rk_u8x##N *)(mask), rk_u32x##N); \
        rk_u16x##N2 m_ = (rk_u16x##N2)(c_ | c_ << 16);                         \
        OVER_SCALED(N, N2, N4, d, s, m_);                                      \
    } while (0)

// Pixels over pixels, the source times `alpha`; `is_opaque` says that the source is. Both ends are worked out before the others, as in
// SolidRows.h.
//
// `ahead` is 0, or how many bytes further pixels are asked for meanwhile: short rows of a small picture
// are over before the processor foresees which come next. There vectors may lie across two cache lines,
// which costs less than one vector more in each row.
RK_INLINE void over(uint32_t *dst, const uint32_t *src, size_t n, uint32_t alpha, ptrdiff_t ahead,
                    int is_opaque) {
    size_t i = 0;
    if (n >= 16) {
        size_t end = n - 16;
        rk_u32x16 first = *(rk_u32x16 *)dst, last = *(rk_u32x16 *)(dst + end);
        OVER_ALPHA(16, 32, 64, &first, src, alpha, is_opaque);
        OVER_ALPHA(16, 32, 64, &last, src + end, alpha, is_opaque);
        RK_ASK(dst, ahead);
        RK_ASK(dst + end, ahead);
        for (i = RK_ASKS(ahead) ? 16 : (size_t)(rk_next_line(dst) - dst); i < end; i += 16) {
            RK_ASK(dst + i, ahead);
            OVER_ALPHA(16, 32, 64, dst + i, src + i, alpha, is_opaque);
        }
        *(rk_u32x16 *)dst = first;
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        OVER_ALPHA(8, 16, 32, dst, src, alpha, is_opaque);
        i = 8;
    }
    for (; i < n; i++) dst[i] = rk_over1(dst[i], alpha == 255 ? src[i] : rk_mul4(src[i], alpha));
}

// The same for the rows of a rectangle.
//
// Edges of pictures are often drawn as one vector a row.
RK_INLINE void over_rows(uint8_t *dst, ptrdiff_t row_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                         size_t width, size_t height, uint32_t alpha, int is_opaque) {
    ptrdiff_t ahead = row_bytes * 4;
    int is_short = width >= 16 && width <= 64, is_far = (size_t)src_bytes * height > RK_FAR;
    // A narrow part of a picture goes on in its next rows.
    ptrdiff_t further = (ptrdiff_t)width * 8 < src_bytes ? src_bytes * 8 : RK_STREAM;
    for (size_t y = 0; y < height; y++) {
        uint32_t *d = (uint32_t *)(dst + (ptrdiff_t)y * row_bytes);
        const uint32_t *s = (const uint32_t *)(src + (ptrdiff_t)y * src_bytes);
        if (is_far) rk_ask_row(s, width * 4, further);
        if (width == 16) {
            RK_ASK(d, ahead);
            RK_ASK(d + 15, ahead);
            if (alpha == 255) {
                OVER(16, 32, 64, d, s);
            } else {
                OVER_SCALED(16, 32, 64, d, s, (uint16_t)alpha);
            }
        } else if (is_opaque && alpha == 255) {
            over(d, s, width, 255, 0, 1);
        } else if (is_opaque) {
            over(d, s, width, alpha, 0, 1);
        } else if (is_short && alpha == 255) {
            over(d, s, width, 255, ahead, 0);
        } else if (is_short) {
            over(d, s, width, alpha, ahead, 0);
        } else if (alpha == 255) {
            over(d, s, width, 255, 0, 0);
        } else {
            over(d, s, width, alpha, 0, 0);
        }
    }
}

RK_INLINE void over_mask(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *mask) {
    size_t i = 0;
    if (n >= 16) {
        size_t end = n - 16;
        rk_u32x16 last = *(rk_u32x16 *)(dst + end);
        OVER_MASK(16, 32, 64, &last, src + end, mask + end);
        for (; i < end; i += 16) OVER_MASK(16, 32, 64, dst + i, src + i, mask + i);
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        OVER_MASK(8, 16, 32, dst, src, mask);
        i = 8;
    }
    for (; i < n; i++) dst[i] = rk_over1(dst[i], rk_mul4(src[i], mask[i]));
}

#endif

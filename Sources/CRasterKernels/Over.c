// SPDX-License-Identifier: Apache-2.0
// Source over destination of rows of pixels, and arithmetic on coverage.

#include "Internal.h"

#define RB(p) ((p) & 0xff00ff)
#define AG(p) (((p) >> 8) & 0xff00ff)

// Joins halves into pixels: d = s + d * (255 - alpha of s).
#define FINISH(N, N2, d, srb, sag)                                             \
    do {                                                                       \
        rk_u32x##N a_ = (rk_u32x##N)(sag) >> 16;                               \
        rk_u16x##N2 ia_ = 255 - (rk_u16x##N2)(a_ | a_ << 16);                  \
        rk_u32x##N v_ = *(rk_u32x##N *)(d);                                    \
        rk_u16x##N2 rb_ = (rk_u16x##N2)RB(v_), ag_ = (rk_u16x##N2)AG(v_);      \
        rb_ = (srb) + RK_MUL16(N2, rb_, ia_);                                      \
        ag_ = (sag) + RK_MUL16(N2, ag_, ia_);                                      \
        *(rk_u32x##N *)(d) = (rk_u32x##N)rb_ | (rk_u32x##N)ag_ << 8;           \
    } while (0)

#define OVER(N, N2, d, s)                                                      \
    do {                                                                       \
        rk_u32x##N p_ = *(const rk_u32x##N *)(s);                              \
        rk_u16x##N2 srb_ = (rk_u16x##N2)RB(p_), sag_ = (rk_u16x##N2)AG(p_);    \
        FINISH(N, N2, d, srb_, sag_);                                          \
    } while (0)

// The same with the source multiplied by m_, 16-bit lanes of 0...255.
#define OVER_SCALED(N, N2, d, s, m)                                            \
    do {                                                                       \
        rk_u32x##N p_ = *(const rk_u32x##N *)(s);                              \
        rk_u16x##N2 srb_ = (rk_u16x##N2)RB(p_), sag_ = (rk_u16x##N2)AG(p_);    \
        srb_ = RK_MUL16(N2, srb_, (m));                                            \
        sag_ = RK_MUL16(N2, sag_, (m));                                            \
        FINISH(N, N2, d, srb_, sag_);                                          \
    } while (0)

#define OVER_MASK(N, N2, d, s, mask)                                           \
    do {                                                                       \
        rk_u32x##N c_ = __builtin_convertvector(*(const rk_u8x##N *)(mask), rk_u32x##N); \
        rk_u16x##N2 m_ = (rk_u16x##N2)(c_ | c_ << 16);                         \
        OVER_SCALED(N, N2, d, s, m_);                                          \
    } while (0)

RK_INLINE void over(uint32_t *dst, const uint32_t *src, size_t n) {
    size_t i = 0;
    if (n >= 16) {
        // As in SolidRows.h: the last sixteen first.
        size_t end = n - 16;
        rk_u32x16 last = *(rk_u32x16 *)(dst + end);
        OVER(16, 32, &last, src + end);
        for (; i < end; i += 16) OVER(16, 32, dst + i, src + i);
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        OVER(8, 16, dst, src);
        i = 8;
    }
    for (; i < n; i++) dst[i] = rk_over1(dst[i], src[i]);
}

RK_INLINE void over_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint32_t alpha) {
    size_t i = 0;
    if (n >= 16) {
        size_t end = n - 16;
        rk_u32x16 last = *(rk_u32x16 *)(dst + end);
        OVER_SCALED(16, 32, &last, src + end, (uint16_t)alpha);
        for (; i < end; i += 16) OVER_SCALED(16, 32, dst + i, src + i, (uint16_t)alpha);
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        OVER_SCALED(8, 16, dst, src, (uint16_t)alpha);
        i = 8;
    }
    for (; i < n; i++) dst[i] = rk_over1(dst[i], rk_mul4(src[i], alpha));
}

RK_CLONES
void rk_over(uint32_t *dst, const uint32_t *src, size_t n) { over(dst, src, n); }

RK_CLONES
void rk_over_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint32_t alpha) {
    over_alpha(dst, src, n, alpha);
}

RK_INLINE void over_mask(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *mask) {
    size_t i = 0;
    if (n >= 16) {
        size_t end = n - 16;
        rk_u32x16 last = *(rk_u32x16 *)(dst + end);
        OVER_MASK(16, 32, &last, src + end, mask + end);
        for (; i < end; i += 16) OVER_MASK(16, 32, dst + i, src + i, mask + i);
        *(rk_u32x16 *)(dst + end) = last;
        return;
    }
    if (n >= 8) {
        OVER_MASK(8, 16, dst, src, mask);
        i = 8;
    }
    for (; i < n; i++) dst[i] = rk_over1(dst[i], rk_mul4(src[i], mask[i]));
}

RK_CLONES
void rk_over_mask(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *mask) {
    over_mask(dst, src, n, mask);
}

RK_CLONES
void rk_spans_over(uint32_t *dst, int32_t origin, const rk_span *spans, int32_t count,
                   uint8_t *coverage, const uint32_t *src, int32_t src_x, uint32_t alpha) {
    for (int32_t i = 0; i < count; i++) {
        rk_span s = spans[i];
        const uint32_t *from = src + (s.x - src_x);
        size_t n = (size_t)s.length;
        if (s.cover >= 0) {
            uint32_t a = s.cover == 255 ? alpha : rk_mul((uint32_t)s.cover, alpha);
            if (a == 255) {
                over(dst + s.x, from, n);
            } else {
                over_alpha(dst + s.x, from, n, a);
            }
            continue;
        }
        uint8_t *mask = coverage + (s.x - origin);
        if (alpha != 255) {
            for (size_t k = 0; k < n; k++) mask[k] = (uint8_t)rk_mul(mask[k], alpha);
        }
        over_mask(dst + s.x, from, n, mask);
    }
}

RK_CLONES
void rk_over_rect(uint8_t *dst, ptrdiff_t row_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                  size_t width, size_t height, uint32_t alpha) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *d = (uint32_t *)(dst + (ptrdiff_t)y * row_bytes);
        const uint32_t *s = (const uint32_t *)(src + (ptrdiff_t)y * src_bytes);
        if (alpha == 255) {
            over(d, s, width);
        } else {
            over_alpha(d, s, width, alpha);
        }
    }
}

// MARK: Coverage

RK_CLONES
void rk_mask_scale(uint8_t *mask, size_t n, uint32_t alpha) {
    for (size_t i = 0; i < n; i++) {
        uint16_t t = (uint16_t)(mask[i] * alpha + 128);
        mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
    }
}

RK_CLONES
void rk_mask_multiply(uint8_t *mask, const uint8_t *other, size_t n) {
    for (size_t i = 0; i < n; i++) {
        uint16_t t = (uint16_t)(mask[i] * other[i] + 128);
        mask[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
    }
}

RK_CLONES
void rk_mask_threshold(uint8_t *mask, size_t n) {
    for (size_t i = 0; i < n; i++) mask[i] = mask[i] >= 128 ? 255 : 0;
}

RK_CLONES
void rk_mask_from_alpha(uint8_t *mask, const uint32_t *src, size_t n) {
    for (size_t i = 0; i < n; i++) mask[i] = (uint8_t)(src[i] >> 24);
}

RK_CLONES
void rk_scale(uint32_t *src, size_t n, uint32_t alpha) {
    for (size_t i = 0; i < n; i++) src[i] = rk_mul4(src[i], alpha);
}

RK_CLONES
void rk_make_opaque(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(dst + (ptrdiff_t)y * row_bytes);
        for (size_t i = 0; i < width; i++) row[i] |= 0xff000000;
    }
}

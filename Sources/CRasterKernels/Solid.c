// SPDX-License-Identifier: Apache-2.0
// Fills, and source over destination of one colour.

#include "Internal.h"

// Two 16-bit lanes of each pixel: red and blue, alpha and green.
#define RB(p) ((p) & 0xff00ff)
#define AG(p) (((p) >> 8) & 0xff00ff)

RK_CLONES
void rk_fill(uint32_t *dst, size_t n, uint32_t color) {
    for (size_t i = 0; i < n; i++) dst[i] = color;
}

RK_CLONES
void rk_fill_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(dst + (ptrdiff_t)y * row_bytes);
        for (size_t i = 0; i < width; i++) row[i] = color;
    }
}

// d = color + d * (255 - alpha) for N pixels.
#define OVER_SOLID(N, N2, d, color, ia)                                        \
    do {                                                                       \
        rk_u32x##N v_ = *(rk_u32x##N *)(d);                                    \
        rk_u16x##N2 rb_ = (rk_u16x##N2)RB(v_), ag_ = (rk_u16x##N2)AG(v_);      \
        rb_ = RK_MUL16(N2, rb_, (uint16_t)(ia));                                   \
        ag_ = RK_MUL16(N2, ag_, (uint16_t)(ia));                                   \
        *(rk_u32x##N *)(d) = (color) + ((rk_u32x##N)rb_ | (rk_u32x##N)ag_ << 8); \
    } while (0)

RK_INLINE void over_solid(uint32_t *dst, size_t n, uint32_t color) {
    uint32_t ia = 255 - (color >> 24);
    if (ia == 0) {
        for (size_t i = 0; i < n; i++) dst[i] = color;
        return;
    }
    size_t i = 0;
    for (; i + 16 <= n; i += 16) OVER_SOLID(16, 32, dst + i, color, ia);
    if (i + 8 <= n) {
        OVER_SOLID(8, 16, dst + i, color, ia);
        i += 8;
    }
    for (; i < n; i++) dst[i] = color + rk_mul4(dst[i], ia);
}

RK_CLONES
void rk_over_solid(uint32_t *dst, size_t n, uint32_t color) { over_solid(dst, n, color); }

RK_CLONES
void rk_over_solid_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                        uint32_t color) {
    for (size_t y = 0; y < height; y++) {
        over_solid((uint32_t *)(dst + (ptrdiff_t)y * row_bytes), width, color);
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
    size_t i = 0;
    for (; i + 16 <= n; i += 16) OVER_SOLID_MASK(16, 32, dst + i, mask + i, crb, cag);
    if (i + 8 <= n) {
        rk_u32x8 splat8 = color - (rk_u32x8){0};
        rk_u16x16 crb8 = (rk_u16x16)RB(splat8), cag8 = (rk_u16x16)AG(splat8);
        OVER_SOLID_MASK(8, 16, dst + i, mask + i, crb8, cag8);
        i += 8;
    }
    for (; i < n; i++) {
        if (mask[i]) dst[i] = rk_over1(dst[i], rk_mul4(color, mask[i]));
    }
}

RK_CLONES
void rk_over_solid_mask(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
    over_solid_mask(dst, n, color, mask);
}

RK_CLONES
void rk_over_solid_mask_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                             uint32_t color, const uint8_t *mask, ptrdiff_t mask_bytes) {
    for (size_t y = 0; y < height; y++) {
        over_solid_mask((uint32_t *)(dst + (ptrdiff_t)y * row_bytes), width, color,
                        mask + (ptrdiff_t)y * mask_bytes);
    }
}

RK_INLINE void spans_over_solid(uint32_t *dst, int32_t origin, const rk_span *spans, int32_t count,
                                const uint8_t *coverage, uint32_t color) {
    for (int32_t i = 0; i < count; i++) {
        rk_span s = spans[i];
        if (s.cover < 0) {
            over_solid_mask(dst + s.x, (size_t)s.length, color, coverage + (s.x - origin));
        } else {
            over_solid(dst + s.x, (size_t)s.length,
                       s.cover == 255 ? color : rk_mul4(color, (uint32_t)s.cover));
        }
    }
}

RK_CLONES
void rk_spans_over_solid(uint32_t *dst, int32_t origin, const rk_span *spans, int32_t count,
                         const uint8_t *coverage, uint32_t color) {
    spans_over_solid(dst, origin, spans, count, coverage, color);
}

RK_CLONES
void rk_spans_over_solid_rows(uint8_t *dst, ptrdiff_t row_bytes, int32_t rows, int32_t origin,
                              const rk_span *spans, int32_t count, const uint8_t *coverage,
                              uint32_t color) {
    for (int32_t y = 0; y < rows; y++) {
        spans_over_solid((uint32_t *)(dst + y * row_bytes), origin, spans, count, coverage, color);
    }
}

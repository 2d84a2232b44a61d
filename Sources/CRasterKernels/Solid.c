// SPDX-License-Identifier: Apache-2.0
// Fills, and source over destination of one colour.

#include "SolidRows.h"

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

RK_CLONES
void rk_over_solid(uint32_t *dst, size_t n, uint32_t color) { over_solid(dst, n, color, 0); }

RK_CLONES
void rk_over_solid_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                        uint32_t color) {
    over_solid_rows(dst, row_bytes, width, height, color);
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

RK_INLINE void spans_over_solid(uint32_t *dst, ptrdiff_t row_bytes, int32_t origin,
                                const rk_span *spans, int32_t count, const uint8_t *coverage,
                                uint32_t color) {
    for (int32_t i = 0; i < count; i++) {
        rk_span s = spans[i];
        if (s.cover < 0) {
            over_solid_mask(dst + s.x, (size_t)s.length, color, coverage + (s.x - origin));
        } else {
            over_solid(dst + s.x, (size_t)s.length,
                       s.cover == 255 ? color : rk_mul4(color, (uint32_t)s.cover), row_bytes);
        }
    }
}

RK_CLONES
void rk_spans_over_solid(uint32_t *dst, ptrdiff_t row_bytes, int32_t origin, const rk_span *spans,
                         int32_t count, const uint8_t *coverage, uint32_t color) {
    spans_over_solid(dst, row_bytes, origin, spans, count, coverage, color);
}

RK_CLONES
void rk_spans_over_solid_rows(uint8_t *dst, ptrdiff_t row_bytes, int32_t rows, int32_t origin,
                              const rk_span *spans, int32_t count, const uint8_t *coverage,
                              uint32_t color) {
    for (int32_t y = 0; y < rows; y++) {
        spans_over_solid((uint32_t *)(dst + y * row_bytes), row_bytes, origin, spans, count,
                         coverage, color);
    }
}

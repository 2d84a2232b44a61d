// SPDX-License-Identifier: Apache-2.0
// Source over destination of rows of pixels, and arithmetic on coverage.

#include "OverRows.h"

RK_CLONES
void rk_over(uint32_t *dst, const uint32_t *src, size_t n) { over(dst, src, n, 255, 0, 0); }

RK_CLONES
void rk_over_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint32_t alpha) {
    if (alpha == 255) {
        over(dst, src, n, 255, 0, 0);
    } else {
        over(dst, src, n, alpha, 0, 0);
    }
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
                over(dst + s.x, from, n, 255, 0, 0);
            } else {
                over(dst + s.x, from, n, a, 0, 0);
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
    over_rows(dst, row_bytes, src, src_bytes, width, height, alpha, 0);
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

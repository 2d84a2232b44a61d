// SPDX-License-Identifier: Apache-2.0

#include "Internal.h"

#define EXTEND(p) __builtin_convertvector(*(const rk_u8x16 *)(p), rk_u16x16)
#define WIDEN(v) __builtin_convertvector(v, rk_u32x16)

RK_CLONES
void rk_weighted_sum(uint8_t *dst, const uint8_t *const *rows, size_t n, const uint16_t *weights,
                     int32_t radius) {
    size_t i = 0;
    // Sums stay in registers while the kernel runs over the rows.
    for (; i + 64 <= n; i += 64) {
        const uint8_t *m = rows[radius] + i;
        uint32_t w = weights[0];
        rk_u32x16 a = WIDEN(EXTEND(m)) * w + 32768, b = WIDEN(EXTEND(m + 16)) * w + 32768;
        rk_u32x16 c = WIDEN(EXTEND(m + 32)) * w + 32768, d = WIDEN(EXTEND(m + 48)) * w + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            const uint8_t *p = rows[radius - k] + i, *q = rows[radius + k] + i;
            w = weights[k];
            a += WIDEN(EXTEND(p) + EXTEND(q)) * w;
            b += WIDEN(EXTEND(p + 16) + EXTEND(q + 16)) * w;
            c += WIDEN(EXTEND(p + 32) + EXTEND(q + 32)) * w;
            d += WIDEN(EXTEND(p + 48) + EXTEND(q + 48)) * w;
        }
        *(rk_u8x16 *)(dst + i) = __builtin_convertvector(a >> 16, rk_u8x16);
        *(rk_u8x16 *)(dst + i + 16) = __builtin_convertvector(b >> 16, rk_u8x16);
        *(rk_u8x16 *)(dst + i + 32) = __builtin_convertvector(c >> 16, rk_u8x16);
        *(rk_u8x16 *)(dst + i + 48) = __builtin_convertvector(d >> 16, rk_u8x16);
    }
    for (; i + 16 <= n; i += 16) {
        rk_u32x16 a = WIDEN(EXTEND(rows[radius] + i)) * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            a += WIDEN(EXTEND(rows[radius - k] + i) + EXTEND(rows[radius + k] + i)) * weights[k];
        }
        *(rk_u8x16 *)(dst + i) = __builtin_convertvector(a >> 16, rk_u8x16);
    }
    for (; i < n; i++) {
        uint32_t sum = 32768 + (uint32_t)weights[0] * rows[radius][i];
        for (int32_t k = 1; k <= radius; k++) {
            sum += weights[k] * (uint32_t)(rows[radius - k][i] + rows[radius + k][i]);
        }
        dst[i] = (uint8_t)(sum >> 16);
    }
}

RK_CLONES
void rk_add_blocks(uint32_t *sums, const uint8_t *src, size_t n, int32_t first, int32_t shift) {
    size_t place = (size_t)first;
    for (size_t i = 0; i < n;) {
        size_t block = place >> shift, left = ((block + 1) << shift) - place;
        size_t stop = left < n - i ? i + left : n;
        uint32_t sum = 0;
        place += stop - i;
        for (; i < stop; i++) sum += src[i];
        sums[block] += sum;
    }
}

RK_CLONES
void rk_enlarge(uint8_t *dst, size_t n, const uint8_t *above, const uint8_t *below, uint32_t down,
                int32_t first, int32_t shift) {
    // Places between the middles of two blocks, in halves of a pixel.
    uint32_t side = 1u << shift, whole = 2 * side, half = 2 * side * side, k = (uint32_t)first;
    uint32_t right = above[0] * (whole - down) + below[0] * down;
    size_t i = 0;
    for (size_t c = 1; i < n; c++) {
        uint32_t left = right;
        right = above[c] * (whole - down) + below[c] * down;
        for (; k < side && i < n; k++, i++) {
            uint32_t across = 2 * k + 1;
            dst[i] = (uint8_t)((left * (whole - across) + right * across + half) >> (2 * shift + 2));
        }
        k = 0;
    }
}

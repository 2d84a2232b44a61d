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

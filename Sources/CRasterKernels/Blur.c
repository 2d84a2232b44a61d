// SPDX-License-Identifier: Apache-2.0

#include "Internal.h"

// Sums are kept in registers for a block of bytes while the kernel runs over the rows.
#define BLOCK 64

RK_CLONES
void rk_weighted_sum(uint8_t *dst, const uint8_t *const *rows, size_t n, const uint16_t *weights,
                     int32_t radius) {
    size_t i = 0;
    for (; i + BLOCK <= n; i += BLOCK) {
        uint32_t sum[BLOCK];
        for (int b = 0; b < BLOCK; b++) {
            sum[b] = 32768 + (uint32_t)weights[0] * rows[radius][i + (size_t)b];
        }
        for (int32_t k = 1; k <= radius; k++) {
            const uint8_t *p = rows[radius - k] + i, *q = rows[radius + k] + i;
            uint32_t w = weights[k];
            for (int b = 0; b < BLOCK; b++) sum[b] += w * (uint32_t)(p[b] + q[b]);
        }
        for (int b = 0; b < BLOCK; b++) dst[i + (size_t)b] = (uint8_t)(sum[b] >> 16);
    }
    for (; i < n; i++) {
        uint32_t sum = 32768 + (uint32_t)weights[0] * rows[radius][i];
        for (int32_t k = 1; k <= radius; k++) {
            sum += weights[k] * (uint32_t)(rows[radius - k][i] + rows[radius + k][i]);
        }
        dst[i] = (uint8_t)(sum >> 16);
    }
}

// SPDX-License-Identifier: Apache-2.0
// Translucent colours with more than eight bits, so that only the result is rounded.

#include "CRasterKernels.h"
#include "Internal.h"

RK_CLONES
void rk_over_deep_mask(uint32_t *dst, size_t n, const uint16_t *color,
                       const uint8_t *_Nullable mask) {
    // In units of 1 / (255 * 65535): the colour counts mask * 255, what is below it the rest.
    const uint64_t full = 255ull * 65535ull;
    for (size_t i = 0; i < n; i++) {
        uint64_t cover = mask ? mask[i] : 255;
        if (!cover) continue;
        uint32_t d = dst[i];
        uint64_t rest = full - cover * color[3];
        uint32_t out = 0;
        for (int channel = 0; channel < 4; channel++) {
            uint64_t below = (d >> (8 * channel)) & 0xff;
            uint64_t sum = cover * color[channel] * 255 + below * rest;
            out |= (uint32_t)((sum + full / 2) / full) << (8 * channel);
        }
        dst[i] = out;
    }
}

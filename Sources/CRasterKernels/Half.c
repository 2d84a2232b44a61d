// SPDX-License-Identifier: Apache-2.0
// Numbers of IEEE 754's 16-bit form, by whole-number arithmetic: not every processor has them.

#include "CRasterKernels.h"
#include "Internal.h"

typedef uint16_t rk_any_u16 __attribute__((aligned(1), may_alias));

RK_INLINE float rk_float_of(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

RK_INLINE uint32_t rk_bits_of(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

RK_CLONES
void rk_half_to_float(float *dst, const void *src, size_t n) {
    const rk_any_u16 *half = src;
    for (size_t i = 0; i < n; i++) {
        uint32_t bits = half[i];
        uint32_t rest = bits & 0x7fff;
        // Infinity becomes the largest number, NaN becomes 0.
        uint32_t finite = rest < 0x7c00 ? rest : rest == 0x7c00 ? 0x7bff : 0;
        // The fraction takes its place; the product mends the exponent, of small numbers too.
        float value = rk_float_of(finite << 13) * 0x1p112f;
        dst[i] = rk_float_of(rk_bits_of(value) | (bits & 0x8000) << 16);
    }
}

RK_CLONES
void rk_float_to_half(void *dst, const float *src, size_t n) {
    rk_any_u16 *half = dst;
    for (size_t i = 0; i < n; i++) {
        uint32_t bits = rk_bits_of(src[i]);
        uint32_t rest = bits & 0x7fffffff;
        uint32_t sign = bits >> 16 & 0x8000;
        // 65,504 is the largest number; NaN becomes 0.
        uint32_t largest = 0x477fe000;
        uint32_t limited = rest > 0x7f800000 ? 0 : rest > largest ? largest : rest;
        // To the nearest, halves to even.
        uint32_t normal = (limited + 0xfff + (limited >> 13 & 1)) >> 13;
        // Below 2^-14 the sum rounds to multiples of 2^-24.
        uint32_t small = rk_bits_of(rk_float_of(limited) + 0.5f) - 0x3f000000;
        uint32_t result = limited < 0x38800000 ? small : normal - (112u << 10);
        half[i] = (uint16_t)(sign | result);
    }
}

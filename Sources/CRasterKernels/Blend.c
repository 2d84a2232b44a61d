// SPDX-License-Identifier: Apache-2.0
// The 28 blend modes on premultiplied pixels. With S, D the premultiplied components and Sa, Da the
// alphas, separable modes are (1 - Sa) D + (1 - Da) S + Sa Da B(b, s) with the unpremultiplied
// products written out; coverage moves the destination part of the way to the result.

#include "Internal.h"

typedef int32_t (*separable)(int32_t s, int32_t d, int32_t sa, int32_t da);

// n / 255, rounded, for n >= 0.
RK_INLINE int32_t by255(int32_t n) { return (int32_t)(((uint32_t)n + 127) / 255); }
RK_INLINE int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
RK_INLINE int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }
RK_INLINE int32_t rest(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return s * (255 - da) + d * (255 - sa);
}

RK_INLINE int32_t multiply(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return by255(rest(s, d, sa, da) + s * d);
}
RK_INLINE int32_t screen(int32_t s, int32_t d, int32_t sa, int32_t da) {
    (void)sa, (void)da;
    return by255((s + d) * 255 - s * d);
}
RK_INLINE int32_t hard_light(int32_t s, int32_t d, int32_t sa, int32_t da) {
    int32_t both = 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
    return by255(rest(s, d, sa, da) + both);
}
RK_INLINE int32_t overlay(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return hard_light(d, s, da, sa);
}
RK_INLINE int32_t darken(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return by255(rest(s, d, sa, da) + least(s * da, d * sa));
}
RK_INLINE int32_t lighten(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return by255(rest(s, d, sa, da) + most(s * da, d * sa));
}
RK_INLINE int32_t difference(int32_t s, int32_t d, int32_t sa, int32_t da) {
    return by255((s + d) * 255 - 2 * least(s * da, d * sa));
}
RK_INLINE int32_t exclusion(int32_t s, int32_t d, int32_t sa, int32_t da) {
    (void)sa, (void)da;
    return by255((s + d) * 255 - 2 * s * d);
}
RK_INLINE int32_t color_dodge(int32_t s, int32_t d, int32_t sa, int32_t da) {
    int32_t both = 0;
    if (d > 0) {
        // min(1, b / (1 - s)) Sa Da = min(Sa Da, D Sa Sa / (Sa - S)).
        both = s >= sa ? sa * da : least(sa * da, (d * sa * sa + (sa - s) / 2) / (sa - s));
    }
    return by255(rest(s, d, sa, da) + both);
}
RK_INLINE int32_t color_burn(int32_t s, int32_t d, int32_t sa, int32_t da) {
    int32_t both = sa * da;
    if (d < da) {
        // (1 - min(1, (1 - b) / s)) Sa Da = Sa Da - min(Sa Da, (Da - D) Sa Sa / S).
        both -= s == 0 ? sa * da : least(sa * da, ((da - d) * sa * sa + s / 2) / s);
    }
    return by255(rest(s, d, sa, da) + both);
}
RK_INLINE int32_t soft_light(int32_t s, int32_t d, int32_t sa, int32_t da) {
    if (sa == 0 || da == 0) return by255(rest(s, d, sa, da));
    float cs = (float)s / (float)sa, cb = (float)d / (float)da, b;
    if (cs <= 0.5f) {
        b = cb - (1 - 2 * cs) * cb * (1 - cb);
    } else {
        float g = cb <= 0.25f ? ((16 * cb - 12) * cb + 4) * cb : __builtin_elementwise_sqrt(cb);
        b = cb + (2 * cs - 1) * (g - cb);
    }
    float sum = (float)rest(s, d, sa, da) + (float)(sa * da) * b;
    return (int32_t)(sum * (1.0f / 255) + 0.5f);
}

typedef struct {
    float r, g, b;
} rgb;

RK_INLINE float luminosity(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
RK_INLINE float low(rgb c) {
    float m = c.r < c.g ? c.r : c.g;
    return m < c.b ? m : c.b;
}
RK_INLINE float high(rgb c) {
    float m = c.r > c.g ? c.r : c.g;
    return m > c.b ? m : c.b;
}
RK_INLINE float saturation(rgb c) { return high(c) - low(c); }
RK_INLINE rgb clipped(rgb c) {
    float l = luminosity(c), n = low(c), x = high(c);
    if (n < 0) {
        float k = l / (l - n);
        c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
    }
    if (x > 1) {
        float k = (1 - l) / (x - l);
        c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
    }
    return c;
}
RK_INLINE rgb with_luminosity(rgb c, float l) {
    float d = l - luminosity(c);
    return clipped((rgb){c.r + d, c.g + d, c.b + d});
}
RK_INLINE rgb with_saturation(rgb c, float s) {
    float n = low(c), x = high(c);
    if (!(x > n)) return (rgb){0, 0, 0};
    float k = s / (x - n);
    return (rgb){(c.r - n) * k, (c.g - n) * k, (c.b - n) * k};
}

static uint32_t blend_hsl(uint32_t d, uint32_t s, int32_t mode) {
    int32_t sa = s >> 24, da = d >> 24;
    if (sa == 0) return d;
    if (da == 0) return s;
    float fs = (float)sa, fd = (float)da;
    rgb cs = {(float)(s >> 16 & 255) / fs, (float)(s >> 8 & 255) / fs, (float)(s & 255) / fs};
    rgb cb = {(float)(d >> 16 & 255) / fd, (float)(d >> 8 & 255) / fd, (float)(d & 255) / fd};
    rgb b;
    switch (mode) {
        case 12: b = with_luminosity(with_saturation(cs, saturation(cb)), luminosity(cb)); break;
        case 13: b = with_luminosity(with_saturation(cb, saturation(cs)), luminosity(cb)); break;
        case 14: b = with_luminosity(cs, luminosity(cb)); break;
        default: b = with_luminosity(cb, luminosity(cs)); break;
    }
    float both = (float)(sa * da), k = 1.0f / 255;
    uint32_t a = (uint32_t)(sa + da - by255(sa * da));
    float r = ((float)rest(s >> 16 & 255, d >> 16 & 255, sa, da) + both * b.r) * k + 0.5f;
    float g = ((float)rest(s >> 8 & 255, d >> 8 & 255, sa, da) + both * b.g) * k + 0.5f;
    float u = ((float)rest(s & 255, d & 255, sa, da) + both * b.b) * k + 0.5f;
    uint32_t pr = (uint32_t)r, pg = (uint32_t)g, pb = (uint32_t)u;
    return a << 24 | (pr < a ? pr : a) << 16 | (pg < a ? pg : a) << 8 | (pb < a ? pb : a);
}

// Moves d towards b by c / 255.
RK_INLINE uint32_t toward(uint32_t d, uint32_t b, uint32_t c) {
    uint32_t ic = 255 - c;
    uint32_t rb = (d & 0xff00ff) * ic + (b & 0xff00ff) * c + 0x800080;
    uint32_t ag = (d >> 8 & 0xff00ff) * ic + (b >> 8 & 0xff00ff) * c + 0x800080;
    rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
    return rb | ag;
}

#define COVER(i) (mask ? rk_mul(mask[i], alpha) : alpha)
#define EACH(expression)                                           \
    for (size_t i = 0; i < n; i++) {                               \
        uint32_t s = src[i], d = dst[i], b = (expression);         \
        (void)s;                                                   \
        uint32_t c = COVER(i);                                     \
        dst[i] = c == 255 ? b : toward(d, b, c);                   \
    }                                                              \
    return

RK_INLINE uint32_t separable4(uint32_t s, uint32_t d, separable f) {
    int32_t sa = s >> 24, da = d >> 24;
    uint32_t a = (uint32_t)(sa + da - by255(sa * da));
    uint32_t r = (uint32_t)f(s >> 16 & 255, d >> 16 & 255, sa, da);
    uint32_t g = (uint32_t)f(s >> 8 & 255, d >> 8 & 255, sa, da);
    uint32_t b = (uint32_t)f(s & 255, d & 255, sa, da);
    // Rounding may carry a component one above the alpha.
    r = r < a ? r : a;
    g = g < a ? g : a;
    b = b < a ? b : a;
    return a << 24 | r << 16 | g << 8 | b;
}

// Sums of two products over 255, rounded once: s * fs + d * fd.
RK_INLINE uint32_t combine(uint32_t s, uint32_t fs, uint32_t d, uint32_t fd) {
    uint32_t rb = (s & 0xff00ff) * fs, ag = (s >> 8 & 0xff00ff) * fs;
    uint32_t rb2 = (d & 0xff00ff) * fd, ag2 = (d >> 8 & 0xff00ff) * fd;
    uint32_t r = by255((int32_t)((rb >> 16) + (rb2 >> 16))), b = by255((rb & 0xffff) + (rb2 & 0xffff));
    uint32_t a = by255((int32_t)((ag >> 16) + (ag2 >> 16))), g = by255((ag & 0xffff) + (ag2 & 0xffff));
    a = a < 255 ? a : 255;
    r = r < a ? r : a;
    g = g < a ? g : a;
    b = b < a ? b : a;
    return a << 24 | r << 16 | g << 8 | b;
}

RK_INLINE uint32_t plus_lighter(uint32_t s, uint32_t d) {
    uint32_t p = 0;
    for (int k = 0; k < 32; k += 8) {
        uint32_t sum = (s >> k & 255) + (d >> k & 255);
        p |= (sum < 255 ? sum : 255) << k;
    }
    return p;
}

// Darkness (alpha minus component) adds up.
RK_INLINE uint32_t plus_darker(uint32_t s, uint32_t d) {
    int32_t sa = s >> 24, da = d >> 24, a = least(255, sa + da);
    uint32_t p = (uint32_t)a << 24;
    for (int k = 0; k < 24; k += 8) {
        int32_t c = a - (sa - (int32_t)(s >> k & 255)) - (da - (int32_t)(d >> k & 255));
        p |= (uint32_t)most(0, c) << k;
    }
    return p;
}

#define SA (s >> 24)
#define DA (d >> 24)

void rk_blend(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *mask, uint32_t alpha,
              int32_t mode) {
    switch (mode) {
        case 1: EACH(separable4(s, d, multiply));
        case 2: EACH(separable4(s, d, screen));
        case 3: EACH(separable4(s, d, overlay));
        case 4: EACH(separable4(s, d, darken));
        case 5: EACH(separable4(s, d, lighten));
        case 6: EACH(separable4(s, d, color_dodge));
        case 7: EACH(separable4(s, d, color_burn));
        case 8: EACH(separable4(s, d, soft_light));
        case 9: EACH(separable4(s, d, hard_light));
        case 10: EACH(separable4(s, d, difference));
        case 11: EACH(separable4(s, d, exclusion));
        case 12:
        case 13:
        case 14:
        case 15: EACH(blend_hsl(d, s, mode));
        case 16: EACH(0);
        case 17: EACH(s);
        case 18: EACH(combine(s, DA, d, 0));
        case 19: EACH(combine(s, 255 - DA, d, 0));
        case 20: EACH(combine(s, DA, d, 255 - SA));
        case 21: EACH(combine(s, 255 - DA, d, 255));
        case 22: EACH(combine(s, 0, d, SA));
        case 23: EACH(combine(s, 0, d, 255 - SA));
        case 24: EACH(combine(s, 255 - DA, d, SA));
        case 25: EACH(combine(s, 255 - DA, d, 255 - SA));
        case 26: EACH(plus_darker(s, d));
        case 27: EACH(plus_lighter(s, d));
        default: break;
    }
    for (size_t i = 0; i < n; i++) dst[i] = rk_over1(dst[i], rk_mul4(src[i], COVER(i)));
}

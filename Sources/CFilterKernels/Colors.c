// SPDX-License-Identifier: Apache-2.0

#include "Internal.h"

static float code_of(float v) {
    float a = fabsf(v);
    float c = a <= 0.0031308f ? a * 12.92f : 1.055f * powf(a, 1 / 2.4f) - 0.055f;
    return copysignf(c, v);
}

static float light_of(float v) {
    float a = fabsf(v);
    float l = a <= 0.04045f ? a / 12.92f : powf((a + 0.055f) / 1.055f, 2.4f);
    return copysignf(l, v);
}

void fk_load(float *dst, const uint32_t *src, size_t n, int linear) {
    float table[256];
    for (int i = 0; i < 256; i++) table[i] = linear ? light_of(i / 255.0f) : i / 255.0f;
    for (size_t i = 0; i < n; i++, dst += 4) {
        uint32_t p = src[i], alpha = p >> 24;
        float c[3];
        for (int k = 0; k < 3; k++) {
            uint32_t v = p >> (16 - 8 * k) & 255;
            if (alpha == 255) {
                c[k] = table[v];
            } else if (alpha == 0) {
                c[k] = 0;
            } else {
                float plain = (float)v / (float)alpha;
                c[k] = (linear ? light_of(plain) : plain) * (float)alpha / 255;
            }
        }
        dst[0] = c[0], dst[1] = c[1], dst[2] = c[2], dst[3] = (float)alpha / 255;
    }
}

// Codes of light in 4,096 steps are exact to half a level but near black, which is a straight line.
void fk_store(uint32_t *dst, const float *src, size_t n, int linear) {
    float table[4097];
    if (linear) {
        for (int i = 0; i <= 4096; i++) table[i] = code_of((float)i / 4096);
    }
    for (size_t i = 0; i < n; i++, src += 4) {
        float alpha = limited(src[3], 0, 1);
        uint32_t p = (uint32_t)(alpha * 255 + 0.5f) << 24;
        for (int k = 0; k < 3 && alpha > 0; k++) {
            float v = limited(src[k] / alpha, 0, 1);
            if (linear) {
                float at = v * 4096;
                int low = (int)at;
                v = v <= 0.0031308f ? v * 12.92f
                    : low >= 4096   ? 1
                                    : table[low] + (table[low + 1] - table[low]) * (at - (float)low);
            }
            p |= (uint32_t)(v * alpha * 255 + 0.5f) << (16 - 8 * k);
        }
        dst[i] = p;
    }
}

static float gray(const float *c) { return 0.2126f * c[0] + 0.7152f * c[1] + 0.0722f * c[2]; }

static void change_color(float *c, enum fk_change change, const float *v) {
    switch (change) {
    case fk_matrix: {
        float r[4];
        for (int k = 0; k < 4; k++, v += 5)
            r[k] = v[0] * c[0] + v[1] * c[1] + v[2] * c[2] + v[3] * c[3] + v[4];
        memcpy(c, r, sizeof r);
        break;
    }
    case fk_power:
        for (int k = 0; k < 3; k++) c[k] = copysignf(powf(fabsf(c[k]), v[0]), c[k]);
        break;
    case fk_clamp:
        for (int k = 0; k < 4; k++) c[k] = limited(c[k], v[k], v[4 + k]);
        break;
    case fk_posterize: {
        float steps = v[0] < 2 ? 2 : v[0];
        for (int k = 0; k < 3; k++)
            c[k] = light_of(limited(floorf(code_of(c[k]) * steps) / (steps - 1), 0, 1));
        break;
    }
    case fk_vibrance: {
        float most = fmaxf(c[0], fmaxf(c[1], c[2])), least = fminf(c[0], fminf(c[1], c[2]));
        // What is colourful already changes less.
        float by = 1 + v[0] * (1 - (most > 0 ? (most - least) / most : 0)), g = gray(c);
        for (int k = 0; k < 3; k++) c[k] = g + (c[k] - g) * by;
        break;
    }
    case fk_largest: c[0] = c[1] = c[2] = fmaxf(c[0], fmaxf(c[1], c[2])); break;
    case fk_smallest: c[0] = c[1] = c[2] = fminf(c[0], fminf(c[1], c[2])); break;
    case fk_mask_alpha:
        c[3] *= limited(gray(c), 0, 1);
        c[0] = c[1] = c[2] = 1;
        break;
    case fk_to_srgb:
        for (int k = 0; k < 3; k++) c[k] = code_of(c[k]);
        break;
    case fk_to_linear:
        for (int k = 0; k < 3; k++) c[k] = light_of(c[k]);
        break;
    case fk_polynomial:
        for (int k = 0; k < 4; k++, v += 4) c[k] = v[0] + c[k] * (v[1] + c[k] * (v[2] + c[k] * v[3]));
        break;
    case fk_two_colors: {
        float g = limited(gray(c), 0, 1);
        for (int k = 0; k < 3; k++) c[k] = v[k] + (v[4 + k] - v[k]) * g;
        c[3] *= v[3] + (v[7] - v[3]) * g;
        break;
    }
    }
}

void fk_recolor(float *px, size_t n, enum fk_change change, const float *values) {
    for (size_t i = 0; i < n; i++, px += 4) {
        float c[4] = {0, 0, 0, px[3]};
        if (px[3] > 0)
            for (int k = 0; k < 3; k++) c[k] = px[k] / px[3];
        change_color(c, change, values);
        for (int k = 0; k < 3; k++) px[k] = c[k] * c[3];
        px[3] = c[3];
    }
}

void fk_vignette(float *px, int32_t x, int32_t y, int32_t w, int32_t h, const float *values) {
    float inner = values[2], outer = fmaxf(values[3], inner + 1e-3f);
    for (int32_t j = 0; j < h; j++) {
        for (int32_t i = 0; i < w; i++, px += 4) {
            float d = hypotf((float)(x + i) + 0.5f - values[0], (float)(y + j) + 0.5f - values[1]);
            float t = limited((d - inner) / (outer - inner), 0, 1);
            float by = fmaxf(0, 1 - values[4] * t * t * (3 - 2 * t));
            px[0] *= by, px[1] *= by, px[2] *= by;
        }
    }
}

static float separable(enum fk_blend blend, float s, float d) {
    switch (blend) {
    case fk_multiply: return s * d;
    case fk_screen: return s + d - s * d;
    case fk_overlay: return d <= 0.5f ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
    case fk_darken: return fminf(s, d);
    case fk_lighten: return fmaxf(s, d);
    case fk_hard_light: return s <= 0.5f ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
    case fk_soft_light: {
        if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
        float root = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
        return d + (2 * s - 1) * (root - d);
    }
    case fk_difference: return fabsf(s - d);
    case fk_exclusion: return s + d - 2 * s * d;
    case fk_dodge: return d <= 0 ? 0 : s >= 1 ? 1 : fminf(1, d / (1 - s));
    case fk_burn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - fminf(1, (1 - d) / s);
    default: return s;
    }
}

void fk_compose(float *dst, const float *src, size_t n, enum fk_blend blend) {
    for (size_t i = 0; i < n; i++, dst += 4, src += 4) {
        float sa = src[3], da = dst[3];
        for (int k = 0; k < 4; k++) {
            float s = src[k], d = dst[k], r;
            switch (blend) {
            case fk_over: r = s + d * (1 - sa); break;
            case fk_in: r = s * da; break;
            case fk_out: r = s * (1 - da); break;
            case fk_atop: r = s * da + d * (1 - sa); break;
            case fk_plus: r = s + d; break;
            case fk_times: r = s * d; break;
            case fk_most: r = fmaxf(s, d); break;
            case fk_least: r = fminf(s, d); break;
            default:
                r = s * (1 - da) + d * (1 - sa);
                if (k == 3) r += sa * da;
                else if (sa > 0 && da > 0) r += sa * da * separable(blend, s / sa, d / da);
            }
            dst[k] = k == 3 ? limited(r, 0, 1) : r;
        }
    }
}

void fk_mix(float *dst, const float *src, size_t n, float t) {
    for (size_t i = 0; i < 4 * n; i++) dst[i] += (src[i] - dst[i]) * t;
}

void fk_mix_mask(float *dst, const float *src, const float *mask, size_t n, int alpha) {
    for (size_t i = 0; i < n; i++) {
        float t = limited(mask[4 * i + (alpha ? 3 : 0)], 0, 1);
        for (size_t k = 4 * i; k < 4 * i + 4; k++) dst[k] += (src[k] - dst[k]) * t;
    }
}

void fk_add_scaled(float *dst, const float *src, size_t n, float a, float b) {
    for (size_t i = 0; i < n; i++, dst += 4, src += 4)
        for (int k = 0; k < 3; k++) dst[k] = limited(dst[k] * a + src[k] * b, 0, dst[3]);
}

void fk_measure(const float *px, size_t n, float *mean, float *most, float *least) {
    double sum[4] = {0, 0, 0, 0};
    for (int k = 0; k < 4; k++) most[k] = n ? px[k] : 0, least[k] = n ? px[k] : 0;
    for (size_t i = 0; i < n; i++, px += 4)
        for (int k = 0; k < 4; k++) {
            sum[k] += px[k];
            most[k] = fmaxf(most[k], px[k]);
            least[k] = fminf(least[k], px[k]);
        }
    for (int k = 0; k < 4; k++) mean[k] = n ? (float)(sum[k] / (double)n) : 0;
}

// Lightness and the two opponent colours of light with the primaries of sRGB, white being D65 (CIE 15).
static void lab(const float *light, float *out) {
    static const float rows[3][3] = {
        {0.4123908f / 0.9504559f, 0.3575843f / 0.9504559f, 0.1804808f / 0.9504559f},
        {0.2126390f, 0.7151687f, 0.0721923f},
        {0.0193308f / 1.0890578f, 0.1191948f / 1.0890578f, 0.9505322f / 1.0890578f},
    };
    float f[3];
    for (int k = 0; k < 3; k++) {
        float t = rows[k][0] * light[0] + rows[k][1] * light[1] + rows[k][2] * light[2];
        f[k] = t > 216.0f / 24389 ? cbrtf(t) : (t * 24389 / 27 + 16) / 116;
    }
    out[0] = 116 * f[1] - 16;
    out[1] = 500 * (f[0] - f[1]);
    out[2] = 200 * (f[1] - f[2]);
}

// The formula of 1994 for graphic arts; the first colour is the one that the other is measured against.
void fk_lab_difference(float *dst, const float *other, size_t n) {
    for (size_t i = 0; i < n; i++, dst += 4, other += 4) {
        float e = 0;
        if (dst[0] != other[0] || dst[1] != other[1] || dst[2] != other[2]) {
            float p[3], q[3];
            lab(dst, p);
            lab(other, q);
            float c = sqrtf(p[1] * p[1] + p[2] * p[2]);
            float dl = p[0] - q[0], dc = c - sqrtf(q[1] * q[1] + q[2] * q[2]);
            float da = p[1] - q[1], db = p[2] - q[2];
            float dh = fmaxf(da * da + db * db - dc * dc, 0);
            float sc = 1 + 0.045f * c, sh = 1 + 0.015f * c;
            e = sqrtf(dl * dl + dc * dc / (sc * sc) + dh / (sh * sh));
        }
        dst[0] = dst[1] = dst[2] = e;
        dst[3] = 1;
    }
}

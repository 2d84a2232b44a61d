// SPDX-License-Identifier: Apache-2.0

#include "Internal.h"

static const float nothing[4] = {0, 0, 0, 0};

static const float *pixel(const struct fk_source *s, int32_t x, int32_t y) {
    x -= s->x, y -= s->y;
    if (x < 0 || y < 0 || x >= s->w || y >= s->h) return nothing;
    return s->px + 4 * ((size_t)y * (size_t)s->w + (size_t)x);
}

static void read(float *dst, const struct fk_source *s, float x, float y) {
    // Beyond these a float has no halves left.
    if (!(fabsf(x) < 4194304 && fabsf(y) < 4194304)) {
        memcpy(dst, nothing, sizeof nothing);
        return;
    }
    if (s->nearest) {
        memcpy(dst, pixel(s, (int32_t)floorf(x), (int32_t)floorf(y)), 4 * sizeof(float));
        return;
    }
    float fx = floorf(x - 0.5f), fy = floorf(y - 0.5f), u = x - 0.5f - fx, v = y - 0.5f - fy;
    int32_t i = (int32_t)fx, j = (int32_t)fy;
    const float *a = pixel(s, i, j), *b = u > 0 ? pixel(s, i + 1, j) : a;
    const float *c = v > 0 ? pixel(s, i, j + 1) : a, *d = v > 0 && u > 0 ? pixel(s, i + 1, j + 1) : c;
    if (u > 0 && !(v > 0)) d = b;
    for (int k = 0; k < 4; k++) {
        float low = a[k] + (b[k] - a[k]) * u, high = c[k] + (d[k] - c[k]) * u;
        dst[k] = low + (high - low) * v;
    }
}

static float smooth(float t) { return t * t * (3 - 2 * t); }

// Where the pixel at x, y comes from.
static void place_of(float *x, float *y, enum fk_place place, const float *v) {
    if (place == fk_affine) {
        float px = *x;
        *x = v[0] * px + v[2] * *y + v[4], *y = v[1] * px + v[3] * *y + v[5];
        return;
    }
    if (place == fk_projective) {
        float px = *x, w = v[6] * px + v[7] * *y + v[8];
        *x = (v[0] * px + v[1] * *y + v[2]) / w, *y = (v[3] * px + v[4] * *y + v[5]) / w;
        return;
    }
    if (place == fk_edge) {
        *x = limited(*x, v[0] + 0.5f, v[2] - 0.5f), *y = limited(*y, v[1] + 0.5f, v[3] - 0.5f);
        return;
    }
    if (place == fk_tile) {
        *x -= floorf((*x - v[0]) / v[2]) * v[2], *y -= floorf((*y - v[1]) / v[3]) * v[3];
        return;
    }
    float dx = *x - v[0], dy = *y - v[1];
    if (place == fk_cells) {
        *x = v[0] + (floorf(dx / v[2]) + 0.5f) * v[2], *y = v[1] + (floorf(dy / v[2]) + 0.5f) * v[2];
        return;
    }
    float d = hypotf(dx, dy), r = fmaxf(v[2], 1e-3f), t = d / r, by = 1, angle = 0;
    switch (place) {
    case fk_bump:
        // Grows in the middle, by up to 1 + scale, and not at all from the radius on.
        if (t < 1) by = 1 - v[3] * 0.5f * (1 + cosf(t * (float)M_PI)) * (v[3] > 0 ? 0.75f : 1);
        break;
    case fk_bump_line: {
        float along = dx * cosf(v[4]) + dy * sinf(v[4]), s = fabsf(along) / r;
        if (s < 1) {
            float move = along * v[3] * 0.75f * 0.5f * (1 + cosf(s * (float)M_PI));
            *x -= move * cosf(v[4]), *y -= move * sinf(v[4]);
        }
        return;
    }
    case fk_pinch:
        if (t < 1) by = t > 0 ? powf(t, -v[3] * (1 - smooth(t))) : 1;
        break;
    case fk_hole:
        // What lay around the centre has moved out to twice the radius.
        if (t <= 1) {
            *x = *y = INFINITY;
            return;
        }
        if (t < 2) by = (t - 1) * 2 / t;
        break;
    case fk_twirl:
        if (t < 1) angle = v[3] * smooth(1 - t);
        break;
    case fk_vortex:
        if (d > 0) angle = v[3] * expf(-t) * (float)M_PI / 180;
        break;
    case fk_splash:
        if (t > 1) by = 1 / t;
        break;
    default: break;
    }
    float c = cosf(angle), s = sinf(angle);
    *x = v[0] + by * (dx * c - dy * s), *y = v[1] + by * (dx * s + dy * c);
}

void fk_gather(float *dst, int32_t x, int32_t y, int32_t w, int32_t h,
               const struct fk_source *source, enum fk_place place, const float *values) {
    for (int32_t j = 0; j < h; j++)
        for (int32_t i = 0; i < w; i++, dst += 4) {
            float px = (float)(x + i) + 0.5f, py = (float)(y + j) + 0.5f;
            place_of(&px, &py, place, values);
            read(dst, source, px, py);
        }
}

// 0 to 1 from one pixel to the next where `sharpness` is 1, evenly where it is 0.
static float wave(float at, float width, float sharpness) {
    float phase = at / (2 * width);
    phase -= floorf(phase);
    float triangle = phase < 0.5f ? 1 - fabsf(phase * 4 - 1) : -(1 - fabsf(phase * 4 - 3));
    float edge = fmaxf(1 - sharpness, 1 / fmaxf(width, 1));
    return limited(triangle * width / (edge * width), -1, 1);
}

static uint32_t scrambled(uint32_t a) {
    a = (a ^ 61) ^ (a >> 16);
    a *= 9;
    a ^= a >> 4;
    a *= 0x27d4eb2d;
    return a ^ (a >> 15);
}

void fk_paint(float *dst, int32_t x, int32_t y, int32_t w, int32_t h, enum fk_pattern pattern,
              const float *v) {
    for (int32_t j = 0; j < h; j++)
        for (int32_t i = 0; i < w; i++, dst += 4) {
            float px = (float)(x + i) + 0.5f, py = (float)(y + j) + 0.5f, t = 0;
            const float *colors = v;
            switch (pattern) {
            case fk_checkerboard:
                colors = v + 2;
                t = 0.5f - 0.5f * wave(px - v[0], v[10], v[11]) * wave(py - v[1], v[10], v[11]);
                break;
            case fk_stripes:
                colors = v + 2;
                t = 0.5f - 0.5f * wave(px - v[0], v[10], v[11]);
                break;
            case fk_linear: {
                float dx = v[2] - v[0], dy = v[3] - v[1], all = dx * dx + dy * dy;
                colors = v + 4;
                t = all > 0 ? limited(((px - v[0]) * dx + (py - v[1]) * dy) / all, 0, 1) : 0;
                if (v[12] != 0) t = smooth(t);
                break;
            }
            case fk_radial: {
                float d = hypotf(px - v[0], py - v[1]);
                colors = v + 4;
                t = v[3] != v[2] ? limited((d - v[2]) / (v[3] - v[2]), 0, 1) : d > v[2];
                break;
            }
            case fk_gaussian: {
                float d = hypotf(px - v[0], py - v[1]) / fmaxf(v[2], 1e-3f);
                colors = v + 3;
                t = d >= 1 ? 1 : smooth(d);
                break;
            }
            case fk_noise: {
                uint32_t seed = scrambled((uint32_t)(x + i) * 0x9e3779b1u ^ scrambled((uint32_t)(y + j)));
                for (int k = 0; k < 4; k++) dst[k] = (float)(seed >> (8 * k) & 255) / 255;
                for (int k = 0; k < 3; k++) dst[k] *= dst[3];
                continue;
            }
            }
            for (int k = 0; k < 4; k++) dst[k] = colors[k] + (colors[4 + k] - colors[k]) * t;
        }
}

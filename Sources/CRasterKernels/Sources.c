// SPDX-License-Identifier: Apache-2.0
// Rows of gradients and pictures. Every pixel is a function of its absolute position.

#include "Internal.h"

#define BEFORE 1
#define AFTER 2

RK_INLINE uint32_t look(float t, const uint32_t *table, float last, int32_t flags) {
    if (!(t >= 0)) return flags & BEFORE ? table[0] : 0;
    if (t > 1) return flags & AFTER ? table[(int32_t)last] : 0;
    return table[(int32_t)(t * last + 0.5f)];
}

RK_CLONES
void rk_linear_row(uint32_t *dst, size_t n, int32_t x, double dx, double t0, const uint32_t *table,
                   int32_t last, int32_t flags) {
    // Where t is 0: subtracting first keeps the product accurate far from the start.
    float zero = (float)(-t0 / dx), step = (float)(dx * last), top = (float)last;
    if ((flags & (BEFORE | AFTER)) == (BEFORE | AFTER)) {
        for (size_t i = 0; i < n; i++) {
            float t = ((float)(x + (int32_t)i) - zero) * step;
            t = t > 0 ? t : 0;
            t = t < top ? t : top;
            dst[i] = table[(int32_t)(t + 0.5f)];
        }
        return;
    }
    for (size_t i = 0; i < n; i++) {
        float t = ((float)(x + (int32_t)i) - zero) * step;
        uint32_t p = 0;
        if (t > top) {
            if (flags & AFTER) p = table[last];
        } else if (t >= 0) {
            p = table[(int32_t)(t + 0.5f)];
        } else if (flags & BEFORE) {
            p = table[0];
        }
        dst[i] = p;
    }
}

RK_CLONES
void rk_radial_row(uint32_t *dst, size_t n, int32_t x, const rk_radial *g, const uint32_t *table,
                   int32_t last) {
    float top = (float)last;
    int32_t flags = g->flags;
    if (g->cx == 0 && g->cy == 0 && g->dr > 0) {
        // Circles with one centre: t is the distance.
        float scale = (float)(1 / g->dr), r0 = (float)g->r0;
        if ((flags & (BEFORE | AFTER)) == (BEFORE | AFTER)) {
            for (size_t i = 0; i < n; i++) {
                double at = x + (double)(int32_t)i;
                float u = (float)(g->ux * at + g->u0), v = (float)(g->vx * at + g->v0);
                float t = (__builtin_elementwise_sqrt(u * u + v * v) - r0) * scale;
                t = t > 0 ? t : 0;
                t = t < 1 ? t : 1;
                dst[i] = table[(int32_t)(t * top + 0.5f)];
            }
            return;
        }
        for (size_t i = 0; i < n; i++) {
            double at = x + (double)(int32_t)i;
            float u = (float)(g->ux * at + g->u0), v = (float)(g->vx * at + g->v0);
            float t = (__builtin_elementwise_sqrt(u * u + v * v) - r0) * scale;
            dst[i] = look(t, table, top, flags);
        }
        return;
    }
    // |p - t c| = r0 + t dr, the largest t with a radius that is not negative and that is in range.
    double a = g->cx * g->cx + g->cy * g->cy - g->dr * g->dr;
    for (size_t i = 0; i < n; i++) {
        double at = x + (double)(int32_t)i;
        double u = g->ux * at + g->u0, v = g->vx * at + g->v0;
        double b = u * g->cx + v * g->cy + g->r0 * g->dr;
        double c = u * u + v * v - g->r0 * g->r0;
        double roots[2];
        int count = 0;
        if (a == 0) {
            if (b != 0) roots[count++] = c / (2 * b);
        } else {
            double d = b * b - a * c;
            if (d >= 0) {
                double q = __builtin_elementwise_sqrt(d);
                double r1 = (b + q) / a, r2 = (b - q) / a;
                roots[count++] = r1 > r2 ? r1 : r2;
                roots[count++] = r1 > r2 ? r2 : r1;
            }
        }
        uint32_t p = 0;
        for (int k = 0; k < count; k++) {
            double t = roots[k];
            if (!(g->r0 + t * g->dr >= 0)) continue;
            if (t < 0 && !(flags & BEFORE)) continue;
            if (t > 1 && !(flags & AFTER)) continue;
            p = look((float)t, table, top, flags);
            break;
        }
        dst[i] = p;
    }
}

// The angle of (x, y) in turns, 0...1, by a polynomial: good to 2e-6 turns and the same everywhere.
RK_INLINE float turns(float x, float y) {
    float ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
    float high = ax > ay ? ax : ay, low = ax > ay ? ay : ax;
    float z = high > 0 ? low / high : 0, q = z * z;
    float a = z * (0.15915494f +
                   q * (-0.05305054f +
                        q * (0.03180955f +
                             q * (-0.02251220f +
                                  q * (0.01602547f + q * (-0.00916960f + q * (0.00295660f - 0.00021222f * q)))))));
    a = ay > ax ? 0.25f - a : a;
    a = x < 0 ? 0.5f - a : a;
    return y < 0 ? 1 - a : a;
}

RK_CLONES
void rk_conic_row(uint32_t *dst, size_t n, int32_t x, double ux, double u0, double vx, double v0,
                  double turn, const uint32_t *table, int32_t last) {
    float begin = (float)turn, top = (float)last;
    for (size_t i = 0; i < n; i++) {
        double at = x + (double)(int32_t)i;
        float t = turns((float)(ux * at + u0), (float)(vx * at + v0)) - begin;
        t = t < 0 ? t + 1 : t;
        t = t > 0 ? t : 0;
        t = t < 1 ? t : 1;
        dst[i] = table[(int32_t)(t * top + 0.5f)];
    }
}

// MARK: Pictures

RK_INLINE int32_t wrapped(int64_t v, int32_t low, int32_t high) {
    int64_t n = high - low, k = (v - low) % n;
    return (int32_t)(k < 0 ? k + n : k) + low;
}

RK_INLINE uint32_t pixel_at(const rk_image *m, int64_t x, int64_t y) {
    if (m->tiling == 1) {
        x = wrapped(x, m->x0, m->x1);
        y = wrapped(y, m->y0, m->y1);
    } else {
        if (m->tiling == 2 && (x < m->x0 || x >= m->x1 || y < m->y0 || y >= m->y1)) return 0;
        x = x < m->x0 ? m->x0 : x >= m->x1 ? m->x1 - 1 : x;
        y = y < m->y0 ? m->y0 : y >= m->y1 ? m->y1 - 1 : y;
    }
    return *(const uint32_t *)(m->base + y * m->row_bytes + x * 4);
}

// p + (q - p) * f / 256 for the four bytes, f within 0...256.
RK_INLINE uint32_t mix(uint32_t p, uint32_t q, uint32_t f) {
    uint32_t g = 256 - f;
    uint32_t rb = ((p & 0xff00ff) * g + (q & 0xff00ff) * f + 0x800080) >> 8 & 0xff00ff;
    uint32_t ag = ((p >> 8 & 0xff00ff) * g + (q >> 8 & 0xff00ff) * f + 0x800080) & 0xff00ff00;
    return rb | ag;
}

RK_INLINE uint32_t sample(const rk_image *m, int64_t u, int64_t v) {
    if (!m->linear) return pixel_at(m, u >> 32, v >> 32);
    // Centres of pixels lie at halves.
    u -= 1ll << 31;
    v -= 1ll << 31;
    int64_t x = u >> 32, y = v >> 32;
    uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
    uint32_t a = mix(pixel_at(m, x, y), pixel_at(m, x + 1, y), fx);
    uint32_t b = mix(pixel_at(m, x, y + 1), pixel_at(m, x + 1, y + 1), fx);
    return mix(a, b, fy);
}

void rk_image_row(uint32_t *dst, size_t n, const rk_image *m, int64_t u, int64_t v, int64_t du,
                  int64_t dv) {
    for (size_t i = 0; i < n; i++) {
        dst[i] = sample(m, u, v);
        u += du;
        v += dv;
    }
}

void rk_image_row_projective(uint32_t *dst, size_t n, int32_t x, const rk_image *m, double ux,
                             double u0, double vx, double v0, double wx, double w0) {
    const double scale = 4294967296.0, limit = 1e9;
    for (size_t i = 0; i < n; i++) {
        double at = x + (double)(int32_t)i + 0.5, w = wx * at + w0;
        double u = (ux * at + u0) / w, v = (vx * at + v0) / w;
        if (!(w > 0) || !(u > -limit && u < limit && v > -limit && v < limit)) {
            dst[i] = 0;
            continue;
        }
        dst[i] = sample(m, (int64_t)(u * scale), (int64_t)(v * scale));
    }
}

void rk_box_reduce(uint8_t *dst, ptrdiff_t dst_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                   int32_t width, int32_t height, int32_t fx, int32_t fy) {
    int32_t out_width = (width + fx - 1) / fx, out_height = (height + fy - 1) / fy;
    for (int32_t y = 0; y < out_height; y++) {
        int32_t top = y * fy, rows = height - top < fy ? height - top : fy;
        uint8_t *out = dst + y * dst_bytes;
        for (int32_t x = 0; x < out_width; x++) {
            int32_t left = x * fx, columns = width - left < fx ? width - left : fx;
            uint64_t sum[4] = {0};
            for (int32_t j = 0; j < rows; j++) {
                const uint8_t *p = src + (top + j) * src_bytes + left * 4;
                for (int32_t i = 0; i < columns * 4; i++) sum[i & 3] += p[i];
            }
            uint64_t count = (uint64_t)rows * (uint64_t)columns;
            for (int k = 0; k < 4; k++) out[x * 4 + k] = (uint8_t)((sum[k] + count / 2) / count);
        }
    }
}

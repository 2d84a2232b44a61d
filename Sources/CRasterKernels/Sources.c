// SPDX-License-Identifier: Apache-2.0
// Rows of gradients and pictures. Every pixel is a function of its absolute position.

#include "OverRows.h"

#define BEFORE 1
#define AFTER 2

typedef float rk_f32x16 __attribute__((vector_size(64), aligned(4), may_alias));
typedef int32_t rk_i32x16 __attribute__((vector_size(64), aligned(4), may_alias));

// Pixels come in blocks whose first position is a multiple of 16: positions within a block are small
// floats, its begin is worked out in double, and nothing depends on where a row begins.
#define WIDE 16

static const rk_f32x16 steps16 = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

RK_INLINE uint32_t look(float t, const uint32_t *table, float last, int32_t flags) {
    if (!(t >= 0)) return flags & BEFORE ? table[0] : 0;
    if (t > 1) return flags & AFTER ? table[(int32_t)last] : 0;
    return table[(int32_t)(t * last + 0.5f)];
}

// Turns t_, a vector in units of entries, into entries of the table: the one past the last, which
// is clear, where a gradient that does not extend ends.
#define INDEX16(out, t_, top, flags, every)                                    \
    do {                                                                       \
        rk_f32x16 k_ = __builtin_elementwise_min(                              \
            __builtin_elementwise_max((t_), (rk_f32x16){0}), (rk_f32x16){0} + (top)); \
        rk_i32x16 index_ = __builtin_convertvector(k_ + 0.5f, rk_i32x16);      \
        if (!(every)) {                                                        \
            rk_i32x16 gone_ = {0};                                             \
            if (!((flags) & BEFORE)) gone_ |= (t_) < 0;                        \
            if (!((flags) & AFTER)) gone_ |= (t_) > (top);                     \
            index_ = (index_ & ~gone_) | (((int32_t)(top) + 1) & gone_);       \
        }                                                                      \
        *(rk_i32x16 *)(out) = index_;                                          \
    } while (0)

// Plain loads are faster than gathers, which the empty statement keeps compilers from making, and
// faster when they do not follow at the heels of the wide stores that they read.
RK_INLINE void look_up(uint32_t *dst, const uint32_t *index, int32_t n, const uint32_t *table) {
    int32_t i = 0;
    for (; i + 4 <= n; i += 4) {
        uint32_t a = table[index[i]], b = table[index[i + 1]];
        uint32_t c = table[index[i + 2]], d = table[index[i + 3]];
        __asm__("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
        dst[i] = a;
        dst[i + 1] = b;
        dst[i + 2] = c;
        dst[i + 3] = d;
    }
    for (; i < n; i++) dst[i] = table[index[i]];
}

#define CHUNK 256

// Runs a statement, which writes 16 entries from position x_ to out_, over the blocks of a row, and
// looks them up.
#define BLOCKS(dst, n, x, table, ...)                                          \
    do {                                                                       \
        int32_t begin_ = (x), end_ = begin_ + (int32_t)(n), x_ = begin_ & ~(WIDE - 1); \
        uint32_t index_of_[CHUNK] __attribute__((aligned(64)));                \
        while (x_ < end_) {                                                    \
            int32_t base_ = x_, stop_ = end_ - x_ < CHUNK ? end_ : x_ + CHUNK; \
            for (uint32_t *out_ = index_of_; x_ < stop_; x_ += WIDE, out_ += WIDE) __VA_ARGS__ \
            int32_t from_ = base_ < begin_ ? begin_ : base_;                   \
            look_up((dst) + (from_ - begin_), index_of_ + (from_ - base_), stop_ - from_, (table)); \
        }                                                                      \
    } while (0)

// A coordinate that a float holds well enough, also for absurd gradients.
RK_INLINE float bounded(double v) {
    v = v > -1e9 ? v : -1e9;
    v = v < 1e9 ? v : 1e9;
    return (float)v;
}

RK_CLONES
void rk_linear_row(uint32_t *dst, size_t n, int32_t x, double dx, double t0, const uint32_t *table,
                   int32_t last, int32_t flags) {
    float top = (float)last;
    rk_f32x16 offsets = steps16 * bounded(dx * last);
    int every = (flags & (BEFORE | AFTER)) == (BEFORE | AFTER);
    dx *= last;
    t0 *= last;
    if (every) {
        BLOCKS(dst, n, x, table, {
            rk_f32x16 t = offsets + bounded(dx * x_ + t0);
            INDEX16(out_, t, top, flags, 1);
        });
        return;
    }
    BLOCKS(dst, n, x, table, {
        rk_f32x16 t = offsets + bounded(dx * x_ + t0);
        INDEX16(out_, t, top, flags, 0);
    });
}

RK_CLONES
void rk_radial_row(uint32_t *dst, size_t n, int32_t x, const rk_radial *g, const uint32_t *table,
                   int32_t last) {
    float top = (float)last;
    int32_t flags = g->flags;
    if (g->cx == 0 && g->cy == 0 && g->dr > 0) {
        // Circles with one centre: t is the distance.
        float scale = bounded(last / g->dr), r0 = bounded(g->r0);
        double ux = g->ux, u0 = g->u0, vx = g->vx, v0 = g->v0;
        rk_f32x16 du = steps16 * bounded(ux), dv = steps16 * bounded(vx);
        int every = (flags & (BEFORE | AFTER)) == (BEFORE | AFTER);
        BLOCKS(dst, n, x, table, {
            rk_f32x16 u = du + bounded(ux * x_ + u0), v = dv + bounded(vx * x_ + v0);
            rk_f32x16 t = (__builtin_elementwise_sqrt(u * u + v * v) - r0) * scale;
            INDEX16(out_, t, top, flags, every);
        });
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

// The part of a level, in 256ths, that Core Graphics adds to gradients before it drops what is left: every
// number once, read off recorded pictures (Docs/fidelity.md).
static const uint8_t thresholds[16][16] = {
    {244, 188, 16, 149, 107, 199, 156, 243, 118, 176, 47, 153, 202, 7, 137, 216},
    {158, 64, 132, 249, 217, 72, 27, 135, 3, 98, 237, 110, 39, 180, 104, 78},
    {42, 206, 92, 50, 5, 184, 112, 229, 204, 53, 144, 220, 84, 254, 196, 28},
    {114, 172, 225, 121, 165, 79, 61, 171, 31, 190, 74, 23, 168, 60, 148, 234},
    {139, 13, 99, 197, 21, 141, 253, 125, 88, 159, 248, 129, 210, 120, 11, 90},
    {69, 247, 36, 151, 238, 45, 209, 8, 231, 101, 17, 65, 177, 33, 224, 185},
    {201, 161, 213, 57, 85, 179, 109, 187, 41, 150, 198, 93, 239, 106, 155, 46},
    {19, 75, 117, 1, 134, 223, 67, 136, 77, 215, 49, 164, 4, 81, 251, 131},
    {97, 174, 235, 189, 105, 25, 167, 242, 12, 119, 227, 113, 143, 193, 55, 218},
    {30, 145, 63, 37, 203, 255, 52, 154, 32, 181, 59, 22, 207, 38, 126, 182},
    {89, 240, 122, 160, 83, 128, 211, 95, 195, 133, 87, 245, 170, 70, 233, 14},
    {205, 44, 221, 10, 183, 29, 73, 111, 232, 0, 157, 103, 9, 138, 108, 152},
    {166, 102, 68, 115, 246, 147, 226, 173, 43, 62, 200, 222, 76, 191, 51, 252},
    {2, 194, 140, 208, 58, 6, 100, 18, 142, 250, 123, 26, 162, 35, 214, 86},
    {54, 230, 24, 82, 169, 127, 192, 219, 163, 80, 186, 94, 241, 116, 175, 146},
    {124, 96, 178, 40, 236, 48, 91, 34, 66, 212, 15, 130, 56, 228, 71, 20},
};

RK_CLONES
void rk_dithered_row(uint32_t *dst, size_t n, int32_t x, int32_t column, int32_t row, double dx,
                     double t0, const uint64_t *table, int32_t count) {
    float top = (float)(count - 1);
    rk_f32x16 offsets = steps16 * bounded(dx * count);
    dx *= count;
    // Places that lie on a border between entries take the further one, however they are rounded.
    t0 = t0 * count + 1.0 / 512;
    // Each threshold four times, for the channels of a pixel.
    uint16_t spread[64] __attribute__((aligned(64)));
    for (int32_t i = 0; i < 64; i++) {
        spread[i] = thresholds[row & 15][(i / 4 + column - x) & 15];
    }
    int32_t begin = x, end = x + (int32_t)n;
    for (int32_t at = begin & ~(WIDE - 1); at < end; at += WIDE) {
        rk_f32x16 t = offsets + bounded(dx * at + t0);
        t = __builtin_elementwise_min(
            __builtin_elementwise_max(t, (rk_f32x16){0}), (rk_f32x16){0} + top);
        int32_t index[WIDE] __attribute__((aligned(64)));
        *(rk_i32x16 *)index = __builtin_convertvector(t, rk_i32x16);
        uint64_t deep[WIDE] __attribute__((aligned(64)));
        for (int32_t i = 0; i < WIDE; i++) deep[i] = table[index[i]];
        rk_u16x32 low = (*(const rk_u16x32 *)deep + *(const rk_u16x32 *)spread) >> 8;
        rk_u16x32 high = (*(const rk_u16x32 *)(deep + 8) + *(const rk_u16x32 *)(spread + 32)) >> 8;
        uint32_t out[WIDE] __attribute__((aligned(64)));
        *(rk_u8x32 *)out = __builtin_convertvector(low, rk_u8x32);
        *(rk_u8x32 *)(out + 8) = __builtin_convertvector(high, rk_u8x32);
        int32_t from = at < begin ? begin : at, to = at + WIDE < end ? at + WIDE : end;
        for (int32_t i = from; i < to; i++) dst[i - begin] = out[i - at];
    }
}

#define PICK16(m, a, b) \
    ((rk_f32x16)(((rk_i32x16)(a) & (m)) | ((rk_i32x16)(b) & ~(m))))
#define POLY(q) \
    0.159154927f + q * (-0.053049462f + q * (0.031782025f + q * (-0.022308088f + q * \
    (0.015766043f + q * (-0.009448568f + q * (0.003846169f + q * (-0.000743058f)))))))
// The angle of (x, y) in turns, 0...1, by a polynomial that is off by less than 1e-7.
#define TURNS16(x, y)                                                          \
    ({                                                                         \
        rk_i32x16 sx_ = (x) < 0, sy_ = (y) < 0;                                \
        rk_f32x16 ax_ = (rk_f32x16)((rk_i32x16)(x) & 0x7fffffff);              \
        rk_f32x16 ay_ = (rk_f32x16)((rk_i32x16)(y) & 0x7fffffff);              \
        rk_i32x16 steep_ = ay_ > ax_;                                          \
        rk_f32x16 high_ = PICK16(steep_, ay_, ax_), low_ = PICK16(steep_, ax_, ay_); \
        rk_f32x16 z_ = low_ / PICK16(high_ > 0, high_, high_ * 0 + 1), q = z_ * z_; \
        rk_f32x16 a_ = z_ * (POLY(q));                                         \
        a_ = PICK16(steep_, 0.25f - a_, a_);                                   \
        a_ = PICK16(sx_, 0.5f - a_, a_);                                       \
        PICK16(sy_, 1 - a_, a_);                                               \
    })

RK_CLONES
void rk_conic_row(uint32_t *dst, size_t n, int32_t x, double ux, double u0, double vx, double v0,
                  double turn, const uint32_t *table, int32_t last) {
    float begin = (float)turn, top = (float)last;
    rk_f32x16 du = steps16 * bounded(ux), dv = steps16 * bounded(vx);
    BLOCKS(dst, n, x, table, {
        rk_f32x16 u = du + bounded(ux * x_ + u0), v = dv + bounded(vx * x_ + v0);
        rk_f32x16 t = TURNS16(u, v) - begin;
        t = PICK16(t < 0, t + 1, t) * top;
        INDEX16(out_, t, top, BEFORE | AFTER, 1);
    });
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

// The weight of the next pixel at each eighth of the way to it.
static const uint8_t stepped_weights[8] = {0, 16, 32, 64, 128, 192, 224, 240};

RK_INLINE uint32_t sample(const rk_image *m, int64_t u, int64_t v) {
    if (!m->linear) return pixel_at(m, u >> 32, v >> 32);
    // Centres of pixels lie at halves; steps are rounded to the nearest.
    uint64_t centre = m->linear == 2 ? (1ull << 31) - (1ull << 28) : 1ull << 31;
    u = (int64_t)((uint64_t)u - centre);
    v = (int64_t)((uint64_t)v - centre);
    int64_t x = u >> 32, y = v >> 32;
    uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
    if (m->linear == 2) {
        fx = stepped_weights[fx >> 5];
        fy = stepped_weights[fy >> 5];
    }
    uint32_t a = mix(pixel_at(m, x, y), pixel_at(m, x, y + 1), fy);
    uint32_t b = mix(pixel_at(m, x + 1, y), pixel_at(m, x + 1, y + 1), fy);
    return mix(a, b, fx);
}

typedef int64_t rk_i64x8 __attribute__((vector_size(64), aligned(8), may_alias));

#define MIX(N, N2, p, q, f)                                                    \
    ({                                                                         \
        rk_u16x##N2 f_ = (rk_u16x##N2)((f) | (f) << 16), g_ = 256 - f_;        \
        rk_u16x##N2 rb_ = (rk_u16x##N2)((p) & 0xff00ff) * g_ +                 \
                          (rk_u16x##N2)((q) & 0xff00ff) * f_ + 128;            \
        rk_u16x##N2 ag_ = (rk_u16x##N2)((p) >> 8 & 0xff00ff) * g_ +            \
                          (rk_u16x##N2)((q) >> 8 & 0xff00ff) * f_ + 128;       \
        (rk_u32x##N)(rb_ >> 8) | ((rk_u32x##N)ag_ & 0xff00ff00);               \
    })

// The left and the right pixels of eight pairs.
#define LEFT8(v) __builtin_shufflevector(v, v, 0, 2, 4, 6, 8, 10, 12, 14)
#define RIGHT8(v) __builtin_shufflevector(v, v, 1, 3, 5, 7, 9, 11, 13, 15)

// Splits a coordinate into the left pixel of a pair and the weight of the right one; beyond the
// edges the pair is the outermost with all weight on its outer pixel.
#define SPLIT8(u, low, high, index, weight)                                    \
    do {                                                                       \
        index = __builtin_convertvector((u) >> 32, rk_i32x8);                  \
        weight = __builtin_convertvector((u) >> 24, rk_i32x8) & 255;           \
        rk_i32x8 below_ = index < (low), above_ = index > (high);              \
        index = (index & ~(below_ | above_)) | ((low) & below_) | ((high) & above_); \
        weight = (weight & ~(below_ | above_)) | (256 & above_);               \
    } while (0)

// Columns of a row mixed beforehand, when all pixels lie between the same two rows.
#define COLUMNS 1024

RK_INLINE uint64_t pair_at(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}

// Mixes the pixels of eight pairs and stores the first `count`.
#define PUT_MIXED(out, pairs, weights, count)                                  \
    do {                                                                       \
        rk_u32x8 l_ = LEFT8(pairs), r_ = RIGHT8(pairs);                        \
        rk_u32x8 f8_ = *(const rk_u32x8 *)(weights), o_ = MIX(8, 16, l_, r_, f8_); \
        if ((count) >= 8) {                                                    \
            *(rk_u32x8 *)(out) = o_;                                           \
        } else {                                                               \
            memcpy((out), &o_, (count) * 4);                                   \
        }                                                                      \
    } while (0)

// Pixels whose places, neighbours and mixture are worked out one after the other, so that narrow and
// wide accesses to the same memory keep their distance.
#define SAMPLES 64

// Two rows mixed; as in OverRows.h, the last sixteen may overlap those before.
RK_INLINE void mix_columns(uint32_t *columns, const uint8_t *a, const uint8_t *b, size_t count,
                           uint32_t weight) {
    rk_u32x16 wide = weight - (rk_u32x16){0};
    size_t i = 0;
    if (count >= 16) {
        for (;;) {
            rk_u32x16 p = *(const rk_u32x16 *)(a + i * 4), q = *(const rk_u32x16 *)(b + i * 4);
            *(rk_u32x16 *)(columns + i) = MIX(16, 32, p, q, wide);
            if (i + 16 == count) return;
            i = i + 32 <= count ? i + 16 : count - 16;
        }
    }
    for (; i < count; i++) {
        uint32_t p, q;
        memcpy(&p, a + i * 4, 4);
        memcpy(&q, b + i * 4, 4);
        columns[i] = mix(p, q, weight);
    }
}

// A row moved by parts of a pixel, where every pixel weighs its neighbours alike. `first` is the left
// neighbour of the first pixel and `low` that of the first column; beyond `left` and `right` the
// outermost pixels go on.
RK_INLINE void moved_row(uint32_t *dst, size_t n, const uint32_t *columns, int64_t first, int64_t low,
                         int32_t left, int32_t right, uint32_t fx) {
    int64_t inner = right - first + 1, outer = left - first;
    size_t stop = inner <= 0 ? 0 : inner < (int64_t)n ? (size_t)inner : n;
    size_t i = outer <= 0 ? 0 : outer < (int64_t)n ? (size_t)outer : n;
    for (size_t k = 0; k < i; k++) dst[k] = columns[0];
    const uint32_t *from = columns + (first - low);
    rk_u32x16 wide = fx - (rk_u32x16){0};
    if (stop >= i + 16) {
        for (;;) {
            rk_u32x16 p = *(const rk_u32x16 *)(from + i), q = *(const rk_u32x16 *)(from + i + 1);
            *(rk_u32x16 *)(dst + i) = MIX(16, 32, p, q, wide);
            if (i + 16 == stop) break;
            i = i + 32 <= stop ? i + 16 : stop - 16;
        }
        i = stop;
    }
    for (; i < stop; i++) dst[i] = mix(from[i], from[i + 1], fx);
    for (; i < n; i++) dst[i] = columns[right + 1 - low];
}

// Bilinear, clamped, at least two pixels each way.
RK_CLONES
void rk_bilinear_row(uint32_t *dst, size_t n, const rk_image *m, int64_t u, int64_t v, int64_t du,
                     int64_t dv) {
    int32_t left = m->x0, right = m->x1 - 2, top = m->y0, bottom = m->y1 - 2;
    // Vectors of eight may reach past the last pixel.
    int64_t first = u >> 32, past = (u + du * (int64_t)(n + 8)) >> 32;
    int64_t low = first < past ? first : past, high = first < past ? past : first;
    low = low < left ? left : low > right ? right : low;
    high = high < left ? left : high > right ? right : high;
    const rk_i64x8 iota = {0, 1, 2, 3, 4, 5, 6, 7};
    rk_i32x8 x = {0}, y = {0}, fx = {0}, fy = {0};
    int32_t offset[SAMPLES], offset_y[SAMPLES], weight_x[SAMPLES], weight_y[SAMPLES];
    uint64_t above[SAMPLES], below[SAMPLES];
    if (dv == 0 && high - low + 2 <= COLUMNS) {
        uint32_t columns[COLUMNS + 16];
        rk_i64x8 vv = v - (rk_i64x8){0};
        SPLIT8(vv, top, bottom, y, fy);
        const uint8_t *a = m->base + y[0] * m->row_bytes + low * 4;
        mix_columns(columns, a, a + m->row_bytes, (size_t)(high - low + 2), (uint32_t)fy[0]);
        if (du == 1ll << 32) {
            moved_row(dst, n, columns, first, low, left, right, (uint32_t)(u >> 24) & 255);
            return;
        }
        for (size_t i = 0; i < n; i += SAMPLES) {
            size_t part = n - i < SAMPLES ? n - i : SAMPLES;
            for (size_t k = 0; k < part; k += 8) {
                rk_i64x8 at = u + (int64_t)(i + k) * du + iota * du;
                SPLIT8(at, left, right, x, fx);
                *(rk_i32x8 *)(offset + k) = x - (int32_t)low;
                *(rk_i32x8 *)(weight_x + k) = fx;
            }
            for (size_t k = 0; k < ((part + 7) & ~7ul); k++) {
                uint64_t pair = pair_at((const uint8_t *)(columns + offset[k]));
                __asm__("" : "+r"(pair));
                above[k] = pair;
            }
            for (size_t k = 0; k < part; k += 8) {
                rk_u32x16 both = *(const rk_u32x16 *)(above + k);
                PUT_MIXED(dst + i + k, both, weight_x + k, part - k);
            }
        }
        return;
    }
    for (size_t i = 0; i < n; i += SAMPLES) {
        size_t part = n - i < SAMPLES ? n - i : SAMPLES;
        for (size_t k = 0; k < part; k += 8) {
            rk_i64x8 at = u + (int64_t)(i + k) * du + iota * du;
            SPLIT8(at, left, right, x, fx);
            at = v + (int64_t)(i + k) * dv + iota * dv;
            SPLIT8(at, top, bottom, y, fy);
            *(rk_i32x8 *)(offset + k) = x;
            *(rk_i32x8 *)(offset_y + k) = y;
            *(rk_i32x8 *)(weight_x + k) = fx;
            *(rk_i32x8 *)(weight_y + k) = fy;
        }
        for (size_t k = 0; k < ((part + 7) & ~7ul); k++) {
            const uint8_t *p = m->base + (ptrdiff_t)offset_y[k] * m->row_bytes + (ptrdiff_t)offset[k] * 4;
            uint64_t pair = pair_at(p), next = pair_at(p + m->row_bytes);
            __asm__("" : "+r"(pair), "+r"(next));
            above[k] = pair;
            below[k] = next;
        }
        for (size_t k = 0; k < part; k += 8) {
            rk_u32x16 p = *(const rk_u32x16 *)(above + k), q = *(const rk_u32x16 *)(below + k);
            fy = *(const rk_i32x8 *)(weight_y + k);
            rk_u32x16 weight = (rk_u32x16)__builtin_shufflevector(fy, fy, 0, 0, 1, 1, 2, 2, 3, 3, 4,
                                                                  4, 5, 5, 6, 6, 7, 7);
            rk_u32x16 both = MIX(16, 32, p, q, weight);
            PUT_MIXED(dst + i + k, both, weight_x + k, part - k);
        }
    }
}

// Pixels that lie on pixels: runs of a row are copied, whatever lies beyond the edges.
static void aligned_row(uint32_t *dst, size_t n, const rk_image *m, int64_t x, int64_t y) {
    if (m->tiling == 2 && (y < m->y0 || y >= m->y1)) {
        memset(dst, 0, n * 4);
        return;
    }
    y = m->tiling == 1 ? wrapped(y, m->y0, m->y1) : y < m->y0 ? m->y0 : y >= m->y1 ? m->y1 - 1 : y;
    const uint32_t *row = (const uint32_t *)(m->base + y * m->row_bytes);
    if (m->tiling == 1) x = wrapped(x, m->x0, m->x1);
    size_t i = 0;
    while (i < n) {
        int64_t rest = (int64_t)(n - i), run;
        if (x >= m->x0 && x < m->x1) {
            run = m->x1 - x < rest ? m->x1 - x : rest;
            memcpy(dst + i, row + x, (size_t)run * 4);
        } else {
            run = x < m->x0 && m->x0 - x < rest ? m->x0 - x : rest;
            uint32_t edge = m->tiling == 2 ? 0 : x < m->x0 ? row[m->x0] : row[m->x1 - 1];
            for (int64_t k = 0; k < run; k++) dst[i + (size_t)k] = edge;
        }
        i += (size_t)run;
        x += run;
        if (m->tiling == 1) x = m->x0;
    }
}

// The largest width that is done in one piece.
#define WIDEST (COLUMNS - 16)

RK_CLONES
void rk_moved_over_part(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                        const rk_image *m, int64_t u, int64_t v, uint32_t alpha) {
    int32_t left = m->x0, right = m->x1 - 2, top = m->y0, bottom = m->y1 - 2;
    int64_t first = u >> 32, low = first, high = first + (int64_t)width;
    low = low < left ? left : low > right ? right : low;
    high = high < left ? left : high > right ? right : high;
    uint32_t fx = (uint32_t)(u >> 24) & 255;
    uint32_t columns[COLUMNS + 16], row[COLUMNS];
    int is_far = (size_t)m->row_bytes * height > RK_FAR;
    for (size_t k = 0; k < height; k++, v += 1ll << 32) {
        int64_t y = v >> 32;
        uint32_t fy = (uint32_t)(v >> 24) & 255;
        if (y < top) {
            y = top;
            fy = 0;
        } else if (y > bottom) {
            y = bottom;
            fy = 256;
        }
        const uint8_t *a = m->base + y * m->row_bytes + low * 4;
        if (is_far) rk_ask_row(a, width * 4, RK_STREAM);
        mix_columns(columns, a, a + m->row_bytes, (size_t)(high - low + 2), fy);
        moved_row(row, width, columns, first, low, left, right, fx);
        uint32_t *d = (uint32_t *)(dst + (ptrdiff_t)k * row_bytes);
        if (alpha == 255) {
            over(d, row, width, 255, 0, 0);
        } else {
            over(d, row, width, alpha, 0, 0);
        }
    }
}

int32_t rk_moved_over_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                           const rk_image *m, int64_t u, int64_t v, uint32_t alpha) {
    const int64_t limit = 1ll << 60;
    if (m->linear != 1 || m->tiling != 0 || m->x1 - m->x0 < 2 || m->y1 - m->y0 < 2 || u <= -limit ||
        u >= limit || v <= -limit || v >= limit) {
        return 0;
    }
    u -= 1ll << 31;
    v -= 1ll << 31;
    for (size_t x = 0; x < width; x += WIDEST) {
        size_t part = width - x < WIDEST ? width - x : WIDEST;
        rk_moved_over_part(dst + x * 4, row_bytes, part, height, m, u + ((int64_t)x << 32), v, alpha);
    }
    return 1;
}

void rk_image_row(uint32_t *dst, size_t n, const rk_image *m, int64_t u, int64_t v, int64_t du,
                  int64_t dv) {
    const int64_t limit = 1ll << 60, half = 1ll << 31;
    if (du == 1ll << 32 && dv == 0 && u > -limit && u < limit && v > -limit && v < limit &&
        (!m->linear || (((u - half) & 0xff000000) == 0 && ((v - half) & 0xff000000) == 0))) {
        aligned_row(dst, n, m, u >> 32, v >> 32);
        return;
    }
    if (m->linear == 1 && m->tiling == 0 && m->x1 - m->x0 >= 2 && m->y1 - m->y0 >= 2 && u > -limit &&
        u < limit && v > -limit && v < limit && du > -limit / 65536 && du < limit / 65536 &&
        dv > -limit / 65536 && dv < limit / 65536 && n < 65536) {
        rk_bilinear_row(dst, n, m, u - (1ll << 31), v - (1ll << 31), du, dv);
        return;
    }
    for (size_t i = 0; i < n; i++) {
        dst[i] = sample(m, u, v);
        u = (int64_t)((uint64_t)u + (uint64_t)du);
        v = (int64_t)((uint64_t)v + (uint64_t)dv);
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

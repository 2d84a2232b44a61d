// SPDX-License-Identifier: Apache-2.0
// Lines, curves and shapes to edges in whole units of 1/512 pixel.

#include "Cells.h"

// A number within the limit in units.
RK_INLINE int32_t units(double v) {
    return (int32_t)(v * ONE + (LIMIT * ONE + 0.5)) - (int32_t)(LIMIT * ONE);
}

// The same for eight numbers.
typedef double f64x8 __attribute__((vector_size(64), aligned(8), may_alias));
#define UNITS(v)                                                               \
    (__builtin_convertvector((v) * ONE + (LIMIT * ONE + 0.5), rk_i32x8) - (int32_t)(LIMIT * ONE))

RK_INLINE int32_t fixed(double v) {
    if (!(v > -LIMIT)) v = -LIMIT;
    if (v > LIMIT) v = LIMIT;
    return units(v);
}

RK_CLONES
void rk_raster_line(rk_raster *r, double x0, double y0, double x1, double y1) {
    // Beyond the limit a line is cut so that what lies within keeps its direction.
    if (!(x0 >= -LIMIT && x0 <= LIMIT && y0 >= -LIMIT && y0 <= LIMIT && x1 >= -LIMIT &&
          x1 <= LIMIT && y1 >= -LIMIT && y1 <= LIMIT)) {
        if (x0 != x0 || y0 != y0 || x1 != x1 || y1 != y1) return;
        const double far = 1e12;
        x0 = x0 < -far ? -far : x0 > far ? far : x0;
        y0 = y0 < -far ? -far : y0 > far ? far : y0;
        x1 = x1 < -far ? -far : x1 > far ? far : x1;
        y1 = y1 < -far ? -far : y1 > far ? far : y1;
        if ((y0 < -LIMIT && y1 < -LIMIT) || (y0 > LIMIT && y1 > LIMIT)) return;
        double dx = x1 - x0, dy = y1 - y0;
        if (dy != 0) {
            double ox = x0, oy = y0;
            if (y0 < -LIMIT || y0 > LIMIT) {
                y0 = y0 < 0 ? -LIMIT : LIMIT;
                x0 = ox + dx * ((y0 - oy) / dy);
            }
            if (y1 < -LIMIT || y1 > LIMIT) {
                y1 = y1 < 0 ? -LIMIT : LIMIT;
                x1 = ox + dx * ((y1 - oy) / dy);
            }
        }
        // To the sides the line becomes upright at the limit, which keeps what it covers.
        double ends[2] = {-LIMIT, LIMIT};
        double cx[4], cy[4];
        int count = 0;
        cx[count] = x0;
        cy[count++] = y0;
        double t[2];
        int cuts = 0;
        dx = x1 - x0;
        dy = y1 - y0;
        for (int i = 0; i < 2; i++) {
            double limit = dx > 0 ? ends[i] : ends[1 - i];
            if ((x0 < limit) != (x1 < limit)) t[cuts++] = (limit - x0) / dx;
        }
        for (int i = 0; i < cuts; i++) {
            cx[count] = x0 + dx * t[i];
            cy[count++] = y0 + dy * t[i];
        }
        cx[count] = x1;
        cy[count++] = y1;
        for (int i = 0; i + 1 < count; i++) {
            add_fixed(r, fixed(cx[i]), fixed(cy[i]), fixed(cx[i + 1]), fixed(cy[i + 1]));
        }
        return;
    }
    add_fixed(r, fixed(x0), fixed(y0), fixed(x1), fixed(y1));
}

// MARK: Curves

// Curves to be filled are cut as iOS cuts them, which pictures taken there show to the last bit: a piece is
// halved as long as its chord may leave it by more than a distance across or down. An eighth of the second
// derivative bounds that; it is six times the second difference of the control points.
// No piece is shorter than this part of a curve.
#define PIECES 1024

RK_INLINE double bend_at(const double *u, const double *v, double t) {
    double x = __builtin_fabs(u[0] + (v[0] - u[0]) * t), y = __builtin_fabs(u[1] + (v[1] - u[1]) * t);
    return x > y ? x : y;
}

// The ends of the pieces of a cubic curve as parts of it, the last one 1. `u` and `v` are the second
// differences of its points. There is room for PIECES and seven more, which are 1 too.
static int32_t cut(const double *u, const double *v, double chord, double *ends) {
    int32_t count = 0;
    double most = chord * 8 / 6;
    for (int32_t at = 0; at < PIECES;) {
        // The rest of the half that this piece begins.
        int32_t size = at ? at & -at : PIECES;
        double begin = bend_at(u, v, (double)at / PIECES);
        for (; size > 1; size /= 2) {
            double part = (double)size / PIECES;
            double end = bend_at(u, v, (double)(at + size) / PIECES);
            if ((begin > end ? begin : end) * part * part <= most) break;
        }
        at += size;
        ends[count++] = (double)at / PIECES;
    }
    for (int32_t i = 0; i < 7; i++) ends[count + i] = 1;
    return count;
}

// A chord leaves its curve by at most an eighth of the second difference over the squared number of
// pieces. How far it may along a line, in pixels: less for small curves, which are looked at closely.
RK_INLINE double tolerance(double bend) {
    double t = bend * 0.0015;
    return t < 0.012 ? 0.012 : t > 0.04 ? 0.04 : t;
}

static int32_t pieces(double n2) {
    if (!(n2 > 1)) return 1;
    if (n2 > 1048576) return 1024;
    int32_t n = (int32_t)__builtin_sqrt(n2);
    return n * n < n2 ? n + 1 : n;
}

int32_t rk_cubic_pieces(double bend) { return pieces(bend * 6 / (8 * tolerance(bend))); }

// Whether all numbers lie so far within the limit that lines between points need no cutting.
RK_INLINE int within_limit(const double *p, int count) {
    const double near = LIMIT - 1;
    int within = 1;
    for (int i = 0; i < count; i++) within &= p[i] >= -near && p[i] <= near;
    return within;
}

// Whether a curve can be flattened: no number is infinite, NaN, or so large that sums and squares
// become infinite. Other curves are replaced by their chords wherever they lie, since the result
// must not depend on the part that is drawn.
static int is_finite_curve(const double *p, int count) {
    const double most = 1e100;
    int finite = 1;
    for (int i = 0; i < count; i++) finite &= p[i] >= -most && p[i] <= most;
    return finite;
}

// Whether a curve's box lies where it needs no detail: 1 when it adds nothing, 2 when its chord will
// do (all to the left, where only heights count); 3 when all its rows are wanted and nothing of it lies to
// the right.
static int32_t beside(const rk_raster *r, const double *p, int n) {
    double x0 = p[0], x1 = p[0], y0 = p[1], y1 = p[1];
    for (int i = 1; i < n; i++) {
        double x = p[2 * i], y = p[2 * i + 1];
        x0 = x < x0 ? x : x0;
        x1 = x > x1 ? x : x1;
        y0 = y < y0 ? y : y0;
        y1 = y > y1 ? y : y1;
    }
    if (y1 < r->y0 - 1 || y0 > r->y1 + 1 || x0 > r->x1 + 1) return 1;
    if (x1 < r->x0 - 1) return 2;
    return y0 >= r->y0 + 1 && y1 <= r->y1 - 1 && x1 <= r->x1 - 1 ? 3 : 0;
}

void rk_raster_quad(rk_raster *r, const double *p) {
    switch (is_finite_curve(p, 6) ? beside(r, p, 3) : 2) {
        case 1: return;
        case 2: rk_raster_line(r, p[0], p[1], p[4], p[5]); return;
    }
    double ax = p[0] - 2 * p[2] + p[4], ay = p[1] - 2 * p[3] + p[5];
    double bx = 2 * (p[2] - p[0]), by = 2 * (p[3] - p[1]);
    double u[2] = {ax / 3, ay / 3}, x = p[0], y = p[1], ends[PIECES + 7];
    int32_t n = cut(u, u, r->chord, ends);
    for (int32_t i = 0; i + 1 < n; i++) {
        double t = ends[i];
        double nx = (ax * t + bx) * t + p[0], ny = (ay * t + by) * t + p[1];
        rk_raster_line(r, x, y, nx, ny);
        x = nx;
        y = ny;
    }
    rk_raster_line(r, x, y, p[4], p[5]);
}

RK_CLONES
void rk_raster_cubic(rk_raster *r, const double *p) {
    int is_within = within_limit(p, 8);
    int32_t place = is_within || is_finite_curve(p, 8) ? beside(r, p, 4) : 2;
    switch (place) {
        case 1: return;
        case 2: rk_raster_line(r, p[0], p[1], p[6], p[7]); return;
    }
    double u[2] = {p[0] - 2 * p[2] + p[4], p[1] - 2 * p[3] + p[5]};
    double v[2] = {p[2] - 2 * p[4] + p[6], p[3] - 2 * p[5] + p[7]}, ends[PIECES + 7];
    int32_t n = cut(u, v, r->chord, ends);
    double ax = p[6] - p[0] + 3 * (p[2] - p[4]), ay = p[7] - p[1] + 3 * (p[3] - p[5]);
    double bx = 3 * u[0], by = 3 * u[1], cx = 3 * (p[2] - p[0]), cy = 3 * (p[3] - p[1]);
    double x = p[0], y = p[1];
    if (is_within) {
        // As below, but every point is rounded once, eight points at a time.
        int32_t xs[9], ys[9], ix = units(x), iy = units(y);
        for (int32_t i = 0; i < n; i += 8) {
            f64x8 t = *(const f64x8 *)(ends + i);
            *(rk_i32x8 *)xs = UNITS(((ax * t + bx) * t + cx) * t + p[0]);
            *(rk_i32x8 *)ys = UNITS(((ay * t + by) * t + cy) * t + p[1]);
            int32_t count = n - i;
            if (count <= 8) {
                xs[count - 1] = units(p[6]);
                ys[count - 1] = units(p[7]);
            } else {
                count = 8;
            }
            if (place == 3 && !r->direct) {
                keep_chords(r, ix, iy, xs, ys, count);
                ix = xs[count - 1];
                iy = ys[count - 1];
                continue;
            }
            for (int32_t k = 0; k < count; k++) {
                add_fixed(r, ix, iy, xs[k], ys[k]);
                ix = xs[k];
                iy = ys[k];
            }
        }
        return;
    }
    for (int32_t i = 0; i + 1 < n; i++) {
        double t = ends[i];
        double nx = ((ax * t + bx) * t + cx) * t + p[0];
        double ny = ((ay * t + by) * t + cy) * t + p[1];
        rk_raster_line(r, x, y, nx, ny);
        x = nx;
        y = ny;
    }
    rk_raster_line(r, x, y, p[6], p[7]);
}

void rk_raster_path(rk_raster *r, const uint8_t *verbs, size_t verb_count, const double *points,
                    size_t point_count, const double *m) {
    static const uint8_t takes[5] = {1, 1, 2, 3, 0};
    double p[8] = {0}, sx = 0, sy = 0;
    size_t at = 0;
    for (size_t i = 0; i < verb_count; i++) {
        uint8_t verb = verbs[i];
        if (verb > 4 || at + takes[verb] > point_count) break;
        for (int k = 0; k < takes[verb]; k++) {
            double x = points[2 * (at + (size_t)k)], y = points[2 * (at + (size_t)k) + 1];
            p[2 * k + 2] = m ? m[0] * x + m[2] * y + m[4] : x;
            p[2 * k + 3] = m ? m[1] * x + m[3] * y + m[5] : y;
        }
        at += takes[verb];
        int last = takes[verb];
        switch (verb) {
            case 0:
                rk_raster_line(r, p[0], p[1], sx, sy);
                sx = p[2];
                sy = p[3];
                break;
            case 1: rk_raster_line(r, p[0], p[1], p[2], p[3]); break;
            case 2: rk_raster_quad(r, p); break;
            case 3: rk_raster_cubic(r, p); break;
            default:
                rk_raster_line(r, p[0], p[1], sx, sy);
                p[0] = sx;
                p[1] = sy;
        }
        if (last) {
            p[0] = p[2 * last];
            p[1] = p[2 * last + 1];
        }
    }
    rk_raster_line(r, p[0], p[1], sx, sy);
}

// MARK: Shapes

static void mapped(double *out, double x, double y, const double *m) {
    out[0] = m[0] * x + m[2] * y + m[4];
    out[1] = m[1] * x + m[3] * y + m[5];
}

void rk_raster_ellipse(rk_raster *r, double x0, double y0, double x1, double y1, const double *m) {
    const double kappa = 0.5522847498307936;
    double cx = (x0 + x1) / 2, cy = (y0 + y1) / 2, rx = (x1 - x0) / 2, ry = (y1 - y0) / 2;
    double kx = rx * kappa, ky = ry * kappa, p[8];
    mapped(p, x1, cy, m);
    mapped(p + 2, x1, cy + ky, m);
    mapped(p + 4, cx + kx, y1, m);
    mapped(p + 6, cx, y1, m);
    rk_raster_cubic(r, p);
    memcpy(p, p + 6, 16);
    mapped(p + 2, cx - kx, y1, m);
    mapped(p + 4, x0, cy + ky, m);
    mapped(p + 6, x0, cy, m);
    rk_raster_cubic(r, p);
    memcpy(p, p + 6, 16);
    mapped(p + 2, x0, cy - ky, m);
    mapped(p + 4, cx - kx, y0, m);
    mapped(p + 6, cx, y0, m);
    rk_raster_cubic(r, p);
    memcpy(p, p + 6, 16);
    mapped(p + 2, cx + kx, y0, m);
    mapped(p + 4, x1, cy - ky, m);
    mapped(p + 6, x1, cy, m);
    rk_raster_cubic(r, p);
}

// Says that between two heights only upright edges run, before they are added.
static void repeat_rows(rk_raster *r, double top, double bottom) {
    // A unit of rounding on both sides.
    int32_t y0 = pixel_floor(top, r->y0 - 1, r->y1) + 2, y1 = pixel_floor(bottom, r->y0, r->y1 + 1) - 1;
    if (y0 < r->y0) y0 = r->y0;
    if (y1 > r->y1) y1 = r->y1;
    if (y1 - y0 < 2) return;
    r->repeat_y0 = y0;
    r->repeat_y1 = y1;
}

void rk_raster_rect(rk_raster *r, double x0, double y0, double x1, double y1) {
    repeat_rows(r, y0, y1);
    rk_raster_line(r, x1, y0, x1, y1);
    rk_raster_line(r, x0, y1, x0, y0);
}

// A corner's points in radii along the edge that comes in and the one that goes out.
static const double circular_corner[4][2] = {
    {1, 0}, {1 - 0.5522847498307936, 0}, {0, 1 - 0.5522847498307936}, {0, 1}};
static const double continuous_corner[3][4][2] = {
    {{1.52866471, 0}, {1.08849323, 0}, {0.86840689, 0}, {0.66993427, 0.06549600}},
    {{0.63149399, 0.07491100},
     {0.37282392, 0.16905899},
     {0.16906013, 0.37282401},
     {0.07491176, 0.63149399}},
    {{0.06549600, 0.66993390}, {0, 0.86840701}, {0, 1.08849299}, {0, 1.52866483}}};

void rk_raster_rounded_rect(rk_raster *r, double x0, double y0, double x1, double y1,
                            const double *radii, int32_t continuous, int32_t repeats,
                            const double *m) {
    // Clockwise on screen from the top right corner; incoming and outgoing edges as directions away
    // from the corner.
    const double corner[4][2] = {{x1, y0}, {x1, y1}, {x0, y1}, {x0, y0}};
    static const double in[4][2] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
    static const double out[4][2] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    double p[8] = {0}, first[2] = {0}, last[2] = {0};
    int begun = 0;
    if (repeats && m[1] == 0 && m[2] == 0) {
        double reach = continuous ? 1.52866483 : 1;
        double top = (radii[0] > radii[1] ? radii[0] : radii[1]) * reach;
        double low = (radii[2] > radii[3] ? radii[2] : radii[3]) * reach;
        double ya = (y0 + top) * m[3] + m[5], yb = (y1 - low) * m[3] + m[5];
        if (y0 + top < y1 - low) repeat_rows(r, ya < yb ? ya : yb, ya < yb ? yb : ya);
    }
    for (int i = 0; i < 4; i++) {
        double radius = radii[(i + 1) & 3];
        int count = radius > 0 ? (continuous ? 3 : 1) : 1;
        for (int c = 0; c < count; c++) {
            const double(*shape)[2] = continuous ? continuous_corner[c] : circular_corner;
            int points = radius > 0 ? 4 : 1;
            for (int k = 0; k < points; k++) {
                double a = shape[k][0] * radius, b = shape[k][1] * radius;
                mapped(p + 2 * k, corner[i][0] + in[i][0] * a + out[i][0] * b,
                       corner[i][1] + in[i][1] * a + out[i][1] * b, m);
            }
            if (begun) {
                rk_raster_line(r, last[0], last[1], p[0], p[1]);
            } else {
                memcpy(first, p, 16);
                begun = 1;
            }
            if (points == 4) rk_raster_cubic(r, p);
            memcpy(last, p + (points == 4 ? 6 : 0), 16);
        }
    }
    rk_raster_line(r, last[0], last[1], first[0], first[1]);
}

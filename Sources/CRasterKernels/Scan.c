// SPDX-License-Identifier: Apache-2.0
// Scan conversion by exact area: every edge adds, to the pixels it crosses, the signed area between
// itself and the right, as a change from the pixel to the left; a running sum along the row gives the
// coverage. Coordinates are whole numbers of 1/512 pixel and every step is a function of absolute
// coordinates only, so a smaller clip makes the same bytes.

#include "Internal.h"

#include <stdlib.h>

#define BITS 9
#define ONE (1 << BITS)
#define MASK (ONE - 1)
// Coverage of a whole pixel.
#define FULL (2 * ONE * ONE)
// Points are kept within this many pixels of the origin.
#define LIMIT 1048576.0
// Rows that are worked on together when a shape is too large for one piece.
#define BAND 32
// Cells (4 bytes each) up to which a shape is done in one piece, without a list of edges.
#define DIRECT 65536
// A group of cells shares a bit that says whether any was touched.
#define GROUP 8

typedef struct {
    int32_t x0, y0, x1, y1;  // y0 < y1
    int32_t sign;
    int32_t next;
} edge;

struct rk_raster {
    int32_t x0, y0, x1, y1;  // the pixels wanted
    int32_t cells_x;         // left of the cells, x0
    int32_t width;           // x1 - x0
    int32_t stride;          // cells in a row
    int32_t words;           // bit words in a row
    int32_t direct;
    int32_t band_y;     // first row in the cells
    int32_t band_rows;  // rows in the cells
    int32_t row;        // next row to hand out
    int32_t last_row;
    int32_t *cells;
    size_t cells_capacity;
    uint64_t *bits;
    size_t bits_capacity;
    uint8_t *coverage;
    rk_span *spans;
    size_t row_capacity;
    edge *edges;
    int32_t edge_count, edge_capacity;
    int32_t *bands;
    size_t bands_capacity;
    int32_t active;
    // Rows in which only upright edges run, all from top to bottom, and which are therefore alike.
    int32_t repeat_y0, repeat_y1;
    // The spans of such a row and its coverage, kept aside.
    int32_t repeat_count;
    uint8_t *repeat_coverage;
};

rk_raster *rk_raster_create(void) { return calloc(1, sizeof(rk_raster)); }

void rk_raster_destroy(rk_raster *r) {
    free(r->cells);
    free(r->bits);
    free(r->coverage);
    free(r->repeat_coverage);
    free(r->spans);
    free(r->edges);
    free(r->bands);
    free(r);
}

// Grows zeroed memory that is all zero between uses.
static void *grown(void *p, size_t *capacity, size_t need, size_t size) {
    if (need <= *capacity) return p;
    free(p);
    size_t n = need + need / 2;
    p = calloc(n, size);
    if (!p) abort();
    *capacity = n;
    return p;
}

static int32_t pixel_floor(double v, int32_t low, int32_t high) {
    if (!(v > low)) return low;
    if (v >= high) return high;
    return (int32_t)(v + LIMIT * 2) - (int32_t)(LIMIT * 2);
}

void rk_raster_begin(rk_raster *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1, double bx0,
                     double by0, double bx1, double by1) {
    // A rounded coordinate moves by up to half a unit: one pixel more on each side.
    int32_t limit = (int32_t)LIMIT;
    if (x0 < -limit) x0 = -limit;
    if (y0 < -limit) y0 = -limit;
    if (x1 > limit) x1 = limit;
    if (y1 > limit) y1 = limit;
    int32_t left = pixel_floor(bx0 - 1, -limit, limit), top = pixel_floor(by0 - 1, -limit, limit);
    int32_t right = pixel_floor(bx1 + 2, -limit, limit), low = pixel_floor(by1 + 2, -limit, limit);
    r->x0 = x0 > left ? x0 : left;
    r->y0 = y0 > top ? y0 : top;
    r->x1 = x1 < right ? x1 : right;
    r->y1 = y1 < low ? y1 : low;
    if (r->x1 < r->x0) r->x1 = r->x0;
    if (r->y1 < r->y0) r->y1 = r->y0;
    if (r->x1 == r->x0) r->y1 = r->y0;
    r->width = r->x1 - r->x0;
    r->words = (r->width / GROUP + 2 + 63) / 64;
    r->stride = (r->width + 2 * GROUP + GROUP - 1) / GROUP * GROUP;
    int64_t rows = r->y1 - r->y0;
    r->direct = rows * r->stride <= DIRECT || rows <= BAND;
    r->band_rows = r->direct ? (int32_t)rows : BAND;
    r->band_y = r->y0;
    r->row = r->y0;
    r->last_row = r->y0;
    r->edge_count = 0;
    r->active = -1;
    r->repeat_y0 = r->repeat_y1 = INT32_MAX;
    r->cells = grown(r->cells, &r->cells_capacity, (size_t)r->band_rows * (size_t)r->stride + 64, 4);
    r->bits = grown(r->bits, &r->bits_capacity, (size_t)r->band_rows * (size_t)r->words + 8, 8);
    size_t need = (size_t)r->stride + 64;
    if (need > r->row_capacity) {
        free(r->coverage);
        free(r->repeat_coverage);
        free(r->spans);
        r->row_capacity = need + need / 2;
        r->coverage = calloc(r->row_capacity, 1);
        r->repeat_coverage = calloc(r->row_capacity, 1);
        r->spans = malloc((r->row_capacity / GROUP * 2 + 8) * sizeof(rk_span));
        if (!r->coverage || !r->repeat_coverage || !r->spans) abort();
    }
    if (!r->direct) {
        size_t bands = (size_t)((rows + BAND - 1) / BAND);
        if (bands > r->bands_capacity) {
            free(r->bands);
            r->bands = malloc(bands * 2 * sizeof(int32_t));
            if (!r->bands) abort();
            r->bands_capacity = bands * 2;
        }
        for (size_t i = 0; i < bands; i++) r->bands[i] = -1;
    }
}

// MARK: Edges to cells

RK_INLINE void mark(uint64_t *bits, int32_t first, int32_t last) {
    uint32_t a = (uint32_t)first / GROUP, b = (uint32_t)last / GROUP;
    if (a >> 6 == b >> 6) {
        bits[a >> 6] |= (~0ull << (a & 63)) & (~0ull >> (63 - (b & 63)));
        return;
    }
    bits[a >> 6] |= ~0ull << (a & 63);
    for (uint32_t w = (a >> 6) + 1; w < b >> 6; w++) bits[w] = ~0ull;
    bits[b >> 6] |= ~0ull >> (63 - (b & 63));
}

// How much of an edge's height in a row lies left of a point `run` units right of its left end: a
// function of the edge and the row alone. `steep` is height over width, `height` what there is.
RK_INLINE int32_t height_at(float steep, int32_t run, int32_t height) {
    int32_t h = (int32_t)(steep * (float)run + 0.5f);
    return h < height ? h : height;
}

// One edge within one row; x in units from the left of the cells, `height` in units, `sign` its
// direction.
RK_INLINE void cross(int32_t *row, uint64_t *bits, int32_t xa, int32_t xb, int32_t height,
                     int32_t sign, float steep) {
    int32_t ca = xa >> BITS, cb = xb >> BITS;
    if (ca == cb) {
        int32_t dy = height * sign, part = dy * ((xa & MASK) + (xb & MASK));
        row[ca] += dy * (2 * ONE) - part;
        row[ca + 1] += part;
        mark(bits, ca, ca + 1);
        return;
    }
    if (xa > xb) {
        int32_t t = xa;
        xa = xb;
        xb = t;
        t = ca;
        ca = cb;
        cb = t;
    }
    mark(bits, ca, cb + 1);
    int32_t run = (ca + 1) * ONE - xa, done = height_at(steep, run, height);
    int32_t f = (xa & MASK) + ONE, dy = done * sign, part = dy * f;
    row[ca] += dy * (2 * ONE) - part;
    for (int32_t c = ca + 1; c < cb; c++) {
        run += ONE;
        int32_t reached = height_at(steep, run, height);
        int32_t next = (reached - done) * sign * ONE;
        row[c] += part + next;
        part = next;
        done = reached;
    }
    dy = (height - done) * sign;
    int32_t rest = dy * (xb & MASK);
    row[cb] += part + dy * (2 * ONE) - rest;
    row[cb + 1] += rest;
}

// The same where the edge may leave the cells to the left or to the right.
static void cross_clipped(int32_t *row, uint64_t *bits, int32_t xa, int32_t xb, int32_t height,
                          int32_t sign, float steep, int32_t width) {
    int32_t low = xa < xb ? xa : xb, high = xa < xb ? xb : xa;
    if (low >= width * ONE) return;
    if (high < 0) {
        row[0] += height * sign * (2 * ONE);
        bits[0] |= 1;
        return;
    }
    if (low >= 0 && high < width * ONE) {
        cross(row, bits, xa, xb, height, sign, steep);
        return;
    }
    int32_t ca = low >> BITS, cb = high >> BITS, c = ca, done = 0;
    if (c < 0) {
        c = 0;
        done = height_at(steep, -low, height);
        row[0] += done * sign * (2 * ONE);
    }
    int32_t end = cb < width ? cb : width;
    for (; c < end; c++) {
        int32_t reached = height_at(steep, (c + 1) * ONE - low, height);
        int32_t dy = (reached - done) * sign, part = dy * ((c == ca ? (low & MASK) : 0) + ONE);
        row[c] += dy * (2 * ONE) - part;
        row[c + 1] += part;
        done = reached;
    }
    if (cb < width) {
        int32_t dy = (height - done) * sign;
        int32_t rest = dy * ((cb == ca ? (low & MASK) : 0) + (high & MASK));
        row[cb] += dy * (2 * ONE) - rest;
        row[cb + 1] += rest;
    }
    mark(bits, ca < 0 ? 0 : ca, end + 1 < width ? end + 1 : width);
}

// Adds an edge that lies in one row of the cells, as most pieces of small curves do: it needs no
// stepping.
RK_INLINE void add_within_row(rk_raster *r, int32_t y, int32_t x0, int32_t x1, int32_t height,
                              int32_t sign) {
    int32_t xa = x0 - r->x0 * ONE, xb = x1 - r->x0 * ONE;
    int32_t low = xa < xb ? xa : xb, high = xa < xb ? xb : xa;
    ptrdiff_t k = y - r->band_y;
    int32_t *row = r->cells + k * r->stride;
    uint64_t *bits = r->bits + k * r->words;
    float steep = low >> BITS == high >> BITS ? 0 : (float)height / (float)(high - low);
    if (low >= 0 && high < r->width * ONE) {
        cross(row, bits, xa, xb, height, sign, steep);
    } else {
        cross_clipped(row, bits, xa, xb, height, sign, steep, r->width);
    }
}

// Adds the part of an edge that lies in rows [top, bottom) of the cells.
//
// Where it is at height y is x0 + (y - y0) slope in units of 2^-32, whole numbers: stepping from
// row to row and beginning anywhere give the same.
static void add_edge(rk_raster *r, const edge *e, int32_t top, int32_t bottom) {
    int32_t first = e->y0 >> BITS;
    if (first == (e->y1 - 1) >> BITS && first >= top && first < bottom && first <= r->repeat_y0) {
        add_within_row(r, first, e->x0, e->x1, e->y1 - e->y0, e->sign);
        return;
    }
    int32_t left = r->x0 * ONE, width = r->width;
    int32_t dx = e->x1 - e->x0, dy = e->y1 - e->y0;
    int32_t end = e->y1 < bottom * ONE ? e->y1 : bottom * ONE, y1 = e->y1, sign = e->sign;
    int32_t ya = e->y0 > top * ONE ? e->y0 : top * ONE;
    if (ya >> BITS > r->repeat_y0 && ya >> BITS < r->repeat_y1) ya = r->repeat_y1 * ONE;
    if (ya >= end) return;
    int64_t slope = (int64_t)((double)dx / (double)dy * 4294967296.0);
    // The half rounds to the nearest unit.
    int64_t origin = (int64_t)(e->x0 - left) * (1ll << 32) + (1ll << 31);
    int32_t low = dx >= 0 ? e->x0 : e->x1, high = dx >= 0 ? e->x1 : e->x0;
    int32_t inside = low >= left && high < left + width * ONE;
    float steep = dx ? (float)dy / (float)(dx < 0 ? -dx : dx) : 0;
    int32_t y = ya >> BITS, last = e->x1 - left;
    ptrdiff_t k = y - r->band_y;
    int32_t *row = r->cells + k * r->stride;
    uint64_t *bits = r->bits + k * r->words;
    // Past the end of a nearly level edge the steps may overflow; they are not read there.
    int64_t start = origin + slope * (int64_t)(ya - e->y0);
    int32_t xa = (int32_t)(start >> 32);
    int32_t next = (y + 1) * ONE;
    uint64_t step = (uint64_t)slope * ONE, at = (uint64_t)start + (uint64_t)slope * (uint64_t)(next - ya);
    while (ya < end) {
        int32_t xb;
        if (next >= y1) {
            next = y1;
            xb = last;
        } else {
            xb = (int32_t)((int64_t)at >> 32);
        }
        if (inside) {
            cross(row, bits, xa, xb, next - ya, sign, steep);
        } else {
            cross_clipped(row, bits, xa, xb, next - ya, sign, steep, width);
        }
        // Rows that repeat are worked out once; only upright edges run through them.
        if (y == r->repeat_y0 && r->repeat_y1 - 1 > y) {
            int32_t rows = r->repeat_y1 - 1 - y;
            y += rows;
            next = (y + 1) * ONE;
            at += step * (uint64_t)rows;
            if (next >= end) return;
            row += (ptrdiff_t)rows * r->stride;
            bits += (ptrdiff_t)rows * r->words;
        }
        xa = xb;
        ya = next;
        next += ONE;
        at += step;
        y++;
        row += r->stride;
        bits += r->words;
    }
}

// A number within the limit in units.
RK_INLINE int32_t units(double v) {
    return (int32_t)(v * ONE + (LIMIT * ONE + 0.5)) - (int32_t)(LIMIT * ONE);
}

RK_INLINE int32_t fixed(double v) {
    if (!(v > -LIMIT)) v = -LIMIT;
    if (v > LIMIT) v = LIMIT;
    return units(v);
}

static void add_fixed(rk_raster *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    if (y0 == y1) return;
    edge e = {x0, y0, x1, y1, 1, -1};
    if (y0 > y1) {
        e = (edge){x1, y1, x0, y0, -1, -1};
    }
    int32_t top = r->y0 * ONE, bottom = r->y1 * ONE;
    if (e.y1 <= top || e.y0 >= bottom) return;
    int32_t right = r->x1 * ONE;
    if (e.x0 >= right && e.x1 >= right) return;
    int32_t last = (e.y1 - 1) >> BITS;
    if (last >= r->y1) last = r->y1 - 1;
    if (last >= r->last_row) r->last_row = last + 1;
    if (r->direct && e.y0 >> BITS == last && last <= r->repeat_y0 && e.y1 <= bottom) {
        add_within_row(r, last, e.x0, e.x1, e.y1 - e.y0, e.sign);
        return;
    }
    if (r->direct) {
        add_edge(r, &e, r->y0, r->y1);
        return;
    }
    if (r->edge_count == r->edge_capacity) {
        r->edge_capacity = r->edge_capacity ? r->edge_capacity * 2 : 1024;
        r->edges = realloc(r->edges, (size_t)r->edge_capacity * sizeof(edge));
        if (!r->edges) abort();
    }
    int32_t band = e.y0 <= top ? 0 : ((e.y0 >> BITS) - r->y0) / BAND;
    e.next = r->bands[band];
    r->bands[band] = r->edge_count;
    r->edges[r->edge_count++] = e;
}

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

// A chord leaves its curve by at most an eighth of the second difference over the squared number of
// pieces. How far it may, in pixels: less for small curves, which are looked at closely.
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

int32_t rk_quad_pieces(double bend) { return pieces(bend / (4 * tolerance(bend))); }
int32_t rk_cubic_pieces(double bend) { return pieces(bend * 6 / (8 * tolerance(bend))); }

// Whether all numbers lie so far within the limit that lines between points need no cutting.
RK_INLINE int within_limit(const double *p, int count) {
    const double near = LIMIT - 1;
    int within = 1;
    for (int i = 0; i < count; i++) within &= p[i] >= -near && p[i] <= near;
    return within;
}

static double longest(double ax, double ay, double bx, double by) {
    double a = ax * ax + ay * ay, b = bx * bx + by * by;
    return __builtin_sqrt(a > b ? a : b);
}

// Whether a curve's box lies where it needs no detail: 1 when it adds nothing, 2 when its chord will
// do (all to the left, where only heights count).
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
    return x1 < r->x0 - 1 ? 2 : 0;
}

void rk_raster_quad(rk_raster *r, const double *p) {
    switch (beside(r, p, 3)) {
        case 1: return;
        case 2: rk_raster_line(r, p[0], p[1], p[4], p[5]); return;
    }
    double ax = p[0] - 2 * p[2] + p[4], ay = p[1] - 2 * p[3] + p[5];
    double bx = 2 * (p[2] - p[0]), by = 2 * (p[3] - p[1]);
    int32_t n = rk_quad_pieces(__builtin_sqrt(ax * ax + ay * ay));
    double step = 1.0 / n, x = p[0], y = p[1];
    for (int32_t i = 1; i < n; i++) {
        double t = i * step;
        double nx = (ax * t + bx) * t + p[0], ny = (ay * t + by) * t + p[1];
        rk_raster_line(r, x, y, nx, ny);
        x = nx;
        y = ny;
    }
    rk_raster_line(r, x, y, p[4], p[5]);
}

void rk_raster_cubic(rk_raster *r, const double *p) {
    switch (beside(r, p, 4)) {
        case 1: return;
        case 2: rk_raster_line(r, p[0], p[1], p[6], p[7]); return;
    }
    double ux = p[0] - 2 * p[2] + p[4], uy = p[1] - 2 * p[3] + p[5];
    double vx = p[2] - 2 * p[4] + p[6], vy = p[3] - 2 * p[5] + p[7];
    int32_t n = rk_cubic_pieces(longest(ux, uy, vx, vy));
    double ax = p[6] - p[0] + 3 * (p[2] - p[4]), ay = p[7] - p[1] + 3 * (p[3] - p[5]);
    double bx = 3 * ux, by = 3 * uy, cx = 3 * (p[2] - p[0]), cy = 3 * (p[3] - p[1]);
    double step = 1.0 / n, x = p[0], y = p[1];
    if (within_limit(p, 8)) {
        // What follows, with every point made whole once.
        int32_t ix = units(x), iy = units(y);
        for (int32_t i = 1; i < n; i++) {
            double t = i * step;
            int32_t nx = units(((ax * t + bx) * t + cx) * t + p[0]);
            int32_t ny = units(((ay * t + by) * t + cy) * t + p[1]);
            add_fixed(r, ix, iy, nx, ny);
            ix = nx;
            iy = ny;
        }
        add_fixed(r, ix, iy, units(p[6]), units(p[7]));
        return;
    }
    for (int32_t i = 1; i < n; i++) {
        double t = i * step;
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

// MARK: Cells to rows

void rk_raster_end(rk_raster *r) {
    r->row = r->y0;
    r->repeat_count = 0;
    if (!r->direct) r->band_y = r->y0 - BAND;
}

// Moves on to the band that holds `row` and adds its edges.
static void next_band(rk_raster *r) {
    r->band_y += BAND;
    int32_t bottom = r->band_y + BAND < r->y1 ? r->band_y + BAND : r->y1, kept = -1;
    for (int list = 0; list < 2; list++) {
        int32_t i = list ? r->bands[(r->band_y - r->y0) / BAND] : r->active;
        while (i >= 0) {
            edge *e = &r->edges[i];
            int32_t next = e->next;
            add_edge(r, e, r->band_y, bottom);
            if (e->y1 > bottom * ONE) {
                e->next = kept;
                kept = i;
            }
            i = next;
        }
    }
    r->active = kept;
}

RK_INLINE int32_t cover_of(int32_t sum, int32_t even_odd) {
    int32_t a = sum < 0 ? -sum : sum;
    if (even_odd) {
        a &= 2 * FULL - 1;
        if (a > FULL) a = 2 * FULL - a;
    } else if (a > FULL) {
        a = FULL;
    }
    return (a * 255 + FULL / 2) >> (2 * BITS + 1);
}

// Equal coverage shorter than this joins the bytes on both sides.
#define SHORT 16

RK_CLONES
int32_t rk_sweep(int32_t *restrict cells, uint64_t *restrict bits, int32_t words, int32_t width,
                 int32_t even_odd, uint8_t *restrict coverage, rk_span *restrict spans) {
    int32_t count = 0;
    // Groups before `at` are handed out; bytes are pending from `begin` on unless it is negative.
    int32_t at = 0, begin = -1, sum = 0, limit = (width + GROUP - 1) / GROUP;
    for (int32_t w = 0; w <= words; w++) {
        uint64_t m = w < words ? bits[w] : 0;
        if (w < words) bits[w] = 0;
        while (m || w == words) {
            int32_t g = limit, n = 0;
            if (m) {
                int32_t first = __builtin_ctzll(m);
                uint64_t rest = ~(m >> first);
                n = rest ? __builtin_ctzll(rest) : 64;
                if (n > 64 - first) n = 64 - first;
                g = w * 64 + first;
                m = n + first >= 64 ? 0 : m & (~0ull << (n + first));
            }
            int32_t stop = g < limit ? g : limit;
            if (stop > at) {
                int32_t cover = cover_of(sum, even_odd), length = (stop - at) * GROUP;
                if (begin >= 0 && g < limit && length <= (cover ? SHORT : GROUP)) {
                    memset(coverage + at * GROUP, cover, (size_t)length);
                } else {
                    if (begin >= 0) {
                        spans[count++] = (rk_span){begin, at * GROUP - begin, -1};
                        begin = -1;
                    }
                    if (cover) spans[count++] = (rk_span){at * GROUP, length, cover};
                }
                at = stop;
            }
            if (n) {
                if (begin < 0 && g < limit) begin = g * GROUP;
                int32_t *c = cells + g * GROUP;
                uint8_t *out = coverage + g * GROUP;
                rk_i32x8 carry = {sum, sum, sum, sum, sum, sum, sum, sum};
                const rk_i32x8 zero = {0};
                for (int32_t k = 0; k < n; k++) {
                    rk_i32x8 v = *(rk_i32x8 *)(c + k * GROUP);
                    *(rk_i32x8 *)(c + k * GROUP) = zero;
                    v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 3, 4, 5, 6);
                    v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 2, 3, 4, 5);
                    v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 0, 1, 2, 3);
                    v += carry;
                    carry = __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
                    rk_i32x8 s = v >> 31;
                    rk_i32x8 a = (v ^ s) - s;
                    if (even_odd) {
                        a &= 2 * FULL - 1;
                        rk_i32x8 over = a > FULL;
                        a = (a & ~over) | ((2 * FULL - a) & over);
                    } else {
                        rk_i32x8 over = a > FULL;
                        a = (a & ~over) | (FULL & over);
                    }
                    a = (a * 255 + FULL / 2) >> (2 * BITS + 1);
                    *(rk_u8x8 *)(out + k * GROUP) = __builtin_convertvector(a, rk_u8x8);
                }
                sum = carry[0];
                at = g + n;
            }
            if (w == words) break;
        }
    }
    if (begin >= 0) spans[count++] = (rk_span){begin, at * GROUP - begin, -1};
    // Groups may reach past the right edge.
    while (count && spans[count - 1].x >= width) count--;
    if (count && spans[count - 1].x + spans[count - 1].length > width) {
        spans[count - 1].length = width - spans[count - 1].x;
    }
    return count;
}

// The next row and how many like it follow, itself counted.
static int32_t next_rows(rk_raster *r, int32_t even_odd, rk_row *row, int32_t *alike) {
    while (r->row < r->last_row) {
        int32_t y = r->row++;
        while (!r->direct && y >= r->band_y + BAND) next_band(r);
        ptrdiff_t k = y - r->band_y;
        int32_t count = rk_sweep(r->cells + k * r->stride, r->bits + k * r->words, r->words,
                                 r->width, even_odd, r->coverage, r->spans);
        int32_t rows = y == r->repeat_y0 && r->repeat_y1 > y ? r->repeat_y1 - y : 1;
        if (rows > r->last_row - y) rows = r->last_row - y;
        r->row = y + rows;
        if (!count) continue;
        for (int32_t i = 0; i < count; i++) r->spans[i].x += r->x0;
        *row = (rk_row){y, r->x0, count, r->spans, r->coverage};
        *alike = rows;
        return 1;
    }
    return 0;
}

int32_t rk_raster_next(rk_raster *r, int32_t even_odd, rk_row *row) {
    if (r->repeat_count > 0) {
        // The caller may have changed the coverage.
        r->repeat_count--;
        row->y++;
        for (int32_t i = 0; i < row->count; i++) {
            rk_span s = r->spans[i];
            if (s.cover >= 0) continue;
            memcpy(r->coverage + (s.x - r->x0), r->repeat_coverage + (s.x - r->x0),
                   (size_t)s.length);
        }
        return 1;
    }
    int32_t alike = 0;
    if (!next_rows(r, even_odd, row, &alike)) return 0;
    if (alike > 1) {
        r->repeat_count = alike - 1;
        memcpy(r->repeat_coverage, r->coverage, (size_t)r->width);
    }
    return 1;
}

void rk_raster_over_solid(rk_raster *r, int32_t even_odd, uint8_t *base, ptrdiff_t row_bytes,
                          uint32_t color) {
    rk_row row;
    int32_t alike = 0;
    while (next_rows(r, even_odd, &row, &alike)) {
        uint8_t *dst = base + row.y * row_bytes;
        if (alike > 1) {
            rk_spans_over_solid_rows(dst, row_bytes, alike, row.origin, row.spans, row.count,
                                     row.coverage, color);
        } else {
            rk_spans_over_solid((uint32_t *)dst, row_bytes, row.origin, row.spans, row.count,
                                row.coverage, color);
        }
    }
}

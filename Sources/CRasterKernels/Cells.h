// SPDX-License-Identifier: Apache-2.0
// Edges to cells, for the loops that need it within.

#ifndef CASEMENT_RASTER_CELLS_H
#define CASEMENT_RASTER_CELLS_H

#include "Scan.h"

// Says that cells first...last are touched.
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

// Sums wrap, which is no matter but to a winding number that is a multiple of 8,192: it counts as none.
RK_INLINE void add_to(int32_t *cell, int32_t amount) {
    *cell = (int32_t)((uint32_t)*cell + (uint32_t)amount);
}

// How much of an edge's height in a row lies left of a point `run` units right of its left end: a
// function of the edge and the row alone. `steep` is height over width, `height` what there is.
RK_INLINE int32_t height_at(float steep, int32_t run, int32_t height) {
    int32_t h = (int32_t)(steep * (float)run + 0.5f);
    return h < height ? h : height;
}

// Cells that are worked out at once.
#define LANES 8
typedef float f32x8 __attribute__((vector_size(32), aligned(4), may_alias));

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "Bits are reached by bytes.");

// An edge within a row, from xa <= xb on, that touches fewer than LANES cells. In cell i it has the
// height dy and lies f / 2 from the left on average: dy (2 ONE - f) is added there, and dy f to the next.
RK_INLINE void cross_few(int32_t *row, uint64_t *bits, int32_t xa, int32_t xb, int32_t height,
                         int32_t sign, float steep) {
    const rk_i32x8 lane = {0, 1, 2, 3, 4, 5, 6, 7}, zero = {0};
    int32_t first = xa >> BITS, last = (xb >> BITS) - first;
    rk_i32x8 run = lane * ONE + (ONE - (xa & MASK));
    f32x8 reached = steep * __builtin_convertvector(run, f32x8) + 0.5f;
    // From its last cell on, and where rounding goes beyond it, the edge has its height.
    rk_i32x8 whole = (reached >= (float)(height + 1)) | (lane >= last);
    f32x8 all = (float)height - (f32x8){0};
    rk_i32x8 h = __builtin_convertvector(
        (f32x8)(((rk_i32x8)reached & ~whole) | ((rk_i32x8)all & whole)), rk_i32x8);
    rk_i32x8 dy = (h - __builtin_shufflevector(h, zero, 8, 0, 1, 2, 3, 4, 5, 6)) * sign;
    rk_i32x8 end = lane == last;
    rk_i32x8 f = ((lane == 0) & (xa & MASK)) + ((end & (xb & MASK)) | (~end & ONE));
    rk_i32x8 part = dy * f, own = dy * (2 * ONE) - part;
    own += __builtin_shufflevector(part, zero, 8, 0, 1, 2, 3, 4, 5, 6);
    *(rk_u32x8 *)(row + first) += (rk_u32x8)own;
    // They lie in one group of cells or in two.
    uint32_t group = (uint32_t)first / GROUP, two = (uint32_t)(first + last + 1) / GROUP - group;
    uint8_t *place = (uint8_t *)bits + group / 8;
    uint16_t marked;
    memcpy(&marked, place, 2);
    marked |= (uint16_t)((1 + 2 * two) << (group & 7));
    memcpy(place, &marked, 2);
}

// One edge within one row; x in units from the left of the cells, `height` in units, `sign` its
// direction.
RK_INLINE void cross(int32_t *row, uint64_t *bits, int32_t xa, int32_t xb, int32_t height,
                     int32_t sign, float steep) {
    int32_t low = xa < xb ? xa : xb, high = xa < xb ? xb : xa;
    int32_t ca = low >> BITS, cb = high >> BITS;
    if (cb - ca < LANES - 1) {
        cross_few(row, bits, low, high, height, sign, steep);
        return;
    }
    xa = low;
    xb = high;
    mark(bits, ca, cb + 1);
    int32_t run = (ca + 1) * ONE - xa, done = height_at(steep, run, height);
    int32_t f = (xa & MASK) + ONE, dy = done * sign, part = dy * f;
    add_to(row + ca, dy * (2 * ONE) - part);
    for (int32_t c = ca + 1; c < cb; c++) {
        run += ONE;
        int32_t reached = height_at(steep, run, height);
        int32_t next = (reached - done) * sign * ONE;
        add_to(row + c, part + next);
        part = next;
        done = reached;
    }
    dy = (height - done) * sign;
    int32_t rest = dy * (xb & MASK);
    add_to(row + cb, part + dy * (2 * ONE) - rest);
    add_to(row + cb + 1, rest);
}

// The same where the edge may leave the cells to the left or to the right.
RK_INLINE void cross_clipped(int32_t *row, uint64_t *bits, int32_t xa, int32_t xb,
                             int32_t height, int32_t sign, float steep, int32_t width) {
    int32_t low = xa < xb ? xa : xb, high = xa < xb ? xb : xa;
    if (low >= width * ONE) return;
    if (high < 0) {
        add_to(row, height * sign * (2 * ONE));
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
        add_to(row, done * sign * (2 * ONE));
    }
    int32_t end = cb < width ? cb : width;
    for (; c < end; c++) {
        int32_t reached = height_at(steep, (c + 1) * ONE - low, height);
        int32_t dy = (reached - done) * sign, part = dy * ((c == ca ? (low & MASK) : 0) + ONE);
        add_to(row + c, dy * (2 * ONE) - part);
        add_to(row + c + 1, part);
        done = reached;
    }
    if (cb < width) {
        int32_t dy = (height - done) * sign;
        int32_t rest = dy * ((cb == ca ? (low & MASK) : 0) + (high & MASK));
        add_to(row + cb, dy * (2 * ONE) - rest);
        add_to(row + cb + 1, rest);
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
RK_INLINE void add_edge(rk_raster *r, const edge *e, int32_t top, int32_t bottom) {
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
    if (inside && r->repeat_y0 >= r->repeat_y1) {
        // Most edges: nothing is cut off and no row stands for others.
        while (next < end) {
            int32_t xb = (int32_t)((int64_t)at >> 32);
            cross(row, bits, xa, xb, next - ya, sign, steep);
            xa = xb;
            ya = next;
            next += ONE;
            at += step;
            row += r->stride;
            bits += r->words;
        }
        cross(row, bits, xa, end == y1 ? last : (int32_t)((int64_t)at >> 32), end - ya, sign, steep);
        return;
    }
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

// A piece of a band with room for one edge more.
RK_INLINE piece *piece_of(rk_raster *r, int32_t band) {
    int32_t at = r->bands[band];
    if (at < 0 || r->pieces[at].count == PIECE) {
        if (r->piece_count == r->piece_capacity) rk_raster_grow_pieces(r);
        r->pieces[r->piece_count].next = at;
        r->pieces[r->piece_count].count = 0;
        at = r->bands[band] = r->piece_count++;
    }
    return &r->pieces[at];
}

// Keeps an edge with those of each band that it touches.
RK_INLINE void keep_edge(rk_raster *r, edge e, int32_t last) {
    int32_t first = e.y0 <= r->y0 * ONE ? 0 : ((e.y0 >> BITS) - r->y0) / BAND;
    last = (last - r->y0) / BAND;
    for (int32_t band = first; band <= last; band++) {
        piece *p = piece_of(r, band);
        p->edges[p->count++] = e;
    }
}

// Keeps chords from (ix, iy) through `count` points with those of each band that they touch. Their rows
// are all wanted, and none lies to the right of the cells: nothing is asked of a chord but where it is.
RK_INLINE void keep_chords(rk_raster *r, int32_t ix, int32_t iy, const int32_t *xs, const int32_t *ys,
                           int32_t count) {
    int32_t top = r->y0, end = r->last_row, open = -1;
    piece *p = 0;
    for (int32_t k = 0; k < count; k++) {
        int32_t x = xs[k], y = ys[k], down = y > iy;
        edge e = {down ? ix : x, down ? iy : y, down ? x : ix, down ? y : iy, down ? 1 : -1};
        ix = x;
        iy = y;
        if (e.y0 == e.y1) continue;
        int32_t first = (int32_t)((uint32_t)((e.y0 >> BITS) - top) / BAND);
        int32_t low = (e.y1 - 1) >> BITS, last = (int32_t)((uint32_t)(low - top) / BAND);
        if (low >= end) end = low + 1;
        // Most lie in the band of the one before.
        if (first != open || first != last || p->count == PIECE) {
            for (open = first; open < last; open++) {
                p = piece_of(r, open);
                p->edges[p->count++] = e;
            }
            p = piece_of(r, open);
        }
        p->edges[p->count++] = e;
    }
    r->last_row = end;
}

RK_INLINE void add_fixed(rk_raster *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    if (y0 == y1) return;
    edge e = {x0, y0, x1, y1, 1};
    if (y0 > y1) {
        e = (edge){x1, y1, x0, y0, -1};
    }
    int32_t top = r->y0 * ONE, bottom = r->y1 * ONE;
    if (e.y1 <= top || e.y0 >= bottom) return;
    int32_t right = r->x1 * ONE;
    if (e.x0 >= right && e.x1 >= right) return;
    int32_t last = (e.y1 - 1) >> BITS;
    if (last >= r->y1) last = r->y1 - 1;
    if (last >= r->last_row) r->last_row = last + 1;
    if (r->direct) {
        add_edge(r, &e, r->y0, r->y1);
    } else {
        keep_edge(r, e, last);
    }
}

#endif

// SPDX-License-Identifier: Apache-2.0
// Rounded rectangles of one colour. Edges that lie on a grid of 1/32 pixel have few different corners
// for a radius, so the coverage of each corner is worked out once, by the scan converter, and kept.

#include "SolidRows.h"

#include <stdlib.h>

// Places within a pixel that are told apart.
#define PHASES 32
// Larger corners are as well drawn by the scan converter.
#define LARGEST 48
#define FAMILIES 8
// Bytes of coverage that are kept.
#define BUDGET (4 << 20)

// All corners of one radius. A corner is `rows` rows of `columns` bytes, then one byte for each row:
// the coverage of the edge beside the corner.
typedef struct {
    double radius;
    int32_t continuous, rows, columns;
    // By corner (top left, top right, bottom left, bottom right), place down and place across.
    uint8_t **masks;
} family;

struct rk_corners {
    family families[FAMILIES];
    int32_t count, next;
    size_t bytes;
};

rk_corners *rk_corners_create(void) { return calloc(1, sizeof(rk_corners)); }

static void forget(rk_corners *c, family *f) {
    size_t size = (size_t)(f->rows * f->columns + f->rows);
    for (int32_t i = 0; i < 4 * PHASES * PHASES; i++) {
        if (!f->masks[i]) continue;
        free(f->masks[i]);
        c->bytes -= size;
    }
    free(f->masks);
}

void rk_corners_destroy(rk_corners *c) {
    for (int32_t i = 0; i < c->count; i++) forget(c, &c->families[i]);
    free(c);
}

static family *family_of(rk_corners *c, double radius, int32_t continuous) {
    for (int32_t i = 0; i < c->count; i++) {
        family *f = &c->families[i];
        if (f->radius == radius && f->continuous == continuous) return f;
    }
    double reach = radius * (continuous ? 1.52866483 : 1);
    int32_t rows = (int32_t)reach + 2;
    if (rows > LARGEST) return NULL;
    if (c->count == FAMILIES) {
        c->next = (c->next + 1) % FAMILIES;
        forget(c, &c->families[c->next]);
    } else {
        c->next = c->count++;
    }
    family *f = &c->families[c->next];
    *f = (family){radius, continuous, rows, (rows + 15) / 16 * 16, NULL};
    f->masks = calloc(4 * PHASES * PHASES, sizeof(uint8_t *));
    if (!f->masks) abort();
    return f;
}

// One end of a side, in whole pixels and parts of one.
typedef struct {
    int32_t pixel, phase;
} end;

// The first pixel that a side touches and how far inside of it the side begins.
RK_INLINE end low_end(double v) {
    int32_t units = (int32_t)(v * PHASES), pixel = units >> 5;
    return (end){pixel, units - pixel * PHASES};
}

// The pixel after the last one, and how far short of it the side ends.
RK_INLINE end high_end(double v) {
    int32_t units = (int32_t)(v * PHASES), pixel = -(-units >> 5);
    return (end){pixel, pixel * PHASES - units};
}

static uint8_t *make_mask(rk_corners *c, rk_raster *r, const family *f, int32_t corner, int32_t across,
                          int32_t down) {
    static const double identity[6] = {1, 0, 0, 1, 0, 0};
    // A square with this one corner where it should be.
    int32_t side = 2 * f->columns + 2, right = corner & 1, low = corner >> 1;
    double x = (double)across / PHASES, y = (double)down / PHASES;
    double x0 = right ? 0 : x, x1 = right ? side - x : side;
    double y0 = low ? 0 : y, y1 = low ? side - y : side;
    int32_t left = right ? side - f->columns : 0, top = low ? side - f->rows : 0;
    // The column beside the corner.
    int32_t beside = right ? left - 1 : f->columns;
    double radii[4] = {f->radius, f->radius, f->radius, f->radius};
    size_t size = (size_t)(f->rows * f->columns + f->rows);
    uint8_t *mask = calloc(size, 1);
    if (!mask) abort();
    c->bytes += size;
    rk_raster_begin(r, left < beside ? left : beside, top, beside >= left + f->columns ? beside + 1
                                                                                      : side,
                    top + f->rows, 0, 0, side, side);
    rk_raster_rounded_rect(r, x0, y0, x1, y1, radii, f->continuous, 1, identity);
    rk_raster_end(r);
    rk_row row = {0};
    while (rk_raster_next(r, 0, &row)) {
        uint8_t *out = mask + (row.y - top) * f->columns;
        for (int32_t i = 0; i < row.count; i++) {
            rk_span s = row.spans[i];
            for (int32_t k = 0; k < s.length; k++) {
                int32_t at = s.x + k;
                uint8_t cover = s.cover >= 0 ? (uint8_t)s.cover : row.coverage[at - row.origin];
                if (at == beside) mask[f->rows * f->columns + row.y - top] = cover;
                if (at >= left && at < left + f->columns) out[at - left] = cover;
            }
        }
    }
    return mask;
}

static const uint8_t *mask_of(rk_corners *c, rk_raster *r, family *f, int32_t corner, end across,
                              end down) {
    uint8_t **mask = &f->masks[(corner * PHASES + down.phase) * PHASES + across.phase];
    if (!*mask) *mask = make_mask(c, r, f, corner, across.phase, down.phase);
    return *mask;
}

// A row of the shape: a block at each end and one coverage between.
typedef struct {
    const uint8_t *left, *right;
    uint32_t middle;
} row_parts;

// The pixels [from, to) of a row, counted from its first.
RK_INLINE void draw_row(uint32_t *d, int32_t width, int32_t block, int32_t from, int32_t to,
                        row_parts p, uint32_t color) {
    int32_t stop = to < block ? to : block, last = width - block;
    if (from < stop) over_solid_mask(d + from, (size_t)(stop - from), color, p.left + from);
    int32_t begin = from > block ? from : block;
    stop = to < last ? to : last;
    if (begin < stop) {
        over_solid(d + begin, (size_t)(stop - begin),
                   p.middle == 255 ? color : rk_mul4(color, p.middle), 0);
    }
    begin = from > last ? from : last;
    if (begin < to) over_solid_mask(d + begin, (size_t)(to - begin), color, p.right + (begin - last));
}

// The source pixels of a block and what they leave of those below, worked out once for many rows.
#define PREPARE(mask, color, srb, sag, ia)                                     \
    do {                                                                       \
        rk_u32x16 c_ = __builtin_convertvector(*(const rk_u8x16 *)(mask), rk_u32x16); \
        rk_u16x32 m_ = (rk_u16x32)(c_ | c_ << 16);                             \
        rk_u32x16 splat_ = (color) - (rk_u32x16){0};                           \
        srb = RK_MUL16(32, m_, (rk_u16x32)RB(splat_));                         \
        sag = RK_MUL16(32, m_, (rk_u16x32)AG(splat_));                         \
        rk_u32x16 a_ = (rk_u32x16)sag >> 16;                                   \
        ia = 255 - (rk_u16x32)(a_ | a_ << 16);                                 \
    } while (0)

#define LAY(v, srb, sag, ia)                                                   \
    ({                                                                         \
        rk_u32x16 v_ = (v);                                                    \
        rk_u16x32 rb_ = (rk_u16x32)RB(v_), ag_ = (rk_u16x32)AG(v_);            \
        rb_ = (srb) + RK_MUL16(32, rb_, ia);                                   \
        ag_ = (sag) + RK_MUL16(32, ag_, ia);                                   \
        (rk_u32x16)rb_ | (rk_u32x16)ag_ << 8;                                  \
    })

// Rows that are alike, of at least 32 pixels.
RK_INLINE void draw_rows(uint8_t *first, ptrdiff_t row_bytes, int32_t rows, int32_t width,
                         const uint8_t *left, const uint8_t *right, uint32_t color) {
    rk_u16x32 lrb, lag, lia, rrb, rag, ria;
    PREPARE(left, color, lrb, lag, lia);
    PREPARE(right, color, rrb, rag, ria);
    uint32_t ia = 255 - (color >> 24);
    rk_u32x16 splat = color - (rk_u32x16){0};
    for (int32_t y = 0; y < rows; y++) {
        uint32_t *begin = (uint32_t *)(first + y * row_bytes), *end = begin + width - 16;
        rk_u32x16 head = LAY(*(rk_u32x16 *)begin, lrb, lag, lia);
        rk_u32x16 last = LAY(*(rk_u32x16 *)end, rrb, rag, ria);
        uint32_t *d = rk_next_line(begin);
        if (ia == 0) {
            for (; d < end; d += 16) *(rk_u32x16 *)d = splat;
        } else {
            // Pixels that the line shares with the first ones are written by those.
            for (; d < end; d += 16) OVER_SOLID(16, 32, d, color, ia);
        }
        *(rk_u32x16 *)begin = head;
        *(rk_u32x16 *)end = last;
    }
}

typedef struct {
    int32_t width, height, block, corner_rows;
    const uint8_t *mask[4];
    // Coverage of the rows between the corners.
    uint8_t left[64], right[64];
} rounded;

RK_CLONES
void rk_draw_rounded(uint8_t *base, ptrdiff_t row_bytes, const rounded *s, int32_t from, int32_t to,
                     int32_t top, int32_t bottom, uint32_t color) {
    int32_t rows = s->corner_rows, block = s->block, low = s->height - rows;
    int32_t y = top;
    for (; y < bottom && y < rows; y++) {
        row_parts p = {s->mask[0] + y * block, s->mask[1] + y * block, s->mask[0][rows * block + y]};
        draw_row((uint32_t *)(base + y * row_bytes), s->width, block, from, to, p, color);
    }
    int32_t stop = bottom < low ? bottom : low;
    if (y < stop) {
        if (from == 0 && to == s->width) {
            draw_rows(base + y * row_bytes, row_bytes, stop - y, s->width, s->left,
                      s->right + block - 16, color);
        } else {
            row_parts p = {s->left, s->right, 255};
            for (int32_t k = y; k < stop; k++) {
                draw_row((uint32_t *)(base + k * row_bytes), s->width, block, from, to, p, color);
            }
        }
        y = stop;
    }
    for (; y < bottom; y++) {
        int32_t k = y - low;
        row_parts p = {s->mask[2] + k * block, s->mask[3] + k * block, s->mask[2][rows * block + k]};
        draw_row((uint32_t *)(base + y * row_bytes), s->width, block, from, to, p, color);
    }
}

int32_t rk_rounded_over_solid(rk_corners *c, rk_raster *r, uint8_t *base, ptrdiff_t row_bytes,
                              int32_t x0, int32_t y0, int32_t x1, int32_t y1, const double *rect,
                              double radius, int32_t continuous, uint32_t color) {
    for (int i = 0; i < 4; i++) {
        double units = rect[i] * PHASES;
        if (!(units > -16777216 && units < 16777216) || units != (double)(int32_t)units) return 0;
    }
    if (!(radius > 0 && radius < LARGEST)) return 0;
    end left = low_end(rect[0]), top = low_end(rect[1]);
    end right = high_end(rect[2]), low = high_end(rect[3]);
    rounded s = {right.pixel - left.pixel, low.pixel - top.pixel, 0, 0, {0}, {0}, {0}};
    if (s.width < 32) return 0;
    family *f = family_of(c, radius, continuous);
    if (!f || s.width < 2 * f->columns || s.height < 2 * f->rows) return 0;
    s.block = f->columns;
    s.corner_rows = f->rows;
    int32_t from = x0 > left.pixel ? x0 - left.pixel : 0, to = x1 - left.pixel;
    int32_t first = y0 > top.pixel ? y0 - top.pixel : 0, last = y1 - top.pixel;
    if (to > s.width) to = s.width;
    if (last > s.height) last = s.height;
    if (from >= to || first >= last) return 1;
    if (c->bytes > BUDGET) {
        for (int32_t i = 0; i < c->count; i++) forget(c, &c->families[i]);
        c->count = 0;
        f = family_of(c, radius, continuous);
    }
    s.mask[0] = mask_of(c, r, f, 0, left, top);
    s.mask[1] = mask_of(c, r, f, 1, right, top);
    s.mask[2] = mask_of(c, r, f, 2, left, low);
    s.mask[3] = mask_of(c, r, f, 3, right, low);
    memset(s.left, 255, sizeof s.left);
    memset(s.right, 255, sizeof s.right);
    // As the scan converter rounds them.
    s.left[0] = left.phase ? (uint8_t)(256 - left.phase * (256 / PHASES)) : 255;
    s.right[s.block - 1] = right.phase ? (uint8_t)(256 - right.phase * (256 / PHASES)) : 255;
    rk_draw_rounded(base + top.pixel * row_bytes + (ptrdiff_t)left.pixel * 4, row_bytes, &s, from, to,
                    first, last, color);
    return 1;
}

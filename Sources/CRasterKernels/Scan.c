// SPDX-License-Identifier: Apache-2.0
// Scan conversion by exact area: every edge adds, to the pixels it crosses, the signed area between
// itself and the right, as a change from the pixel to the left; a running sum along the row gives the
// coverage. Coordinates are whole numbers of 1/512 pixel and every step is a function of absolute
// coordinates only, so a smaller clip makes the same bytes.

#include "Cells.h"

#include <stdlib.h>

rk_raster *rk_raster_create(void) {
    rk_raster *r = calloc(1, sizeof(rk_raster));
    if (!r) abort();
    r->chord = RK_CHORD;
    return r;
}

void rk_raster_set_chord(rk_raster *r, double distance) { r->chord = distance; }

void rk_raster_destroy(rk_raster *r) {
    free(r->cells);
    free(r->bits);
    free(r->coverage);
    free(r->repeat_coverage);
    free(r->spans);
    free(r->pieces);
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
    r->piece_count = 0;
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

// MARK: Cells to rows

void rk_raster_end(rk_raster *r) {
    r->row = r->y0;
    r->repeat_count = 0;
    if (!r->direct) r->band_y = r->y0 - BAND;
}

RK_CLONES
void rk_raster_band(rk_raster *r, int32_t band, int32_t bottom) {
    for (int32_t at = r->bands[band]; at >= 0; at = r->pieces[at].next) {
        const piece *p = &r->pieces[at];
        for (int32_t i = 0; i < p->count; i++) add_edge(r, &p->edges[i], r->band_y, bottom);
    }
}

// Moves on to the next band.
static void next_band(rk_raster *r) {
    r->band_y += BAND;
    int32_t bottom = r->band_y + BAND < r->y1 ? r->band_y + BAND : r->y1;
    rk_raster_band(r, (r->band_y - r->y0) / BAND, bottom);
}

void rk_raster_grow_pieces(rk_raster *r) {
    r->piece_capacity = r->piece_capacity ? r->piece_capacity * 2 : 64;
    r->pieces = realloc(r->pieces, (size_t)r->piece_capacity * sizeof(piece));
    if (!r->pieces) abort();
}

// Of 256 steps the one that an area has reached, as on iOS; a whole pixel is 255.
#define BYTE(a) (((a) >> (2 * BITS + 1 - 8)) - ((a) >> (2 * BITS + 1)))

RK_INLINE int32_t cover_of(int32_t sum, int32_t even_odd) {
    uint32_t a = sum < 0 ? 0 - (uint32_t)sum : (uint32_t)sum;
    if (even_odd) {
        a &= 2 * FULL - 1;
        if (a > FULL) a = 2 * FULL - a;
    } else if (a > FULL) {
        a = FULL;
    }
    return (int32_t)BYTE(a);
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
                rk_u32x8 carry = (uint32_t)sum - (rk_u32x8){0};
                const rk_u32x8 zero = {0};
                for (int32_t k = 0; k < n; k++) {
                    rk_u32x8 v = *(rk_u32x8 *)(c + k * GROUP);
                    *(rk_u32x8 *)(c + k * GROUP) = zero;
                    v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 3, 4, 5, 6);
                    v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 2, 3, 4, 5);
                    v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 0, 1, 2, 3);
                    v += carry;
                    carry = __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
                    rk_u32x8 s = (rk_u32x8)((rk_i32x8)v >> 31);
                    rk_u32x8 a = (v ^ s) - s;
                    if (even_odd) a &= 2 * FULL - 1;
                    a = __builtin_elementwise_min(a, even_odd ? 2 * FULL - a : FULL - zero);
                    a = BYTE(a);
                    *(rk_u8x8 *)(out + k * GROUP) = __builtin_convertvector(a, rk_u8x8);
                }
                sum = (int32_t)carry[0];
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

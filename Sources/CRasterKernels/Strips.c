// SPDX-License-Identifier: Apache-2.0
// The strips of a picture that is drawn repeatedly: the parts that are empty, of one colour or opaque.
// They are drawn without being read, or with less arithmetic, with the same bytes.

#include "OverRows.h"
#include "SolidRows.h"
#include "Strips.h"

#include <stdlib.h>

// A picture is looked at by cells of 16 x 8 pixels.
#define CELL 16
#define STRIP 8
// The widest run of which a copy is made.
#define NARROW 64

typedef struct {
    uint32_t kind, pixel;
} cell;

// Classifies each cell of a row of cells. The last cell is tested as the last sixteen pixels, which
// may overlap the one before.
RK_CLONES
void rk_look_at_cells(cell *cells, const uint8_t *src, ptrdiff_t src_bytes, size_t width, size_t rows) {
    for (size_t x = 0, k = 0; x < width; x += CELL, k++) {
        const uint8_t *at = src + (x + CELL <= width ? x : width - CELL) * 4;
        uint32_t pixel = *(const uint32_t *)at, differs = 0, common = ~0u;
        rk_u32x16 splat = pixel - (rk_u32x16){0}, differing = {0}, all = ~(rk_u32x16){0};
        rk_u32x16 top = *(const rk_u32x16 *)at, changing = {0};
        uint32_t changes = 0;
        for (size_t y = 0; y < rows; y++) {
            rk_u32x16 v = *(const rk_u32x16 *)(at + (ptrdiff_t)y * src_bytes);
            differing |= v ^ splat;
            changing |= v ^ top;
            all &= v;
        }
        for (int i = 0; i < CELL; i++) {
            differs |= differing[i];
            changes |= changing[i];
            common &= all[i];
        }
        int is_opaque = common >> 24 == 255;
        cells[k].kind = differs == 0 ? RK_UNIFORM : (changes ? RK_MIXED : RK_ALIKE) + is_opaque;
        cells[k].pixel = differs == 0 ? pixel : 0;
    }
}

// Runs that are too short to gain anything are drawn as their neighbours are.
static uint32_t worth(rk_run run, int32_t x0) {
    int32_t width = run.x1 - x0;
    if (run.kind == RK_UNIFORM && run.pixel != 0 && width < 2 * CELL) {
        return run.pixel >> 24 == 255 ? RK_ALIKE_OPAQUE : RK_ALIKE;
    }
    return run.kind;
}

// Adds a run, or makes the one before longer.
static int32_t join(rk_run *runs, int32_t count, rk_run next) {
    if (count > 0 && runs[count - 1].kind == next.kind && runs[count - 1].pixel == next.pixel) {
        runs[count - 1].x1 = next.x1;
        return count;
    }
    runs[count] = next;
    return count + 1;
}

// The runs of a row of cells.
static int32_t gather(rk_run *runs, const cell *cells, size_t cell_count, int32_t width) {
    int32_t found = 0, count = 0, x0 = 0;
    for (size_t k = 0; k < cell_count; k++) {
        int32_t x1 = (int32_t)(k + 1) * CELL;
        found = join(runs, found, (rk_run){x1 < width ? x1 : width, cells[k].kind, cells[k].pixel, -1});
    }
    for (int32_t i = 0; i < found; i++) {
        rk_run run = runs[i];
        run.kind = worth(run, x0);
        if (run.kind != RK_UNIFORM) run.pixel = 0;
        x0 = run.x1;
        count = join(runs, count, run);
    }
    // The last pixels are drawn sixteen at least at a time.
    if (count > 1 && runs[count - 1].kind != RK_UNIFORM) {
        int32_t start = count > 2 ? runs[count - 3].x1 : 0, least = width - CELL;
        if (runs[count - 2].x1 > least) {
            if (least > start) {
                runs[count - 2].x1 = least;
            } else {
                runs[count - 2] = (rk_run){width, RK_MIXED, 0, -1};
                count--;
            }
        }
    }
    return count;
}

static int is_alike(uint32_t kind) { return kind == RK_ALIKE || kind == RK_ALIKE_OPAQUE; }

static int is_opaque(rk_run run) {
    return run.kind == RK_OPAQUE || run.kind == RK_ALIKE_OPAQUE ||
           (run.kind == RK_UNIFORM && run.pixel >> 24 == 255);
}

// Whether two strips, given by their first rows, are one.
static int is_same(const rk_run *a, const uint8_t *row_a, const rk_run *b, const uint8_t *row_b,
                   int32_t count) {
    if (memcmp(a, b, sizeof(rk_run) * (size_t)count)) return 0;
    for (int32_t i = 0, x0 = 0; i < count; i++) {
        size_t start = (size_t)x0 * 4, size = (size_t)(a[i].x1 - x0) * 4;
        if (is_alike(a[i].kind) && memcmp(row_a + start, row_b + start, size)) return 0;
        x0 = a[i].x1;
    }
    return 1;
}

// How many pixels of a strip need not be read.
static int64_t spared(const rk_run *runs, int32_t count, int32_t rows) {
    int64_t sum = 0;
    for (int32_t i = 0; i < count; i++) {
        if (runs[i].kind == RK_UNIFORM || is_alike(runs[i].kind)) sum += runs[i].x1 - (i ? runs[i - 1].x1 : 0);
    }
    return sum * rows;
}

// The largest rectangle of the opaque parts in the middle of each strip, downwards from each.
static void find_opaque(rk_strips *s) {
    int64_t most = 0;
    for (int32_t first = 0; first < s->count; first++) {
        int32_t x0 = 0, x1 = INT32_MAX;
        for (int32_t k = first; k < s->count && k < first + 16; k++) {
            int32_t from = 0, to = 0, start = 0;
            const rk_strip *strip = &s->strips[k];
            // The longest opaque stretch of the strip.
            for (int32_t i = 0; i < strip->count; i++) {
                rk_run run = s->runs[strip->first + i];
                if (!is_opaque(run)) start = run.x1;
                if (is_opaque(run) && run.x1 - start > to - from) {
                    from = start;
                    to = run.x1;
                }
            }
            x0 = from > x0 ? from : x0;
            x1 = to < x1 ? to : x1;
            if (x1 <= x0) break;
            int32_t y0 = s->strips[first].y0, y1 = strip->y1;
            int64_t area = (int64_t)(x1 - x0) * (y1 - y0);
            if (area > most) {
                most = area;
                s->opaque_x0 = x0;
                s->opaque_y0 = y0;
                s->opaque_x1 = x1;
                s->opaque_y1 = y1;
            }
        }
    }
}

// From one row to the next in the copy of a run, in pixels: lines of the cache.
static uint32_t packed_row(int32_t width) { return ((uint32_t)width + CELL - 1) & ~(uint32_t)(CELL - 1); }

// Assigns places to copies of narrow runs' pixels in drawing order; answers the number of pixels.
static size_t place(rk_strips *s) {
    size_t room = 0;
    for (int32_t k = 0; k < s->count; k++) {
        const rk_strip *strip = &s->strips[k];
        for (int32_t i = 0, x0 = 0; i < strip->count; i++) {
            rk_run *run = &s->runs[strip->first + i];
            int32_t width = run->x1 - x0, rows = is_alike(run->kind) ? 1 : strip->y1 - strip->y0;
            x0 = run->x1;
            size_t size = (size_t)packed_row(width) * (size_t)rows;
            if (run->kind == RK_UNIFORM || width > NARROW || room + size > INT32_MAX) continue;
            run->packed = (int32_t)room;
            room += size;
        }
    }
    return room;
}

static void pack(rk_strips *s, const uint8_t *base, ptrdiff_t row_bytes) {
    for (int32_t k = 0; k < s->count; k++) {
        const rk_strip *strip = &s->strips[k];
        for (int32_t i = 0, x0 = 0; i < strip->count; i++) {
            rk_run run = s->runs[strip->first + i];
            int32_t width = run.x1 - x0, left = x0;
            x0 = run.x1;
            if (run.packed < 0) continue;
            uint32_t *to = s->packed + run.packed;
            int32_t end = is_alike(run.kind) ? strip->y0 + 1 : strip->y1;
            for (int32_t y = strip->y0; y < end; y++, to += packed_row(width)) {
                memcpy(to, base + (ptrdiff_t)y * row_bytes + (ptrdiff_t)left * 4, (size_t)width * 4);
            }
        }
    }
}

// Packs the result into one block.
static rk_strips *gathered(rk_strips *s, size_t run_count, const uint8_t *base, ptrdiff_t row_bytes) {
    size_t pixels = s->is_quick ? place(s) : 0;
    size_t head = sizeof(rk_strips) + (size_t)s->count * sizeof(rk_strip);
    size_t size = (head + run_count * sizeof(rk_run) + 63) & ~(size_t)63;
    rk_strips *result = aligned_alloc(64, size + pixels * 4);
    if (!result) return NULL;
    memcpy(result, s, head);
    result->runs = (rk_run *)((uint8_t *)result + head);
    result->packed = (uint32_t *)((uint8_t *)result + size);
    memcpy(result->runs, s->runs, run_count * sizeof(rk_run));
    pack(result, base, row_bytes);
    return result;
}

// Whether a look at every eighth strip finds something that is worth more than this look.
static int is_promising(cell *cells, rk_run *runs, size_t cell_count, const uint8_t *base,
                        ptrdiff_t row_bytes, int32_t width, int32_t height) {
    int64_t looked = 0, found = 0;
    for (int32_t y = 0; y + STRIP <= height; y += STRIP * 8) {
        rk_look_at_cells(cells, base + (ptrdiff_t)y * row_bytes, row_bytes, (size_t)width, STRIP);
        int32_t count = gather(runs, cells, cell_count, width);
        found += spared(runs, count, STRIP);
        for (int32_t i = 0; i < count; i++) {
            if (runs[i].kind == RK_OPAQUE) {
                found += (int64_t)(runs[i].x1 - (i ? runs[i - 1].x1 : 0)) * STRIP;
            }
        }
        looked += (int64_t)width * STRIP;
    }
    return found * 8 >= looked;
}

rk_strips *rk_strips_create(const uint8_t *base, ptrdiff_t row_bytes, int32_t width, int32_t height) {
    if (width < 2 * CELL || height < 2 * STRIP || width > 1 << 15 || height > 1 << 15) return NULL;
    size_t cell_count = ((size_t)width + CELL - 1) / CELL;
    size_t strip_count = ((size_t)height + STRIP - 1) / STRIP + 1;
    cell *cells = malloc(cell_count * (sizeof(cell) + sizeof(rk_run)));
    if (!cells) return NULL;
    rk_run *runs = (rk_run *)(cells + cell_count);
    rk_strips *result = NULL;
    size_t room = strip_count * 4 + cell_count, used = 0;
    int64_t gained = 0;
    if (strip_count >= 64 &&
        !is_promising(cells, runs, cell_count, base, row_bytes, width, height)) {
        free(cells);
        return NULL;
    }
    rk_strips *found = malloc(sizeof(rk_strips) + strip_count * sizeof(rk_strip));
    if (found) *found = (rk_strips){.runs = malloc(room * sizeof(rk_run))};
    int32_t rows = 0;
    for (int32_t y = 0; found && found->runs && y < height; y += rows) {
        // A view's drawing mostly ends before its last row, which is tested by itself.
        rows = y + STRIP < height ? STRIP : y + 1 < height ? height - 1 - y : 1;
        const uint8_t *row = base + (ptrdiff_t)y * row_bytes;
        rk_look_at_cells(cells, row, row_bytes, (size_t)width, (size_t)rows);
        int32_t count = gather(runs, cells, cell_count, width);
        gained += spared(runs, count, rows);
        rk_strip *last = found->count ? &found->strips[found->count - 1] : NULL;
        if (last && last->count == count &&
            is_same(found->runs + last->first, base + (ptrdiff_t)last->y0 * row_bytes, runs, row, count)) {
            last->y1 = y + rows;
            continue;
        }
        if (used + (size_t)count > room) {
            room = room * 2 + (size_t)count;
            rk_run *more = realloc(found->runs, room * sizeof(rk_run));
            if (!more) free(found->runs);
            found->runs = more;
            if (!more) break;
        }
        memcpy(found->runs + used, runs, (size_t)count * sizeof(rk_run));
        found->strips[found->count++] = (rk_strip){y, y + rows, (int32_t)used, count};
        used += (size_t)count;
    }
    if (found && found->runs) {
        find_opaque(found);
        // A run costs about as much as reading a few dozen pixels.
        found->is_quick = gained * 4 >= (int64_t)width * height && gained >= (int64_t)used * 64;
        if (found->is_quick || found->opaque_x1 > 0) result = gathered(found, used, base, row_bytes);
    }
    if (found) free(found->runs);
    free(found);
    free(cells);
    return result;
}

void rk_strips_destroy(rk_strips *s) {
    free(s);
}

int32_t rk_strips_are_quick(const rk_strips *s) { return s->is_quick; }

void rk_strips_ask(const rk_strips *s) {
    // Without reading, as it is not there yet.
    rk_ask(s, 1024);
}

void rk_strips_opaque(const rk_strips *s, int32_t *rect) {
    rect[0] = s->opaque_x0;
    rect[1] = s->opaque_y0;
    rect[2] = s->opaque_x1;
    rect[3] = s->opaque_y1;
}

RK_CLONES
void rk_over_strips(uint8_t *dst, ptrdiff_t row_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                    const rk_strips *s, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                    uint32_t alpha) {
    int32_t k = rk_strip_at(s, y0);
    for (int32_t y = y0; y < y1; k++) {
        const rk_strip *strip = &s->strips[k];
        int32_t end = strip->y1 < y1 ? strip->y1 : y1;
        size_t rows = (size_t)(end - y);
        int32_t x = x0;
        for (const rk_run *run = rk_run_at(s, strip, x0); x < x1; run++) {
            int32_t stop = run->x1 < x1 ? run->x1 : x1;
            size_t n = (size_t)(stop - x);
            uint8_t *d = dst + (ptrdiff_t)(y - y0) * row_bytes + (ptrdiff_t)(x - x0) * 4;
            const uint8_t *from = src + (ptrdiff_t)y * src_bytes + (ptrdiff_t)x * 4;
            ptrdiff_t from_bytes = src_bytes;
            if (is_alike(run->kind)) {
                from -= (ptrdiff_t)(y - strip->y0) * src_bytes;
                from_bytes = 0;
            }
            if (run->packed >= 0) {
                int32_t start = run == s->runs + strip->first ? 0 : run[-1].x1;
                if (from_bytes) from_bytes = (ptrdiff_t)packed_row(run->x1 - start) * 4;
                from = (const uint8_t *)(s->packed + run->packed + (x - start)) +
                       (ptrdiff_t)(y - strip->y0) * from_bytes;
            }
            if (run->kind == RK_UNIFORM) {
                uint32_t color = alpha == 255 ? run->pixel : rk_mul4(run->pixel, alpha);
                if (color) over_solid_rows(d, row_bytes, n, rows, color);
            } else {
                over_rows(d, row_bytes, from, from_bytes, n, rows, alpha, is_opaque(*run));
            }
            x = stop;
        }
        y = end;
    }
}

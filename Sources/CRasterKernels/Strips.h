// SPDX-License-Identifier: Apache-2.0
// The storage of a picture's strips.

#ifndef CASEMENT_RASTER_STRIPS_H
#define CASEMENT_RASTER_STRIPS_H

#include "Internal.h"

// RK_ALIKE: every row is like the first.
enum { RK_MIXED, RK_OPAQUE, RK_ALIKE, RK_ALIKE_OPAQUE, RK_UNIFORM };

// Pixels up to x1 that are alike in all rows of a strip; `pixel` is the one of a uniform run.
//
// Where `packed` is not negative, a copy of the run begins that many pixels into the strips' own: edges of
// a picture are a line of the cache here and there in the picture itself, which is slow to come from
// afar, and one after the other there.
typedef struct {
    int32_t x1;
    uint32_t kind;
    uint32_t pixel;
    int32_t packed;
} rk_run;

// Rows [y0, y1) with the same runs.
typedef struct {
    int32_t y0, y1;
    int32_t first, count;
} rk_strip;

// All in one block of memory: this, the strips, the runs and the packed pixels.
struct rk_strips {
    // Whether drawing by runs is quicker than reading everything.
    int32_t is_quick;
    // A rectangle that is opaque; empty where none is known.
    int32_t opaque_x0, opaque_y0, opaque_x1, opaque_y1;
    int32_t count;
    rk_run *runs;
    uint32_t *packed;
    rk_strip strips[];
};

// The strip of a row.
RK_INLINE int32_t rk_strip_at(const rk_strips *s, int32_t y) {
    int32_t low = 0, high = s->count - 1;
    while (low < high) {
        int32_t middle = (low + high) / 2;
        if (s->strips[middle].y1 > y) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

// The first run of a strip that goes on beyond x.
RK_INLINE const rk_run *rk_run_at(const rk_strips *s, const rk_strip *strip, int32_t x) {
    const rk_run *run = s->runs + strip->first;
    while (run->x1 <= x) run++;
    return run;
}

#endif

// SPDX-License-Identifier: Apache-2.0
// The state of the scan converter while a shape is made, shared by its files.

#ifndef CASEMENT_RASTER_SCAN_H
#define CASEMENT_RASTER_SCAN_H

#include "Internal.h"

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

// Edges that are kept together.
#define PIECE 20

typedef struct {
    int32_t x0, y0, x1, y1;  // y0 < y1
    int32_t sign;
} edge;

// Edges that touch one band, read one after the other; the next ones of the band follow at `next`.
typedef struct {
    int32_t next, count;
    edge edges[PIECE];
} piece;

struct rk_raster {
    double chord;            // how far a chord may leave its curve, in pixels
    int32_t x0, y0, x1, y1;  // the pixels wanted
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
    piece *pieces;
    int32_t piece_count, piece_capacity;
    // The last piece of each band, or -1.
    int32_t *bands;
    size_t bands_capacity;
    // Rows in which only upright edges run, all from top to bottom, and which are therefore alike.
    int32_t repeat_y0, repeat_y1;
    // The spans of such a row and its coverage, kept aside.
    int32_t repeat_count;
    uint8_t *repeat_coverage;
};

// Adds the edges of the rows that the cells hold now.
void rk_raster_band(rk_raster *r, int32_t band, int32_t bottom);
// More room for pieces.
void rk_raster_grow_pieces(rk_raster *r);

RK_INLINE int32_t pixel_floor(double v, int32_t low, int32_t high) {
    if (!(v > low)) return low;
    if (v >= high) return high;
    return (int32_t)(v + LIMIT * 2) - (int32_t)(LIMIT * 2);
}

#endif

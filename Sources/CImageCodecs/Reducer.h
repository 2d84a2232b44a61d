// SPDX-License-Identifier: Apache-2.0
// Squares of pixels that become one each, row by row.

#ifndef CASEMENT_REDUCER_H
#define CASEMENT_REDUCER_H

#include "CImageCodecs.h"

#include <string.h>

/// What takes rows of pixels and makes a region of squares of them.
typedef struct {
    CICRegion region;
    uint8_t *pixels;
    size_t row_bytes;
    /// The sums of a row of squares; none where a square is one pixel.
    uint32_t *sums;
} Reducer;

static inline uint32_t cic_squares(uint32_t length, uint32_t reduction)
{
    return (length + reduction - 1) / reduction;
}

/// Takes row `y` of the region, from its first pixel on.
static inline void cic_reduce_row(const Reducer *reducer, const uint8_t *row, uint32_t y)
{
    const CICRegion *region = &reducer->region;
    uint32_t side = region->reduction;
    uint8_t *target = reducer->pixels + y / side * reducer->row_bytes;
    if (side == 1) {
        memcpy(target, row, (size_t)region->width * 4);
        return;
    }
    uint32_t count = cic_squares(region->width, side);
    if (y % side == 0) memset(reducer->sums, 0, (size_t)count * 16);
    uint32_t *sum = reducer->sums;
    for (uint32_t x = 0; x < region->width; sum += 4) {
        uint32_t end = region->width - x < side ? region->width : x + side;
        uint32_t parts[4] = {sum[0], sum[1], sum[2], sum[3]};
        for (; x < end; x++, row += 4)
            for (int i = 0; i < 4; i++) parts[i] += row[i];
        memcpy(sum, parts, sizeof parts);
    }
    if ((y + 1) % side != 0 && y + 1 != region->height) return;
    uint32_t rows = y % side + 1;
    for (uint32_t x = 0; x < count; x++) {
        uint32_t columns = region->width - x * side < side ? region->width - x * side : side;
        uint32_t area = rows * columns;
        for (int i = 0; i < 4; i++) {
            uint32_t sum = reducer->sums[(size_t)x * 4 + (size_t)i];
            target[(size_t)x * 4 + (size_t)i] = (uint8_t)((sum + area / 2) / area);
        }
    }
}

#endif

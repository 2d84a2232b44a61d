// SPDX-License-Identifier: Apache-2.0
// Pixel loops and the scan converter of Raster. Pixels are premultiplied 0xAARRGGBB words; every
// product x * y / 255 is rounded exactly. Each function gives the same bytes on every CPU.

#ifndef CASEMENT_RASTER_KERNELS_H
#define CASEMENT_RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Scan converter

/// Part of a row: `cover` 1...255 for the same coverage everywhere, -1 for bytes of the row.
typedef struct {
    int32_t x;
    int32_t length;
    int32_t cover;
} rk_span;

/// One row of a shape. `coverage` is indexed by x - origin.
typedef struct {
    int32_t y;
    int32_t origin;
    int32_t count;
    const rk_span *_Null_unspecified spans;
    uint8_t *_Null_unspecified coverage;
} rk_row;

/// Turns polygons and curves into rows of coverage; owns memory that it uses again.
typedef struct rk_raster rk_raster;

rk_raster *rk_raster_create(void);
/// How far a chord may leave the curve that it stands for, in pixels, unless something else is set.
#define RK_CHORD 0.05
/// Sets how far a chord may leave its curve, in pixels.
void rk_raster_set_chord(rk_raster *_Nonnull r, double distance);
void rk_raster_destroy(rk_raster *r);

/// Begins a shape. Only pixels in [x0, x1) x [y0, y1) are made; (bx0, by0, bx1, by1) are bounds of
/// all points to come (control points included), which only bound the work.
void rk_raster_begin(rk_raster *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1, double bx0,
                     double by0, double bx1, double by1);
void rk_raster_line(rk_raster *r, double x0, double y0, double x1, double y1);
void rk_raster_quad(rk_raster *r, const double *p);
void rk_raster_cubic(rk_raster *r, const double *p);
/// Adds a path: verbs 0 move, 1 line, 2 quad, 3 cubic, 4 close; points transformed by
/// x' = m0 x + m2 y + m4, y' = m1 x + m3 y + m5. Open subpaths are closed.
void rk_raster_path(rk_raster *r, const uint8_t *verbs, size_t verb_count, const double *points,
                    size_t point_count, const double *_Nullable m);
/// Adds an ellipse, and a rectangle whose corners have `radii` (top left, top right, bottom right,
/// bottom left; made to fit by the caller) and are circular or continuous. `repeats` says that nothing
/// else is added, so that its middle rows are alike.
void rk_raster_ellipse(rk_raster *r, double x0, double y0, double x1, double y1, const double *m);
void rk_raster_rounded_rect(rk_raster *r, double x0, double y0, double x1, double y1,
                            const double *radii, int32_t continuous, int32_t repeats,
                            const double *m);
/// Adds an upright rectangle, the only part of its shape.
void rk_raster_rect(rk_raster *r, double x0, double y0, double x1, double y1);
/// Ends the shape's description; rows follow from the top.
void rk_raster_end(rk_raster *r);
/// The next row that is not empty; 0 when there is none.
int32_t rk_raster_next(rk_raster *r, int32_t even_odd, rk_row *row);
/// Draws the rest of the shape with a colour, source over destination. `base` is the pixel (0, 0).
void rk_raster_over_solid(rk_raster *r, int32_t even_odd, uint8_t *base, ptrdiff_t row_bytes,
                          uint32_t color);

/// Coverage of rounded corners that has been worked out; serves one thread.
typedef struct rk_corners rk_corners;

rk_corners *rk_corners_create(void);
void rk_corners_destroy(rk_corners *c);
/// Draws a rounded rectangle (left, top, right, bottom) with a colour, source over destination, within
/// [x0, x1) x [y0, y1), with the bytes of the scan converter. `base` is the pixel (0, 0). Returns 0, and
/// does nothing, where an edge is off the grid of 1/32 pixel or the corners are too large or too close.
int32_t rk_rounded_over_solid(rk_corners *c, rk_raster *r, uint8_t *base, ptrdiff_t row_bytes,
                              int32_t x0, int32_t y0, int32_t x1, int32_t y1, const double *rect,
                              double radius, int32_t continuous, uint32_t color);

/// The number of straight pieces for a curve whose second differences are at most `bend` pixels.
int32_t rk_cubic_pieces(double bend);

// MARK: Rows of pixels

void rk_fill(uint32_t *dst, size_t n, uint32_t color);
void rk_fill_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height, uint32_t color);
void rk_over_solid(uint32_t *dst, size_t n, uint32_t color);
void rk_over_solid_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                        uint32_t color);
void rk_over_solid_mask(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask);
void rk_over_solid_mask_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                             uint32_t color, const uint8_t *mask, ptrdiff_t mask_bytes);
/// Source over destination with a premultiplied colour of 16-bit blue, green, red and alpha: exact
/// to half a step for every opacity and coverage; a null mask means 255.
void rk_over_deep_mask(uint32_t *dst, size_t n, const uint16_t *color,
                       const uint8_t *_Nullable mask);
void rk_over(uint32_t *dst, const uint32_t *src, size_t n);
void rk_over_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint32_t alpha);
void rk_over_mask(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *mask);
/// src = src * alpha / 255.
void rk_scale(uint32_t *src, size_t n, uint32_t alpha);
/// Sets every pixel's alpha to 255; its colours stay.
void rk_make_opaque(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height);
void rk_over_rect(uint8_t *dst, ptrdiff_t row_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                  size_t width, size_t height, uint32_t alpha);
void rk_spans_over_solid(uint32_t *dst, ptrdiff_t row_bytes, int32_t origin, const rk_span *spans,
                         int32_t count, const uint8_t *coverage, uint32_t color);
/// Draws pixels that begin at position `src_x` through spans; the coverage is used up.
void rk_spans_over(uint32_t *dst, int32_t origin, const rk_span *spans, int32_t count,
                   uint8_t *coverage, const uint32_t *src, int32_t src_x, uint32_t alpha);
void rk_spans_over_solid_rows(uint8_t *dst, ptrdiff_t row_bytes, int32_t rows, int32_t origin,
                              const rk_span *spans, int32_t count, const uint8_t *coverage,
                              uint32_t color);

/// Any of the 28 blend modes, `mode` as CGBlendMode; coverage is mask * alpha / 255, a null mask
/// means 255.
void rk_blend(uint32_t *dst, const uint32_t *src, size_t n, const uint8_t *_Nullable mask,
              uint32_t alpha, int32_t mode);

// MARK: Strips of a picture

/// The strips of a picture: the parts that are empty, of one colour or opaque.
typedef struct rk_strips rk_strips;
/// Looks at a picture; null where nothing is found that makes drawing it quicker.
rk_strips *_Nullable rk_strips_create(const uint8_t *base, ptrdiff_t row_bytes, int32_t width,
                                      int32_t height);
void rk_strips_destroy(rk_strips *_Nullable s);
/// Whether rk_over_strips is quicker than rk_over_rect.
int32_t rk_strips_are_quick(const rk_strips *s);
/// Prefetches the bytes that are read first.
void rk_strips_ask(const rk_strips *s);
/// An opaque part of the picture (left, top, right, bottom), which may be empty.
void rk_strips_opaque(const rk_strips *s, int32_t *rect);
/// Draws the pixels [x0, x1) x [y0, y1) of a picture, which begins at `src`, with the bytes of
/// rk_over_rect. `dst` is where the first of them goes.
void rk_over_strips(uint8_t *dst, ptrdiff_t row_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                    const rk_strips *s, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                    uint32_t alpha);

// MARK: Coverage

/// mask = mask * alpha / 255.
void rk_mask_scale(uint8_t *mask, size_t n, uint32_t alpha);
/// mask = mask * other / 255.
void rk_mask_multiply(uint8_t *mask, const uint8_t *other, size_t n);
/// mask = 255 where it is at least 128, else 0.
void rk_mask_threshold(uint8_t *mask, size_t n);
/// mask = alpha of the pixels.
void rk_mask_from_alpha(uint8_t *mask, const uint32_t *src, size_t n);

// MARK: Sources

/// Looks up t = x * dx + t0 (x the absolute pixel) in a table of `last` + 1 entries and one more, which
/// is 0: what t below 0 or above 1 gives unless the flags 1 (before) or 2 (after) are set.
void rk_linear_row(uint32_t *dst, size_t n, int32_t x, double dx, double t0,
                   const uint32_t *table, int32_t last, int32_t flags);
/// Looks up t, as above, in a table of `count` colours of 16 bits a channel, each in 256ths of a level, and
/// dithers them to whole levels by the places of pixels, of which the first is (column, row). The ends go on
/// beyond 0 and 1.
void rk_dithered_row(uint32_t *dst, size_t n, int32_t x, int32_t column, int32_t row, double dx,
                     double t0, const uint64_t *table, int32_t count);
/// Coefficients of a two-circle gradient, seen from a row; see Docs/subsystems/raster.md.
typedef struct {
    double ux, u0;  // u = ux x + u0, v = vx x + v0: the point relative to the first centre
    double vx, v0;
    double cx, cy;  // second centre minus first
    double r0, dr;
    int32_t flags;
} rk_radial;
void rk_radial_row(uint32_t *dst, size_t n, int32_t x, const rk_radial *g, const uint32_t *table,
                   int32_t last);
/// Turns around the origin of (ux x + u0, vx x + v0), starting `turn` turns from the u axis.
void rk_conic_row(uint32_t *dst, size_t n, int32_t x, double ux, double u0, double vx, double v0,
                  double turn, const uint32_t *table, int32_t last);

/// A picture in use: pixels [x0, x1) x [y0, y1) of `base`.
typedef struct {
    const uint8_t *base;
    ptrdiff_t row_bytes;
    int32_t x0, y0, x1, y1;
    int32_t tiling;  // 0 clamp, 1 tile, 2 none
    int32_t linear;  // 0 nearest, 1 bilinear, 2 with weights in steps
} rk_image;
/// Reads at (u + k du, v + k dv) for k in 0..<n, in units of 2^-32 pixels.
void rk_image_row(uint32_t *dst, size_t n, const rk_image *image, int64_t u, int64_t v,
                  int64_t du, int64_t dv);
/// Lays a picture that is moved by parts of a pixel over a rectangle whose first pixel reads at (u, v);
/// the bytes are those of rk_image_row and rk_over_alpha. Returns 0, and does nothing, where it is not
/// bilinear or too small.
int32_t rk_moved_over_rect(uint8_t *dst, ptrdiff_t row_bytes, size_t width, size_t height,
                           const rk_image *image, int64_t u, int64_t v, uint32_t alpha);
/// Reads at (ux x + u0, vx x + v0) / (wx x + w0), x absolute at pixel centres.
void rk_image_row_projective(uint32_t *dst, size_t n, int32_t x, const rk_image *image, double ux,
                             double u0, double vx, double v0, double wx, double w0);
/// Averages fx x fy blocks; the last of a row or column may hold fewer.
void rk_box_reduce(uint8_t *dst, ptrdiff_t dst_bytes, const uint8_t *src, ptrdiff_t src_bytes,
                   int32_t width, int32_t height, int32_t fx, int32_t fy);

// MARK: Numbers of 16 bits

/// IEEE 754's 16-bit form, at any address, to floats: infinity becomes 65,504, no number 0.
void rk_half_to_float(float *dst, const void *src, size_t n);
/// Floats to the nearest numbers of 16 bits, at most 65,504 either way; no number becomes 0.
void rk_float_to_half(void *dst, const float *src, size_t n);

// MARK: Orders of bytes

/// How the four bytes of a pixel lie in memory.
typedef enum {
    RK_ORDER_BGRA,
    RK_ORDER_RGBA,
    RK_ORDER_ARGB,
    RK_ORDER_ABGR,
} rk_order;

/// Reads pixels at any address into ours; opaque ones have no alpha. No colour is brighter than its alpha.
void rk_load_order(uint32_t *dst, const void *src, size_t n, rk_order order, int32_t is_opaque);
/// Writes those of our pixels that differ from what they were before.
void rk_store_order(void *dst, const uint32_t *src, const uint32_t *before, size_t n,
                    rk_order order, int32_t is_opaque);

// MARK: Blur

/// dst[i] = sum of weights[|k|] * rows[radius + k][i] for k in -radius...radius, over 65536.
void rk_weighted_sum(uint8_t *dst, const uint8_t *_Nonnull const *_Nonnull rows, size_t n,
                     const uint16_t *weights, int32_t radius);
/// Adds bytes to the sums of the blocks of 2^shift bytes that they lie in, the first of them at place
/// `first` of block 0.
void rk_add_blocks(uint32_t *sums, const uint8_t *src, size_t n, int32_t first, int32_t shift);
/// Enlarges two rows of blocks to one of bytes, which lies `down` halves of a pixel below the middle of
/// the one above; the first byte is the one at `first` after the middle of block 0.
void rk_enlarge(uint8_t *dst, size_t n, const uint8_t *above, const uint8_t *below, uint32_t down,
                int32_t first, int32_t shift);

// MARK: Threads and memory

/// Asks for memory that is going to be read, which need not be there.
static inline void rk_ask(const void *_Nullable from, size_t bytes) {
    for (size_t i = 0; i < bytes; i += 64) __builtin_prefetch((const char *)from + i, 0);
}

/// Keeps malloc from putting large blocks among the small ones of its heap, where they leave holes
/// that it cannot give back: glibc does so as soon as it has seen one of their size freed. What the
/// environment sets (`MALLOC_MMAP_THRESHOLD_`) holds.
void rk_bound_heap(void);

/// Gives back the free pages of the heap of the C library, those between objects as well.
void rk_trim_heap(void);

/// Says that the thread waits for another one, which lets the processor do less meanwhile.
static inline void rk_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

#pragma clang assume_nonnull end

#endif

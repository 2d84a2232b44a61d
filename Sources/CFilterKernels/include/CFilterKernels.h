// SPDX-License-Identifier: Apache-2.0
// Inner loops of Core Image's filters. A pixel is four floats, premultiplied red, green, blue and
// alpha; rows lie without gaps, the lowest first.

#ifndef CASEMENT_FILTER_KERNELS_H
#define CASEMENT_FILTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Reads premultiplied BGRA bytes; `linear` says that the floats are light, not sRGB's code.
void fk_load(float *dst, const uint32_t *src, size_t n, int linear);
/// Writes premultiplied BGRA bytes; what is out of range is brought into it.
void fk_store(uint32_t *dst, const float *src, size_t n, int linear);

/// Changes of single colours, on components that are not premultiplied.
enum fk_change {
    fk_matrix,      // 20 values: a row of four and a constant for each of red, green, blue, alpha
    fk_power,       // 1: the exponent
    fk_clamp,       // 8: the least values, the greatest
    fk_posterize,   // 1: the number of steps
    fk_vibrance,    // 1: the amount
    fk_largest,     // 0: the largest component for all
    fk_smallest,    // 0
    fk_mask_alpha,  // 0: the light becomes white's alpha
    fk_to_srgb,     // 0: light becomes code
    fk_to_linear,   // 0
    fk_polynomial,  // 16: four coefficients for each of red, green, blue, alpha
    fk_two_colors,  // 8: what darkness becomes and what light becomes
};
void fk_recolor(float *px, size_t n, enum fk_change change, const float *values);

/// Darkens towards the border: the centre, the radius of no change, that of the whole, the amount.
void fk_vignette(float *px, int32_t x, int32_t y, int32_t w, int32_t h, const float *values);

/// How two pictures become one.
enum fk_blend {
    fk_over, fk_in, fk_out, fk_atop, fk_plus, fk_times, fk_most, fk_least,
    fk_multiply, fk_screen, fk_overlay, fk_darken, fk_lighten, fk_soft_light, fk_hard_light,
    fk_difference, fk_exclusion, fk_dodge, fk_burn,
};
/// Puts `src` onto `dst`.
void fk_compose(float *dst, const float *src, size_t n, enum fk_blend blend);
/// dst = dst + (src - dst) t
void fk_mix(float *dst, const float *src, size_t n, float t);
/// The same, `mask` being t: its red, or where `alpha` is set its alpha.
void fk_mix_mask(float *dst, const float *src, const float *mask, size_t n, int alpha);
/// dst = dst a + src b, with dst's alpha.
void fk_add_scaled(float *dst, const float *src, size_t n, float a, float b);

/// Where `dst` and `other`, both light, differ to the eye: 2 is just seen, black and white are 100 apart.
/// The difference becomes dst's red, green and blue.
void fk_lab_difference(float *dst, const float *other, size_t n);

/// Sums along a row: `dst` has `w` pixels a row, `src` `2 radius` more, `weights` `2 radius + 1`.
void fk_sum_rows(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                 int32_t radius);
/// Sums along a column: `src` has `2 radius` rows more.
void fk_sum_columns(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                    int32_t radius);
/// The mean of `2 radius + 1` pixels, whatever the radius, at the same cost.
void fk_mean_rows(float *dst, const float *src, int32_t w, int32_t h, int32_t radius);
void fk_mean_columns(float *dst, const float *src, int32_t w, int32_t h, int32_t radius);
/// A kernel of `side` by `side` weights; `src` has `side - 1` more pixels each way.
void fk_convolve(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                 int32_t side, float bias);

/// Pixels in memory that are read between their centres; `x` and `y` are the lowest pixel's.
struct fk_source {
    const float *px;
    int32_t x, y, w, h;
    int32_t nearest;
};
/// Where a pixel comes from.
enum fk_place {
    fk_affine,      // 6: a b c d tx ty
    fk_projective,  // 9: by rows
    fk_bump,        // centre x, y, radius, scale
    fk_bump_line,   // the same and an angle
    fk_pinch,       // centre, radius, scale
    fk_hole,        // centre, radius
    fk_twirl,       // centre, radius, angle
    fk_vortex,      // centre, radius, angle
    fk_splash,      // centre, radius
    fk_cells,       // centre, size
    fk_edge,        // least x, least y, greatest x, greatest y
    fk_tile,        // x, y, width, height
};
void fk_gather(float *dst, int32_t x, int32_t y, int32_t w, int32_t h,
               const struct fk_source *source, enum fk_place place, const float *values);

/// Pictures made of nothing.
enum fk_pattern {
    fk_checkerboard,    // centre, two colours, width, sharpness
    fk_stripes,         // the same
    fk_linear,          // two points, two colours, whether it is smooth
    fk_radial,          // centre, two radii, two colours
    fk_gaussian,        // centre, radius, two colours
    fk_noise,           // nothing
};
void fk_paint(float *dst, int32_t x, int32_t y, int32_t w, int32_t h, enum fk_pattern pattern,
              const float *values);

/// Mean, greatest and least components of pixels.
void fk_measure(const float *px, size_t n, float *mean, float *most, float *least);

#pragma clang assume_nonnull end

#endif

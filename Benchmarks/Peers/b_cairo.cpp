// SPDX-License-Identifier: Apache-2.0

#include "scene_b.h"
#include <cairo.h>
static void rr(cairo_t *c, double x, double y, double w, double h, double r) {
    const double k = 0.5522847498 * r;
    cairo_move_to(c, x + r, y);
    cairo_line_to(c, x + w - r, y);
    cairo_curve_to(c, x + w - r + k, y, x + w, y + r - k, x + w, y + r);
    cairo_line_to(c, x + w, y + h - r);
    cairo_curve_to(c, x + w, y + h - r + k, x + w - r + k, y + h, x + w - r, y + h);
    cairo_line_to(c, x + r, y + h);
    cairo_curve_to(c, x + r - k, y + h, x, y + h - r + k, x, y + h - r);
    cairo_line_to(c, x, y + r);
    cairo_curve_to(c, x, y + r - k, x + r - k, y, x + r, y);
    cairo_close_path(c);
}
int main() {
    gbuf = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4);
    clearBuf();
    auto S = cairo_image_surface_create_for_data((unsigned char *)gbuf, CAIRO_FORMAT_ARGB32, W, H,
                                                 W * 4);
    auto C = cairo_create(S);
    auto col = [&](cairo_t *c, uint32_t k, double a = 1) {
        cairo_set_source_rgba(c, ((k >> 16) & 255) / 255., ((k >> 8) & 255) / 255.,
                              (k & 255) / 255., a);
    };
    auto clr = [&] {
        cairo_set_source_rgb(C, 1, 1, 1);
        cairo_paint(C);
    };
    for (int n : {1000, 10000}) {
        auto it = items(n);
        long r0 = rssKB();
        frames(
            "B1", "cairo-direct", n,
            [&](int f) {
                clr();
                for (auto &i : it) {
                    col(C, i.rgb, i.op);
                    rr(C, i.x(f), i.y(f), i.w, i.h, 12);
                    cairo_fill(C);
                }
            },
            r0);
        if (n == 1000)
            frames(
                "B2", "cairo-direct", n,
                [&](int f) {
                    clr();
                    for (auto &i : it) {
                        cairo_save(C);
                        cairo_translate(C, i.x(f), i.y(f));
                        cairo_rectangle(C, 0, 0, i.w, i.h);
                        cairo_clip(C);
                        cairo_push_group(C);
                        col(C, i.rgb);
                        rr(C, 0, 0, i.w, i.h, 12);
                        cairo_fill(C);
                        auto q = [&](double a, double b, uint32_t k) {
                            col(C, k);
                            cairo_rectangle(C, a, b, i.w / 2, i.h / 2);
                            cairo_fill(C);
                        };
                        q(i.w / 4, i.h / 4, i.rgb ^ 0x3f3f3f);
                        q(i.w / 2, 0, i.rgb ^ 0x7f007f);
                        q(0, i.h / 2, i.rgb ^ 0x007f7f);
                        cairo_pop_group_to_source(C);
                        cairo_paint_with_alpha(C, i.op);
                        cairo_restore(C);
                    }
                },
                r0);
        {
            std::vector<cairo_surface_t *> im;
            for (auto &i : it) {
                auto s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, ceil(i.w), ceil(i.h));
                auto c = cairo_create(s);
                col(c, i.rgb);
                rr(c, 0, 0, i.w, i.h, 12);
                cairo_fill(c);
                cairo_destroy(c);
                im.push_back(s);
            }
            frames(
                "B3i", "cairo-direct", n,
                [&](int f) {
                    clr();
                    for (int k = 0; k < n; k++) {
                        cairo_set_source_surface(C, im[k], round(it[k].x(f)), round(it[k].y(f)));
                        cairo_paint_with_alpha(C, it[k].op);
                    }
                },
                r0);
            if (n == 1000)
                frames(
                    "B3f", "cairo-direct", n,
                    [&](int f) {
                        clr();
                        for (int k = 0; k < n; k++) {
                            cairo_set_source_surface(C, im[k], it[k].x(f), it[k].y(f));
                            cairo_pattern_set_filter(cairo_get_source(C), CAIRO_FILTER_BILINEAR);
                            cairo_paint_with_alpha(C, it[k].op);
                        }
                    },
                    r0);
            for (auto s : im)
                cairo_surface_destroy(s);
        }
    }
}

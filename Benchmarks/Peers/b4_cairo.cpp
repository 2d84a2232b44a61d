// SPDX-License-Identifier: Apache-2.0

// B4: scrolling list. 10,000 rows x 132 px; visible ~20; each frame scroll += 37 px; full redraw of
// visible rows (cairo+pango), variants:
//  layout each frame / cached layouts per visible row / cached row bitmaps (backing stores)
#include "scene_b.h"
#include <pango/pangocairo.h>
#include <map>
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
struct Row {
    PangoLayout *t = nullptr, *u = nullptr;
    cairo_surface_t *s = nullptr;
};
int main() {
    gbuf = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4);
    clearBuf();
    auto S =
        cairo_image_surface_create_for_data((unsigned char *)gbuf, CAIRO_FORMAT_RGB24, W, H, W * 4);
    auto C = cairo_create(S);
    PangoFontMap *fm = pango_cairo_font_map_get_default();
    PangoContext *pc = pango_font_map_create_context(fm);
    auto d1 = pango_font_description_from_string("DejaVu Sans"),
         d2 = pango_font_description_copy(d1);
    pango_font_description_set_absolute_size(d1, 51 * PANGO_SCALE);
    pango_font_description_set_absolute_size(d2, 39 * PANGO_SCALE);
    auto mk = [&](Row &r, int i) {
        char b[128];
        r.t = pango_layout_new(pc);
        snprintf(b, 128, "Row number %d title", i);
        pango_layout_set_font_description(r.t, d1);
        pango_layout_set_text(r.t, b, -1);
        r.u = pango_layout_new(pc);
        snprintf(b, 128, "Subtitle of row %d with more text", i);
        pango_layout_set_font_description(r.u, d2);
        pango_layout_set_text(r.u, b, -1);
    };
    auto draw = [&](cairo_t *c, int i, double y, Row &r) {
        cairo_set_source_rgb(c, 1, 1, 1);
        cairo_rectangle(c, 0, y, W, 132);
        cairo_fill(c);
        cairo_set_source_rgb(c, .8, .8, .8);
        cairo_rectangle(c, 0, y + 131, W, 1);
        cairo_fill(c);
        double q = i * 37 % 360 / 360.0;
        cairo_set_source_rgb(c, q, 1 - q, .5);
        rr(c, 48, y + 18, 96, 96, 24);
        cairo_fill(c);
        cairo_set_source_rgb(c, .07, .07, .07);
        cairo_move_to(c, 180, y + 12);
        pango_cairo_show_layout(c, r.t);
        cairo_set_source_rgb(c, .53, .53, .53);
        cairo_move_to(c, 180, y + 72);
        pango_cairo_show_layout(c, r.u);
    };
    for (int mode = 0; mode < 4; mode++) {
        std::map<int, Row> cache;
        long r0 = rssKB();
        const char *nm[] = {"cairo+pango layout every frame", "cairo+pango cached layouts",
                            "cairo cached row bitmaps", "cairo scroll-blit + new strip"};
        int last = -1;
        frames(
            "B4 scroll", nm[mode], 10000,
            [&](int f) {
                int y0 = (f * 37) % 1000000;
                int a = y0 / 132, b = (y0 + H - 1) / 132;
                int lo = a, hi = b;
                int clipTop = 0;
                if (mode == 3 && last >= 0 && y0 >= last && y0 - last < H) {
                    int dy = y0 - last;
                    memmove(gbuf, gbuf + (size_t)dy * W, (size_t)(H - dy) * W * 4);
                    clipTop = H - dy;
                    lo = (y0 + clipTop) / 132;
                    cairo_save(C);
                    cairo_rectangle(C, 0, clipTop, W, dy);
                    cairo_clip(C);
                } else if (mode == 3) {
                    cairo_save(C);
                }
                for (int i = lo; i <= hi; i++) {
                    double y = i * 132 - y0;
                    if (mode == 0) {
                        Row r;
                        mk(r, i);
                        draw(C, i, y, r);
                        g_object_unref(r.t);
                        g_object_unref(r.u);
                    } else {
                        Row &r = cache[i];
                        if (!r.t)
                            mk(r, i);
                        if (mode == 1 || mode == 3)
                            draw(C, i, y, r);
                        else {
                            if (!r.s) {
                                r.s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, 132);
                                auto c = cairo_create(r.s);
                                draw(c, i, 0, r);
                                cairo_destroy(c);
                            }
                            cairo_set_source_surface(C, r.s, 0, y);
                            cairo_paint(C);
                        }
                    }
                }
                if (mode == 3)
                    cairo_restore(C);
                last = y0;
                while (cache.size() && cache.begin()->first < a) {
                    auto &r = cache.begin()->second;
                    if (r.t) {
                        g_object_unref(r.t);
                        g_object_unref(r.u);
                    }
                    if (r.s)
                        cairo_surface_destroy(r.s);
                    cache.erase(cache.begin());
                }
            },
            r0, 60);
    }
}

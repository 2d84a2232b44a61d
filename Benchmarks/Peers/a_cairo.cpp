// SPDX-License-Identifier: Apache-2.0

#include "scene.h"
#include <cairo.h>
#include <pango/pangocairo.h>
#include <hb.h>
#include <hb-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
static cairo_surface_t *S;
static cairo_t *C;
static void path(const std::vector<Pt> &p) {
    cairo_move_to(C, p[0].x, p[0].y);
    for (size_t i = 1; i + 2 < p.size(); i += 3)
        cairo_curve_to(C, p[i].x, p[i].y, p[i + 1].x, p[i + 1].y, p[i + 2].x, p[i + 2].y);
    cairo_close_path(C);
}
static void rr(cairo_t *c, double x, double y, double w, double h,
               double r) { // 4 cubics like CGPath rounded rect
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
static void col(uint32_t c, double a = 1) {
    cairo_set_source_rgba(C, ((c >> 16) & 255) / 255., ((c >> 8) & 255) / 255., (c & 255) / 255.,
                          a);
}
// 3 box blurs ~ gaussian on A8 (sliding sum, own code)
static void box1(const uint8_t *s, uint8_t *d, int n, int r, int ss, int ds) {
    int sum = 0, w = 2 * r + 1;
    unsigned inv = (65536 + w / 2) / w;
    for (int i = -r; i <= r; i++)
        sum += (i >= 0 && i < n) ? s[i * ss] : 0;
    for (int i = 0; i < n; i++) {
        d[i * ds] = (uint8_t)std::min(255u, (sum * inv + 32768) >> 16);
        int a = i + r + 1, b = i - r;
        sum += (a < n ? s[a * ss] : 0) - (b >= 0 ? s[b * ss] : 0);
    }
}
static void blurA8(uint8_t *p, int w, int h, int stride, double sigma) {
    int r = (int)lround((sqrt(12 * sigma * sigma / 3 + 1) - 1) / 2);
    std::vector<uint8_t> t((size_t)w * h), u((size_t)std::max(w, h) * 2);
    uint8_t *u0 = &u[0], *u1 = &u[std::max(w, h)]; // 3 row passes, the last one writes transposed
    for (int y = 0; y < h; y++) {
        box1(p + y * stride, u0, w, r, 1, 1);
        box1(u0, u1, w, r, 1, 1);
        box1(u1, &t[y], w, r, 1, h);
    }
    for (int x = 0; x < w; x++) {
        box1(&t[x * h], u0, h, r, 1, 1);
        box1(u0, u1, h, r, 1, 1);
        box1(u1, p + x, h, r, 1, stride);
    }
}
int main(int c, char **v) {
    initArgs(c, v, "cairo");
    S = cairo_image_surface_create_for_data((unsigned char *)gbuf, CAIRO_FORMAT_ARGB32, W, H,
                                            W * 4);
    C = cairo_create(S);
    auto P1 = pathRandomCubics(), P2 = pathBlob();
    auto R = rrects();
    auto IC = icons();
    auto SP = starPts();
    auto IM = image64();
    auto B = blitPos();
    auto SH = shadowPos();
    auto TL = textLines();
    cairo_surface_t *img = cairo_image_surface_create_for_data((unsigned char *)IM.data(),
                                                               CAIRO_FORMAT_ARGB32, 64, 64, 256);
    bench("A1a fill random cubics nonzero", [&] {
        col(0x2060c0, 0.8);
        path(P1);
        cairo_set_fill_rule(C, CAIRO_FILL_RULE_WINDING);
        cairo_fill(C);
    });
    bench("A1b fill blob", [&] {
        col(0x2060c0, 0.8);
        path(P2);
        cairo_fill(C);
    });
    bench("A1c stroke random cubics 2px", [&] {
        col(0x203040);
        path(P1);
        cairo_set_line_width(C, 2);
        cairo_set_line_join(C, CAIRO_LINE_JOIN_ROUND);
        cairo_stroke(C);
    });
    bench("A1d stroke blob 8px", [&] {
        col(0x203040);
        path(P2);
        cairo_set_line_width(C, 8);
        cairo_set_line_join(C, CAIRO_LINE_JOIN_ROUND);
        cairo_stroke(C);
    });
    bench("A1e 1000 star icons", [&] {
        for (auto &i : IC) {
            col(i.rgb);
            cairo_move_to(C, i.x + SP[0].x, i.y + SP[0].y);
            for (int k = 1; k < 24; k++)
                cairo_line_to(C, i.x + SP[k].x, i.y + SP[k].y);
            cairo_close_path(C);
            cairo_fill(C);
        }
    });
    bench("A2a 1000 rrects opaque", [&] {
        for (auto &r : R) {
            col(r.rgb);
            rr(C, r.x, r.y, r.w, r.h, r.r);
            cairo_fill(C);
        }
    });
    bench("A2b 1000 rrects alpha .8", [&] {
        for (auto &r : R) {
            col(r.rgb, .8);
            rr(C, r.x, r.y, r.w, r.h, r.r);
            cairo_fill(C);
        }
    });
    bench("A2c 1000 rects int opaque", [&] {
        for (auto &r : R) {
            col(r.rgb);
            cairo_rectangle(C, floor(r.x), floor(r.y), floor(r.w), floor(r.h));
            cairo_fill(C);
        }
    });
    bench("A2d 1000 rects int alpha .8", [&] {
        for (auto &r : R) {
            col(r.rgb, .8);
            cairo_rectangle(C, floor(r.x), floor(r.y), floor(r.w), floor(r.h));
            cairo_fill(C);
        }
    });
    bench("A3a 1000 blits 64px unscaled", [&] {
        for (auto &p : B) {
            cairo_set_source_surface(C, img, p.x, p.y);
            cairo_paint(C);
        }
    });
    bench("A3b 1000 blits unscaled opacity .7", [&] {
        for (auto &p : B) {
            cairo_set_source_surface(C, img, p.x, p.y);
            cairo_paint_with_alpha(C, .7);
        }
    });
    bench("A3c 1000 blits scaled 1.7 bilinear", [&] {
        for (auto &p : B) {
            cairo_save(C);
            cairo_translate(C, p.x, p.y);
            cairo_scale(C, 1.7, 1.7);
            cairo_set_source_surface(C, img, 0, 0);
            cairo_pattern_set_filter(cairo_get_source(C), CAIRO_FILTER_BILINEAR);
            cairo_paint(C);
            cairo_restore(C);
        }
    });
    bench("A3d 1000 blits rotated 30 bilinear", [&] {
        for (auto &p : B) {
            cairo_save(C);
            cairo_translate(C, p.x + 32, p.y + 32);
            cairo_rotate(C, M_PI / 6);
            cairo_set_source_surface(C, img, -32, -32);
            cairo_pattern_set_filter(cairo_get_source(C), CAIRO_FILTER_BILINEAR);
            cairo_rectangle(C, -32, -32, 64, 64);
            cairo_fill(C);
            cairo_restore(C);
        }
    });
    bench("A3e 1000 blits rotated 30 bilinear (paint)", [&] {
        for (auto &p : B) {
            cairo_save(C);
            cairo_translate(C, p.x + 32, p.y + 32);
            cairo_rotate(C, M_PI / 6);
            cairo_set_source_surface(C, img, -32, -32);
            cairo_pattern_set_filter(cairo_get_source(C), CAIRO_FILTER_BILINEAR);
            cairo_paint(C);
            cairo_restore(C);
        }
    });
    // A4: own blur over A8 cairo mask (cairo has no blur)
    {
        const int m = 24, w = 160 + 2 * m, h = 100 + 2 * m;
        auto make = [&] {
            cairo_surface_t *a = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
            cairo_t *k = cairo_create(a);
            rr(k, m, m, 160, 100, 12);
            cairo_fill(k);
            cairo_destroy(k);
            cairo_surface_flush(a);
            blurA8(cairo_image_surface_get_data(a), w, h, cairo_image_surface_get_stride(a), 8);
            cairo_surface_mark_dirty(a);
            return a;
        };
        bench("A4a 200 shadows blur each", [&] {
            for (auto &p : SH) {
                auto a = make();
                cairo_set_source_rgba(C, 0, 0, 0, .5);
                cairo_mask_surface(C, a, p.x - m, p.y - m + 4);
                cairo_surface_destroy(a);
            }
        });
        auto a = make();
        bench("A4b 200 shadows cached mask", [&] {
            for (auto &p : SH) {
                cairo_set_source_rgba(C, 0, 0, 0, .5);
                cairo_mask_surface(C, a, p.x - m, p.y - m + 4);
            }
        });
    }
    // A5 text
    for (int px : {17, 51}) {
        char nm[64];
        PangoFontMap *fm = pango_cairo_font_map_get_default();
        pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fm), 72);
        PangoContext *pc = pango_font_map_create_context(fm);
        cairo_font_options_t *fo = cairo_font_options_create();
        cairo_font_options_set_antialias(fo, CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(fo, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(fo, CAIRO_HINT_METRICS_OFF);
        pango_cairo_context_set_font_options(pc, fo);
        PangoFontDescription *d = pango_font_description_from_string("DejaVu Sans");
        pango_font_description_set_absolute_size(d, px * PANGO_SCALE);
        pango_context_set_font_description(pc, d);
        auto y = [&](int i) {
            return px == 17 ? i * 25.0 : (i % 42) * 60.0;
        };
        snprintf(nm, 64, "A5a %dpx 5000 glyphs layout+draw", px);
        bench(nm, [&] {
            col(0x101010);
            for (int i = 0; i < 100; i++) {
                PangoLayout *l = pango_layout_new(pc);
                pango_layout_set_text(l, TL[i].c_str(), -1);
                cairo_move_to(C, 4, y(i));
                pango_cairo_show_layout(C, l);
                g_object_unref(l);
            }
        });
        snprintf(nm, 64, "A5b %dpx 5000 glyphs layout only", px);
        bench(
            nm,
            [&] {
                for (int i = 0; i < 100; i++) {
                    PangoLayout *l = pango_layout_new(pc);
                    pango_layout_set_text(l, TL[i].c_str(), -1);
                    int w, h;
                    pango_layout_get_size(l, &w, &h);
                    g_object_unref(l);
                }
            },
            false);
        std::vector<PangoLayout *> ls;
        for (int i = 0; i < 100; i++) {
            PangoLayout *l = pango_layout_new(pc);
            pango_layout_set_text(l, TL[i].c_str(), -1);
            int w, h;
            pango_layout_get_size(l, &w, &h);
            ls.push_back(l);
        }
        snprintf(nm, 64, "A5c %dpx 5000 glyphs draw only", px);
        bench(nm, [&] {
            col(0x101010);
            for (int i = 0; i < 100; i++) {
                cairo_move_to(C, 4, y(i));
                pango_cairo_show_layout(C, ls[i]);
            }
        });
    }
    // HarfBuzz alone + cairo_show_glyphs without pango
    {
        FT_Library L;
        FT_Init_FreeType(&L);
        FT_Face F;
        FT_New_Face(L, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 0, &F);
        FT_Set_Pixel_Sizes(F, 0, 17);
        hb_font_t *hf = hb_ft_font_create_referenced(F);
        bench(
            "A5d HarfBuzz shape only 17px",
            [&] {
                hb_buffer_t *b = hb_buffer_create();
                for (auto &s : TL) {
                    hb_buffer_reset(b);
                    hb_buffer_add_utf8(b, s.c_str(), -1, 0, -1);
                    hb_buffer_guess_segment_properties(b);
                    hb_shape(hf, b, nullptr, 0);
                }
                hb_buffer_destroy(b);
            },
            false);
        hb_blob_t *bl = hb_blob_create_from_file("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");
        hb_face_t *face = hb_face_create(bl, 0);
        hb_font_t *hf2 = hb_font_create(face);
        hb_font_set_scale(hf2, 17 * 64, 17 * 64);
        bench(
            "A5e HarfBuzz shape only 17px hb-ot",
            [&] {
                hb_buffer_t *b = hb_buffer_create();
                for (auto &s : TL) {
                    hb_buffer_reset(b);
                    hb_buffer_add_utf8(b, s.c_str(), -1, 0, -1);
                    hb_buffer_guess_segment_properties(b);
                    hb_shape(hf2, b, nullptr, 0);
                }
                hb_buffer_destroy(b);
            },
            false);
    }
    if (!gdump) {
        gpeer = "libc";
        uint32_t *b2 = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4),
                 *b3 = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4);
        memset(b2, 1, (size_t)W * H * 4);
        memset(b3, 2, (size_t)W * H * 4);
        int k = 0;
        bench("A6a memset 11.85MB", [&] { memset(gbuf, ++k, (size_t)W * H * 4); }, false);
        bench("A6b memcpy 11.85MB", [&] { memcpy(gbuf, b2, (size_t)W * H * 4); }, false);
        {
            size_t big = (size_t)256 << 20;
            char *x = (char *)malloc(big), *y = (char *)malloc(big);
            memset(x, 1, big);
            memset(y, 2, big);
            bench("A6x memset 256MB (DRAM)", [&] { memset(x, ++k, big); }, false);
            bench("A6y memcpy 256MB (DRAM)", [&] { memcpy(x, y, big); }, false);
            free(x);
            free(y);
        }
        gpeer = "pixman/cairo";
        cairo_surface_t *s2 = cairo_image_surface_create_for_data((unsigned char *)b2,
                                                                  CAIRO_FORMAT_ARGB32, W, H, W * 4);
        bench(
            "A6c fullscreen solid fill",
            [&] {
                cairo_set_source_rgb(C, .1, .2, .3 + k * 0.0001);
                k++;
                cairo_set_operator(C, CAIRO_OPERATOR_OVER);
                cairo_paint(C);
            },
            false);
        bench(
            "A6d fullscreen copy",
            [&] {
                cairo_set_operator(C, CAIRO_OPERATOR_SOURCE);
                cairo_set_source_surface(C, s2, 0, 0);
                cairo_paint(C);
                cairo_set_operator(C, CAIRO_OPERATOR_OVER);
            },
            false);
        memset(b2, 0x80, (size_t)W * H * 4);
        bench(
            "A6e fullscreen src-over image",
            [&] {
                cairo_set_source_surface(C, s2, 0, 0);
                cairo_paint(C);
            },
            false);
        bench(
            "A6f fullscreen src-over solid alpha",
            [&] {
                cairo_set_source_rgba(C, .1, .2, .3, .5);
                cairo_paint(C);
            },
            false);
        bench(
            "A6g fullscreen linear gradient",
            [&] {
                auto g = cairo_pattern_create_linear(0, 0, W, H);
                cairo_pattern_add_color_stop_rgb(g, 0, 1, 0, 0);
                cairo_pattern_add_color_stop_rgb(g, .5, 0, 1, 0);
                cairo_pattern_add_color_stop_rgb(g, 1, 0, 0, 1);
                cairo_set_source(C, g);
                cairo_paint(C);
                cairo_pattern_destroy(g);
            },
            false);
        bench(
            "A6h fullscreen radial gradient",
            [&] {
                auto g = cairo_pattern_create_radial(W / 2, H / 2, 0, W / 2, H / 2, 1200);
                cairo_pattern_add_color_stop_rgb(g, 0, 1, 0, 0);
                cairo_pattern_add_color_stop_rgb(g, .5, 0, 1, 0);
                cairo_pattern_add_color_stop_rgb(g, 1, 0, 0, 1);
                cairo_set_source(C, g);
                cairo_paint(C);
                cairo_pattern_destroy(g);
            },
            false);
    }
}

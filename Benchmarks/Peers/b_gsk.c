// SPDX-License-Identifier: Apache-2.0

#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define W 1170
#define H 2532
static uint32_t s_;
static double F(void) {
    s_ = s_ * 1664525u + 1013904223u;
    return (s_ >> 8) / 16777216.0;
}
static double R(double a, double b) {
    return a + (b - a) * F();
}
typedef struct {
    double w, h, bx, by;
    uint32_t rgb;
    double op, ax, ay, ph;
} It;
static int cmp(const void *a, const void *b) {
    double x = *(double *)a, y = *(double *)b;
    return x < y ? -1 : x > y;
}
static long rss(void) {
    long a, b = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (fscanf(f, "%ld %ld", &a, &b) != 2)
        b = 0;
    fclose(f);
    return b * 4;
}
int main(int c, char **v) {
    int ns[2] = {1000, 10000};
    gdk_set_allowed_backends("x11");
    gtk_init_check();
    cairo_surface_t *S = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, W, H);
    cairo_t *C = cairo_create(S);
    for (int q = 0; q < 2; q++) {
        int n = ns[q];
        s_ = 7;
        It *it = malloc(sizeof(It) * n);
        for (int i = 0; i < n; i++) {
            It *t = it + i;
            t->w = R(40, 160);
            t->h = R(40, 160);
            t->bx = R(0, W - 160);
            t->by = R(0, H - 160);
            t->rgb = (uint32_t)(F() * 16777215.0);
            t->op = R(.3, 1);
            t->ax = R(10, 80);
            t->ay = R(10, 80);
            t->ph = R(0, 2 * M_PI);
        }
        for (int mode = 0; mode < 2;
             mode++) { // 0: opacity node (B1 as GTK would do it); 1: opacity folded in colour
            double t[600];
            int k = 0;
            double tot = 0, tb = 0;
            for (int f = 0; (f < 23 || tot < 3000) && k < 600; f++) {
                gint64 a = g_get_monotonic_time();
                GtkSnapshot *sn = gtk_snapshot_new();
                GdkRGBA w = {1, 1, 1, 1};
                graphene_rect_t full = GRAPHENE_RECT_INIT(0, 0, W, H);
                gtk_snapshot_append_color(sn, &w, &full);
                for (int i = 0; i < n; i++) {
                    It *p = it + i;
                    double x = p->bx + p->ax * sin(2 * M_PI * f / 60 + p->ph),
                           y = p->by + p->ay * cos(2 * M_PI * f / 60 + p->ph);
                    graphene_rect_t b = GRAPHENE_RECT_INIT(0, 0, p->w, p->h);
                    GskRoundedRect rr;
                    gsk_rounded_rect_init_from_rect(&rr, &b, 12);
                    GdkRGBA cl = {((p->rgb >> 16) & 255) / 255.f, ((p->rgb >> 8) & 255) / 255.f,
                                  (p->rgb & 255) / 255.f, mode ? p->op : 1};
                    gtk_snapshot_save(sn);
                    gtk_snapshot_translate(sn, &GRAPHENE_POINT_INIT(x, y));
                    if (!mode)
                        gtk_snapshot_push_opacity(sn, p->op);
                    gtk_snapshot_push_rounded_clip(sn, &rr);
                    gtk_snapshot_append_color(sn, &cl, &b);
                    gtk_snapshot_pop(sn);
                    if (!mode)
                        gtk_snapshot_pop(sn);
                    gtk_snapshot_restore(sn);
                }
                GskRenderNode *nd = gtk_snapshot_free_to_node(sn);
                gint64 m = g_get_monotonic_time();
                gsk_render_node_draw(nd, C);
                cairo_surface_flush(S);
                gsk_render_node_unref(nd);
                double d = (g_get_monotonic_time() - a) / 1000.0;
                if (f >= 3) {
                    t[k++] = d;
                    tot += d;
                    tb += (m - a) / 1000.0;
                }
            }
            qsort(t, k, sizeof(double), cmp);
            printf("{\"w\":\"B1 "
                   "N=%d\",\"peer\":\"gtk4-gsk-cairo%s\",\"med\":%.4f,\"min\":%.4f,\"max\":%.4f,"
                   "\"n\":%d,\"fps\":%.1f,\"rssMB\":%.1f,\"build_ms\":%.3f}\n",
                   n, mode ? "-foldedopacity" : "", t[k / 2], t[0], t[k - 1], k, 1000 / t[k / 2],
                   rss() / 1024., tb / k);
            fflush(stdout);
        }
        free(it);
    }
    return 0;
}

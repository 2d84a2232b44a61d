// SPDX-License-Identifier: Apache-2.0

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <malloc.h>
static int cmp(const void *a, const void *b) {
    double x = *(double *)a, y = *(double *)b;
    return x < y ? -1 : x > y;
}
static double now(void) {
    return g_get_monotonic_time() / 1000.0;
}
static double heap(void) {
    struct mallinfo2 m = mallinfo2();
    return (double)m.uordblks + m.hblkhd;
}
static void rep(const char *w, const char *p, int n, double *t, int k, double b) {
    qsort(t, k, sizeof(double), cmp);
    printf("{\"w\":\"%s\",\"peer\":\"%s\",\"us_each\":%.4f,\"min\":%.4f,\"max\":%.4f,\"heap_bytes_"
           "each\":%.0f,\"N\":%d,\"n\":%d}\n",
           w, p, t[k / 2] * 1000 / n, t[0] * 1000 / n, t[k - 1] * 1000 / n, b / n, n, k);
    fflush(stdout);
}
int main(void) {
    g_setenv("G_SLICE", "always-malloc", 1);
    gtk_init();
    const int N = 10000;
    double t[50];
    double b = 0;
    const char *nm[3] = {"GtkFixed", "GtkBox", "GtkLabel"};
    for (int m = 0; m < 3; m++) {
        for (int r = 0; r < 5; r++) {
            GtkWidget *root = gtk_fixed_new();
            g_object_ref_sink(root);
            double h = heap();
            double a = now();
            for (int i = 0; i < N; i++) {
                GtkWidget *w = m == 0   ? gtk_fixed_new()
                               : m == 1 ? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
                                        : gtk_label_new("x");
                gtk_widget_set_size_request(w, 44, 44);
                gtk_fixed_put(GTK_FIXED(root), w, i % 100 * 44, i / 100 * 44);
            }
            t[r] = now() - a;
            b = heap() - h;
            g_object_unref(root);
        }
        rep("create in GtkFixed + pos, not rooted", nm[m], N, t, 5, b);
    }
    // rooted + allocate + hit
    {
        GtkWidget *win = gtk_window_new();
        GtkWidget *root = gtk_fixed_new();
        gtk_window_set_child(GTK_WINDOW(win), root);
        for (int i = 0; i < N; i++) {
            GtkWidget *w = gtk_fixed_new();
            gtk_widget_set_size_request(w, 44, 44);
            gtk_fixed_put(GTK_FIXED(root), w, i % 100 * 44, i / 100 * 44);
        }
        gtk_widget_show(win);
        for (int i = 0; i < 30; i++)
            g_main_context_iteration(NULL, FALSE);
        int x1, y1;
        gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &x1, &y1, NULL, NULL);
        GtkAllocation al = {0, 0, 4400, 4400};
        double a = now();
        gtk_widget_size_allocate(root, &al, -1);
        fprintf(stderr, "allocate %.2f ms\n", now() - a);
        uint32_t s = 1;
        int hit = 0;
        const int K = 100;
        for (int r = 0; r < 7; r++) {
            a = now();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                double x = (s >> 8) % 4400;
                s = s * 1664525u + 1013904223u;
                double y = (s >> 8) % 4400;
                hit += gtk_widget_pick(root, x, y, GTK_PICK_DEFAULT) != root;
            }
            t[r] = now() - a;
        }
        rep("hit flat 10000 (gtk_widget_pick)", "GtkFixed", K, t, 7, 0);
        fprintf(stderr, "hits %d\n", hit);
        gtk_window_destroy(GTK_WINDOW(win));
    }
    {
        GtkWidget *win = gtk_window_new();
        GtkWidget *root = gtk_fixed_new();
        gtk_window_set_child(GTK_WINDOW(win), root);
        for (int i = 0; i < 200; i++) {
            GtkWidget *p = root;
            for (int d = 0; d < 50; d++) {
                GtkWidget *w = gtk_fixed_new();
                gtk_widget_set_size_request(w, 44, 44);
                gtk_fixed_put(GTK_FIXED(p), w, d ? 0 : i % 20 * 44, d ? 0 : i / 20 * 44);
                p = w;
            }
        }
        gtk_widget_show(win);
        for (int i = 0; i < 30; i++)
            g_main_context_iteration(NULL, FALSE);
        int x1, y1;
        gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &x1, &y1, NULL, NULL);
        GtkAllocation al = {0, 0, 880, 440};
        gtk_widget_size_allocate(root, &al, -1);
        uint32_t s = 1;
        int hit = 0;
        const int K = 1000;
        for (int r = 0; r < 7; r++) {
            double a = now();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                double x = (s >> 8) % 880;
                s = s * 1664525u + 1013904223u;
                double y = (s >> 8) % 440;
                hit += gtk_widget_pick(root, x, y, GTK_PICK_DEFAULT) != root;
            }
            t[r] = now() - a;
        }
        rep("hit nested 200 x depth 50 (gtk_widget_pick)", "GtkFixed", K, t, 7, 0);
        fprintf(stderr, "hits %d\n", hit);
    }
    return 0;
}

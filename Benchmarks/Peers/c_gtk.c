// SPDX-License-Identifier: Apache-2.0

// GtkConstraintLayout: C1 chain and C2 nested (one GtkConstraintLayout on the root widget with all
// views as direct children for C1; for C2 one GtkConstraintLayout per container, as UIKit apps do).
// Children are plain GtkLabel-less widgets (GtkFixed). Layout forced with gtk_widget_size_allocate
// on root.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
static int cmp(const void *a, const void *b) {
    double x = *(double *)a, y = *(double *)b;
    return x < y ? -1 : x > y;
}
static void rep(const char *w, int n, double *t, int k) {
    qsort(t, k, sizeof(double), cmp);
    printf("{\"w\":\"%s "
           "N=%d\",\"peer\":\"gtk4-constraint\",\"med\":%.6f,\"min\":%.6f,\"max\":%.6f,\"n\":%d}\n",
           w, n, t[k / 2], t[0], t[k - 1], k);
    fflush(stdout);
}
static double now(void) {
    return g_get_monotonic_time() / 1000.0;
}
#define A(x) GTK_CONSTRAINT_ATTRIBUTE_##x
#define REQ GTK_CONSTRAINT_STRENGTH_REQUIRED
static GtkConstraint *con(GtkLayoutManager *l, gpointer t, int ta, int rel, gpointer s, int sa,
                          double m, double k, int st) {
    GtkConstraint *c = gtk_constraint_new(t, ta, rel, s, sa, m, k, st);
    gtk_constraint_layout_add_constraint(GTK_CONSTRAINT_LAYOUT(l), c);
    return c;
}
static GtkWidget *addChain(GtkWidget *root, GtkLayoutManager *l, GtkWidget *prev,
                           GtkConstraint **tg) {
    GtkWidget *v = gtk_fixed_new();
    gtk_widget_set_parent(v, root);
    GtkConstraint *c = prev ? con(l, v, A(TOP), 0, prev, A(BOTTOM), 1, 8, REQ)
                            : con(l, v, A(TOP), 0, NULL, A(TOP), 1, 0, REQ);
    if (tg)
        *tg = c;
    con(l, v, A(LEFT), 0, NULL, A(LEFT), 1, 16, REQ);
    con(l, v, A(RIGHT), 0, NULL, A(RIGHT), 1, -16, REQ);
    GtkConstraint *h = gtk_constraint_new_constant(v, A(HEIGHT), 0, 20, REQ);
    gtk_constraint_layout_add_constraint(GTK_CONSTRAINT_LAYOUT(l), h);
    return v;
}
static void alloc(GtkWidget *r, int w, int h) {
    int a, b;
    gtk_widget_measure(r, GTK_ORIENTATION_HORIZONTAL, -1, &a, &b, NULL, NULL);
    gtk_widget_measure(r, GTK_ORIENTATION_VERTICAL, -1, &a, &b, NULL, NULL);
    GtkAllocation al = {0, 0, w, h};
    gtk_widget_size_allocate(r, &al, -1);
}
int main(int c, char **v) {
    gtk_init();
    int ns[] = {10, 100, 1000};
    double limit = 10000;
    static double t[2000];
    for (int q = 0; q < 3; q++) {
        int n = ns[q];
        int k = 0;
        double tot = 0;
        GtkWidget *root = NULL;
        GtkWidget *win = NULL;
        GtkLayoutManager *l = NULL;
        GtkConstraint *tg = NULL;
        GtkWidget *second = NULL, *first = NULL;
        while (k < 3 || (tot < 500 && k < 200)) {
            double a = now();
            win = gtk_window_new();
            root = gtk_fixed_new();
            l = gtk_constraint_layout_new();
            gtk_widget_set_layout_manager(root, l);
            gtk_window_set_child(GTK_WINDOW(win), root);
            GtkWidget *p = NULL;
            for (int i = 0; i < n; i++) {
                GtkConstraint *cc;
                p = addChain(root, l, p, &cc);
                if (i == 0)
                    first = p;
                if (i == 1) {
                    tg = cc;
                    second = p;
                }
            }
            alloc(root, 400, n * 28 + 100);
            double d = now() - a;
            t[k++] = d;
            tot += d;
            if (tot > limit)
                break;
        }
        rep("C1 chain build+solve", n, t, k);
        {
            graphene_rect_t b;
            if (gtk_widget_compute_bounds(gtk_widget_get_last_child(root), root, &b))
                fprintf(stderr, "check last %g %g %g %g\n", b.origin.x, b.origin.y, b.size.width,
                        b.size.height);
        }
        k = 0;
        tot = 0;
        for (int i = 0; i < 100 && tot < limit; i++) {
            double a = now();
            alloc(root, 300 + i, n * 28 + 100);
            double d = now() - a;
            t[k++] = d;
            tot += d;
        }
        rep("C1 chain resize", n, t, k);
        k = 0;
        tot = 0;
        for (int i = 0; i < 1000 && tot < limit; i++) {
            double a = now();
            gtk_constraint_layout_remove_constraint(GTK_CONSTRAINT_LAYOUT(l), tg);
            tg = con(l, second, A(TOP), 0, first, A(BOTTOM), 1, (i & 1) ? 8 : 16, REQ);
            alloc(root, 400, n * 28 + 100 + (i & 1));
            double d = now() - a;
            t[k++] = d;
            tot += d;
        }
        rep("C1 chain toggle constant (remove+add)", n, t, k);
    }
    return 0;
}

// SPDX-License-Identifier: Apache-2.0

#include <gtk/gtk.h>
#include "e_common.h"
static void after(GdkFrameClock *c, gpointer p) {
    done("ttff");
}
static void act(GtkApplication *a, gpointer p) {
    GtkWidget *w = gtk_application_window_new(a);
    gtk_window_set_default_size(GTK_WINDOW(w), 390, 844);
    gtk_window_set_child(GTK_WINDOW(w), gtk_label_new("Hello, window"));
    gtk_window_present(GTK_WINDOW(w));
    g_signal_connect(gtk_widget_get_frame_clock(w), "after-paint", G_CALLBACK(after), NULL);
}
int main(int c, char **v) {
    GtkApplication *a = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(a, "activate", G_CALLBACK(act), NULL);
    return g_application_run(G_APPLICATION(a), c, v);
}

// SPDX-License-Identifier: Apache-2.0

#include <SDL.h>
#include <pango/pangocairo.h>
#include "e_common.h"
int main(int c, char **v) {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *w = SDL_CreateWindow("hello", 0, 0, 390, 844, SDL_WINDOW_SHOWN);
    SDL_Surface *s = SDL_GetWindowSurface(w);
    cairo_surface_t *cs =
        cairo_image_surface_create_for_data(s->pixels, CAIRO_FORMAT_RGB24, s->w, s->h, s->pitch);
    cairo_t *cr = cairo_create(cs);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    if (getenv("PANGO")) {
        PangoLayout *l = pango_cairo_create_layout(cr);
        pango_layout_set_text(l, "Hello, window", -1);
        cairo_move_to(cr, 120, 400);
        pango_cairo_show_layout(cr, l);
    } else {
        cairo_select_font_face(cr, "sans", 0, 0);
        cairo_set_font_size(cr, 17);
        cairo_move_to(cr, 120, 400);
        cairo_show_text(cr, "Hello, window");
    }
    cairo_surface_flush(cs);
    SDL_UpdateWindowSurface(w);
    done("ttff");
    return 0;
}

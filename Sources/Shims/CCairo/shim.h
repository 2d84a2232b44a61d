// SPDX-License-Identifier: Apache-2.0

#include <cairo.h>
#include <cairo-pdf.h>

// cairo-ft.h would bring FreeType's declarations into this module, and Swift would no longer find
// them in CFreeType. This is all that is needed of it; `face` is an FT_Face.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);

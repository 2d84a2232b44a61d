// SPDX-License-Identifier: Apache-2.0

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_BITMAP_H
#include FT_SIZES_H
#include FT_TRUETYPE_TABLES_H
#include FT_SFNT_NAMES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_COLOR_H
#include FT_SYNTHESIS_H
#include FT_MODULE_H
#include FT_ADVANCES_H
#include FT_BBOX_H
#include FT_CID_H

// SPDX-License-Identifier: Apache-2.0
// What reading and writing of PNG files share: libpng's callbacks.

#ifndef CIC_PNG_H
#define CIC_PNG_H

#include <png.h>
#include <setjmp.h>

/// Appends to the CICBytes that the file is written to.
void cic_png_write(png_structp png, png_bytep source, png_size_t count);
void cic_png_flush(png_structp png);
/// Puts the message into the CICError, and leaves.
void cic_png_fail(png_structp png, png_const_charp message);
void cic_png_ignore(png_structp png, png_const_charp message);

#endif

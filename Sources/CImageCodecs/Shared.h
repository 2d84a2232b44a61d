// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_IMAGE_CODECS_SHARED_H
#define CASEMENT_IMAGE_CODECS_SHARED_H

#include "CImageCodecs.h"

/// Writes a message, cut to fit; answers 0, so that a failure is one statement.
int cic_fail(CICError *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// Appends bytes; 0 where memory is short.
int cic_append(CICBytes *bytes, const void *source, size_t count);

/// Multiplies the colours of a row of B, G, R, A by their alpha.
void cic_premultiply(uint8_t *row, size_t width);

/// Divides the colours of a row of B, G, R, A by their alpha into another row.
void cic_unpremultiply(const uint8_t *row, uint8_t *result, size_t width);

#endif

// SPDX-License-Identifier: Apache-2.0

#include "Shared.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cic_fail(CICError *error, const char *format, ...)
{
    if (error) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(error->message, sizeof error->message, format, arguments);
        va_end(arguments);
    }
    return 0;
}

int cic_append(CICBytes *bytes, const void *source, size_t count)
{
    if (count == 0) return 1;
    if (count > SIZE_MAX / 2 - bytes->count) return 0;
    size_t needed = bytes->count + count;
    if (needed > bytes->capacity) {
        size_t capacity = bytes->capacity < 4096 ? 4096 : bytes->capacity;
        while (capacity < needed) capacity *= 2;
        uint8_t *grown = realloc(bytes->bytes, capacity);
        if (!grown) return 0;
        bytes->bytes = grown;
        bytes->capacity = capacity;
    }
    memcpy(bytes->bytes + bytes->count, source, count);
    bytes->count = needed;
    return 1;
}

void cic_bytes_free(CICBytes *bytes)
{
    free(bytes->bytes);
    memset(bytes, 0, sizeof *bytes);
}

/// x y / 255, rounded, for bytes.
static inline uint8_t scaled(uint32_t x, uint32_t y)
{
    uint32_t product = x * y + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

void cic_premultiply(uint8_t *row, size_t width)
{
    for (size_t x = 0; x < width; x++, row += 4) {
        uint32_t alpha = row[3];
        if (alpha == 255) continue;
        row[0] = scaled(row[0], alpha);
        row[1] = scaled(row[1], alpha);
        row[2] = scaled(row[2], alpha);
    }
}

void cic_unpremultiply(const uint8_t *row, uint8_t *result, size_t width)
{
    for (size_t x = 0; x < width; x++, row += 4, result += 4) {
        uint32_t alpha = row[3];
        result[3] = (uint8_t)alpha;
        if (alpha == 255) {
            memcpy(result, row, 3);
        } else if (alpha == 0) {
            memset(result, 0, 3);
        } else {
            for (int i = 0; i < 3; i++) {
                uint32_t value = (row[i] * 255u + alpha / 2) / alpha;
                result[i] = (uint8_t)(value > 255 ? 255 : value);
            }
        }
    }
}

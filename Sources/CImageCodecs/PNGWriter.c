// SPDX-License-Identifier: Apache-2.0
// PNG files of bytes: rows are filtered here, libdeflate compresses them, libpng writes the chunks.

#include "CImageCodecs.h"
#include "PNG.h"
#include "Shared.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The function that chooses a clone runs before ThreadSanitizer is set up, whose hooks crash there.
#if defined(__x86_64__) && defined(__GLIBC__) && !__has_feature(thread_sanitizer)
#define CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CLONES
#endif

/// The number of a filter in a file.
enum { FILTER_SUB = 1, FILTER_UP = 2, FILTER_PAETH = 4 };

CLONES
static void filter_sub(uint8_t *out, const uint8_t *row, size_t count, size_t pixel)
{
    memcpy(out, row, pixel);
    for (size_t i = pixel; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - pixel]);
}

CLONES
static void filter_up(uint8_t *out, const uint8_t *row, const uint8_t *above, size_t count)
{
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

CLONES
static void filter_paeth(uint8_t *out, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel)
{
    for (size_t i = 0; i < pixel; i++) out[i] = (uint8_t)(row[i] - above[i]);
    for (size_t i = pixel; i < count; i++) {
        int16_t left = row[i - pixel], up = above[i], corner = above[i - pixel];
        int16_t by_left = (int16_t)(up - corner), by_up = (int16_t)(left - corner);
        int16_t by_corner = (int16_t)(by_left + by_up);
        int16_t a = by_left < 0 ? -by_left : by_left;
        int16_t b = by_up < 0 ? -by_up : by_up;
        int16_t c = by_corner < 0 ? -by_corner : by_corner;
        int16_t guess = a <= b ? (a <= c ? left : corner) : (b <= c ? up : corner);
        out[i] = (uint8_t)(row[i] - guess);
    }
}

/// How far bytes are from 0, as differences: what compresses well has a small sum.
CLONES
static uint64_t distance(const uint8_t *bytes, size_t count)
{
    uint64_t sum = 0;
    while (count > 0) {
        // Blocks whose sums fit into 32 bits.
        size_t block = count < 1 << 20 ? count : 1 << 20;
        uint32_t part = 0;
        for (size_t i = 0; i < block; i++) part += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
        sum += part;
        bytes += block;
        count -= block;
    }
    return sum;
}

/// What the filters of a row need: the row itself, the one above, and each filter's result.
typedef struct {
    uint8_t *row, *above, *sub, *up, *paeth;
} Rows;

/// Writes a filtered row with its filter's number in front.
static void filter(uint8_t *out, const Rows *rows, size_t count, size_t pixel)
{
    // Most rows of drawings are as the one above.
    if (memcmp(rows->row, rows->above, count) == 0) {
        out[0] = FILTER_UP;
        memset(out + 1, 0, count);
        return;
    }
    filter_sub(rows->sub, rows->row, count, pixel);
    filter_up(rows->up, rows->row, rows->above, count);
    uint64_t sub = distance(rows->sub, count), up = distance(rows->up, count);
    uint64_t least = sub < up ? sub : up;
    int chosen = sub < up ? FILTER_SUB : FILTER_UP;
    // Drawings repeat themselves more after the plain filters; photos, whose differences are large
    // throughout, gain much by the third.
    if (least > count / 4) {
        filter_paeth(rows->paeth, rows->row, rows->above, count, pixel);
        if (distance(rows->paeth, count) < least - least / 8) chosen = FILTER_PAETH;
    }
    out[0] = (uint8_t)chosen;
    memcpy(out + 1, chosen == FILTER_PAETH ? rows->paeth : chosen == FILTER_SUB ? rows->sub : rows->up,
           count);
}

/// Writes all rows, filtered, one after the other; `scratch` has room for five.
static void write_filtered(uint8_t *result, uint8_t *scratch, const uint8_t *pixels, size_t row_bytes,
                           uint32_t width, uint32_t height, int is_opaque, size_t count)
{
    size_t pixel = is_opaque ? 3 : 4;
    memset(scratch, 0, 5 * count);
    Rows rows = {scratch, scratch + count, scratch + 2 * count, scratch + 3 * count,
                 scratch + 4 * count};
    for (uint32_t y = 0; y < height; y++) {
        const uint8_t *source = pixels + y * row_bytes;
        if (is_opaque) {
            for (uint32_t x = 0; x < width; x++) {
                rows.row[3 * x] = source[4 * x + 2];
                rows.row[3 * x + 1] = source[4 * x + 1];
                rows.row[3 * x + 2] = source[4 * x];
            }
        } else {
            cic_unpremultiply(source, rows.row, width);
            for (uint32_t x = 0; x < width; x++) {
                uint8_t blue = rows.row[4 * x];
                rows.row[4 * x] = rows.row[4 * x + 2];
                rows.row[4 * x + 2] = blue;
            }
        }
        filter(result + (count + 1) * y, &rows, count, pixel);
        uint8_t *row = rows.row;
        rows.row = rows.above;
        rows.above = row;
    }
}

static size_t row_size(uint32_t width, int is_opaque)
{
    return (size_t)width * (is_opaque ? 3 : 4);
}

size_t cic_png_scratch_size(uint32_t width, uint32_t height, int is_opaque)
{
    size_t count = row_size(width, is_opaque), all = (count + 1) * height;
    return 5 * count + all + libdeflate_zlib_compress_bound(NULL, all);
}

/// Writes the rows of a picture as a zlib stream into the scratch memory; `size` gets its length, 0
/// without memory for the compressor.
static const uint8_t *compressed(uint8_t *scratch, const uint8_t *pixels, size_t row_bytes, uint32_t width,
                                 uint32_t height, int is_opaque, int level, size_t *size)
{
    size_t count = row_size(width, is_opaque), all = (count + 1) * height;
    uint8_t *rows = scratch + 5 * count, *stream = rows + all;
    write_filtered(rows, scratch, pixels, row_bytes, width, height, is_opaque, count);
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    *size = 0;
    if (!compressor) return stream;
    *size = libdeflate_zlib_compress(compressor, rows, all, stream,
                                     libdeflate_zlib_compress_bound(NULL, all));
    libdeflate_free_compressor(compressor);
    return stream;
}

int cic_png_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                   int is_opaque, const uint8_t *profile, size_t profile_size, int level,
                   uint8_t *scratch, CICBytes *file, CICError *error)
{
    size_t size = 0;
    const uint8_t *stream =
        compressed(scratch, pixels, row_bytes, width, height, is_opaque, level, &size);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, cic_png_fail, cic_png_ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (size == 0 || !info) {
        png_destroy_write_struct(&png, &info);
        return cic_fail(error, "PNG: out of memory");
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, file, cic_png_write, cic_png_flush);
    png_set_IHDR(png, info, width, height, 8, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (profile_size > 0) {
        png_set_iCCP(png, info, "ICC profile", PNG_COMPRESSION_TYPE_BASE, profile,
                     (png_uint_32)profile_size);
    } else {
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    }
    png_write_info(png, info);
    // Chunks have at most 2^31 - 1 bytes.
    for (size_t start = 0; start < size; start += 1 << 30) {
        size_t part = size - start < 1 << 30 ? size - start : 1 << 30;
        png_write_chunk(png, (png_const_bytep) "IDAT", stream + start, part);
    }
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
    png_destroy_write_struct(&png, &info);
    return 1;
}

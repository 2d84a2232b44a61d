// SPDX-License-Identifier: Apache-2.0

#include "PNG.h"
#include "Reducer.h"
#include "Shared.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// Chunks of text, profiles and the like may take this much memory.
enum { chunk_limit = 8 << 20, chunk_count_limit = 1000 };

typedef struct {
    const uint8_t *data;
    size_t size;
    size_t offset;
    /// Where the row that is being read ends at the latest; 0 for anywhere.
    size_t row_end;
} Reader;

static void read_bytes(png_structp png, png_bytep target, png_size_t count)
{
    Reader *reader = png_get_io_ptr(png);
    if (count > reader->size - reader->offset) png_error(png, "the file ends early");
    if (reader->row_end && reader->offset + count > reader->row_end)
        png_error(png, "it has more data than its pixels take");
    memcpy(target, reader->data + reader->offset, count);
    reader->offset += count;
}

void cic_png_write(png_structp png, png_bytep source, png_size_t count)
{
    if (!cic_append(png_get_io_ptr(png), source, count)) png_error(png, "out of memory");
}

void cic_png_flush(png_structp png)
{
    (void)png;
}

void cic_png_fail(png_structp png, png_const_charp message)
{
    cic_fail(png_get_error_ptr(png), "PNG: %s", message);
    png_longjmp(png, 1);
}

void cic_png_ignore(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

static int is_little_endian(void)
{
    const uint16_t one = 1;
    return *(const uint8_t *)&one == 1;
}

/// Reads a row.
///
/// After the last one libpng decompresses whatever follows: a file of kilobytes can say gigabytes. A row
/// takes hardly more than its bytes; the factor is for data in pieces of a byte each.
static void read_row(png_structp png, Reader *reader, png_bytep row, size_t bytes)
{
    reader->row_end = reader->offset + 16 * (bytes + 64) + (64 << 10);
    png_read_row(png, row, NULL);
    reader->row_end = 0;
}

static int is_png(const uint8_t *data, size_t size)
{
    return size >= 8 && png_sig_cmp(data, 0, 8) == 0;
}

static png_structp reader_for(Reader *reader, png_infop *info, CICError *error)
{
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, cic_png_fail, cic_png_ignore);
    if (!png) return NULL;
    *info = png_create_info_struct(png);
    if (!*info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return NULL;
    }
    png_set_read_fn(png, reader, read_bytes);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_set_chunk_malloc_max(png, chunk_limit);
    png_set_chunk_cache_max(png, chunk_count_limit);
    // Nobody asks for texts, and each can be a bomb.
    static const png_byte texts[] = "tEXt\0zTXt\0iTXt";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, texts, 3);
    return png;
}

int cic_png_probe(const uint8_t *data, size_t size, CICHeader *header, CICError *error)
{
    // The header chunk is always first and always the same size: 8 bytes of signature, 4 of
    // length, 4 of name, then width, height, depth, colour type.
    if (!is_png(data, size)) return cic_fail(error, "PNG: not a PNG file");
    Reader reader = {data, size, 0, 0};
    png_infop info = NULL;
    png_structp png = reader_for(&reader, &info, error);
    if (!png) return cic_fail(error, "PNG: out of memory");
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_read_info(png, info);
    int type = png_get_color_type(png, info);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->has_alpha =
        (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    header->is_gray = (type & PNG_COLOR_MASK_COLOR) == 0;
    header->bit_depth = png_get_bit_depth(png, info);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}

int cic_png_decode(const uint8_t *data, size_t size, const CICRegion *region, uint8_t *pixels,
                   size_t row_bytes, CICBytes *profile, CICError *error)
{
    if (!is_png(data, size)) return cic_fail(error, "PNG: not a PNG file");
    Reader reader = {data, size, 0, 0};
    Reducer reducer = {*region, pixels, row_bytes, NULL};
    uint8_t *volatile lines = NULL;
    uint32_t *volatile sums = NULL;
    png_infop info = NULL;
    png_structp png = reader_for(&reader, &info, error);
    if (!png) return cic_fail(error, "PNG: out of memory");
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(lines);
        free(sums);
        return 0;
    }
    png_read_info(png, info);
    uint32_t width = png_get_image_width(png, info);
    uint32_t height = png_get_image_height(png, info);
    uint32_t side = region->reduction;
    if (region->x > width || region->width > width - region->x || region->y > height
        || region->height > height - region->y || region->width == 0 || region->height == 0
        || side < 1 || side > 4096 || cic_squares(region->width, side) * (size_t)4 > row_bytes)
        png_error(png, "the region lies outside the picture");

    png_charp name = NULL;
    png_bytep bytes = NULL;
    png_uint_32 count = 0;
    int compression = 0;
    if (profile && png_get_iCCP(png, info, &name, &compression, &bytes, &count))
        cic_append(profile, bytes, count);

    // Whatever the file has becomes 8-bit B, G, R, A.
    int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
        || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    if (!has_alpha) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t line_bytes = png_get_rowbytes(png, info);
    if (line_bytes > (size_t)width * 4) png_error(png, "a row does not fit");

    // Each pass of an interlaced file adds pixels to the rows of those before.
    size_t line_count = passes > 1 ? height : 1;
    lines = malloc(line_bytes * line_count);
    if (side > 1) sums = malloc((size_t)cic_squares(region->width, side) * 16);
    if (!lines || (side > 1 && !sums)) png_error(png, "out of memory");
    reducer.sums = sums;
    for (int pass = 0; pass < passes; pass++) {
        int is_last = pass == passes - 1;
        uint32_t end = is_last ? region->y + region->height : height;
        for (uint32_t y = 0; y < end; y++) {
            uint8_t *row = lines + (passes > 1 ? y * line_bytes : 0);
            read_row(png, &reader, row, line_bytes);
            if (!is_last || y < region->y) continue;
            row += (size_t)region->x * 4;
            if (has_alpha) cic_premultiply(row, region->width);
            cic_reduce_row(&reducer, row, y - region->y);
        }
    }
    // Not "end": the rows below the region are of no interest.
    png_destroy_read_struct(&png, &info, NULL);
    free(lines);
    free(sums);
    return 1;
}

int cic_png_profile(const uint8_t *data, size_t size, CICBytes *profile)
{
    if (!is_png(data, size)) return 0;
    Reader reader = {data, size, 0, 0};
    CICError error;
    png_infop info = NULL;
    png_structp png = reader_for(&reader, &info, &error);
    if (!png) return 0;
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_read_info(png, info);
    png_charp name = NULL;
    png_bytep bytes = NULL;
    png_uint_32 count = 0;
    int compression = 0;
    if (png_get_iCCP(png, info, &name, &compression, &bytes, &count))
        cic_append(profile, bytes, count);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}

int cic_png_decode_deep(const uint8_t *data, size_t size, uint16_t *pixels, size_t row_bytes,
                        CICBytes *profile, CICError *error)
{
    if (!is_png(data, size)) return cic_fail(error, "PNG: not a PNG file");
    Reader reader = {data, size, 0, 0};
    png_infop info = NULL;
    png_structp png = reader_for(&reader, &info, error);
    if (!png) return cic_fail(error, "PNG: out of memory");
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_read_info(png, info);
    uint32_t width = png_get_image_width(png, info);
    uint32_t height = png_get_image_height(png, info);

    png_charp name = NULL;
    png_bytep bytes = NULL;
    png_uint_32 count = 0;
    int compression = 0;
    if (profile && png_get_iCCP(png, info, &name, &compression, &bytes, &count))
        cic_append(profile, bytes, count);

    int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
        || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    png_set_expand_16(png);
    png_set_gray_to_rgb(png);
    if (is_little_endian()) png_set_swap(png);
    if (!has_alpha) png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 8 || row_bytes < (size_t)width * 8)
        png_error(png, "a row does not fit");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++)
            read_row(png, &reader, (png_bytep)pixels + y * row_bytes, (size_t)width * 8);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}

int cic_png_encode_deep(const uint16_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                        int is_opaque, const uint8_t *profile, size_t profile_size, int level,
                        CICBytes *file, CICError *error)
{
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, cic_png_fail, cic_png_ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_write_struct(&png, &info);
        return cic_fail(error, "PNG: out of memory");
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, file, cic_png_write, cic_png_flush);
    png_set_compression_level(png, level);
    png_set_IHDR(png, info, width, height, 16,
                 is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (profile && profile_size > 0)
        png_set_iCCP(png, info, "ICC profile", PNG_COMPRESSION_TYPE_BASE, profile,
                     (png_uint_32)profile_size);
    else
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    if (is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    if (is_little_endian()) png_set_swap(png);
    for (uint32_t y = 0; y < height; y++)
        png_write_row(png, (png_const_bytep)pixels + y * row_bytes);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return 1;
}

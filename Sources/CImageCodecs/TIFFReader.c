// SPDX-License-Identifier: Apache-2.0
// Pictures of TIFF files. Gray and RGB of 8 and 16 bits are put together here, so that alpha of each
// kind is right and no bits are lost; all else goes through libtiff's conversion to RGBA.

#include "TIFF.h"

#include <stdlib.h>
#include <string.h>

/// A picture that is read component by component.
typedef struct {
    TIFFHandle file;
    uint32_t width, height;
    uint16_t bits, samples, is_planar, photometric;
    /// Components of a colour, 1 or 3.
    uint16_t colors;
    /// 0 where there is none; 1 multiplied into the colours, 2 not.
    uint16_t alpha;
    uint8_t *target;
    size_t row_bytes;
    int is_deep;
} Picture;

static uint16_t short_field(TIFFHandle file, uint32_t tag, uint16_t otherwise)
{
    uint16_t value = otherwise;
    return cic_tiff.GetFieldDefaulted(file, tag, &value) ? value : otherwise;
}

/// Reads what a picture is; 0 where its components are of another kind.
static int is_plain(Picture *picture)
{
    TIFFHandle file = picture->file;
    picture->bits = short_field(file, TAG_BITS, 1);
    picture->samples = short_field(file, TAG_SAMPLES, 1);
    picture->is_planar = short_field(file, TAG_PLANAR, 1) == 2;
    picture->photometric = short_field(file, TAG_PHOTOMETRIC, UINT16_MAX);
    uint16_t format = short_field(file, TAG_SAMPLE_FORMAT, 1);
    if ((picture->bits != 8 && picture->bits != 16) || (format != 1 && format != 4)) return 0;
    if (picture->photometric > 2) return 0;
    picture->colors = picture->photometric == 2 ? 3 : 1;
    if (picture->samples < picture->colors || picture->samples > 64) return 0;
    uint16_t count = 0;
    uint16_t *kinds = NULL;
    picture->alpha = 0;
    if (picture->samples > picture->colors
        && cic_tiff.GetFieldDefaulted(file, TAG_EXTRA_SAMPLES, &count, &kinds) && count > 0 && kinds)
        picture->alpha = kinds[0] == 1 || kinds[0] == 2 ? kinds[0] : 0;
    return 1;
}

/// Puts components of a piece of a row, `step` apart, where the pixels have them: red, green, blue
/// and alpha in 16 bits, or blue, green, red and alpha in 8.
static void put(const Picture *picture, const uint8_t *source, size_t step, uint32_t x, uint32_t y,
                uint32_t count, uint16_t component)
{
    static const int places[] = {2, 1, 0, 3};
    int place = component == picture->colors ? 3 : component;
    uint8_t *row = picture->target + y * picture->row_bytes;
    uint16_t *deep = (uint16_t *)(void *)row + (size_t)x * 4 + place;
    uint8_t *plain = row + (size_t)x * 4 + places[place];
    for (uint32_t i = 0; i < count; i++, source += step) {
        uint32_t value = *source * 257u;
        if (picture->bits == 16) {
            uint16_t word;
            memcpy(&word, source, sizeof word);
            value = word;
        }
        if (picture->is_deep)
            deep[(size_t)i * 4] = (uint16_t)value;
        else
            plain[(size_t)i * 4] = (uint8_t)((value + 128) / 257);
    }
}

/// Puts all components that a piece of a row has.
static void put_piece(const Picture *picture, const uint8_t *source, uint32_t x, uint32_t y,
                      uint32_t count, uint16_t plane)
{
    size_t bytes = picture->bits / 8;
    if (picture->is_planar) {
        put(picture, source, bytes, x, y, count, plane);
        return;
    }
    int components = picture->colors + (picture->alpha != 0);
    for (int i = 0; i < components; i++)
        put(picture, source + (size_t)i * bytes, bytes * picture->samples, x, y, count, (uint16_t)i);
}

static int read_strips(const Picture *picture, uint16_t planes, CICError *error)
{
    size_t needed = (size_t)picture->width * (picture->bits / 8)
        * (picture->is_planar ? 1 : picture->samples);
    ssize_t size = cic_tiff.ScanlineSize(picture->file);
    if (size <= 0 || (size_t)size < needed) return cic_fail(error, "TIFF: the rows are damaged");
    uint8_t *row = calloc(1, (size_t)size);
    if (!row) return cic_fail(error, "TIFF: out of memory");
    int is_done = 1;
    for (uint16_t plane = 0; is_done && plane < planes; plane++)
        for (uint32_t y = 0; is_done && y < picture->height; y++) {
            is_done = cic_tiff.ReadScanline(picture->file, row, y, plane) == 1;
            if (is_done) put_piece(picture, row, 0, y, picture->width, plane);
        }
    free(row);
    return is_done;
}

static int read_tiles(const Picture *picture, uint16_t planes, CICError *error)
{
    uint32_t width = 0, height = 0;
    cic_tiff.GetFieldDefaulted(picture->file, TAG_TILE_WIDTH, &width);
    cic_tiff.GetFieldDefaulted(picture->file, TAG_TILE_HEIGHT, &height);
    size_t pixel = (size_t)(picture->bits / 8) * (picture->is_planar ? 1 : picture->samples);
    ssize_t size = cic_tiff.TileSize(picture->file);
    if (width == 0 || height == 0 || size <= 0
        || (size_t)size / pixel / width < height)
        return cic_fail(error, "TIFF: the tiles are damaged");
    uint8_t *tile = calloc(1, (size_t)size);
    if (!tile) return cic_fail(error, "TIFF: out of memory");
    int is_done = 1;
    for (uint16_t plane = 0; is_done && plane < planes; plane++)
        for (uint64_t top = 0; is_done && top < picture->height; top += height)
            for (uint64_t left = 0; is_done && left < picture->width; left += width) {
                uint32_t x = (uint32_t)left, y = (uint32_t)top;
                is_done = cic_tiff.ReadTile(picture->file, tile, x, y, 0, plane) >= 0;
                uint32_t columns = picture->width - x < width ? picture->width - x : width;
                uint32_t rows = picture->height - y < height ? picture->height - y : height;
                for (uint32_t i = 0; is_done && i < rows; i++)
                    put_piece(picture, tile + (size_t)i * width * pixel, x, y + i, columns, plane);
            }
    free(tile);
    return is_done;
}

/// Makes three colours of gray and premultiplied pixels of what has been put.
static void finish(const Picture *picture)
{
    for (uint32_t y = 0; y < picture->height; y++) {
        uint8_t *row = picture->target + y * picture->row_bytes;
        for (uint32_t x = 0; x < picture->width; x++) {
            uint8_t *pixel = row + (size_t)x * 4;
            if (picture->colors == 1) {
                if (picture->photometric == 0) pixel[2] = (uint8_t)(255 - pixel[2]);
                pixel[0] = pixel[1] = pixel[2];
            }
            if (picture->alpha == 0) pixel[3] = 255;
            // A colour that is more than its alpha would shine.
            for (int i = 0; picture->alpha == 1 && i < 3; i++)
                if (pixel[i] > pixel[3]) pixel[i] = pixel[3];
        }
        if (picture->alpha == 2) cic_premultiply(row, picture->width);
    }
}

/// The same for four numbers of 16 bits, which alpha is not multiplied into.
static void finish_deep(const Picture *picture)
{
    for (uint32_t y = 0; y < picture->height; y++) {
        uint16_t *pixel = (uint16_t *)(void *)(picture->target + y * picture->row_bytes);
        for (uint32_t x = 0; x < picture->width; x++, pixel += 4) {
            if (picture->colors == 1) {
                if (picture->photometric == 0) pixel[0] = (uint16_t)(65535 - pixel[0]);
                pixel[1] = pixel[2] = pixel[0];
            }
            uint32_t alpha = picture->alpha == 0 ? 65535 : pixel[3];
            pixel[3] = (uint16_t)alpha;
            for (int i = 0; picture->alpha == 1 && i < 3; i++) {
                uint64_t value = alpha == 0 ? 0 : (pixel[i] * 65535ull + alpha / 2) / alpha;
                pixel[i] = (uint16_t)(value > 65535 ? 65535 : value);
            }
        }
    }
}

static int read_components(Picture *picture, CICError *error)
{
    uint16_t planes = 1;
    if (picture->is_planar) planes = (uint16_t)(picture->colors + (picture->alpha != 0));
    if (!(cic_tiff.IsTiled(picture->file) ? read_tiles(picture, planes, error)
                                          : read_strips(picture, planes, error)))
        return 0;
    if (picture->is_deep)
        finish_deep(picture);
    else
        finish(picture);
    return 1;
}

/// By libtiff's conversion, whose pixels are R, G, B, A in memory and premultiplied.
static int read_converted(const Picture *picture, CICError *error)
{
    size_t count = (size_t)picture->width * picture->height;
    uint32_t *pixels = calloc(count, 4);
    if (!pixels) return cic_fail(error, "TIFF: out of memory");
    // Asked for as it is, the picture is not turned.
    int orientation = short_field(picture->file, TAG_ORIENTATION, 1);
    int is_done = cic_tiff.ReadRGBAImageOriented(picture->file, picture->width, picture->height,
                                                 pixels, orientation, 1);
    for (uint32_t y = 0; is_done && y < picture->height; y++) {
        const uint32_t *source = pixels + (size_t)y * picture->width;
        uint8_t *row = picture->target + y * picture->row_bytes;
        for (uint32_t x = 0; x < picture->width; x++, row += 4) {
            // The numbers are packed with red lowest, whatever the machine's order is.
            row[0] = (uint8_t)(source[x] >> 16);
            row[1] = (uint8_t)(source[x] >> 8);
            row[2] = (uint8_t)source[x];
            row[3] = (uint8_t)(source[x] >> 24);
            for (int i = 0; i < 3; i++)
                if (row[i] > row[3]) row[i] = row[3];
        }
    }
    free(pixels);
    return is_done;
}

static int decode(const uint8_t *data, size_t size, const CICTIFFPicture *asked, uint8_t *target,
                  size_t row_bytes, int is_deep, CICError *error)
{
    CICTIFFMemory memory = {.data = data, .size = size, .error = error};
    // "h": the first directory is not read, since another may be meant.
    TIFFHandle file = cic_tiff_open(&memory, "rh", asked->memory);
    int is_done = file && cic_tiff.SetSubDirectory(file, asked->directory);
    if (is_done) {
        Picture picture = {.file = file,
                           .width = asked->width,
                           .height = asked->height,
                           .target = target,
                           .row_bytes = row_bytes,
                           .is_deep = is_deep};
        uint32_t width = 0, height = 0;
        cic_tiff.GetFieldDefaulted(file, TAG_WIDTH, &width);
        cic_tiff.GetFieldDefaulted(file, TAG_HEIGHT, &height);
        if (width != asked->width || height != asked->height)
            is_done = cic_fail(error, "TIFF: the directory is damaged");
        else if (is_plain(&picture))
            is_done = read_components(&picture, error);
        else if (is_deep)
            is_done = cic_fail(error, "TIFF: no picture of 16 bits");
        else
            is_done = read_converted(&picture, error);
    }
    if (file) cic_tiff.Close(file);
    if (!is_done && error && !error->message[0])
        cic_fail(error, "TIFF: the picture cannot be decoded");
    return is_done;
}

int cic_tiff_decode(const uint8_t *data, size_t size, const CICTIFFPicture *picture,
                    uint8_t *pixels, size_t row_bytes, CICError *error)
{
    return decode(data, size, picture, pixels, row_bytes, 0, error);
}

int cic_tiff_decode_deep(const uint8_t *data, size_t size, const CICTIFFPicture *picture,
                         uint16_t *pixels, size_t row_bytes, CICError *error)
{
    return decode(data, size, picture, (uint8_t *)pixels, row_bytes, 1, error);
}

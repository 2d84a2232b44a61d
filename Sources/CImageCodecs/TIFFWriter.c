// SPDX-License-Identifier: Apache-2.0
// TIFF files of one or more pictures.

#include "TIFF.h"

#include <stdlib.h>
#include <string.h>

struct CICTIFFWriter {
    CICTIFFMemory memory;
    TIFFHandle file;
};

CICTIFFWriter *cic_tiff_writer_open(CICError *error)
{
    CICTIFFWriter *writer = calloc(1, sizeof *writer);
    if (!writer) {
        cic_fail(error, "TIFF: out of memory");
        return NULL;
    }
    // Messages come with each call, as the errors of the callers do not live on.
    writer->memory.error = calloc(1, sizeof *writer->memory.error);
    if (writer->memory.error) writer->file = cic_tiff_open(&writer->memory, "w", 0);
    if (!writer->file) {
        cic_fail(error, "TIFF: libtiff cannot begin a file");
        cic_bytes_free(&writer->memory.written);
        free(writer->memory.error);
        free(writer);
        return NULL;
    }
    return writer;
}

static int failed(const CICTIFFWriter *writer, CICError *error)
{
    const char *message = writer->memory.error->message;
    return cic_fail(error, "%s", message[0] ? message : "TIFF: the picture cannot be written");
}

static void set_form(TIFFHandle file, const CICTIFFForm *form, int is_deep)
{
    unsigned int samples = form->is_opaque ? 3 : 4;
    unsigned int bits = is_deep ? 16 : 8;
    unsigned int compression = form->compression;
    if (!cic_tiff.IsCODECConfigured(form->compression)) compression = 1;
    cic_tiff.SetField(file, TAG_WIDTH, form->width);
    cic_tiff.SetField(file, TAG_HEIGHT, form->height);
    cic_tiff.SetField(file, TAG_BITS, bits);
    cic_tiff.SetField(file, TAG_COMPRESSION, compression);
    cic_tiff.SetField(file, TAG_PHOTOMETRIC, 2);
    cic_tiff.SetField(file, TAG_ORIENTATION, (unsigned int)form->orientation);
    cic_tiff.SetField(file, TAG_SAMPLES, samples);
    cic_tiff.SetField(file, TAG_PLANAR, 1);
    // Strips of some 64 KB.
    uint32_t row = form->width * samples * bits / 8;
    cic_tiff.SetField(file, TAG_ROWS_PER_STRIP, row < 65536 ? 65536 / row : 1);
    // Differences of neighbours become smaller than the pixels: LZW and deflate.
    if (compression == 5 || compression == 8 || compression == 32946)
        cic_tiff.SetField(file, TAG_PREDICTOR, 2);
    uint16_t alpha = is_deep ? 2 : 1;
    if (!form->is_opaque) cic_tiff.SetField(file, TAG_EXTRA_SAMPLES, 1, &alpha);
    if (form->x_resolution > 0 && form->y_resolution > 0) {
        cic_tiff.SetField(file, TAG_X_RESOLUTION, form->x_resolution);
        cic_tiff.SetField(file, TAG_Y_RESOLUTION, form->y_resolution);
        cic_tiff.SetField(file, TAG_UNIT, (unsigned int)form->unit);
    }
    if (form->profile_size > 0)
        cic_tiff.SetField(file, TAG_PROFILE, (uint32_t)form->profile_size, form->profile);
}

static void fill_row(uint8_t *row, const uint8_t *pixel, const CICTIFFForm *form)
{
    for (uint32_t x = 0; x < form->width; x++, pixel += 4) {
        *row++ = pixel[2];
        *row++ = pixel[1];
        *row++ = pixel[0];
        if (!form->is_opaque) *row++ = pixel[3];
    }
}

static void fill_deep_row(uint8_t *row, const uint16_t *pixel, const CICTIFFForm *form)
{
    size_t bytes = form->is_opaque ? 6 : 8;
    for (uint32_t x = 0; x < form->width; x++, pixel += 4, row += bytes) memcpy(row, pixel, bytes);
}

static int add(CICTIFFWriter *writer, const uint8_t *pixels, size_t row_bytes,
               const CICTIFFForm *form, int is_deep, CICError *error)
{
    if (form->width == 0 || form->height == 0 || form->width > 1u << 24)
        return cic_fail(error, "TIFF: a picture of this size cannot be written");
    set_form(writer->file, form, is_deep);
    // The library changes the rows that it is given.
    uint8_t *row = malloc((size_t)form->width * (is_deep ? 8 : 4));
    if (!row) return cic_fail(error, "TIFF: out of memory");
    int is_done = 1;
    for (uint32_t y = 0; is_done && y < form->height; y++) {
        const uint8_t *source = pixels + y * row_bytes;
        if (is_deep)
            fill_deep_row(row, (const uint16_t *)(const void *)source, form);
        else
            fill_row(row, source, form);
        is_done = cic_tiff.WriteScanline(writer->file, row, y, 0) == 1;
    }
    free(row);
    return is_done && cic_tiff.WriteDirectory(writer->file) ? 1 : failed(writer, error);
}

int cic_tiff_writer_add(CICTIFFWriter *writer, const uint8_t *pixels, size_t row_bytes,
                        const CICTIFFForm *form, CICError *error)
{
    return add(writer, pixels, row_bytes, form, 0, error);
}

int cic_tiff_writer_add_deep(CICTIFFWriter *writer, const uint16_t *pixels, size_t row_bytes,
                             const CICTIFFForm *form, CICError *error)
{
    return add(writer, (const uint8_t *)pixels, row_bytes, form, 1, error);
}

void cic_tiff_writer_text(CICTIFFWriter *writer, uint32_t tag, const char *text)
{
    cic_tiff.SetField(writer->file, tag, text);
}

int cic_tiff_writer_close(CICTIFFWriter *writer, CICBytes *file, CICError *error)
{
    cic_tiff.Close(writer->file);
    int is_done = !writer->memory.error->message[0];
    if (!is_done) failed(writer, error);
    if (is_done && file)
        *file = writer->memory.written;
    else
        cic_bytes_free(&writer->memory.written);
    free(writer->memory.error);
    free(writer);
    return is_done;
}

// SPDX-License-Identifier: Apache-2.0

#include "Shared.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

struct CICGIF {
    const uint8_t *data;
    size_t size;
    size_t offset;
    GifFileType *file;
    /// What the last frame asks to be done before the next one is drawn.
    int disposal;
    GifImageDesc last;
    /// What lay below the last frame, where that is to be restored.
    uint8_t *saved;
    size_t saved_row_bytes;
    int loop_count;
};

static int read_bytes(GifFileType *file, GifByteType *target, int count)
{
    CICGIF *gif = file->UserData;
    size_t rest = gif->size - gif->offset;
    size_t given = (size_t)count < rest ? (size_t)count : rest;
    memcpy(target, gif->data + gif->offset, given);
    gif->offset += given;
    return (int)given;
}

static const char *reason(int code)
{
    const char *message = GifErrorString(code);
    return message ? message : "damaged data";
}

CICGIF *cic_gif_open(const uint8_t *data, size_t size, CICHeader *header, CICError *error)
{
    CICGIF *gif = calloc(1, sizeof *gif);
    if (!gif) {
        cic_fail(error, "GIF: out of memory");
        return NULL;
    }
    gif->data = data;
    gif->size = size;
    gif->loop_count = -1;
    int code = 0;
    gif->file = DGifOpen(gif, read_bytes, &code);
    if (!gif->file || gif->file->SWidth <= 0 || gif->file->SHeight <= 0) {
        cic_fail(error, "GIF: %s", gif->file ? "the picture has no size" : reason(code));
        cic_gif_close(gif);
        return NULL;
    }
    header->width = (uint32_t)gif->file->SWidth;
    header->height = (uint32_t)gif->file->SHeight;
    header->has_alpha = 1;
    header->is_gray = 0;
    return gif;
}

void cic_gif_close(CICGIF *gif)
{
    if (!gif) return;
    if (gif->file) DGifCloseFile(gif->file, NULL);
    free(gif->saved);
    free(gif);
}

int cic_gif_loop_count(const CICGIF *gif)
{
    return gif->loop_count;
}

/// Undoes the last frame as it asked for.
static void dispose(CICGIF *gif, uint8_t *pixels, size_t row_bytes)
{
    if (gif->disposal == DISPOSE_BACKGROUND) {
        for (int y = 0; y < gif->last.Height; y++)
            memset(pixels + (size_t)(gif->last.Top + y) * row_bytes + (size_t)gif->last.Left * 4,
                   0, (size_t)gif->last.Width * 4);
    } else if (gif->disposal == DISPOSE_PREVIOUS && gif->saved
               && gif->saved_row_bytes == row_bytes) {
        memcpy(pixels, gif->saved, row_bytes * (size_t)gif->file->SHeight);
    }
}

/// Reads extensions for the frame to come: its control block, and the loop count.
static int read_extension(CICGIF *gif, GraphicsControlBlock *control, CICError *error)
{
    int code = 0;
    int is_loop = 0;
    GifByteType *block = NULL;
    if (DGifGetExtension(gif->file, &code, &block) == GIF_ERROR)
        return cic_fail(error, "GIF: %s", reason(gif->file->Error));
    if (code == GRAPHICS_EXT_FUNC_CODE && block && block[0] >= 4)
        DGifExtensionToGCB(block[0], block + 1, control);
    if (code == APPLICATION_EXT_FUNC_CODE && block && block[0] == 11)
        is_loop = memcmp(block + 1, "NETSCAPE2.0", 11) == 0
            || memcmp(block + 1, "ANIMEXTS1.0", 11) == 0;
    while (block) {
        if (DGifGetExtensionNext(gif->file, &block) == GIF_ERROR)
            return cic_fail(error, "GIF: %s", reason(gif->file->Error));
        if (is_loop && block && block[0] >= 3 && block[1] == 1)
            gif->loop_count = block[2] | block[3] << 8;
    }
    return 1;
}

/// Draws a frame's lines over the canvas, whose clip the frame's rectangle may leave.
static int draw(CICGIF *gif, uint8_t *pixels, size_t row_bytes, int transparent, CICError *error)
{
    GifFileType *file = gif->file;
    const GifImageDesc frame = file->Image;
    const ColorMapObject *colors = frame.ColorMap ? frame.ColorMap : file->SColorMap;
    if (frame.Width <= 0 || frame.Height <= 0) return 1;
    GifPixelType *line = malloc((size_t)frame.Width);
    if (!line) return cic_fail(error, "GIF: out of memory");
    static const int starts[] = {0, 4, 2, 1};
    static const int steps[] = {8, 8, 4, 2};
    int is_done = 1;
    for (int pass = 0; is_done && pass < (frame.Interlace ? 4 : 1); pass++) {
        int first = frame.Interlace ? starts[pass] : 0;
        int step = frame.Interlace ? steps[pass] : 1;
        for (int y = first; y < frame.Height; y += step) {
            if (DGifGetLine(file, line, frame.Width) == GIF_ERROR) {
                is_done = cic_fail(error, "GIF: %s", reason(file->Error));
                break;
            }
            if (frame.Top + y >= file->SHeight) continue;
            uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)(frame.Top + y) * row_bytes);
            for (int x = 0; x < frame.Width && frame.Left + x < file->SWidth; x++) {
                int index = line[x];
                if (index == transparent) continue;
                uint32_t pixel = 0xff000000;
                if (colors && index < colors->ColorCount) {
                    GifColorType color = colors->Colors[index];
                    pixel |= (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
                }
                row[frame.Left + x] = pixel;
            }
        }
    }
    free(line);
    return is_done;
}

int cic_gif_next(CICGIF *gif, uint8_t *pixels, size_t row_bytes, uint32_t *hundredths,
                 CICError *error)
{
    GraphicsControlBlock control = {DISPOSAL_UNSPECIFIED, false, 0, NO_TRANSPARENT_COLOR};
    for (;;) {
        GifRecordType type = UNDEFINED_RECORD_TYPE;
        if (DGifGetRecordType(gif->file, &type) == GIF_ERROR)
            return cic_fail(error, "GIF: %s", reason(gif->file->Error));
        if (type == TERMINATE_RECORD_TYPE) return -1;
        if (type == EXTENSION_RECORD_TYPE && !read_extension(gif, &control, error)) return 0;
        if (type != IMAGE_DESC_RECORD_TYPE) continue;
        if (DGifGetImageDesc(gif->file) == GIF_ERROR)
            return cic_fail(error, "GIF: %s", reason(gif->file->Error));

        dispose(gif, pixels, row_bytes);
        if (control.DisposalMode == DISPOSE_PREVIOUS) {
            size_t count = row_bytes * (size_t)gif->file->SHeight;
            if (!gif->saved) gif->saved = malloc(count);
            if (!gif->saved) return cic_fail(error, "GIF: out of memory");
            memcpy(gif->saved, pixels, count);
            gif->saved_row_bytes = row_bytes;
        }
        // Of a frame that leaves the canvas only the part inside counts from here on.
        GifImageDesc inside = gif->file->Image;
        int right = inside.Left + inside.Width;
        int bottom = inside.Top + inside.Height;
        if (right > gif->file->SWidth) right = gif->file->SWidth;
        if (bottom > gif->file->SHeight) bottom = gif->file->SHeight;
        inside.Width = right > inside.Left ? right - inside.Left : 0;
        inside.Height = bottom > inside.Top ? bottom - inside.Top : 0;
        if (inside.Width == 0) inside.Height = 0;
        gif->last = inside;
        gif->disposal = control.DisposalMode;
        *hundredths = (uint32_t)control.DelayTime;
        return draw(gif, pixels, row_bytes, control.TransparentColor, error);
    }
}

struct CICGIFWriter {
    GifFileType *file;
    CICBytes bytes;
};

static int write_bytes(GifFileType *file, const GifByteType *source, int count)
{
    CICGIFWriter *writer = file->UserData;
    return cic_append(&writer->bytes, source, (size_t)count) ? count : 0;
}

CICGIFWriter *cic_gif_writer_open(uint32_t width, uint32_t height, int loop_count,
                                  CICError *error)
{
    if (width == 0 || height == 0 || width > 65535 || height > 65535) {
        cic_fail(error, "GIF: a side has from 1 to 65,535 pixels");
        return NULL;
    }
    CICGIFWriter *writer = calloc(1, sizeof *writer);
    int code = 0;
    if (writer) writer->file = EGifOpen(writer, write_bytes, &code);
    if (!writer || !writer->file) {
        cic_fail(error, "GIF: out of memory");
        free(writer);
        return NULL;
    }
    EGifSetGifVersion(writer->file, true);
    int is_done = EGifPutScreenDesc(writer->file, (int)width, (int)height, 8, 0, NULL) == GIF_OK;
    if (is_done && loop_count >= 0) {
        uint8_t block[] = {1, (uint8_t)loop_count, (uint8_t)(loop_count >> 8)};
        is_done = EGifPutExtensionLeader(writer->file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(writer->file, 11, "NETSCAPE2.0") == GIF_OK
            && EGifPutExtensionBlock(writer->file, 3, block) == GIF_OK
            && EGifPutExtensionTrailer(writer->file) == GIF_OK;
    }
    if (!is_done) {
        cic_fail(error, "GIF: %s", reason(writer->file->Error));
        cic_gif_writer_close(writer, NULL, NULL);
        return NULL;
    }
    return writer;
}

int cic_gif_writer_add(CICGIFWriter *writer, const uint8_t *indices, uint32_t width,
                       uint32_t height, const uint8_t *palette, int color_count, int transparent,
                       uint32_t hundredths, CICError *error)
{
    ColorMapObject *colors = GifMakeMapObject(color_count, NULL);
    if (!colors) return cic_fail(error, "GIF: the palette must have 2, 4, 8 … 256 colours");
    for (int i = 0; i < color_count; i++)
        colors->Colors[i] = (GifColorType){palette[3 * i], palette[3 * i + 1], palette[3 * i + 2]};
    GraphicsControlBlock control = {DISPOSE_BACKGROUND, false, (int)hundredths,
                                    transparent < 0 ? NO_TRANSPARENT_COLOR : transparent};
    GifByteType block[4];
    EGifGCBToExtension(&control, block);
    int is_done = EGifPutExtension(writer->file, GRAPHICS_EXT_FUNC_CODE, 4, block) == GIF_OK
        && EGifPutImageDesc(writer->file, 0, 0, (int)width, (int)height, false, colors) == GIF_OK;
    // The library's lines are not const, though it only reads them.
    for (uint32_t y = 0; is_done && y < height; y++)
        is_done = EGifPutLine(writer->file, (GifPixelType *)(uintptr_t)(indices + (size_t)y * width),
                              (int)width) == GIF_OK;
    GifFreeMapObject(colors);
    return is_done ? 1 : cic_fail(error, "GIF: %s", reason(writer->file->Error));
}

int cic_gif_writer_close(CICGIFWriter *writer, CICBytes *file, CICError *error)
{
    int code = 0;
    int is_done = EGifCloseFile(writer->file, &code) == GIF_OK;
    if (is_done && file)
        *file = writer->bytes;
    else
        cic_bytes_free(&writer->bytes);
    free(writer);
    return is_done ? 1 : cic_fail(error, "GIF: %s", reason(code));
}

// SPDX-License-Identifier: Apache-2.0
// The rows of a PNG file from anywhere: the decompressor is copied every so many rows, so that later
// a row is reached from the copy before it, and not from the beginning.

#include "Reducer.h"
#include "Shared.h"

#include <stdlib.h>
#include <zlib.h>

/// How many places of a file are remembered at most; each takes some 44 KB and a row.
enum { most_marks = 128, least_step = 64 };

typedef struct {
    size_t offset, length;
} Piece;

/// Where the decompressor was before a row.
typedef struct {
    uint32_t row;
    z_stream stream;
    size_t piece, used;
    uint8_t *prior;
} Mark;

struct CICPNGRows {
    uint32_t width, height;
    int depth, type, channels;
    size_t line_bytes, pixel_bytes;
    /// Blue, green, red, alpha.
    uint8_t palette[256][4];
    int has_alpha, has_key;
    uint16_t key[3];
    /// The bodies of the data chunks.
    Piece *pieces;
    size_t piece_count, piece_capacity;
    /// The row before the next one, and the one that is read, each behind its filter's byte.
    uint8_t *prior, *current;
    uint8_t *pixels;
    uint32_t step;
    Mark marks[most_marks];
    uint32_t mark_count;
    Mark at;
};

static uint32_t big(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void free_mark(Mark *mark)
{
    if (!mark->prior) return;
    inflateEnd(&mark->stream);
    free(mark->prior);
    mark->prior = NULL;
}

void cic_png_rows_close(CICPNGRows *rows)
{
    if (!rows) return;
    for (uint32_t i = 0; i < rows->mark_count; i++) free_mark(&rows->marks[i]);
    free_mark(&rows->at);
    free(rows->pieces);
    free(rows->prior);
    free(rows->current);
    free(rows->pixels);
    free(rows);
}

/// Takes in one chunk before or among the data; 0 where memory is short.
static int take_chunk(CICPNGRows *rows, const uint8_t *data, size_t body, size_t length)
{
    const uint8_t *name = data + body - 4, *bytes = data + body;
    if (!memcmp(name, "PLTE", 4)) {
        for (size_t i = 0; i < length / 3 && i < 256; i++) {
            for (int part = 0; part < 3; part++) rows->palette[i][2 - part] = bytes[3 * i + (size_t)part];
        }
    } else if (!memcmp(name, "tRNS", 4)) {
        if (rows->type == 3) {
            for (size_t i = 0; i < length && i < 256; i++) rows->palette[i][3] = bytes[i];
            rows->has_alpha = 1;
        } else if ((rows->type == 0 && length >= 2) || (rows->type == 2 && length >= 6)) {
            for (int i = 0; i < (rows->type == 0 ? 1 : 3); i++)
                rows->key[i] = (uint16_t)(bytes[2 * i] << 8 | bytes[2 * i + 1]);
            rows->has_alpha = rows->has_key = 1;
        }
    } else if (!memcmp(name, "IDAT", 4) && length > 0) {
        if (rows->piece_count == rows->piece_capacity) {
            size_t capacity = rows->piece_capacity ? rows->piece_capacity * 2 : 64;
            Piece *pieces = realloc(rows->pieces, capacity * sizeof(Piece));
            if (!pieces) return 0;
            rows->pieces = pieces;
            rows->piece_capacity = capacity;
        }
        rows->pieces[rows->piece_count++] = (Piece){body, length};
    }
    return 1;
}

CICPNGRows *cic_png_rows_open(const uint8_t *data, size_t size, CICError *error)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    static const int channels[7] = {1, 0, 3, 1, 2, 0, 4};
    if (size < 33 || memcmp(data, signature, 8) || memcmp(data + 12, "IHDR", 4)) {
        cic_fail(error, "PNG: not a PNG file");
        return NULL;
    }
    CICPNGRows *rows = calloc(1, sizeof(CICPNGRows));
    if (!rows) return NULL;
    rows->width = big(data + 16);
    rows->height = big(data + 20);
    rows->depth = data[24];
    rows->type = data[25];
    int is_known = rows->type <= 6 && channels[rows->type] != 0 && data[28] == 0 && data[26] == 0
        && data[27] == 0 && rows->width > 0 && rows->height > 0 && rows->width < 1 << 24
        && rows->height < 1 << 24
        && (rows->depth == 8 || (rows->depth == 16 && rows->type != 3)
            || ((rows->depth == 1 || rows->depth == 2 || rows->depth == 4)
                && (rows->type == 0 || rows->type == 3)));
    if (!is_known) {
        cic_fail(error, "PNG: rows of this form are not read by themselves");
        cic_png_rows_close(rows);
        return NULL;
    }
    rows->channels = channels[rows->type];
    rows->has_alpha = rows->type == 4 || rows->type == 6;
    rows->line_bytes = ((size_t)rows->width * (size_t)(rows->channels * rows->depth) + 7) / 8;
    size_t bits = (size_t)(rows->channels * rows->depth);
    rows->pixel_bytes = bits < 8 ? 1 : bits / 8;
    for (int i = 0; i < 256; i++) rows->palette[i][3] = 255;
    size_t offset = 8;
    while (offset + 12 <= size) {
        size_t length = big(data + offset);
        if (length > size - offset - 12) {
            // A file that ends early has the rows until there.
            if (memcmp(data + offset + 4, "IDAT", 4) == 0)
                take_chunk(rows, data, offset + 8, size - offset - 8);
            break;
        }
        if (!memcmp(data + offset + 4, "IEND", 4)) break;
        if (!take_chunk(rows, data, offset + 8, length)) break;
        offset += 12 + length;
    }
    rows->step = (rows->height + most_marks - 1) / most_marks;
    if (rows->step < least_step) rows->step = least_step;
    rows->prior = calloc(rows->line_bytes + 1, 1);
    rows->current = calloc(rows->line_bytes + 1, 1);
    rows->pixels = malloc((size_t)rows->width * 4);
    if (!rows->prior || !rows->current || !rows->pixels || rows->piece_count == 0) {
        cic_fail(error, "PNG: there are no rows");
        cic_png_rows_close(rows);
        return NULL;
    }
    return rows;
}

size_t cic_png_rows_size(const CICPNGRows *rows)
{
    // What zlib says of its memory: a window of 32 KB and some 9 KB of tables.
    size_t mark = rows->line_bytes + 1 + (44 << 10);
    return sizeof(CICPNGRows) + rows->piece_capacity * sizeof(Piece) + 2 * rows->line_bytes
        + (size_t)rows->width * 4 + (rows->mark_count + 1) * mark;
}

// MARK: Lines

/// The neighbour nearest to left + up - upper left (PNG 1.2, 6.6).
static inline uint8_t paeth(int a, int b, int c)
{
    int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static inline __attribute__((always_inline)) void unfilter_by(uint8_t filter, uint8_t *line,
                                                              const uint8_t *prior, size_t n,
                                                              size_t bpp)
{
    switch (filter) {
    case 1:
        for (size_t i = bpp; i < n; i++) line[i] = (uint8_t)(line[i] + line[i - bpp]);
        break;
    case 2:
        for (size_t i = 0; i < n; i++) line[i] = (uint8_t)(line[i] + prior[i]);
        break;
    case 3:
        for (size_t i = 0; i < bpp && i < n; i++) line[i] = (uint8_t)(line[i] + prior[i] / 2);
        for (size_t i = bpp; i < n; i++)
            line[i] = (uint8_t)(line[i] + (line[i - bpp] + prior[i]) / 2);
        break;
    case 4:
        for (size_t i = 0; i < bpp && i < n; i++) line[i] = (uint8_t)(line[i] + prior[i]);
        for (size_t i = bpp; i < n; i++)
            line[i] = (uint8_t)(line[i] + paeth(line[i - bpp], prior[i], prior[i - bpp]));
        break;
    }
}

static void unfilter(uint8_t filter, uint8_t *line, const uint8_t *prior, size_t n, size_t bpp)
{
    // Known lengths make known steps.
    switch (bpp) {
    case 1: unfilter_by(filter, line, prior, n, 1); break;
    case 3: unfilter_by(filter, line, prior, n, 3); break;
    case 4: unfilter_by(filter, line, prior, n, 4); break;
    default: unfilter_by(filter, line, prior, n, bpp); break;
    }
}

/// Reads the next line into `prior`.
static int next_line(CICPNGRows *rows, const uint8_t *data, CICError *error)
{
    Mark *at = &rows->at;
    z_stream *stream = &at->stream;
    stream->next_out = rows->current;
    stream->avail_out = (uInt)(rows->line_bytes + 1);
    while (stream->avail_out > 0) {
        if (at->piece >= rows->piece_count) return cic_fail(error, "PNG: the file ends early");
        Piece piece = rows->pieces[at->piece];
        size_t left = piece.length - at->used;
        if (left == 0) {
            at->piece++;
            at->used = 0;
            continue;
        }
        stream->next_in = (Bytef *)(uintptr_t)(data + piece.offset + at->used);
        stream->avail_in = left > 1 << 30 ? 1 << 30 : (uInt)left;
        uInt given = stream->avail_in;
        int result = inflate(stream, Z_NO_FLUSH);
        at->used += given - stream->avail_in;
        if (result == Z_STREAM_END && stream->avail_out > 0)
            return cic_fail(error, "PNG: the file ends early");
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            return cic_fail(error, "PNG: the data are damaged");
        if (result == Z_BUF_ERROR && given == stream->avail_in && left > 0)
            return cic_fail(error, "PNG: the data are damaged");
    }
    if (rows->current[0] > 4) return cic_fail(error, "PNG: an unknown filter");
    unfilter(rows->current[0], rows->current + 1, rows->prior + 1, rows->line_bytes,
             rows->pixel_bytes);
    uint8_t *line = rows->current;
    rows->current = rows->prior;
    rows->prior = line;
    at->row++;
    return 1;
}

/// Copies a place; 0 where memory is short.
static int copy_mark(CICPNGRows *rows, Mark *target, Mark *source, const uint8_t *prior)
{
    uint8_t *line = malloc(rows->line_bytes + 1);
    if (!line) return 0;
    *target = *source;
    if (inflateCopy(&target->stream, &source->stream) != Z_OK) {
        free(line);
        target->prior = NULL;
        return 0;
    }
    memcpy(line, prior, rows->line_bytes + 1);
    target->prior = line;
    return 1;
}

/// Goes to the nearest known place before a row.
static int go_near(CICPNGRows *rows, uint32_t row, CICError *error)
{
    Mark *best = NULL;
    for (uint32_t i = 0; i < rows->mark_count; i++) {
        if (rows->marks[i].row <= row && (!best || rows->marks[i].row > best->row))
            best = &rows->marks[i];
    }
    int is_here = rows->at.prior && rows->at.row <= row;
    if (is_here && (!best || best->row <= rows->at.row)) return 1;
    free_mark(&rows->at);
    if (best) {
        if (!copy_mark(rows, &rows->at, best, best->prior))
            return cic_fail(error, "PNG: out of memory");
        memcpy(rows->prior, best->prior, rows->line_bytes + 1);
        return 1;
    }
    memset(&rows->at, 0, sizeof rows->at);
    if (inflateInit(&rows->at.stream) != Z_OK) return cic_fail(error, "PNG: out of memory");
    rows->at.prior = malloc(1);
    if (!rows->at.prior) {
        inflateEnd(&rows->at.stream);
        return cic_fail(error, "PNG: out of memory");
    }
    memset(rows->prior, 0, rows->line_bytes + 1);
    return 1;
}

/// Remembers the present place where there is none near.
static void remember(CICPNGRows *rows)
{
    uint32_t row = rows->at.row;
    if (row % rows->step != 0 || row == 0 || rows->mark_count == most_marks) return;
    for (uint32_t i = 0; i < rows->mark_count; i++)
        if (rows->marks[i].row == row) return;
    if (copy_mark(rows, &rows->marks[rows->mark_count], &rows->at, rows->prior)) rows->mark_count++;
}

// MARK: Pixels

/// Sixteen bits to eight, rounded.
static inline uint8_t narrow(const uint8_t *p)
{
    uint32_t value = (uint32_t)p[0] << 8 | p[1];
    return (uint8_t)((value * 255 + 32895) >> 16);
}

/// Makes B, G, R, A of columns of the line that was read last; answers the first of them.
static void make_pixels(const CICPNGRows *rows, uint8_t *out, uint32_t x, uint32_t count)
{
    const uint8_t *line = rows->prior + 1;
    int depth = rows->depth, wide = depth == 16, step = rows->channels * (wide ? 2 : 1);
    if (rows->type == 0 || rows->type == 3) {
        uint32_t mask = depth < 8 ? (1u << depth) - 1 : 255;
        for (uint32_t i = 0; i < count; i++, out += 4) {
            uint32_t value, gray;
            const uint8_t *p = line + (size_t)(x + i) * (size_t)step;
            if (wide) {
                value = (uint32_t)p[0] << 8 | p[1];
                gray = narrow(p);
            } else if (depth == 8) {
                gray = value = *p;
            } else {
                size_t bit = (size_t)(x + i) * (size_t)depth;
                value = line[bit / 8] >> (8 - depth - (int)(bit % 8)) & mask;
                gray = value * (255 / mask);
            }
            if (rows->type == 3) {
                memcpy(out, rows->palette[value], 4);
            } else {
                out[0] = out[1] = out[2] = (uint8_t)gray;
                out[3] = rows->has_key && value == rows->key[0] ? 0 : 255;
            }
        }
        return;
    }
    int channels = rows->channels;
    if (!wide && !rows->has_key && channels >= 3) {
        // What most files are.
        const uint8_t *p = line + (size_t)x * (size_t)channels;
        for (uint32_t i = 0; i < count; i++, out += 4, p += channels) {
            out[0] = p[2];
            out[1] = p[1];
            out[2] = p[0];
            out[3] = channels == 4 ? p[3] : 255;
        }
        return;
    }
    for (uint32_t i = 0; i < count; i++, out += 4) {
        const uint8_t *p = line + (size_t)(x + i) * (size_t)step;
        uint8_t part[4] = {0, 0, 0, 255};
        int is_key = rows->has_key;
        for (int k = 0; k < channels; k++) {
            part[k] = wide ? narrow(p + 2 * k) : p[k];
            if (rows->has_key && k < 3) {
                uint32_t value = wide ? (uint32_t)p[2 * k] << 8 | p[2 * k + 1] : p[k];
                is_key = is_key && value == rows->key[k];
            }
        }
        if (rows->type == 4) {
            out[0] = out[1] = out[2] = part[0];
            out[3] = part[1];
        } else {
            out[0] = part[2];
            out[1] = part[1];
            out[2] = part[0];
            out[3] = is_key ? 0 : part[3];
        }
    }
}

int cic_png_rows_read(CICPNGRows *rows, const uint8_t *data, const CICRegion *region,
                      uint8_t *pixels, size_t row_bytes, CICError *error)
{
    uint32_t side = region->reduction;
    if (region->x > rows->width || region->width > rows->width - region->x
        || region->y > rows->height || region->height > rows->height - region->y
        || region->width == 0 || region->height == 0 || side < 1 || side > 4096
        || cic_squares(region->width, side) * (size_t)4 > row_bytes)
        return cic_fail(error, "PNG: the region lies outside the picture");
    Reducer reducer = {*region, pixels, row_bytes, NULL};
    if (side > 1) {
        reducer.sums = malloc((size_t)cic_squares(region->width, side) * 16);
        if (!reducer.sums) return cic_fail(error, "PNG: out of memory");
    }
    int is_good = go_near(rows, region->y, error);
    while (is_good && rows->at.row < region->y + region->height) {
        uint32_t row = rows->at.row;
        remember(rows);
        is_good = next_line(rows, data, error);
        if (!is_good || row < region->y) continue;
        make_pixels(rows, rows->pixels, region->x, region->width);
        if (rows->has_alpha) cic_premultiply(rows->pixels, region->width);
        cic_reduce_row(&reducer, rows->pixels, row - region->y);
    }
    // What failed is at no place from which it could go on.
    if (!is_good) free_mark(&rows->at);
    free(reducer.sums);
    return is_good;
}

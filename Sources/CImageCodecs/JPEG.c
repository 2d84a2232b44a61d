// SPDX-License-Identifier: Apache-2.0

#include "Shared.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/// The library's error manager with the way back and the place for the message.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf way_back;
    CICError *error;
} ErrorManager;

/// The library's progress monitor with a limit on scans.
typedef struct {
    struct jpeg_progress_mgr base;
    int scan_limit;
} ProgressMonitor;

static void fail(j_common_ptr info)
{
    ErrorManager *manager = (ErrorManager *)info->err;
    char message[JMSG_LENGTH_MAX];
    manager->base.format_message(info, message);
    cic_fail(manager->error, "JPEG: %s", message);
    longjmp(manager->way_back, 1);
}

static void count_warning(j_common_ptr info, int level)
{
    if (level < 0) info->err->num_warnings++;
}

static void be_silent(j_common_ptr info)
{
    (void)info;
}

static void watch(j_common_ptr info)
{
    // A progressive file of a few kilobytes can ask for thousands of passes over all its pixels.
    if (!info->is_decompressor) return;
    ProgressMonitor *monitor = (ProgressMonitor *)info->progress;
    if (((j_decompress_ptr)info)->input_scan_number <= monitor->scan_limit) return;
    ErrorManager *manager = (ErrorManager *)info->err;
    cic_fail(manager->error, "JPEG: more than %d scans", monitor->scan_limit);
    longjmp(manager->way_back, 1);
}

static void set_up(ErrorManager *manager, CICError *error)
{
    jpeg_std_error(&manager->base);
    manager->base.error_exit = fail;
    manager->base.emit_message = count_warning;
    manager->base.output_message = be_silent;
    manager->error = error;
}

int cic_jpeg_probe(const uint8_t *data, size_t size, CICHeader *header, CICError *error)
{
    struct jpeg_decompress_struct info;
    ErrorManager manager;
    memset(&info, 0, sizeof info);
    set_up(&manager, error);
    info.err = &manager.base;
    if (setjmp(manager.way_back)) {
        jpeg_destroy_decompress(&info);
        return 0;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, size);
    jpeg_read_header(&info, TRUE);
    header->width = info.image_width;
    header->height = info.image_height;
    header->has_alpha = 0;
    header->is_gray = info.jpeg_color_space == JCS_GRAYSCALE;
    jpeg_destroy_decompress(&info);
    return 1;
}

/// Inks to light, without a profile. Adobe's files hold the inks inverted, which is usual.
static void convert_inks(const uint8_t *inks, uint8_t *pixels, size_t width, int is_inverted)
{
    for (size_t x = 0; x < width; x++, inks += 4, pixels += 4) {
        uint32_t light[4];
        for (int i = 0; i < 4; i++) light[i] = is_inverted ? inks[i] : 255u - inks[i];
        for (int i = 0; i < 3; i++) pixels[2 - i] = (uint8_t)((light[i] * light[3] + 127) / 255);
        pixels[3] = 255;
    }
}

int cic_jpeg_decode(const uint8_t *data, size_t size, const CICJPEGRegion *region,
                    uint8_t *pixels, size_t row_bytes, int *is_complete, CICError *error)
{
    struct jpeg_decompress_struct info;
    ErrorManager manager;
    ProgressMonitor monitor;
    uint8_t *volatile line = NULL;
    memset(&info, 0, sizeof info);
    memset(&monitor, 0, sizeof monitor);
    set_up(&manager, error);
    info.err = &manager.base;
    if (setjmp(manager.way_back)) {
        jpeg_destroy_decompress(&info);
        free(line);
        return 0;
    }
    jpeg_create_decompress(&info);
    monitor.base.progress_monitor = watch;
    monitor.scan_limit = (int)region->scan_limit;
    info.progress = &monitor.base;
    jpeg_mem_src(&info, data, size);
    jpeg_read_header(&info, TRUE);
    int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    info.scale_num = region->scale_eighths;
    info.scale_denom = 8;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    if (region->x > info.output_width || region->width > info.output_width - region->x
        || region->y > info.output_height || region->height > info.output_height - region->y
        || (size_t)region->width * 4 > row_bytes) {
        cic_fail(error, "JPEG: the region lies outside the picture");
        jpeg_destroy_decompress(&info);
        return 0;
    }
    line = malloc((size_t)info.output_width * 4);
    if (!line) {
        cic_fail(error, "JPEG: out of memory");
        jpeg_destroy_decompress(&info);
        return 0;
    }
    if (region->y > 0) jpeg_skip_scanlines(&info, region->y);
    int is_whole = region->x == 0 && region->width == info.output_width && !has_inks;
    for (uint32_t y = 0; y < region->height; y++) {
        uint8_t *row = pixels + y * row_bytes;
        JSAMPROW target = is_whole ? row : line;
        jpeg_read_scanlines(&info, &target, 1);
        if (has_inks)
            convert_inks(line + 4 * (size_t)region->x, row, region->width,
                         info.saw_Adobe_marker);
        else if (!is_whole)
            memcpy(row, line + 4 * (size_t)region->x, 4 * (size_t)region->width);
    }
    if (is_complete) *is_complete = info.err->num_warnings == 0;
    // Not "finish": the rows below the region are of no interest.
    jpeg_destroy_decompress(&info);
    free(line);
    return 1;
}

int cic_jpeg_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                    int quality, int is_progressive, CICBytes *file, CICError *error)
{
    struct jpeg_compress_struct info;
    ErrorManager manager;
    uint8_t *volatile line = NULL;
    unsigned char *bytes = NULL;
    unsigned long count = 0;
    if (width > 65500 || height > 65500)
        return cic_fail(error, "JPEG: a side has at most 65,500 pixels");
    memset(&info, 0, sizeof info);
    set_up(&manager, error);
    info.err = &manager.base;
    if (setjmp(manager.way_back)) {
        jpeg_destroy_compress(&info);
        free(line);
        free(bytes);
        return 0;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &bytes, &count);
    info.image_width = width;
    info.image_height = height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    info.optimize_coding = TRUE;
    if (quality >= 90) {
        // Full colour resolution where the caller asks for nearly everything.
        info.comp_info[0].h_samp_factor = 1;
        info.comp_info[0].v_samp_factor = 1;
    }
    if (is_progressive) jpeg_simple_progression(&info);
    jpeg_start_compress(&info, TRUE);
    line = malloc((size_t)width * 4);
    if (!line) {
        jpeg_destroy_compress(&info);
        free(bytes);
        return cic_fail(error, "JPEG: out of memory");
    }
    for (uint32_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + y * row_bytes;
        for (size_t x = 0; x < (size_t)width * 4; x += 4) {
            // Over white: a premultiplied colour gains what its alpha lacks.
            uint32_t rest = 255u - row[x + 3];
            for (int i = 0; i < 3; i++) {
                uint32_t value = row[x + (size_t)i] + rest;
                line[x + (size_t)i] = (uint8_t)(value > 255 ? 255 : value);
            }
            line[x + 3] = 255;
        }
        JSAMPROW source = line;
        jpeg_write_scanlines(&info, &source, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    int is_stored = cic_append(file, bytes, count);
    free(line);
    free(bytes);
    return is_stored ? 1 : cic_fail(error, "JPEG: out of memory");
}

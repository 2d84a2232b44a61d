// SPDX-License-Identifier: Apache-2.0
// The functions of libtiff that are used, with the types of its public interface, which have been
// the same since version 4.0 (2011). Its headers are not needed.

#ifndef CASEMENT_TIFF_H
#define CASEMENT_TIFF_H

#include "Shared.h"

#include <stdarg.h>
#include <sys/types.h>

typedef void *TIFFHandle;
typedef ssize_t (*TIFFTransfer)(void *client, void *buffer, ssize_t count);
typedef uint64_t (*TIFFSeek)(void *client, uint64_t offset, int whence);
typedef int (*TIFFCloseFile)(void *client);
typedef uint64_t (*TIFFSize)(void *client);
typedef int (*TIFFMap)(void *client, void **base, uint64_t *size);
typedef void (*TIFFUnmap)(void *client, void *base, uint64_t size);
typedef int (*TIFFHandler)(TIFFHandle file, void *data, const char *module, const char *format,
                           va_list arguments);

/// Each function with its type.
#define CIC_TIFF_FUNCTIONS(each)                                                                  \
    each(ClientOpen, TIFFHandle (*)(const char *, const char *, void *, TIFFTransfer,             \
                                    TIFFTransfer, TIFFSeek, TIFFCloseFile, TIFFSize, TIFFMap,     \
                                    TIFFUnmap))                                                   \
    each(Close, void (*)(TIFFHandle))                                                             \
    each(SetSubDirectory, int (*)(TIFFHandle, uint64_t))                                          \
    each(GetFieldDefaulted, int (*)(TIFFHandle, uint32_t, ...))                                   \
    each(SetField, int (*)(TIFFHandle, uint32_t, ...))                                            \
    each(IsTiled, int (*)(TIFFHandle))                                                            \
    each(ScanlineSize, ssize_t (*)(TIFFHandle))                                                   \
    each(TileSize, ssize_t (*)(TIFFHandle))                                                       \
    each(ReadScanline, int (*)(TIFFHandle, void *, uint32_t, uint16_t))                           \
    each(ReadTile, ssize_t (*)(TIFFHandle, void *, uint32_t, uint32_t, uint32_t, uint16_t))       \
    each(ReadRGBAImageOriented,                                                                   \
         int (*)(TIFFHandle, uint32_t, uint32_t, uint32_t *, int, int))                           \
    each(WriteScanline, int (*)(TIFFHandle, void *, uint32_t, uint16_t))                          \
    each(WriteDirectory, int (*)(TIFFHandle))                                                     \
    each(IsCODECConfigured, int (*)(uint16_t))                                                    \
    each(SetErrorHandler, void *(*)(void *))                                                      \
    each(SetWarningHandler, void *(*)(void *))

/// Those that came with version 4.5 (libtiff.so.6).
#define CIC_TIFF_LATER_FUNCTIONS(each)                                                            \
    each(OpenOptionsAlloc, void *(*)(void))                                                       \
    each(OpenOptionsFree, void (*)(void *))                                                       \
    each(OpenOptionsSetMaxSingleMemAlloc, void (*)(void *, ssize_t))                              \
    each(OpenOptionsSetErrorHandlerExtR, void (*)(void *, TIFFHandler, void *))                   \
    each(OpenOptionsSetWarningHandlerExtR, void (*)(void *, TIFFHandler, void *))                 \
    each(ClientOpenExt, TIFFHandle (*)(const char *, const char *, void *, TIFFTransfer,          \
                                       TIFFTransfer, TIFFSeek, TIFFCloseFile, TIFFSize, TIFFMap,  \
                                       TIFFUnmap, void *))

#define CIC_TIFF_FIELD(name, type) __typeof__((type)0) name;

/// The functions of the loaded library.
typedef struct {
    CIC_TIFF_FUNCTIONS(CIC_TIFF_FIELD)
    CIC_TIFF_LATER_FUNCTIONS(CIC_TIFF_FIELD)
    int is_loaded;
    int has_options;
} CICTIFFLibrary;

extern CICTIFFLibrary cic_tiff;

/// The tags of TIFF 6.0 that are used here.
enum {
    TAG_WIDTH = 256,
    TAG_HEIGHT = 257,
    TAG_BITS = 258,
    TAG_COMPRESSION = 259,
    TAG_PHOTOMETRIC = 262,
    TAG_ORIENTATION = 274,
    TAG_SAMPLES = 277,
    TAG_ROWS_PER_STRIP = 278,
    TAG_X_RESOLUTION = 282,
    TAG_Y_RESOLUTION = 283,
    TAG_PLANAR = 284,
    TAG_UNIT = 296,
    TAG_PREDICTOR = 317,
    TAG_TILE_WIDTH = 322,
    TAG_TILE_HEIGHT = 323,
    TAG_EXTRA_SAMPLES = 338,
    TAG_SAMPLE_FORMAT = 339,
    TAG_PROFILE = 34675
};

/// A file in memory that the library reads or writes.
typedef struct {
    /// What is read; NULL for a file that is written.
    const uint8_t *data;
    CICBytes written;
    uint64_t size;
    uint64_t offset;
    CICError *error;
} CICTIFFMemory;

/// Opens a file in memory; `limit` is the most bytes that the library may take at once, 0 for any.
TIFFHandle cic_tiff_open(CICTIFFMemory *memory, const char *mode, uint64_t limit);

#endif

// SPDX-License-Identifier: Apache-2.0
// Loading libtiff, and its files in memory.

#include "TIFF.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

CICTIFFLibrary cic_tiff;

#define FIND(name, type)                                                                          \
    if (!(cic_tiff.name = (__typeof__(cic_tiff.name))dlsym(library, "TIFF" #name))) is_whole = 0;

int cic_tiff_load(const char *const *names, size_t count)
{
    void *library = NULL;
    for (size_t i = 0; !library && i < count; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    int is_whole = 1;
    CIC_TIFF_FUNCTIONS(FIND)
    if (!is_whole) return 0;
    CIC_TIFF_LATER_FUNCTIONS(FIND)
    cic_tiff.has_options = is_whole;
    // Before version 4.5 what is wrong with a file cannot be told to its reader only; it would
    // stand on the standard error.
    if (!cic_tiff.has_options) {
        cic_tiff.SetErrorHandler(NULL);
        cic_tiff.SetWarningHandler(NULL);
    }
    cic_tiff.is_loaded = 1;
    return 1;
}

static ssize_t read_bytes(void *client, void *buffer, ssize_t count)
{
    CICTIFFMemory *memory = client;
    if (count <= 0 || memory->offset >= memory->size) return 0;
    uint64_t rest = memory->size - memory->offset;
    size_t given = (uint64_t)count < rest ? (size_t)count : (size_t)rest;
    const uint8_t *source = memory->data ? memory->data : memory->written.bytes;
    memcpy(buffer, source + memory->offset, given);
    memory->offset += given;
    return (ssize_t)given;
}

static ssize_t write_bytes(void *client, void *buffer, ssize_t count)
{
    CICTIFFMemory *memory = client;
    if (memory->data || count < 0) return -1;
    // A classic file has offsets of 32 bits.
    if (memory->offset > UINT32_MAX || (uint64_t)count > UINT32_MAX - memory->offset) return -1;
    static const uint8_t zeros[64];
    while (memory->written.count < memory->offset) {
        size_t gap = (size_t)memory->offset - memory->written.count;
        if (!cic_append(&memory->written, zeros, gap < sizeof zeros ? gap : sizeof zeros)) return -1;
    }
    size_t over = memory->written.count - (size_t)memory->offset;
    if (over > (size_t)count) over = (size_t)count;
    if (over > 0) memcpy(memory->written.bytes + memory->offset, buffer, over);
    if (!cic_append(&memory->written, (uint8_t *)buffer + over, (size_t)count - over)) return -1;
    memory->offset += (uint64_t)count;
    memory->size = memory->written.count;
    return count;
}

static uint64_t seek(void *client, uint64_t offset, int whence)
{
    CICTIFFMemory *memory = client;
    if (whence == SEEK_CUR) offset += memory->offset;
    if (whence == SEEK_END) offset += memory->size;
    memory->offset = offset;
    return offset;
}

static int close_file(void *client)
{
    (void)client;
    return 0;
}

static uint64_t size(void *client)
{
    return ((CICTIFFMemory *)client)->size;
}

static int map(void *client, void **base, uint64_t *size)
{
    CICTIFFMemory *memory = client;
    if (!memory->data) return 0;
    // The library only reads what it maps, which with files is protected.
    *base = (void *)(uintptr_t)memory->data;
    *size = memory->size;
    return 1;
}

static void unmap(void *client, void *base, uint64_t size)
{
    (void)client;
    (void)base;
    (void)size;
}

/// Keeps the first thing that is wrong.
static int note_error(TIFFHandle file, void *data, const char *module, const char *format,
                      va_list arguments)
{
    (void)file;
    (void)module;
    CICError *error = data;
    if (!error || error->message[0]) return 1;
    char text[sizeof error->message - 8];
    vsnprintf(text, sizeof text, format, arguments);
    cic_fail(error, "TIFF: %s", text);
    return 1;
}

static int ignore_warning(TIFFHandle file, void *data, const char *module, const char *format,
                          va_list arguments)
{
    (void)file;
    (void)data;
    (void)module;
    (void)format;
    (void)arguments;
    return 1;
}

TIFFHandle cic_tiff_open(CICTIFFMemory *memory, const char *mode, uint64_t limit)
{
    if (!cic_tiff.is_loaded) {
        cic_fail(memory->error, "TIFF: libtiff is not installed");
        return NULL;
    }
    if (!cic_tiff.has_options)
        return cic_tiff.ClientOpen("TIFF", mode, memory, read_bytes, write_bytes, seek, close_file,
                                   size, map, unmap);
    void *options = cic_tiff.OpenOptionsAlloc();
    if (!options) return NULL;
    if (limit > 0 && limit < INT64_MAX)
        cic_tiff.OpenOptionsSetMaxSingleMemAlloc(options, (ssize_t)limit);
    cic_tiff.OpenOptionsSetErrorHandlerExtR(options, note_error, memory->error);
    cic_tiff.OpenOptionsSetWarningHandlerExtR(options, ignore_warning, NULL);
    TIFFHandle file = cic_tiff.ClientOpenExt("TIFF", mode, memory, read_bytes, write_bytes, seek,
                                             close_file, size, map, unmap, options);
    cic_tiff.OpenOptionsFree(options);
    return file;
}

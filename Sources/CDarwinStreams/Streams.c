// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CDarwinStreams.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/types.h>

/// One stream's functions, which Glibc's own kind of them call.
struct functions {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    int64_t (*seek)(void *, int64_t, int);
    int (*close)(void *);
};

static int clamped(size_t size) { return size > INT_MAX ? INT_MAX : (int)size; }

static ssize_t read_bytes(void *opaque, char *buffer, size_t size) {
    struct functions *own = opaque;
    return own->read(own->cookie, buffer, clamped(size));
}

/// Glibc takes 0 for what Darwin calls a negative number.
static ssize_t write_bytes(void *opaque, const char *buffer, size_t size) {
    struct functions *own = opaque;
    int count = own->write(own->cookie, buffer, clamped(size));
    return count < 0 ? 0 : count;
}

static int seek_place(void *opaque, off64_t *place, int whence) {
    struct functions *own = opaque;
    int64_t result = own->seek(own->cookie, *place, whence);
    if (result < 0) return -1;
    *place = result;
    return 0;
}

static int close_stream(void *opaque) {
    struct functions *own = opaque;
    int result = own->close ? own->close(own->cookie) : 0;
    free(own);
    return result;
}

FILE *casement_funopen(const void *cookie, int (*read)(void *, char *, int),
                       int (*write)(void *, const char *, int),
                       int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    struct functions *own = malloc(sizeof *own);
    if (!own) return NULL;
    *own = (struct functions){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t table = {
        .read = read ? read_bytes : NULL,
        .write = write ? write_bytes : NULL,
        .seek = seek ? seek_place : NULL,
        .close = close_stream,
    };
    FILE *file = fopencookie(own, !read ? "w" : write ? "r+" : "r", table);
    if (!file) free(own);
    return file;
}

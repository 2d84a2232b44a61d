// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_DARWIN_STREAMS_H
#define CASEMENT_DARWIN_STREAMS_H

#include <stdint.h>
#include <stdio.h>

/// Opens a stream whose bytes come and go through functions, as Darwin's funopen does: null with
/// errno set if there is neither a function to read nor one to write.
FILE *casement_funopen(const void *cookie, int (*read)(void *, char *, int),
                       int (*write)(void *, const char *, int),
                       int64_t (*seek)(void *, int64_t, int), int (*close)(void *));

#endif

// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CRedefinedFunctions.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// An initializer that a class neither has nor inherits reports that by one of these functions of the Swift
// runtime, and ends the program. Where `CSwiftCalls/Prototypes.c` looks whether a class has an initializer,
// it returns there instead.
//
// A program and the framework's library have a copy each of this file. The dynamic linker gives both the
// program's variables and functions, which are weak.

// A `jmp_buf`, while one thread looks.
__attribute__((weak)) void *casement_initializer_escape;
__attribute__((weak)) pthread_t casement_initializer_thread;

static void leave(void) {
  if (casement_initializer_escape == NULL) return;
  if (!pthread_equal(casement_initializer_thread, pthread_self())) return;
  longjmp(casement_initializer_escape, 1);
}

typedef const unsigned char *Text;
typedef void (*Report)(Text class, int class_length, Text initializer, int initializer_length,
                       uint32_t flags);
typedef void (*ReportInFile)(Text class, int class_length, Text initializer, int initializer_length,
                             Text file, int file_length, uint32_t line, uint32_t column,
                             uint32_t flags);

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializer(
    Text class, int class_length, Text initializer, int initializer_length, uint32_t flags) {
  leave();
  Report report = (Report)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializer");
  if (report == NULL) abort();
  report(class, class_length, initializer, initializer_length, flags);
}

__attribute__((weak)) void _swift_stdlib_reportUnimplementedInitializerInFile(
    Text class, int class_length, Text initializer, int initializer_length, Text file,
    int file_length, uint32_t line, uint32_t column, uint32_t flags) {
  leave();
  ReportInFile report =
      (ReportInFile)dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializerInFile");
  if (report == NULL) abort();
  report(class, class_length, initializer, initializer_length, file, file_length, line, column, flags);
}

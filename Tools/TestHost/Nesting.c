// SPDX-License-Identifier: Apache-2.0

// Stands in for functions of XCTest's whose symbols it defines.
//
// It keeps XCTest's current test case right while test cases run inside each other and between tests.
// XCTest on Linux keeps one current test case, to which XCTFail and the assertions record. It sets
// it where a test case begins and clears it where one ends: after a nested test case has ended, the
// outer one is no longer current, and between tests nothing is. Assertions that fail then are
// dropped. This file takes the place of XCTestCase.perform(_:), whose symbol it defines, and makes
// the outer test case current again.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define CONTEXT __attribute__((swift_context))
#define SWIFTCALL __attribute__((swiftcall))
#define PERFORM "$s6XCTest0A4CaseC7performyyAA0A3RunCF"

typedef SWIFTCALL void (*Perform)(void *run, CONTEXT void *test);

// Defined in Swift.
extern void casement_host_begin(void);
extern void casement_host_exit(int status);
extern void casement_host_run_loop(void);

SWIFTCALL void casement_perform(void *run, CONTEXT void *test) __asm__(PERFORM);

// The test case that runs, the innermost of those that run inside each other.
static void *innermost;
// The test case that is current while none runs, and a run that begins nothing.
static void *fallback;
static void *inert_run;
static jmp_buf back;

static Perform original(void) {
  static Perform found;
  if (!found) found = (Perform)dlsym(RTLD_NEXT, PERFORM);
  return found;
}

// Makes a test case current. XCTest has no function for it, but does it first of all when it
// performs a test case; the inert run's start() then leaves by casement_leave().
static void make_current(void *test) {
  if (!test || !inert_run) return;
  if (!_setjmp(back)) original()(inert_run, test);
}

void *casement_innermost(void) { return innermost; }

void casement_leave(void) { _longjmp(back, 1); }

SWIFTCALL void casement_perform(void *run, CONTEXT void *test) {
  void *outer = innermost;
  innermost = test;
  original()(run, test);
  innermost = outer;
  make_current(outer ? outer : fallback);
}

void casement_set_fallback(void *test, void *run) {
  fallback = test;
  inert_run = run;
  if (original()) make_current(test);
}

// XCTest on Linux fails a test whose measured times spread too far. Xcode does so only against a
// baseline that somebody has recorded, and none is here. The function takes the place of
// XCTestCase.recordFailure(withDescription:inFile:atLine:expected:), which XCTest calls through the
// class's table; strings of Swift are two words each.
#define RECORD "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF"

typedef SWIFTCALL void (*Record)(
    uint64_t description, void *description_object, uint64_t file, void *file_object,
    intptr_t line, bool is_expected, CONTEXT void *test
);

// Defined in Swift.
extern SWIFTCALL bool casement_is_deviation(uint64_t text, void *text_object);

SWIFTCALL void casement_record(
    uint64_t description, void *description_object, uint64_t file, void *file_object,
    intptr_t line, bool is_expected, CONTEXT void *test
) __asm__(RECORD);

SWIFTCALL void casement_record(
    uint64_t description, void *description_object, uint64_t file, void *file_object,
    intptr_t line, bool is_expected, CONTEXT void *test
) {
  static Record found;
  if (!found) found = (Record)dlsym(RTLD_NEXT, RECORD);
  if (casement_is_deviation(description, description_object)) return;
  found(description, description_object, file, file_object, line, is_expected, test);
}

// A program that ends in the middle of a test did not pass it. The trap gives the place: unlike
// abort() it has the caller's frame right above its own.
static void end(const char *symbol, int status) {
  if (innermost) {
    casement_host_exit(status);
    __builtin_trap();
  }
  void (*end)(int) = (void (*)(int))dlsym(RTLD_NEXT, symbol);
  end(status);
  __builtin_unreachable();
}

void exit(int status) { end("exit", status); __builtin_unreachable(); }
void _exit(int status) { end("_exit", status); __builtin_unreachable(); }

// Where an asynchronous main function waits, as Swift Testing's does, the runtime on Linux gives the
// main queue to any thread. On iOS the main actor is the main thread, whose run loop has timers, too.
typedef SWIFTCALL void (*Drain)(void);
typedef SWIFTCALL void (*DrainHook)(Drain original, Drain replacement);
extern DrainHook swift_task_asyncMainDrainQueue_hook __attribute__((weak));

static SWIFTCALL void drain(Drain original, Drain replacement) {
  for (;;) casement_host_run_loop();
}

__attribute__((constructor)) static void begin(void) {
  if (&swift_task_asyncMainDrainQueue_hook) swift_task_asyncMainDrainQueue_hook = drain;
  // What tests print must not be lost in a buffer when the program crashes.
  setvbuf(stdout, NULL, _IOLBF, 0);
  casement_host_begin();
}

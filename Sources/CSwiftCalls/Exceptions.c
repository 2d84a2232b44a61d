// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "Exceptions.h"

#include <link.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>

// Swift's functions have nothing to clean up when an exception passes them, on iOS as here: what they hold
// leaks. So leaving them is a long jump. The one thing that has to be put back is the runtime's list of
// accesses under way, whose entries lie on the stack that is left.

struct catcher {
  sigjmp_buf place;
  struct catcher *outer;
  void *thrown;
  // What it waits for.
  enum casement_outcome outcome;
};

static _Thread_local struct catcher *innermost;

// An entry of the list of accesses, as the runtime lays it out, and where this thread keeps the first.
struct access {
  void *words[3];
};

static _Thread_local void **accesses;

extern void swift_beginAccess(void *pointer, struct access *buffer, uintptr_t flags, void *caller);
extern void swift_endAccess(struct access *buffer);

static const uintptr_t tracked_read = 0x20;

// Looks through one library's variables of this thread for the address of an entry.
static int look_for(struct dl_phdr_info *info, size_t size, void *entry) {
  if (size < offsetof(struct dl_phdr_info, dlpi_tls_data) + sizeof(void *)) return 1;
  if (info->dlpi_tls_data == NULL) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_TLS) continue;
    void **words = info->dlpi_tls_data;
    size_t count = info->dlpi_phdr[index].p_memsz / sizeof(void *);
    for (size_t word = 0; word < count; word++) {
      if (words[word] != entry) continue;
      accesses = &words[word];
      return 1;
    }
  }
  return 0;
}

// The list of this thread; NULL where the runtime keeps none.
static void **access_list(void) {
  if (accesses != NULL) return accesses;
  // The first entry is found by its address.
  static _Thread_local char accessed;
  struct access entry = {{NULL}};
  swift_beginAccess(&accessed, &entry, tracked_read, NULL);
  if (entry.words[0] != NULL) dl_iterate_phdr(look_for, &entry);
  swift_endAccess(&entry);
  return accesses;
}

static struct sigaction earlier[2];
static const int signals[2] = {SIGILL, SIGTRAP};

static void trapped(int signal, siginfo_t *information, void *context) {
  (void)information, (void)context;
  for (struct catcher *catcher = innermost; catcher != NULL; catcher = catcher->outer) {
    if (catcher->outcome != casement_trapped) continue;
    innermost = catcher;
    siglongjmp(catcher->place, 1);
  }
  // The instruction runs again, and meets what was there before.
  sigaction(signal, &earlier[signal == signals[0] ? 0 : 1], NULL);
}

static void take_signals(void) {
  struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  for (int index = 0; index < 2; index++) sigaction(signals[index], &action, &earlier[index]);
}

typedef void (*Body)(__attribute__((swift_context)) void *context) __attribute__((swiftcall));

// Called from Swift with a closure that does not escape, which is a function and its context.
__attribute__((swiftcall)) uint32_t casement_run_catching(Body body, void *context, uint32_t outcome,
                                                          void **thrown) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (outcome == casement_trapped) pthread_once(&once, take_signals);
  void **const list = access_list();
  void *const first = list == NULL ? NULL : *list;
  struct catcher catcher;
  catcher.outer = innermost;
  catcher.thrown = NULL;
  catcher.outcome = outcome;
  if (sigsetjmp(catcher.place, 1) == 0) {
    innermost = &catcher;
    body(context);
    innermost = catcher.outer;
    return casement_returned;
  }
  if (list != NULL) *list = first;
  innermost = catcher.outer;
  *thrown = catcher.thrown;
  return outcome;
}

void casement_throw(void *object) {
  for (struct catcher *catcher = innermost; catcher != NULL; catcher = catcher->outer) {
    if (catcher->outcome != casement_threw) continue;
    innermost = catcher;
    catcher->thrown = object;
    siglongjmp(catcher->place, 1);
  }
}

void casement_stop_catching(void) { innermost = NULL; }

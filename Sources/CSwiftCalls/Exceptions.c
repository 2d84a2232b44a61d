// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "Exceptions.h"

#include <link.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Swift's functions have nothing to clean up when an exception passes them, on iOS as here: what they hold
// leaks. So leaving them is a long jump. The one thing that has to be put back is the runtime's list of
// accesses under way, whose entries lie on the stack that is left.

struct catcher {
  sigjmp_buf place;
  struct catcher *outer;
  void *thrown;
  // What it waits for.
  enum casement_outcome outcome;
  // Where the program's last words go while it waits for a trap, and where they went before; -1 for none.
  int words, before;
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

// What waits for a trap, on whatever thread.
static struct catcher *_Atomic listening;

static void listen_to_words(struct catcher *catcher) {
  struct catcher *none = NULL;
  catcher->words = -1;
  if (!atomic_compare_exchange_strong(&listening, &none, catcher)) return;
  catcher->words = memfd_create("words", MFD_CLOEXEC);
  catcher->before = dup(STDERR_FILENO);
  if (catcher->words >= 0 && catcher->before >= 0) dup2(catcher->words, STDERR_FILENO);
}

// Whether the program met a part that was left out of it: no trap that anybody waits for.
static int hears_absence(const struct catcher *catcher) {
  static const char mark[] = "Fatal error: left out: ";
  char text[4096];
  off_t place = 0;
  for (ssize_t count; (count = pread(catcher->words, text, sizeof text, place)) > 0;) {
    if (memmem(text, (size_t)count, mark, sizeof mark - 1) != NULL) return 1;
    if ((size_t)count < sizeof text) break;
    // A mark may lie across two pieces.
    place += (off_t)(sizeof text - sizeof mark);
  }
  return 0;
}

// Lets the words go where they went before, those that were heard as well.
static void stop_listening(struct catcher *catcher) {
  struct catcher *own = catcher;
  if (!atomic_compare_exchange_strong(&listening, &own, NULL)) return;
  if (catcher->before >= 0) dup2(catcher->before, STDERR_FILENO);
  char text[4096];
  off_t place = 0;
  for (ssize_t count; (count = pread(catcher->words, text, sizeof text, place)) > 0; place += count) {
    if (write(STDERR_FILENO, text, (size_t)count) < 0) break;
  }
  if (catcher->words >= 0) close(catcher->words);
  if (catcher->before >= 0) close(catcher->before);
}

// Goes to what catches, past others that are within it.
static void go_to(struct catcher *catcher) {
  for (struct catcher *passed = innermost; passed != catcher; passed = passed->outer) stop_listening(passed);
  innermost = catcher;
  siglongjmp(catcher->place, 1);
}

static struct sigaction earlier[2];
static const int signals[2] = {SIGILL, SIGTRAP};

static void trapped(int signal, siginfo_t *information, void *context) {
  (void)information, (void)context;
  struct catcher *const listener = listening;
  if (listener == NULL || !hears_absence(listener)) {
    for (struct catcher *catcher = innermost; catcher != NULL; catcher = catcher->outer) {
      if (catcher->outcome == casement_trapped) go_to(catcher);
    }
  }
  if (listener != NULL) stop_listening(listener);
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
  if (outcome == casement_trapped) listen_to_words(&catcher);
  if (sigsetjmp(catcher.place, 1) == 0) {
    innermost = &catcher;
    body(context);
    innermost = catcher.outer;
    stop_listening(&catcher);
    return casement_returned;
  }
  if (list != NULL) *list = first;
  innermost = catcher.outer;
  stop_listening(&catcher);
  *thrown = catcher.thrown;
  return outcome;
}

void casement_throw(void *object) {
  for (struct catcher *catcher = innermost; catcher != NULL; catcher = catcher->outer) {
    if (catcher->outcome != casement_threw) continue;
    catcher->thrown = object;
    go_to(catcher);
  }
}

void casement_stop_catching(void) {
  for (struct catcher *catcher = innermost; catcher != NULL; catcher = catcher->outer) stop_listening(catcher);
  innermost = NULL;
}

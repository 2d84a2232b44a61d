// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CSwiftCalls.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Nothing on Linux says when an object of a plain Swift class dies. The entry of the deallocating destructor
// in the class's metadata does: it is changed to `end`, which calls the class's own.

typedef __attribute__((swiftcall)) void destructor(__attribute__((swift_context)) void *object);

struct watched {
  const void *class;
  destructor *destroy;
  struct watched *next;
};

// Entries are added and never leave; readers need no lock.
enum { bucket_count = 1024 };
static _Atomic(struct watched *) buckets[bucket_count];
static casement_end_taker *_Atomic end_taker;

static _Atomic(struct watched *) *bucket(const void *class) {
  return &buckets[((uintptr_t)class >> 4) % bucket_count];
}

static struct watched *find(const void *class) {
  struct watched *entry = atomic_load_explicit(bucket(class), memory_order_acquire);
  while (entry && entry->class != class) entry = entry->next;
  return entry;
}

extern void swift_release(const void *object);

static __attribute__((swiftcall)) void end(__attribute__((swift_context)) void *object) {
  struct watched *entry = find(*(const void **)object);
  if (!entry) abort();
  // What was kept for the object leaves before another one can have its address, and goes after it.
  const void *kept = atomic_load(&end_taker)(object);
  entry->destroy(object);
  if (kept) swift_release(kept);
}

// The destructor's entry stands two words before the metadata.
_Bool casement_watch_ends(const void *class, casement_end_taker *taker) {
  if (find(class)) return 1;
  const void *volatile *place = (const void *volatile *)class - 2;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  void *start = (void *)((uintptr_t)place & ~(uintptr_t)(page - 1));
  struct watched *entry = malloc(sizeof *entry);
  // The page stays writable: it may hold other data than tables.
  if (!entry || mprotect(start, page, PROT_READ | PROT_WRITE) != 0) {
    free(entry);
    return 0;
  }
  entry->class = class;
  entry->destroy = (destructor *)*place;
  entry->next = atomic_load(bucket(class));
  atomic_store(&end_taker, taker);
  atomic_store_explicit(bucket(class), entry, memory_order_release);
  *place = (const void *)end;
  return 1;
}

// SPDX-License-Identifier: Apache-2.0
#include "CSwiftCalls.h"

#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Where the report of an absent initializer returns to instead of ending the program, and the thread
// that waits there (`CRedefinedFunctions/AbsentInitializers.c`). Weak, since a program may lack that.
extern void *casement_initializer_escape __attribute__((weak));
extern pthread_t casement_initializer_thread __attribute__((weak));

// The beginning of a class's metadata.
struct class_metadata {
  const void *kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment;
};

typedef void *(*Make)(const void *metadata);

static void *make_view(const void *metadata) {
  return casement_make_view(metadata, 0, 0, 0, 0);
}

// The result where the class has the initializer, else NULL. The object that was allocated stays
// behind: nothing in it is initialized.
static void *try_to_make(const void *metadata, Make make) {
  if (&casement_initializer_escape == NULL) return make(metadata);
  jmp_buf place;
  void *outer = casement_initializer_escape;
  pthread_t outer_thread = casement_initializer_thread;
  void *volatile made = NULL;
  if (setjmp(place) == 0) {
    casement_initializer_thread = pthread_self();
    casement_initializer_escape = place;
    made = make(metadata);
  }
  casement_initializer_escape = outer;
  casement_initializer_thread = outer_thread;
  return made;
}

void *casement_try_to_make(const void *metadata) { return try_to_make(metadata, casement_make); }

void *casement_try_to_make_view(const void *metadata) { return try_to_make(metadata, make_view); }

// The runtime's function behind all allocations of objects, which asks this variable while the flag
// is set.
extern void *(*_swift_allocObject)(const void *metadata, size_t size, size_t alignment_mask);
extern _Bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly;

static void *(*allocate_as_ever)(const void *metadata, size_t size, size_t alignment_mask);
static const struct class_metadata *enlarged;
static const struct class_metadata *awaited;
static pthread_t awaiting_thread;

static void stop_allocating(void) {
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = 0;
  _swift_allocObject = allocate_as_ever;
}

// The next instance of the awaited class gets the size of an instance of the subclass, with zeros in
// the place of the subclass's variables.
static void *allocate(const void *metadata, size_t size, size_t alignment_mask) {
  if (metadata != awaited || !pthread_equal(pthread_self(), awaiting_thread)) {
    return allocate_as_ever(metadata, size, alignment_mask);
  }
  // The rest of the initializer runs as ever: the functions that count references are others meanwhile.
  awaited = NULL;
  stop_allocating();
  size_t full = enlarged->instance_size;
  char *object = allocate_as_ever(metadata, full, alignment_mask | enlarged->instance_alignment);
  if (full > size) memset(object + size, 0, full - size);
  return object;
}

static void *make_bare(const void *metadata, const void *ancestor, Make make) {
  allocate_as_ever = _swift_allocObject;
  enlarged = metadata;
  awaited = ancestor;
  awaiting_thread = pthread_self();
  _swift_allocObject = allocate;
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = 1;
  void *made = make(ancestor);
  stop_allocating();
  casement_set_class(made, metadata);
  return made;
}

void *casement_make_bare(const void *metadata, const void *ancestor) {
  return make_bare(metadata, ancestor, casement_make);
}

void *casement_make_bare_view(const void *metadata, const void *ancestor) {
  return make_bare(metadata, ancestor, make_view);
}

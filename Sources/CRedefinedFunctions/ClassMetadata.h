// SPDX-License-Identifier: Apache-2.0
// The metadata of a Swift class, as far as it is read and changed here.
#ifndef CLASS_METADATA_H
#define CLASS_METADATA_H

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The parts that say where the metadata begins, how long it is, and how large instances are.
struct class_metadata {
  const void *kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment;
  uint16_t reserved;
  uint32_t size;
  uint32_t address_point;
};

// The entry is declared as one that may change: an optimizer leaves out what writes to constants.
static inline void change_entry(const void *volatile *entry, const void *with) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = (uintptr_t)entry & ~(uintptr_t)(page - 1);
  // The page stays writable: it may hold other data than tables.
  if (mprotect((void *)first, page, PROT_READ | PROT_WRITE) == 0) *entry = with;
}

#endif

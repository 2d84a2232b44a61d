// SPDX-License-Identifier: Apache-2.0
// Loaded before a program that is built with ThreadSanitizer: tells it of the locks of Swift's Mutex.
//
// What Mutex does without contention is compiled into the caller, and so seen. Where threads meet, it
// calls these two functions of the Synchronization library, which is built without the sanitizer, and
// every access under the lock looks like a race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// _MutexHandle._lockSlow(_:) and _MutexHandle._unlockSlow() by the names that the linker knows.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK_SLOW);

typedef SWIFT void (*lock_function)(uint32_t thread, SELF void *mutex);
typedef SWIFT void (*unlock_function)(SELF void *mutex);

static lock_function next_lock;
static unlock_function next_unlock;

__attribute__((constructor)) static void find_next(void)
{
    next_lock = (lock_function)dlsym(RTLD_NEXT, LOCK_SLOW);
    next_unlock = (unlock_function)dlsym(RTLD_NEXT, UNLOCK_SLOW);
}

SWIFT void lock_slow(uint32_t thread, SELF void *mutex)
{
    next_lock(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex)
{
    if (__tsan_release) __tsan_release(mutex);
    next_unlock(mutex);
}

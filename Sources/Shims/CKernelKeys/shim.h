// SPDX-License-Identifier: Apache-2.0
// The calls of the kernel's keyrings that the C library has no functions for.

#include <linux/keyctl.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The number of the caller's own key of that name; negative where there is none, or no keyring.
static inline int32_t casement_find_key(const char *name) {
    return (int32_t)syscall(SYS_keyctl, KEYCTL_SEARCH, KEY_SPEC_USER_KEYRING, "user", name, 0);
}

/// Keeps a key for all programs of the account; negative where the kernel refuses.
static inline int32_t casement_add_key(const char *name, const void *bytes, size_t count) {
    int32_t key =
        (int32_t)syscall(SYS_add_key, "user", name, bytes, count, KEY_SPEC_USER_KEYRING);
    // Its owner may read, change and find it; no one else may do anything.
    if (key > 0) syscall(SYS_keyctl, KEYCTL_SETPERM, key, 0x003f0000);
    return key;
}

/// Copies a key; its size, or a negative number where it cannot be read.
static inline int64_t casement_read_key(int32_t key, void *bytes, size_t count) {
    return syscall(SYS_keyctl, KEYCTL_READ, key, bytes, count);
}

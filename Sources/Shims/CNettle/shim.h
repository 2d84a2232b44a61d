// SPDX-License-Identifier: Apache-2.0

#include <nettle/arcfour.h>
#include <nettle/arctwo.h>
#include <nettle/blowfish.h>
#include <nettle/cast128.h>
#include <nettle/des.h>
#include <nettle/gcm.h>
#include <nettle/hmac.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
#include <stdlib.h>

/// PBKDF2 with HMAC-SHA-224, for which Nettle has no function of its own.
static inline void casement_pbkdf2_hmac_sha224(size_t key_count, const uint8_t *key, unsigned rounds,
                                               size_t salt_count, const uint8_t *salt, size_t count,
                                               uint8_t *bytes) {
    struct hmac_sha224_ctx context;
    hmac_sha224_set_key(&context, key_count, key);
    PBKDF2(&context, hmac_sha224_update, hmac_sha224_digest, SHA224_DIGEST_SIZE, rounds, salt_count, salt,
           count, bytes);
}

/// Fills memory with random bytes that suit keys.
static inline void casement_fill_with_random_bytes(void *bytes, size_t count) {
    arc4random_buf(bytes, count);
}

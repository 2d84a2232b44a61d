// SPDX-License-Identifier: Apache-2.0

#include <gmp.h>
#include <nettle/arcfour.h>
#include <nettle/arctwo.h>
#include <nettle/blowfish.h>
#include <nettle/cast128.h>
#include <nettle/des.h>
#include <nettle/gcm.h>
#include <nettle/hmac.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
#include <nettle/rsa.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <stdlib.h>
#include <string.h>

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

/// Writes a number as bytes, the highest first, with zeros before them; `count` bytes are room enough.
static inline void casement_write_number(const mpz_t number, uint8_t *bytes, size_t count) {
    size_t own = mpz_sgn(number) == 0 ? 0 : (mpz_sizeinbase(number, 2) + 7) / 8;
    memset(bytes, 0, count);
    if (own <= count) mpz_export(bytes + (count - own), NULL, 1, 1, 1, 0, number);
}

/// Writes a power of a number modulo an odd number to as many bytes as the modulus has; 0 where the number is
/// not below the modulus. Its time tells nothing of the exponent.
static inline int casement_power(const uint8_t *base, size_t base_count, const uint8_t *exponent,
                                 size_t exponent_count, const uint8_t *modulus, size_t modulus_count,
                                 uint8_t *result) {
    mpz_t b, e, m;
    mpz_inits(b, e, m, NULL);
    mpz_import(b, base_count, 1, 1, 1, 0, base);
    mpz_import(e, exponent_count, 1, 1, 1, 0, exponent);
    mpz_import(m, modulus_count, 1, 1, 1, 0, modulus);
    int good = mpz_odd_p(m) && mpz_sgn(e) > 0 && mpz_cmp(b, m) < 0;
    if (good) {
        mpz_powm_sec(b, b, e, m);
        casement_write_number(b, result, modulus_count);
    }
    mpz_clears(b, e, m, NULL);
    return good;
}

static inline void casement_random_for_key(void *context, size_t count, uint8_t *bytes) {
    (void)context;
    arc4random_buf(bytes, count);
}

/// Makes an RSA key with the public exponent 65537 and writes its numbers, each to `count` bytes: the modulus,
/// the private exponent, both primes, both exponents of the remainders, and the coefficient.
static inline int casement_make_rsa_key(unsigned bits, uint8_t *numbers, size_t count) {
    struct rsa_public_key open;
    struct rsa_private_key secret;
    rsa_public_key_init(&open);
    rsa_private_key_init(&secret);
    mpz_set_ui(open.e, 65537);
    int good = rsa_generate_keypair(&open, &secret, NULL, casement_random_for_key, NULL, NULL, bits, 0);
    if (good) {
        const mpz_t *all[] = {(const mpz_t *)&open.n,   (const mpz_t *)&secret.d, (const mpz_t *)&secret.p,
                              (const mpz_t *)&secret.q, (const mpz_t *)&secret.a, (const mpz_t *)&secret.b,
                              (const mpz_t *)&secret.c};
        for (size_t index = 0; index < 7; index++)
            casement_write_number(*all[index], numbers + index * count, count);
    }
    rsa_public_key_clear(&open);
    rsa_private_key_clear(&secret);
    return good;
}

/// Which hash function: 0 to 4 for SHA-1, SHA-224, SHA-256, SHA-384, SHA-512.
static inline void casement_hash(int which, const uint8_t *bytes, size_t count, uint8_t *digest) {
    union {
        struct sha1_ctx one;
        struct sha256_ctx small;
        struct sha512_ctx large;
    } context;
    switch (which) {
    case 0:
        sha1_init(&context.one);
        sha1_update(&context.one, count, bytes);
        sha1_digest(&context.one, SHA1_DIGEST_SIZE, digest);
        break;
    case 1:
        sha224_init(&context.small);
        sha224_update(&context.small, count, bytes);
        sha224_digest(&context.small, SHA224_DIGEST_SIZE, digest);
        break;
    case 2:
        sha256_init(&context.small);
        sha256_update(&context.small, count, bytes);
        sha256_digest(&context.small, SHA256_DIGEST_SIZE, digest);
        break;
    case 3:
        sha384_init(&context.large);
        sha384_update(&context.large, count, bytes);
        sha384_digest(&context.large, SHA384_DIGEST_SIZE, digest);
        break;
    default:
        sha512_init(&context.large);
        sha512_update(&context.large, count, bytes);
        sha512_digest(&context.large, SHA512_DIGEST_SIZE, digest);
    }
}

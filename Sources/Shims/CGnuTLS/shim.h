// SPDX-License-Identifier: Apache-2.0
// What Security asks of GnuTLS about certificates. The library is loaded on first use: it brings seven others, and most
// programs never see a certificate.

#include <dlfcn.h>
#include <gnutls/gnutls.h>
#include <gnutls/pkcs12.h>
#include <gnutls/x509.h>
#include <stdlib.h>

/// The functions, each by its name without `gnutls_`.
#define CASEMENT_GNUTLS_FUNCTIONS(each) \
    each(x509_crt_init)                 \
    each(x509_crt_deinit)               \
    each(x509_crt_import)               \
    each(x509_crt_export2)              \
    each(x509_crt_get_dn_by_oid)        \
    each(x509_crt_get_raw_dn)           \
    each(x509_crt_get_raw_issuer_dn)    \
    each(x509_crt_get_serial)           \
    each(x509_crt_get_activation_time)  \
    each(x509_crt_get_expiration_time)  \
    each(x509_crt_get_subject_alt_name) \
    each(x509_crt_get_key_usage)        \
    each(x509_crt_get_key_purpose_oid)  \
    each(x509_crt_get_pk_rsa_raw)       \
    each(x509_crt_get_pk_ecc_raw)       \
    each(x509_crt_check_hostname2)      \
    each(x509_crt_check_ip)             \
    each(x509_crt_list_verify)          \
    each(x509_trust_list_init)          \
    each(x509_trust_list_add_system_trust) \
    each(x509_trust_list_get_issuer)    \
    each(x509_privkey_export2)          \
    each(x509_privkey_deinit)           \
    each(pkcs12_init)                   \
    each(pkcs12_deinit)                 \
    each(pkcs12_import)                 \
    each(pkcs12_verify_mac)             \
    each(pkcs12_simple_parse)

#define CASEMENT_GNUTLS_FIELD(name) __typeof__(&gnutls_##name) name;
#define CASEMENT_GNUTLS_FIND(name) \
    if (!(functions->name = (__typeof__(&gnutls_##name))dlsym(library, "gnutls_" #name))) return 0;

/// The functions of the loaded library.
struct casement_gnutls {
    CASEMENT_GNUTLS_FUNCTIONS(CASEMENT_GNUTLS_FIELD)
};

/// Loads the library and finds its functions; 0 where it is not installed.
static inline int casement_load_gnutls(struct casement_gnutls *functions) {
    void *library = dlopen("libgnutls.so.30", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    CASEMENT_GNUTLS_FUNCTIONS(CASEMENT_GNUTLS_FIND)
    return 1;
}

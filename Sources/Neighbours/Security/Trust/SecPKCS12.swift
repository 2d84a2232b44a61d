// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CGnuTLS
public import Foundation
public import ObjCRuntime

/// Key of the pass phrase of a file.
public var kSecImportExportPassphrase: CFString { NSString(string: "passphrase") }
/// Key of the name of an item of a file.
public var kSecImportItemLabel: CFString { NSString(string: "label") }
/// Key of a digest of an item's public key.
public var kSecImportItemKeyID: CFString { NSString(string: "keyid") }
/// Key of the trust of an item's certificate.
public var kSecImportItemTrust: CFString { NSString(string: "trust") }
/// Key of an item's certificates, its own first.
public var kSecImportItemCertChain: CFString { NSString(string: "chain") }
/// Key of an item's key and certificate.
public var kSecImportItemIdentity: CFString { NSString(string: "identity") }

/// Reads the identity of a PKCS #12 file: an array of one dictionary.
///
/// Another pass phrase is `errSecAuthFailed`, other bytes `errSecDecode`, a key of another kind than RSA
/// `errSecUnimplemented`.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData,
    _ options: CFDictionary,
    _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    items.pointee = nil
    guard let library = CertificateLibrary.shared else { return errSecNotAvailable }
    let bytes = [UInt8](Data(referencing: pkcs12_data))
    let phrase = options[kSecImportExportPassphrase]
    let passphrase = phrase as? String ?? (phrase as? NSString).map { String($0) } ?? ""
    do throws(ImportFailure) {
        let file = try IdentityFile(bytes, passphrase, library)
        let trust = SecTrust(
            TrustQuestion(certificates: file.chain, policies: [SecPolicyCreateBasicX509()])
        )
        let digest = KeyHash.sha1.digest(file.identity.key.material.openRepresentation)
        let item: [NSString: Any] = [
            kSecImportItemIdentity: file.identity,
            kSecImportItemCertChain: NSArray(array: file.chain),
            kSecImportItemTrust: trust,
            kSecImportItemLabel: file.identity.certificate.facts.summary ?? "",
            kSecImportItemKeyID: Data(digest),
        ]
        items.pointee = NSArray(object: NSDictionary(dictionary: item))
        return errSecSuccess
    } catch {
        return error.status
    }
}

/// Why a file cannot be read.
private struct ImportFailure: Error {
    let status: OSStatus
}

/// What is in a PKCS #12 file.
private struct IdentityFile {
    let identity: SecIdentity
    /// The identity's certificate, then those above it.
    let chain: [SecCertificate]

    init(
        _ bytes: [UInt8],
        _ passphrase: String,
        _ library: casement_gnutls
    ) throws(ImportFailure) {
        var made: gnutls_pkcs12_t?
        guard library.pkcs12_init(&made) >= 0, let file = made else {
            throw ImportFailure(status: errSecAllocate)
        }
        defer { library.pkcs12_deinit(file) }
        let isRead = CertificateLibrary.withDatum(bytes) {
            library.pkcs12_import(file, $0, GNUTLS_X509_FMT_DER, 0) >= 0
        }
        guard isRead else { throw ImportFailure(status: errSecDecode) }
        guard library.pkcs12_verify_mac(file, passphrase) >= 0 else {
            throw ImportFailure(status: errSecAuthFailed)
        }
        var key: gnutls_x509_privkey_t?
        var certificates: UnsafeMutablePointer<gnutls_x509_crt_t?>?
        var count: UInt32 = 0
        let result = library.pkcs12_simple_parse(
            file,
            passphrase,
            &key,
            &certificates,
            &count,
            nil,
            nil,
            nil,
            UInt32(GNUTLS_PKCS12_SP_INCLUDE_SELF_SIGNED)
        )
        guard result >= 0 else { throw ImportFailure(status: errSecDecode) }
        defer {
            library.x509_privkey_deinit(key)
            free(certificates)
        }
        chain = UnsafeBufferPointer(start: certificates, count: Int(count)).compactMap { handle in
            handle.flatMap { ParsedCertificate(owning: $0, library).encoded }
                .flatMap { SecCertificate($0) }
        }
        guard let certificate = chain.first, let key else {
            throw ImportFailure(status: errSecDecode)
        }
        var datum = gnutls_datum_t()
        guard library.x509_privkey_export2(key, GNUTLS_X509_FMT_DER, &datum) >= 0,
            let numbers = RSANumbers(CertificateLibrary.taken(datum), isPrivate: true)
        else { throw ImportFailure(status: errSecUnimplemented) }
        identity = SecIdentity(certificate, SecKey(numbers))
    }
}

// SPDX-License-Identifier: Apache-2.0

#if !CryptoKit
// What source names first; each says how to get it in a package that left the trait out.

/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum AES {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum ChaChaPoly {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum Curve25519 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum HMAC<Function> {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum Insecure {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum P256 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA256 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA512 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SymmetricKey {}
#endif

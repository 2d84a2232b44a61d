// SPDX-License-Identifier: Apache-2.0

#if !CryptoKit
// The module's names, which tell a package that left the trait out what it needs. `casement` reads
// them, too: it takes the framework's types from its sources, and swift-crypto's are not among them.
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum AES {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum ChaChaPoly {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum CryptoKitASN1Error {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum CryptoKitError {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum Curve25519 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum HPKE {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum Insecure {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum KEM {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum MLDSA65 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum MLDSA87 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum MLKEM1024 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum MLKEM768 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum P256 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum P384 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum P521 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA256 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA256Digest {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA384 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA384Digest {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA3_256 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA3_384 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA3_512 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA512 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SHA512Digest {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SharedSecret {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SymmetricKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum SymmetricKeySize {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum XWingMLKEM768X25519 {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum HKDF<Function> {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum HMAC<Function> {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public enum HashedAuthenticationCode<Function> {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol DiffieHellmanKeyAgreement {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol Digest {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol HPKEDiffieHellmanPrivateKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol HPKEDiffieHellmanPublicKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol HPKEKEMPrivateKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol HPKEKEMPublicKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol HashFunction {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol KEMPrivateKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol KEMPublicKey {}
/// Needs the trait `CryptoKit`.
@available(*, unavailable, message: "depend on Casement with the trait CryptoKit")
public protocol MessageAuthenticationCode {}
#endif

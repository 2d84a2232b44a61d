// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why StoreKit can't do something.
public enum StoreKitError: Error, LocalizedError {
    /// Not known.
    case unknown
    /// The user cancelled.
    case userCancelled
    /// The network failed.
    case networkError(URLError)
    /// The system failed.
    case systemError(any Error)
    /// The store of the country doesn't have it.
    case notAvailableInStorefront
    /// The program has no right to it.
    case notEntitled
    /// The device can't.
    case unsupported

    /// The reason in words.
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unknown error."
        case .userCancelled: "Cancelled."
        case .networkError: "The network failed."
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "The store doesn't have it."
        case .notEntitled: "The program has no right to it."
        case .unsupported: "This device can't do it."
        }
    }
}

/// A value that the store has signed, or says it has.
public enum VerificationResult<SignedType> {
    /// The signature is wrong.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// Why a signature is wrong.
    public enum VerificationError: Error, Hashable, Sendable {
        /// The chain of certificates is wrong.
        case invalidCertificateChain
        /// The device is another one.
        case invalidDeviceVerification
        /// The text is not one that is signed.
        case invalidEncoding
        /// The signature is wrong.
        case invalidSignature
        /// Properties are missing.
        case missingRequiredProperties
        /// A certificate was revoked.
        case revokedCertificate
    }

    /// The value; throws where the signature is wrong.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whatever the signature is.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

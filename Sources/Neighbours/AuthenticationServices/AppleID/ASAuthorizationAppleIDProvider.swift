// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a provider has no state.
/// Makes requests to sign in with Apple, as on a device without an Apple Account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether a user may still sign in.
    public enum CredentialState: Int, Sendable {
        /// The user has withdrawn the permission.
        case revoked = 0
        /// The user is signed in.
        case authorized = 1
        /// The user is not known.
        case notFound = 2
        /// The program went to another team.
        case transferred = 3
    }

    /// Posted when a user withdraws the permission; never, since nobody has given it.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification"
    )

    /// Makes a provider.
    public override init() { super.init() }

    /// A request to sign in.
    open func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
    }

    /// Answers `notFound`, later and on a queue of its own.
    open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Answers `notFound`.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        await withCheckedContinuation { continuation in
            getCredentialState(forUserID: userID) { state, _ in
                continuation.resume(returning: state)
            }
        }
    }
}

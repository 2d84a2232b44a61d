// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Whether the store takes credentials.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    /// The state of a store that is not enabled.
    public override init() { super.init() }

    /// Whether the user has enabled the program's credentials; false.
    open var isEnabled: Bool { false }

    /// Whether single identities can be changed; false.
    open var supportsIncrementalUpdates: Bool { false }
}

// Sendable is unchecked because the store has no state.
/// The identities that AutoFill offers, as on a device where the user has enabled none.
///
/// Every change fails with `storeDisabled`; handlers run on a queue of their own.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    private static let only = ASCredentialIdentityStore()

    private override init() { super.init() }

    /// The store.
    open class var shared: ASCredentialIdentityStore { only }

    /// Answers that the store is not enabled.
    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
    }

    /// Answers that the store is not enabled.
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    /// Fails.
    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func removeCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func removeAllCredentialIdentities(
        _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func replaceCredentialIdentities(
        _ newCredentialIdentities: [any ASCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Fails.
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    private final func fail(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.global().async {
            completion(false, ASCredentialIdentityStoreError(.storeDisabled))
        }
    }
}

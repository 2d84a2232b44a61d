// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a provider has no state.
/// Makes requests for saved passwords, of which there are none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Makes a provider.
    public override init() { super.init() }

    /// A request for a saved password.
    open func createRequest() -> ASAuthorizationPasswordRequest {
        ASAuthorizationPasswordRequest(provider: self)
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A request for a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
    init(provider: ASAuthorizationPasswordProvider) { super.init(provider: provider) }

    /// Reads a request.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? {
        ASAuthorizationPasswordProvider()
    }
}

// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a request is configured before it is performed.
/// A request of OpenID Connect.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The contact information that is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?

    /// Returned unchanged with the credential.
    open var state: String?

    /// Ties the identity token to the request.
    open var nonce: String?

    /// What the request is for; the provider decides by default.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

    override init(provider: any ASAuthorizationProvider) { super.init(provider: provider) }

    init(copying other: ASAuthorizationOpenIDRequest) {
        super.init(provider: other.provider)
        requestedScopes = other.requestedScopes
        state = other.state
        nonce = other.nonce
        requestedOperation = other.requestedOperation
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationOpenIDRequest(copying: self)
    }

    /// Writes scopes, state, nonce and operation.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let scopes = requestedScopes?.map { $0.rawValue as NSString }
        coder.encode(scopes.map { NSArray(array: $0) }, forKey: "requestedScopes")
        coder.encode(state as NSString?, forKey: "state")
        coder.encode(nonce as NSString?, forKey: "nonce")
        coder.encode(requestedOperation.rawValue as NSString, forKey: "requestedOperation")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        requestedScopes = coder.strings("requestedScopes")?.map { ASAuthorization.Scope($0) }
        state = coder.string("state")
        nonce = coder.string("nonce")
        if let operation = coder.string("requestedOperation") {
            requestedOperation = ASAuthorization.OpenIDOperation(operation)
        }
    }
}

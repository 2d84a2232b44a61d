// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a request is configured before it is performed.
/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// The identifier of a user who signed in before.
    open var user: String?

    init(provider: ASAuthorizationAppleIDProvider) { super.init(provider: provider) }

    init(copying other: ASAuthorizationAppleIDRequest) {
        super.init(copying: other)
        user = other.user
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationAppleIDRequest(copying: self)
    }

    /// Writes the user, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(user as NSString?, forKey: "user")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        user = coder.string("user")
    }

    override class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? {
        ASAuthorizationAppleIDProvider()
    }
}
